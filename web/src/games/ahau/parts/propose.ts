/** Attributes of something that can be chosen as a whole: a click does it, or has the prompt propose one of its ways. */
import type { Board, Spot } from "$board/board.svelte";
import type { Place } from "$board/places";
import { gesture, proposal, proposed } from "../proposals";

export function proposable(board: Board, place: Place): Spot {
  const act = gesture(board.choicesAt(place));
  const meant = act && ("play" in act ? act.play : act.propose[0]);
  function take(event: Event): void {
    event.stopPropagation();
    if (act && "play" in act) board.play(act.play);
    else board.pick(proposed(board.picked) === place ? null : proposal(place));
  }
  return {
    ...board.spot(place),
    "aria-label": meant ? board.say(meant) : "",
    onclick: take,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      take(event);
    },
  };
}
