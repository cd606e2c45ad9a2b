/** The characters that cut a message, as its first two fields (MSH-1, MSH-2) say. HL7 v2.5.1, chapter 2, 2.5.4. */
export interface Encoding {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escape: string;
  readonly subcomponent: string;
}

/** The characters that the standard recommends; for segments that come without their header. */
export const usualEncoding: Encoding = { field: '|', component: '^', repetition: '~', escape: '\\', subcomponent: '&' };

const headPattern = /^(?:MSH|BHS|FHS)([^A-Za-z0-9\s])([^A-Za-z0-9\s]{1,5})(?:\1|$)/;

/**
 * Reads the separators of a header segment.
 *
 * @param head the first characters of a line, ten at least when it has them.
 * @returns nothing when the line is no header of a message, batch or file.
 */
export function readEncoding(head: string): Encoding | undefined {
  const match = headPattern.exec(head);
  if (!match) return undefined;
  const [, field = '|', marks = ''] = match;
  return {
    field,
    component: marks.charAt(0),
    repetition: marks.charAt(1) || usualEncoding.repetition,
    escape: marks.charAt(2) || usualEncoding.escape,
    subcomponent: marks.charAt(3) || usualEncoding.subcomponent,
  };
}
