/** Whose colour and shape a seat has: those of its number, and of the rival that the rules play. */
import { RIVAL } from "$lib/shapes";
import { rivalOf, type View } from "../view";

export const markOf = (view: View, seat: number): number => (seat === rivalOf(view) ? RIVAL : seat);
