"""King Pakal's God of Trade (AH-22.15): claim the building of his region, or else as many majorities as he can."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import fewest, key, last_measure
from sacbe.ahau.names import NUM_CITIES
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.pakal_cities import god_rank, wins, wins_ties
from sacbe.ahau.steps.pakal_goods import gain_resources, set_building


def trade(s: Ahau, strength: i64) -> None:
    """Use the power, one way or the other."""
    region = s.ruler(s.version.rival)
    if s.cells[cells.REGION_BUILDING + region - 1]:
        claim = Claim(s, region, strength)
        if claim.found:
            building = s.cells[cells.REGION_BUILDING + region - 1] - 1
            events.pakal_claims(s, region, building, claim.cost, strength - claim.cost)
            carry_out(s, claim.best, causes.PAKAL_CLAIMS)
            if strength > claim.cost:
                gain_resources(s, strength - claim.cost, causes.PAKAL_CLAIMS)
            s.cells[cells.REGION_BUILDING + region - 1] = 0
            set_building(s, building, causes.PAKAL_CLAIMS)
            return
    plan = Majorities(s, strength)
    events.pakal_majorities(s, plan.most - plan.first, plan.best_cost, strength - plan.best_cost)
    carry_out(s, plan.best, causes.PAKAL_MAJORITIES)
    s.score(s.version.rival, cells.FROM_PAKAL_TRADE, strength - plan.best_cost, causes.PAKAL_IDLE)


def carry_out(s: Ahau, walks: vec[i64], cause: i64) -> None:
    """Move workers: each walk is ``from * NUM_CITIES + to``."""
    for i in range(len(walks)):
        city, to = walks[i] // NUM_CITIES, walks[i] % NUM_CITIES
        events.pakal_walk(s, city, to)
        s.change(s.version.rival, cells.STANDING + city, -1, cause)
        s.change(s.version.rival, cells.STANDING + to, 1, cause)


class Claim:
    """The cheapest walks that put a worker into every city of a region; missing cities and sources from the top."""

    def __init__(self, s: Ahau, region: i64, strength: i64) -> None:
        self.distance = s.version.side.distance
        standing = s.cell(s.version.rival, cells.STANDING)
        self.spare = s.cells[standing : standing + NUM_CITIES]
        self.missing = vec[i64]()
        self.walks = vec[i64]()
        self.best = vec[i64]()
        self.found = False
        self.cost: i64 = strength + 1
        for city in range(NUM_CITIES):
            if s.version.side.touches(region, city):
                self.hold(s, city)
        self.search(0, 0)

    def hold(self, s: Ahau, city: i64) -> None:
        """Note a city of the region that is missing; the last worker of one has to stay there."""
        if not s.has_worker(s.version.rival, city):
            self.missing = append(self.missing, city)
        elif s.of(s.version.rival, cells.LYING + city) == 0:
            self.spare[city] -= 1

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
                self.walks, _walk = pop(self.walks)
                self.spare[city] += 1


class Majorities:
    """The plan with the most majorities in the end; of those the best target first, and the best sources for it.

    Targets are looked at in their order, each taken or left. The first of the best plans found is kept.
    """

    def __init__(self, s: Ahau, strength: i64) -> None:
        self.s = s
        self.strength = strength
        self.distance = s.version.side.distance
        self.ties = wins_ties(s)
        pakal, player = s.cell(s.version.rival, 0), s.cell(0, 0)
        self.standing = s.cells[pakal + cells.STANDING : pakal + cells.STANDING + NUM_CITIES]
        self.lying = s.cells[pakal + cells.LYING : pakal + cells.LYING + NUM_CITIES]
        self.theirs = s.cells[player + cells.STANDING : player + cells.STANDING + NUM_CITIES]
        self.won: i64 = 0
        for city in range(NUM_CITIES):
            self.theirs[city] += 2 * s.cells[player + cells.LYING + city]
            self.won += self.wins(city)
        self.first = self.won
        """How many he has before anybody moves."""
        self.most = self.won
        self.targets = self.targets_in_order()
        self.walks = vec[i64]()
        self.best = vec[i64]()
        self.best_cost: i64 = 0
        self.search(0, 0)

    def own(self, city: i64) -> i64:
        """Count his workers in a city as the plan stands."""
        return self.standing[city] + 2 * self.lying[city]

    def wins(self, city: i64) -> i64:
        """Return 1 where he has the majority as the plan stands."""
        return i64(1) if wins(self.own(city), self.theirs[city], self.ties) else i64(0)

    def need(self, city: i64) -> i64:
        """Return how many workers more would win a city that is not won."""
        return max(self.theirs[city] - self.own(city) + (i64(0) if self.ties else i64(1)), 1)

    def can_give(self, city: i64) -> bool:
        """Tell whether a worker may leave: not the last one, from a majority, and not so that the player gets it."""
        if self.standing[city] == 0 or self.standing[city] + self.lying[city] < 2:
            return False
        return self.theirs[city] < self.own(city)

    # Cities are sorted as numbers, the lowest first: what matters most, then workers in all, then the preferred god,
    # and in the last place the city itself, where equal ones go from the top.

    def targets_in_order(self) -> vec[i64]:
        """Return the cities to win: those that need the fewest workers first."""
        found = vec[i64]()
        for city in range(NUM_CITIES):
            if not self.wins(city):
                found = insert(found, self.key(city, self.need(city)))
        return found

    def sources_in_order(self) -> vec[i64]:
        """Return the cities that can give a worker: those with the largest lead first."""
        found = vec[i64]()
        for city in range(NUM_CITIES):
            if self.can_give(city):
                found = insert(found, self.key(city, fewest(self.own(city) - self.theirs[city])))
        return found

    def key(self, city: i64, first: i64) -> i64:
        """Return the number that stands for a city in an order: lower is better."""
        workers = self.own(city) + self.theirs[city]
        return key(first, workers, god_rank(self.s, city), city)

    def search(self, i: i64, cost: i64) -> None:
        """Take target ``i`` with all its sources, then leave it."""
        if self.won > self.most:
            self.most = self.won
            self.best = self.walks[:]
            self.best_cost = cost
        if i == len(self.targets):
            return
        city = last_measure(self.targets[i])
        need = self.need(city)
        # No target that follows needs fewer workers, and each of them takes a move at least.
        if self.won + min((self.strength - cost) // need, len(self.targets) - i) > self.most:
            self.supply(i, city, need, cost)
            self.search(i + 1, cost)

    def supply(self, i: i64, city: i64, need: i64, cost: i64) -> None:
        """Bring ``need`` workers to a target, then look at the next one."""
        if need == 0:
            self.search(i + 1, cost)
            return
        sources = self.sources_in_order()
        for k in range(len(sources)):
            source = last_measure(sources[k])
            moves = self.distance[source * NUM_CITIES + city]
            if source != city and cost + moves + need - 1 <= self.strength:
                self.move(source, city)
                self.walks = append(self.walks, source * NUM_CITIES + city)
                self.supply(i, city, need - 1, cost + moves)
                self.walks, _walk = pop(self.walks)
                self.move(city, source)

    def move(self, city: i64, to: i64) -> None:
        """Move a worker from a city to another."""
        self.won -= self.wins(city) + self.wins(to)
        self.standing[city] -= 1
        self.standing[to] += 1
        self.won += self.wins(city) + self.wins(to)


def insert(found: vec[i64], key: i64) -> vec[i64]:
    """Insert a number into a row that goes up."""
    found = append(found, key)
    i: i64 = len(found) - 1
    while i > 0 and found[i - 1] > key:
        found[i] = found[i - 1]
        i -= 1
    found[i] = key
    return found
