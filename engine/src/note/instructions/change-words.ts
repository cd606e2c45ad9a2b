import { drugsNamed } from '../../clinical/drugs.ts';
import { findScopes, modifiersAt } from '../../context/find-context.ts';
import { tokenize } from '../../text/tokens.ts';
import { sideWords } from '../data/instruction-words.ts';
import { plainTitle } from '../left-out/headings-of.ts';
import type { WrittenNote } from '../left-out/put-into-note.ts';
import { capitalize } from '../note-language.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import { rewordStatements, type Changed } from './change-note.ts';
import { statementsIn, type Found } from './find-target.ts';
import type { InstructionProblem } from './instruction-problem.ts';
import type { Step } from './instruction.ts';
import { partsOf, type Manner } from './note-parts.ts';

type Replace = Extract<Step, { kind: 'replace' }>;

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const escaped = (words: string): string => words.replace(/[.*+?^${}()[\]\\/|]/g, String.raw`\$&`);

/** Words as they stand in a text, and not as a part of other words or figures: "2" is none of "12", "2.5" and "1/2". */
function patternOf(words: string): RegExp {
  const spaced = wordsIn(words)
    .map((word) => escaped(escapeMarkdown(word)))
    .join(String.raw`[\s-]+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,/])${spaced}(?![\p{L}\p{N}]|[.,/]\d)`, 'giu');
}

/** Both forms of a word that is counted: "1 week", "2 weeks". */
const counted = (words: string): string[] => (words.endsWith('s') ? [words, words.slice(0, -1)] : [words, `${words}s`]);

/** What may stand in the note, and what is to stand there: "left to right knee" means the left knee. */
function readings({ from, to }: Pick<Replace, 'from' | 'to'>): readonly (readonly [from: string, to: string])[] {
  const [own, other] = [wordsIn(from), wordsIn(to)];
  const isShort = (words: readonly string[]): boolean =>
    /\d/.test(words[0] ?? '') || sideWords.has(words[0]?.toLowerCase() ?? '');
  if (own.length < other.length && isShort(own)) {
    const whole = [...own, ...other.slice(own.length)].join(' ');
    const told = /\d/.test(from) ? counted(whole) : [whole];
    return [...told.map((words) => [words, to] as const), ...(/\d/.test(from) ? [] : ([[from, to]] as const))];
  }
  if (own.length > other.length && isShort(own) && isShort(other))
    return (/\d/.test(from) ? counted(from) : [from]).map(
      (words) => [words, [...other, ...own.slice(other.length)].join(' ')] as const,
    );
  return [[from, to]];
}

/** New words as they stand where the old ones did. */
const inPlace = (old: string, words: string): string => {
  const said = escapeMarkdown(words);
  return /^\p{Lu}/u.test(old) ? capitalize(said) : said;
};

/** "It was dull, not sharp" says the same as "No sharp pain", and changes nothing of it. */
const isDenied = (text: string, at: number): boolean =>
  modifiersAt(findScopes(tokenize(text)), { start: at, end: at + 1 }).negated;

/** The title of a note says again what its sections say. */
function titlesWith(note: WrittenNote, pattern: RegExp, manner: Manner): Found[] {
  const [part] = partsOf(note.rendered, manner);
  if (part === undefined || part.level > 2) return [];
  const statement = note.rendered.statements.find(({ at }) => at.start >= part.start && at.end <= part.heading.end);
  return statement !== undefined &&
    plainTitle(statement.text) === part.heading.title &&
    statement.text.search(pattern) >= 0
    ? [{ statement, part }]
    : [];
}

/**
 * Puts words in the place of others. Where several statements say them, all are changed if they cannot be taken for another thing
 * (two words and more, no number: "left knee"), or if all were asked for; else nothing is.
 */
export function replaceWords(note: WrittenNote, step: Replace, manner: Manner): Changed | InstructionProblem {
  const all = statementsIn(partsOf(note.rendered, manner), step.within, manner);
  if (typeof all === 'string') return all;
  for (const [from, to] of readings(step)) {
    const pattern = patternOf(from);
    const found = all.filter(({ statement: { text } }) => {
      const at = text.search(pattern);
      return at >= 0 && !(step.doubt === 'denial' && isDenied(text, at));
    });
    if (found.length === 0) continue;
    if (step.doubt === 'order' && step.within === undefined && drugsNamed(step.from).size > 0) return 'orderOrNote';
    const count = found.reduce((sum, { statement }) => sum + [...statement.text.matchAll(pattern)].length, 0);
    const isPlain = wordsIn(from).length > 1 && !/\d/.test(from);
    const isAll = step.everywhere || (isPlain && step.within === undefined);
    if (!isAll && count > 1) return 'several';
    const changed = [...found, ...(isAll ? titlesWith(note, pattern, manner) : [])];
    return rewordStatements(
      note,
      changed.map((one) => ({
        found: one,
        text: one.statement.text.replace(pattern, (old) => inPlace(old, to)),
      })),
    );
  }
  return 'notFound';
}
