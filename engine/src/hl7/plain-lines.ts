const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const controls = /\p{Cc}/gu;
/** Half of a character: no encoding of Unicode has a sign for it. */
const halves = /\p{Cs}/gu;

/** A text without signs that steer a machine: each becomes a blank, as a word next to it must not grow by another. */
export const withoutControls = (text: string): string => text.replace(controls, ' ').replace(halves, '\ufffd');

/**
 * A text as the lines that a message carries: every word of it, whatever ended its lines. Blanks at the end of a line are left out;
 * signs of control are blanks.
 */
export function plainLines(text: string): readonly string[] {
  return text.split(lineEnds).map((line) => withoutControls(line).trimEnd());
}
