import type { Span } from '../model/span.ts';
import { spokenForms } from './data/spoken-forms.ts';
import { foldPhraseName } from './phrase-name.ts';

/** A name that stands in a text, with all that is to be replaced with it. */
export interface FoundName extends Span {
  /** As it stands there. */
  readonly name: string;
}

/** After a blank, a bracket or the head of a line alone: no figure, abbreviation, address or name of a file has a dot there. */
const typed = /(?:^|[\s([{])\.(\p{L}[\p{L}\p{N}_-]{0,39})$/u;

/**
 * The phrase that is being typed: a dot and letters up to the caret.
 * @param before the text before the caret, or the end of it
 */
export function findTyped(before: string): FoundName | null {
  const name = typed.exec(before.slice(-48))?.[1];
  return name === undefined ? null : { name, start: before.length - name.length - 1, end: before.length };
}

/** So many words of a dictation can be one name. */
const longestName = 8;
const spoken = new RegExp(`(?<![\\p{L}\\p{N}.@_-])(?:${spokenForms.join('|').replaceAll(' ', '\\s+')})[\\s,:]+`, 'giu');
const word = /[\s-]*([\p{L}\p{N}_]+)/uy;

const plain = (words: string): string => foldPhraseName(words).replace(/[_\s-]+/g, '');

/** The longest run of words from a place on that is one of the names. */
function nameAt(text: string, from: number, names: ReadonlyMap<string, string>): FoundName | null {
  let found: FoundName | null = null;
  let said = '';
  word.lastIndex = from;
  for (let count = 0; count < longestName; count += 1) {
    const next = word.exec(text);
    if (next === null) break;
    said += plain(next[1] ?? '');
    const name = names.get(said);
    if (name !== undefined) found = { name, start: from, end: next.index + next[0].length };
  }
  return found;
}

/**
 * The phrases that dictated words ask for: "dot normal exam", "insert phrase normal exam". Capitals, hyphens and blanks make no
 * difference to a name; one that is not known is left as it was said.
 */
export function findSpoken(text: string, names: readonly string[]): readonly FoundName[] {
  const known = new Map(names.map((name) => [plain(name), name]));
  const found: FoundName[] = [];
  for (const form of text.matchAll(spoken)) {
    if (form.index < (found.at(-1)?.end ?? 0)) continue;
    const named = nameAt(text, form.index + form[0].length, known);
    if (named !== null) found.push({ ...named, start: form.index });
  }
  return found;
}

/** Whether words may ask for a phrase at all: cheap enough to be asked of all that is dictated. */
export const mayBeSpoken = (text: string): boolean => text.search(spoken) >= 0;
