/** Makes a model's words what a reader sees of them, piece by piece. */
export interface WordCleaner {
  push(piece: string): string;
}

/**
 * What nobody sees and what turns the direction of reading: it would hide a code or a mark from whatever looks for one, and
 * let a dose be read from its end. Names keep theirs: they are put back later.
 */
const unseen = /[\p{Cf}\p{Zl}\p{Zp}\uFFF9-\uFFFB\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu;
/** Whatever ends a line for one of those who read the text; a mark of two characters may lie in two pieces. */
const lineEnd = /\r\n|[\r\v\f\u0085]/g;

export function createWordCleaner(): WordCleaner {
  let isAfterReturn = false;
  return {
    push(piece) {
      const rest = isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
      if (piece !== '') isAfterReturn = piece.endsWith('\r');
      return rest.replace(lineEnd, '\n').replace(unseen, '');
    },
  };
}
