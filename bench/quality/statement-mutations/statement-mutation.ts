/** A statement of a note as it stands in its section. */
export interface PlacedWords {
  /** The section's name in kebab-case, as `Section.id`. */
  readonly section: string;
  readonly text: string;
}

/** One way of making a right statement wrong in one thing; empty where it does not apply, or would not be wrong for certain. */
export interface StatementMutation {
  /** What is changed, as the benchmark's table names it. */
  readonly name: string;
  changes(statement: PlacedWords): readonly PlacedWords[];
}

/** A number from a text, always the same one (FNV-1a, 32 bit). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/** One of the rows, chosen by a word, so that every run takes the same. */
export const oneOf = <T>(rows: readonly T[], salt: string): T | undefined => rows[hashOf(salt) % rows.length];

/** With the case of the first letter that `like` has. */
export const casedLike = (words: string, like: string): string =>
  /^[A-Z]/.test(like) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** The statement with each match of a global pattern replaced in turn; a replacement of undefined leaves that match out. */
export function replaceEach(
  statement: PlacedWords,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): PlacedWords[] {
  return [...statement.text.matchAll(pattern)].flatMap((match) => {
    const words = replace(match);
    if (words === undefined || words === match[0]) return [];
    const text = statement.text.slice(0, match.index) + words + statement.text.slice(match.index + match[0].length);
    return [{ ...statement, text: text.replace(/ {2,}/g, ' ').trim() }];
  });
}
