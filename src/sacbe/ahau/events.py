"""What people are told of the course of a game beside changes of goods, and of every choice the rules make.

A game that nobody follows (without a history) pays one test for each. ``reason`` says what decided a choice: one of the
measures of :mod:`sacbe.ahau.choosing`, ``only`` where there was nothing to choose from, or what the rules say last.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.choosing import Best
from sacbe.ahau.names import CITIES, GODS, OFFER_SLOTS, PYRAMID, RESOURCES, ROLE_CARD, TILES
from sacbe.ahau.state import Ahau
from sacbe.core.frames import NOBODY

# -- the round -------------------------------------------------------------------------------------------------------


def begin_round(s: Ahau) -> None:
    """A round begins."""
    if s.history is not None:
        s.tell("event-round", NOBODY, {"round": s.cells[cells.ROUND], "katun": s.cells[cells.KATUN]})


def cards(s: Ahau, seat: i64) -> None:
    """The cards of a seat are revealed."""
    if s.history is not None:
        left, right = s.of(seat, cells.LEFT) - 1, s.of(seat, cells.RIGHT) - 1
        role = s.parts.role_ids[s.of(seat, cells.ROLE) - 1] if ROLE_CARD in (left, right) else None
        args: dict[str, object] = {
            "region": s.card_number(seat, left),
            "number": s.card_number(seat, right),
            "role": role,
        }
        s.tell("event-cards", seat, args)


def conflict(s: Ahau, region: i64, rivals: vec[i64], by: str) -> None:
    """A conflict: where, how strong everybody is, the strongest first, and what decided it."""
    if s.history is not None:
        s.tell("event-conflict", NOBODY, {"region": region})
        for i in range(len(rivals)):
            number = s.card_number(rivals[i], s.of(rivals[i], cells.RIGHT) - 1)
            weapons = s.of(rivals[i], cells.WEAPONS)
            strength: dict[str, object] = {"strength": number + weapons, "number": number, "weapons": weapons}
            s.tell("event-strength", rivals[i], strength)
        s.tell("event-conflict-won", rivals[0], {"region": region, "by": by})


def site_worked(s: Ahau, site: i64, colour: i64, count: i64) -> None:
    """A production site goes to the calendar, where it is the one numbered ``count``."""
    if s.history is not None:
        last = s.version.last_space
        s.tell("event-site", NOBODY, {"site": site + 1, "resource": RESOURCES[colour], "count": count, "last": last})
        if count == last:
            s.tell("event-calendar-full", NOBODY, {})


def ending(s: Ahau, seat: i64, why: str) -> None:
    """The end of the game is near, and why."""
    if s.history is not None:
        s.tell("event-ending", seat, {"ending": why})


# -- the celebration -------------------------------------------------------------------------------------------------


def celebration(s: Ahau) -> None:
    """A K'atun celebration begins."""
    if s.history is not None:
        s.tell("event-celebration", NOBODY, {"katun": s.cells[cells.KATUN]})


def temple(s: Ahau, seat: i64, god: i64, fame: i64) -> None:
    """A temple pays a seat."""
    if s.history is not None:
        scoring = s.parts.scoring_ids[s.cells[cells.TEMPLE_TILE + god]]
        s.tell("event-temple", seat, {"god": GODS[god], "scoring": scoring, "fame": fame})


def temple_without_markers(s: Ahau, god: i64) -> None:
    """A temple pays nobody."""
    if s.history is not None:
        s.tell("event-temple-empty", NOBODY, {"god": GODS[god]})


def city(s: Ahau, seat: i64, place: i64, tied: bool, fame: i64) -> None:
    """A city pays a seat."""
    if s.history is not None:
        args: dict[str, object] = {"city": CITIES[place], "workers": s.workers(seat, place), "fame": fame, "tied": tied}
        s.tell("event-city", seat, args)


def city_of_the_shadow(s: Ahau, place: i64) -> None:
    """A city pays nobody, for the Shadow has most workers."""
    if s.history is not None:
        workers = s.workers(s.version.rival, place)
        s.tell("event-city-shadow", s.version.rival, {"city": CITIES[place], "workers": workers})


def next_katun(s: Ahau) -> None:
    """The next K'atun begins."""
    if s.history is not None:
        s.tell("event-katun", NOBODY, {"katun": s.cells[cells.KATUN]})


# -- the Shadow and King Pakal ---------------------------------------------------------------------------------------


def rival_retreats(s: Ahau, region: Best) -> None:
    """The Shadow or King Pakal moves away after a lost conflict."""
    if s.history is not None:
        reason = region.reason(("god", "workers"), "number")
        s.tell("event-rival-retreats", s.version.rival, {"region": region.item, "reason": reason})


def rival_tile(s: Ahau, tile: i64, reason: str) -> None:
    """The Shadow or King Pakal prefers a tile of the region; -1: there is none."""
    if s.history is None:
        return
    if tile < 0:
        s.tell("event-rival-no-tile", s.version.rival, {})
    else:
        s.tell("event-rival-tile", s.version.rival, {"tile": TILES[tile], "reason": reason})


def shadow_city(s: Ahau, place: Best) -> None:
    """The Shadow places a worker, or cannot."""
    if s.history is None:
        return
    if place.item < 0:
        s.tell("event-rival-no-city", s.version.rival, {})
    else:
        reason = place.reason(("fewest", "god"), "top")
        s.tell("event-shadow-city", s.version.rival, {"city": CITIES[place.item], "reason": reason})


def shadow_building(s: Ahau, region: i64, building: i64) -> None:
    """A building leaves the game, for the Shadow surrounds its region."""
    if s.history is not None:
        s.tell("event-shadow-building", s.version.rival, {"region": region, "building": s.parts.building_ids[building]})


def deck_formed(s: Ahau) -> None:
    """The deck of the Shadow or King Pakal is formed anew."""
    if s.history is not None:
        s.tell("event-rival-deck", s.version.rival, {})


# -- King Pakal ------------------------------------------------------------------------------------------------------


def pakal(s: Ahau, message: str, args: dict[str, object]) -> None:
    """Something about King Pakal; where making ``args`` costs time, ask for a history first."""
    s.tell(message, s.version.rival, args)


def pakal_region(s: Ahau, region: i64, reason: str) -> None:
    """His ruler moves to a region, or stays, before conflicts."""
    if s.history is not None:
        pakal(s, "event-pakal-region", {"region": region, "reason": reason})


def pakal_city(s: Ahau, place: Best, rule: i64) -> None:
    """He places a worker by one of three rules (1 to 3); of several such cities by a measure."""
    if s.history is not None:
        reason = place.reason(("tiles", "god", "majority"), "top")
        pakal(s, "event-pakal-city", {"city": CITIES[place.item], "rule": rule, "reason": reason})


def pakal_no_city(s: Ahau) -> None:
    """He can place no worker."""
    if s.history is not None:
        pakal(s, "event-rival-no-city", {})


def pakal_bonus(s: Ahau, region: i64, building: i64, taken: bool) -> None:
    """He surrounds his region and builds its building, or does not."""
    if s.history is not None:
        message = "event-pakal-bonus" if taken else "event-pakal-no-bonus"
        pakal(s, message, {"region": region, "building": s.parts.building_ids[building]})


def pakal_summons(s: Ahau, god: i64, strength: i64, tiles: i64, discards: i64) -> None:
    """He summons a god, with tiles of his pyramid and discarded ones."""
    if s.history is not None:
        args: dict[str, object] = {"god": GODS[god], "strength": strength, "tiles": tiles, "discards": discards}
        pakal(s, "event-pakal-summons", args)


def pakal_no_god(s: Ahau, god: i64, reason: str) -> None:
    """He does not summon a god."""
    if s.history is not None:
        pakal(s, "event-pakal-no-god", {"god": GODS[god], "reason": reason})


def pakal_chooses_god(s: Ahau, god: Best) -> None:
    """The High Priestess chooses a god."""
    if s.history is not None:
        reason = god.reason(("fame", "strength", "unmarked"), "god")
        pakal(s, "event-pakal-priestess", {"god": GODS[god.item], "reason": reason})


def pakal_dances(s: Ahau, god: i64) -> None:
    """The Dancer summons the most preferred god she can; -1: none."""
    if s.history is None:
        return
    if god < 0:
        pakal(s, "event-pakal-no-dance", {})
    else:
        pakal(s, "event-pakal-dances", {"god": GODS[god]})


def pakal_marker(s: Ahau, god: i64, moved: bool) -> None:
    """He puts a marker at a temple, or moves the one of its middle space to the left."""
    if s.history is not None:
        pakal(s, "event-pakal-marker", {"god": GODS[god], "moved": moved})


def pakal_rain(s: Ahau, site: Best, amount: i64) -> None:
    """The Rain God depletes a site."""
    if s.history is not None:
        reason = site.reason(("theirs", "fewest"), "top")
        pakal(s, "event-pakal-rain", {"site": site.item + 1, "amount": amount, "reason": reason})


def pakal_walk(s: Ahau, city: i64, to: i64) -> None:
    """The God of Trade moves a worker."""
    if s.history is not None:
        pakal(s, "event-pakal-walk", {"city": CITIES[city], "to": CITIES[to]})


def pakal_claims(s: Ahau, region: i64, building: i64, moves: i64, left: i64) -> None:
    """The God of Trade claims the building of his region, with the fewest moves."""
    if s.history is not None:
        args: dict[str, object] = {
            "region": region,
            "building": s.parts.building_ids[building],
            "moves": moves,
            "left": left,
        }
        pakal(s, "event-pakal-claims", args)


def pakal_majorities(s: Ahau, won: i64, moves: i64, left: i64) -> None:
    """The God of Trade wins cities, as many as can be."""
    if s.history is not None:
        pakal(s, "event-pakal-majorities", {"won": won, "moves": moves, "left": left})


def pakal_cards(s: Ahau, count: i64) -> None:
    """The Sun God returns cards to his deck."""
    if s.history is not None:
        pakal(s, "event-pakal-cards", {"count": count})


def pakal_lays(s: Ahau, place: Best, measures: tuple[str, ...]) -> None:
    """He lays a worker down, or has none to lay down."""
    if s.history is None:
        return
    if place.item < 0:
        pakal(s, "event-pakal-lays-none", {})
    else:
        args: dict[str, object] = {"city": CITIES[place.item], "reason": place.reason(measures, "top")}
        pakal(s, "event-pakal-lays", args)


def pakal_jaguar(s: Ahau, place: Best, stands: bool) -> None:
    """The Jaguar God takes a worker back, or stands one up."""
    if s.history is not None:
        reason = place.reason(("lead", "most", "least_god"), "top")
        pakal(s, "event-pakal-jaguar", {"city": CITIES[place.item], "stands": stands, "reason": reason})


def pakal_temple(s: Ahau, god: Best) -> None:
    """He marks a temple as a reward."""
    if s.history is not None:
        pakal(s, "event-pakal-temple", {"god": GODS[god.item], "reason": god.reason(("award",), "least_god")})


def pakal_produces(s: Ahau, site: Best, amount: i64, why: str) -> None:
    """He produces: because he cannot build, or because the Merchant would rather."""
    if s.history is not None:
        reason = site.reason(("most", "theirs"), "chance")
        args: dict[str, object] = {"site": site.item + 1, "amount": amount, "reason": reason, "why": why}
        pakal(s, "event-pakal-produces", args)


def pakal_idle(s: Ahau) -> None:
    """He can neither build nor produce."""
    if s.history is not None:
        pakal(s, "event-pakal-idle", {})


def pakal_builds(s: Ahau, tile: i64, space: i64, cost: i64, traded: i64, choice: Best) -> None:
    """He builds the next tile of his order: which of his reserve, and for how many resources and traded tiles."""
    if s.history is not None:
        reason = choice.reason(("fame", "god", "colour", "coloured"), "chance")
        args: dict[str, object] = {
            "tile": TILES[tile],
            "space": PYRAMID[space],
            "cost": cost,
            "traded": traded,
            "reason": reason,
        }
        pakal(s, "event-pakal-builds", args)


def pakal_buys(s: Ahau, slot: Best, building: i64, cost: i64, why: str) -> None:
    """He builds a building of the offer: the next of his order, or instead of resources beyond his tracker."""
    if s.history is not None:
        args: dict[str, object] = {
            "building": s.parts.building_ids[building],
            "slot": OFFER_SLOTS[slot.item],
            "cost": cost,
            "reason": slot.reason(("cheapest",), "right"),
            "why": why,
        }
        pakal(s, "event-pakal-buys", args)


def pakal_gains_nothing(s: Ahau, amount: i64) -> None:
    """Resources would go beyond his tracker, and there is no building he can pay for."""
    if s.history is not None:
        pakal(s, "event-pakal-gains-nothing", {"amount": amount})


def pakal_unbuilt(s: Ahau, tiles: i64) -> None:
    """He cannot build as many tiles as he may."""
    if s.history is not None:
        pakal(s, "event-pakal-unbuilt", {"tiles": tiles})


def pakal_queen(s: Ahau, place: i64) -> None:
    """The Queen lays down the worker he placed."""
    if s.history is not None:
        pakal(s, "event-pakal-queen", {"city": CITIES[place]})


def pakal_redraws(s: Ahau) -> None:
    """Two sixes go back into his deck."""
    if s.history is not None:
        pakal(s, "event-pakal-redraws", {})
