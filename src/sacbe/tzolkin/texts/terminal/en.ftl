## What only a terminal says: choices that are asked for in two steps

group-pick = Pick up the worker on { $gear }, space { $space } ({ $n } ways)
group-beg = Beg: have { $corn } corn in all, and anger a god ({ $n } ways)
group-sell = Sell { $block } for { $corn } corn each ({ $n } ways)
group-buy = Buy { $block } for { $corn } corn each ({ $n } ways)
