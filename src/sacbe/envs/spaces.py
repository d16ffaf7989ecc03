"""What a learner sees and may do, as spaces and arrays of numpy."""

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sacbe.core.observation import Observation
from sacbe.core.state import State

NUMBERS = np.iinfo(np.int16)


class Seen(TypedDict):
    """What a seat may know, and 1 for each action that it may take."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def seen_space(numbers: int, actions: int) -> spaces.Dict:
    """Return the space of :class:`Seen`."""
    return spaces.Dict(
        {
            "observation": spaces.Box(NUMBERS.min, NUMBERS.max, (numbers,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def seen(observation: Observation, actions: int, state: State, seat: int) -> Seen:
    """Return what a seat sees; it may do something only where it has to decide."""
    mask = np.zeros(actions, np.int8)
    if seat in state.actors:
        mask[state.legal(seat)] = 1
    return {"observation": np.asarray(observation.row(state, seat)), "action_mask": mask}
