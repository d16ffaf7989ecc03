"""3. Produce or build: producing from a site beside the city, or anywhere with the Merchant."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.buildings import PRODUCE_MARKET, RAISED_BED_FARM
from sacbe.ahau.names import CITIES, MERCHANT, NUM_COLOURS, RESOURCES
from sacbe.ahau.state import Ahau, Automatic, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.rewards import push_gain
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal


def add_sites(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the sites to produce from: beside the city, with workers of the seat; with the Merchant any (AH-17.10)."""
    side, city = s.version.side, s.cells[cells.TURN_CITY] - 1
    if s.playing(seat, MERCHANT):
        for site in range(side.sites):
            if s.cells[cells.SITE + site]:
                out.add(actions.PRODUCE + site)
        return
    for i in range(side.near_first[city], side.near_first[city + 1]):
        if s.cells[cells.SITE + side.near[i]] and s.site_workers(seat, side.near[i]) > 0:
            out.add(actions.PRODUCE + side.near[i])


def site_refusal(s: Ahau, seat: i64, site: i64) -> Refusal | None:
    """Return why a seat cannot produce from a site."""
    city = s.cells[cells.TURN_CITY] - 1
    if s.cells[cells.SITE + site] == 0:
        return Refusal("why-site-depleted", "AH-10.4", {"site": site + 1})
    if s.playing(seat, MERCHANT):
        return None
    if not s.version.side.beside(site, city):
        return Refusal("why-site-not-adjacent", "AH-10.2", {"site": site + 1, "city": CITIES[city]})
    return None if s.site_workers(seat, site) else Refusal("why-no-worker-by-site", "AH-10.3", {"site": site + 1})


def site_details(s: Ahau, seat: i64, site: i64) -> dict[str, object]:
    """Return the resource, how many of it a seat's workers and farms bring, and how many of any the Merchant adds."""
    farms = s.power(seat, RAISED_BED_FARM)
    more = s.role_amount(seat) if s.playing(seat, MERCHANT) else i64(0)
    amount = s.site_workers(seat, site) + farms
    return {"resource": RESOURCES[s.cells[cells.SITE + site] - 1], "amount": int(amount), "any": int(more)}


def produce(s: Ahau, seat: i64, site: i64) -> None:
    """Gain a resource for each worker beside the site, and what buildings and the Merchant add; deplete the site."""
    colour = deplete(s, site)
    s.change(seat, cells.RESOURCE + colour, s.site_workers(seat, site), causes.PRODUCING)
    farms = s.power(seat, RAISED_BED_FARM)
    s.change(seat, cells.RESOURCE + colour, farms, causes.OF_BUILDING + RAISED_BED_FARM)
    if s.playing(seat, MERCHANT):
        push_gain(s, seat, s.role_amount(seat), causes.OF_ROLE + MERCHANT)
    partners = s.power(seat, PRODUCE_MARKET)
    if partners:
        push_partner(s, seat, site, colour, 0, partners)


def push_partner(s: Ahau, seat: i64, site: i64, colour: i64, counted: i64, partners: i64) -> None:
    """Ask a seat to count the workers of some others by a site; ``counted`` has a bit for each seat counted already."""
    s.push(step_ids.PARTNER, seat, site | colour << 4 | counted << 8, partners)


def shared_site(s: Ahau) -> i64:
    """Return the site of the open step."""
    return s.a & 15


def shared_colour(s: Ahau) -> i64:
    """Return the colour it had."""
    return s.a >> 4 & 15


def counted_seats(s: Ahau) -> i64:
    """Return the seats counted already, a bit for each."""
    return s.a >> 8


class Partner(Automatic):
    """The Produce Market counts the workers of other players (``b`` of them) too, one after the other in order."""

    number: ClassVar[int] = step_ids.PARTNER
    name: ClassVar[str] = "partner"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any other seat with workers beside the site, or none."""
        for other in range(s.version.seats):
            if self.helps(s, seat, other):
                if out.count == 0:
                    out.add(actions.DONE)
                out.add(actions.PARTNER + other)

    def helps(self, s: Ahau, seat: i64, other: i64) -> bool:
        """Tell whether another seat's workers can be counted."""
        return other != seat and counted_seats(s) >> other == 0 and s.site_workers(other, shared_site(s)) > 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Gain resources for its workers."""
        if action < actions.PARTNER:
            return
        other = action - actions.PARTNER
        site, colour = shared_site(s), shared_colour(s)
        s.change(seat, cells.RESOURCE + colour, s.site_workers(other, site), causes.OF_BUILDING + PRODUCE_MARKET)
        if s.b > 1:
            push_partner(s, seat, site, colour, counted_seats(s) | i64(1) << other, s.b - 1)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A site, its colour, and seats; some colours are due."""
        known = a & 15 < s.version.side.sites and a >> 4 & 15 < NUM_COLOURS
        return super().fits(s, seat, 0, 0) and known and a >> 8 < i64(1) << s.version.seats and 0 < b < 256

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Another player with workers by the site, who has not been counted."""
        if action == actions.DONE:
            return None
        if s.kind_of(action) != actions.PARTNER:
            return not_now(s)
        other = action - actions.PARTNER
        if other == seat or other >= s.version.seats:
            return Refusal("why-no-other-player", "AH-15.20")
        if s.site_workers(other, shared_site(s)) == 0:
            return Refusal("why-player-not-by-site", "AH-15.20", {"player": other + 1})
        return None if self.helps(s, seat, other) else Refusal("why-player-counted", "AH-15.20", {"player": other + 1})

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The player, and how many workers there are."""
        if s.kind_of(action) != actions.PARTNER:
            return {}
        other = action - actions.PARTNER
        return {"amount": int(s.site_workers(other, shared_site(s))), "player": int(other) + 1}
