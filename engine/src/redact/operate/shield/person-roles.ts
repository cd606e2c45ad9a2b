import type { Finding } from '../../../model/finding.ts';
import { roleLabels as labels, roleWordsBefore } from '../../../lexicons/roles-before-names.ts';
import { isClinician } from '../clinicians.ts';

const roleOfWord = new Map<string, string>();
for (const [role, words] of roleWordsBefore) for (const word of words.split(' ')) roleOfWord.set(word, role);
/** After these the word before them says who somebody is: "patient name:", "a brother named". */
const linking = new Set(['is', 'named', 'called', 'name']);

const titleBefore = /(?<!\p{L})(?:mr|mrs|ms|miss|mx|sr|sra)\.?[ \t]{1,2}$/iu;
const space = /[ \t]/;
const marks = new Set(',:=|#("\u201c-');

const lookedBack = 44;

interface LastWord {
  readonly word: string;
  /** The mark between it and the end, or nothing. */
  readonly mark: string;
  readonly start: number;
}

const isLetter = (character: string): boolean => character.toLowerCase() !== character.toUpperCase();

/** The last word of a line's beginning, in small letters and without its genitive. Read from the end, letter by letter. */
function lastWord(before: string): LastWord {
  let at = before.length;
  const skipSpace = (): void => {
    while (at > 0 && space.test(before.charAt(at - 1))) at--;
  };
  skipSpace();
  const mark = marks.has(before.charAt(at - 1)) ? before.charAt(--at) : '';
  skipSpace();
  if (/['\u2019]s$/i.test(before.slice(Math.max(0, at - 2), at))) at -= 2;
  let start = at;
  while (start > 0 && isLetter(before.charAt(start - 1))) start--;
  return { word: before.slice(start, at).toLowerCase(), mark, start };
}

/** What the last word before a name says of who is named. */
function readBefore(before: string): string | undefined {
  const { word, mark, start } = lastWord(before);
  if (linking.has(word)) {
    const earlier = roleOfWord.get(lastWord(before.slice(0, start)).word);
    if (earlier !== undefined) return earlier;
  }
  return labels.has(word) && mark !== ':' && mark !== '=' ? undefined : roleOfWord.get(word);
}

/**
 * Reads who somebody is from the words around a mention: a relative by kinship, a clinician, the patient; TITLED where only a
 * title speaks for the patient, undefined where nothing says it.
 */
export function readRole(text: string, finding: Finding): string | undefined {
  const before = text.slice(Math.max(0, finding.start - lookedBack), finding.start);
  const title = titleBefore.exec(before);
  const role = readBefore(title === null ? before : before.slice(0, title.index));
  if (role !== undefined) return role;
  if (title !== null) return 'TITLED';
  return isClinician(text, finding) ? 'CLINICIAN' : undefined;
}
