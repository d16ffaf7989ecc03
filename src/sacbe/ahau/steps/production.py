"""3. Produce or build: producing from a site beside the city, or anywhere with the Merchant."""

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import RESOURCE, SITE, TURN_CITY
from sacbe.ahau.names import MERCHANT, NUM_COLOURS, PRODUCE_MARKET, RAISED_BED_FARM
from sacbe.ahau.state import Ahau, Automatic
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.calendar import deplete
from sacbe.core.choices import Choices


def add_sites(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the sites to produce from: beside the city, with own workers; with the Merchant any (AH-17.10)."""
    side, city = s.version.side, s.cells[TURN_CITY] - 1
    if s.playing(seat, MERCHANT):
        for site in range(side.sites):
            if s.cells[SITE + site]:
                out.add(actions.PRODUCE + site)
        return
    for i in range(side.near_first[city], side.near_first[city + 1]):
        if s.cells[SITE + side.near[i]] and s.site_workers(seat, side.near[i]) > 0:
            out.add(actions.PRODUCE + side.near[i])


def produce(s: Ahau, seat: i64, site: i64) -> None:
    """Gain a resource for each worker beside the site, and what buildings and the Merchant add; deplete the site."""
    colour = deplete(s, site)
    s.change(seat, RESOURCE + colour, s.site_workers(seat, site), causes.PRODUCING)
    farms = s.copies(seat, RAISED_BED_FARM) * s.parts.building_amount[RAISED_BED_FARM]
    s.change(seat, RESOURCE + colour, farms, causes.OF_BUILDING + RAISED_BED_FARM)
    if s.playing(seat, MERCHANT):
        s.push(numbers.GAIN, seat, s.parts.role_amount[MERCHANT], causes.OF_ROLE + MERCHANT)
    partners = s.copies(seat, PRODUCE_MARKET) * s.parts.building_amount[PRODUCE_MARKET]
    if partners:
        s.push(numbers.PARTNER, seat, site | colour << 4, partners)


class Partner(Automatic):
    """The Produce Market counts the workers of another colour too: ``b`` colours, one after the other.

    ``a`` holds the site, its colour, and from bit 8 a bit for each seat counted already.
    """

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any other seat with workers beside the site, or none."""
        for other in range(s.version.seats):
            if self.helps(s, seat, other):
                if out.count == 0:
                    out.add(actions.DONE)
                out.add(actions.PARTNER + other)

    def helps(self, s: Ahau, seat: i64, other: i64) -> bool:
        """Tell whether another seat's workers can be counted."""
        return other != seat and s.a >> (8 + other) == 0 and s.site_workers(other, s.a & 15) > 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Gain resources for its workers."""
        if action < actions.PARTNER:
            return
        other = action - actions.PARTNER
        amount = s.site_workers(other, s.a & 15)
        s.change(seat, RESOURCE + (s.a >> 4 & 15), amount, causes.OF_BUILDING + PRODUCE_MARKET)
        if s.b > 1:
            s.push(numbers.PARTNER, seat, s.a | i64(256) << other, s.b - 1)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A site, its colour, and seats; some colours are due."""
        known = a & 15 < s.version.side.sites and a >> 4 & 15 < NUM_COLOURS
        return super().fits(s, seat, 0, 0) and known and a >> 8 < i64(1) << s.version.seats and 0 < b < 256
