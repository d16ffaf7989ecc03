/** Sizes that more than one part of the train needs. */

export const OFFERING = { width: 46, height: 26 } as const;
