"""King Pakal's God of Trade (AH-22.15): claim the building of his region, or else as many majorities as he can."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import FROM_PAKAL_TRADE, LYING, REGION_BUILDING, STANDING
from sacbe.ahau.names import NUM_CITIES
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.pakal_cities import god_rank, wins
from sacbe.ahau.steps.pakal_goods import gain_resources, set_building


def trade(s: Ahau, strength: i64) -> None:
    """Use the power, one way or the other."""
    region = s.ruler(s.version.rival)
    if s.cells[REGION_BUILDING + region - 1]:
        claim = Claim(s, region, strength)
        if claim.found:
            carry_out(s, claim.best, causes.PAKAL_CLAIMS)
            if strength > claim.cost:
                gain_resources(s, strength - claim.cost, causes.PAKAL_CLAIMS)
            building = s.cells[REGION_BUILDING + region - 1] - 1
            s.cells[REGION_BUILDING + region - 1] = 0
            set_building(s, building, causes.PAKAL_CLAIMS)
            return
    plan = Majorities(s, strength)
    carry_out(s, plan.best, causes.PAKAL_MAJORITIES)
    s.score(s.version.rival, FROM_PAKAL_TRADE, strength - plan.best_cost, causes.PAKAL_IDLE)


def carry_out(s: Ahau, walks: vec[i64], cause: i64) -> None:
    """Move workers: each walk is ``from * NUM_CITIES + to``."""
    for i in range(len(walks)):
        s.change(s.version.rival, STANDING + walks[i] // NUM_CITIES, -1, cause)
        s.change(s.version.rival, STANDING + walks[i] % NUM_CITIES, 1, cause)


class Claim:
    """The cheapest walks that put a worker into every city of a region; missing cities and sources from the top."""

    def __init__(self, s: Ahau, region: i64, strength: i64) -> None:
        self.distance = s.version.side.distance
        self.spare = vec[i64]()
        self.missing = vec[i64]()
        self.walks = vec[i64]()
        self.best = vec[i64]()
        self.found = False
        self.cost: i64 = strength + 1
        for city in range(NUM_CITIES):
            inside = s.version.side.touches(region, city)
            if inside and not s.has_worker(s.version.rival, city):
                self.missing = append(self.missing, city)
            # The last worker of a city of the region has to stay there.
            stays: i64 = 1 if inside and s.of(s.version.rival, LYING + city) == 0 else 0
            self.spare = append(self.spare, max(s.of(s.version.rival, STANDING + city) - stays, 0))
        self.search(0, 0)

    def search(self, i: i64, cost: i64) -> None:
        """Find a source for the missing city ``i`` and those after it."""
        if cost >= self.cost:
            return
        if i == len(self.missing):
            self.found = True
            self.cost = cost
            self.best = self.walks[:]
            return
        for city in range(NUM_CITIES):
            if self.spare[city]:
                walk = city * NUM_CITIES + self.missing[i]
                self.spare[city] -= 1
                self.walks = append(self.walks, walk)
                self.search(i + 1, cost + self.distance[walk])
                self.walks = self.walks[: len(self.walks) - 1]
                self.spare[city] += 1


class Majorities:
    """The plan with the most majorities in the end; of those the best target first, and the best sources for it.

    Targets are looked at in their order, each taken or left. The first of the best plans found is kept.
    """

    def __init__(self, s: Ahau, strength: i64) -> None:
        self.s = s
        self.strength = strength
        self.distance = s.version.side.distance
        self.own = vec[i64]()
        self.theirs = vec[i64]()
        self.pieces = vec[i64]()
        self.standing = vec[i64]()
        pakal = s.version.rival
        for city in range(NUM_CITIES):
            self.own = append(self.own, s.workers(pakal, city))
            self.theirs = append(self.theirs, s.workers(0, city))
            self.standing = append(self.standing, s.of(pakal, STANDING + city))
            self.pieces = append(self.pieces, s.of(pakal, STANDING + city) + s.of(pakal, LYING + city))
        self.targets = self.in_order(True)
        self.walks = vec[i64]()
        self.best = vec[i64]()
        self.best_cost: i64 = 0
        self.most = self.majorities()
        self.search(0, 0)

    def wins(self, city: i64) -> bool:
        """Tell whether he has the majority in a city as the plan stands."""
        return wins(self.s, self.own[city], self.theirs[city])

    def majorities(self) -> i64:
        """Count them."""
        count: i64 = 0
        for city in range(NUM_CITIES):
            count += 1 if self.wins(city) else 0
        return count

    def need(self, city: i64) -> i64:
        """Return how many workers more would win a city."""
        more: i64 = 1
        while not wins(self.s, self.own[city] + more, self.theirs[city]):
            more += 1
        return more

    def key(self, city: i64, target: bool) -> i64:
        """Return what orders cities: need or margin, then workers in all, then the preferred god; lower is better."""
        first = self.need(city) if target else 50 - (self.own[city] - self.theirs[city])
        return first * 10_000 + (self.own[city] + self.theirs[city]) * 100 + god_rank(self.s, city) * 10

    def in_order(self, target: bool) -> vec[i64]:
        """Return the cities to win, or those that can give a worker, the best first and of equal ones the upper."""
        found = vec[i64]()
        for city in range(NUM_CITIES):
            if (target and not self.wins(city)) or (not target and self.can_give(city)):
                found = append(found, city)
                i: i64 = len(found) - 1
                while i > 0 and self.key(found[i - 1], target) > self.key(city, target):
                    found[i] = found[i - 1]
                    i -= 1
                found[i] = city
        return found

    def can_give(self, city: i64) -> bool:
        """Tell whether a worker may leave: not the last one, from a majority, and not so that the player gets it."""
        if self.standing[city] == 0 or self.pieces[city] < 2 or not self.wins(city):
            return False
        return self.theirs[city] <= self.own[city] - 1

    def search(self, i: i64, cost: i64) -> None:
        """Take target ``i`` with all its sources, then leave it."""
        now = self.majorities()
        if now > self.most:
            self.most = now
            self.best = self.walks[:]
            self.best_cost = cost
        if i == len(self.targets) or now + min(self.strength - cost, len(self.targets) - i) <= self.most:
            return
        city = self.targets[i]
        need = self.need(city)
        if need <= self.strength - cost:
            self.supply(i, city, need, cost)
        self.search(i + 1, cost)

    def supply(self, i: i64, city: i64, need: i64, cost: i64) -> None:
        """Bring ``need`` workers to a target, then look at the next one."""
        if need == 0:
            self.search(i + 1, cost)
            return
        sources = self.in_order(False)
        for k in range(len(sources)):
            moves = self.distance[sources[k] * NUM_CITIES + city]
            if sources[k] != city and cost + moves + need - 1 <= self.strength:
                self.move(sources[k], city, 1)
                self.walks = append(self.walks, sources[k] * NUM_CITIES + city)
                self.supply(i, city, need - 1, cost + moves)
                self.walks = self.walks[: len(self.walks) - 1]
                self.move(sources[k], city, -1)

    def move(self, city: i64, to: i64, amount: i64) -> None:
        """Move a worker, or back."""
        self.own[city] -= amount
        self.pieces[city] -= amount
        self.standing[city] -= amount
        self.own[to] += amount
        self.pieces[to] += amount
        self.standing[to] += amount
