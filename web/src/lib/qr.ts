/** An address as a QR code: one path of squares, in a square of `size` units. */

const QUIET = 2;

export interface Code {
  size: number;
  path: string;
}

/** Draw rows of dark and light squares, dark ones as one path. */
export function drawn(rows: readonly (readonly boolean[])[]): Code {
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: squares.join("") };
}

/** The code of a text; what makes it is fetched when somebody asks for one. */
export async function coded(text: string): Promise<Code> {
  const { encode } = await import("uqr");
  return drawn(encode(text, { ecc: "M", border: QUIET }).data);
}
