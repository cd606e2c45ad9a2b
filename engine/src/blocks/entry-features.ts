import { standing } from '../note/data/action-words.ts';
import { denialSign, denialWord, emptyCues, noDenialBefore } from '../knowledge/assertion-cues.ts';
import { labRows } from '../knowledge/labs.ts';
import { relativeRows } from '../knowledge/relatives.ts';
import { systemRows } from '../knowledge/systems.ts';
import type { Subject } from '../document/subjects.ts';
import { tokensOf, withoutNumbers } from './entry-tokens.ts';
import { onceFor, type EntryWords } from './entry-words.ts';
import { weighSubjects } from './weigh-subjects.ts';

/** What is known of an entry besides its words. */
export interface EntryPlace {
  /** From 0 at the head of the text to 1 at its end. */
  readonly depth: number;
  /** What its block is: the subject of its heading, the kind of its group, the mark of its line. */
  readonly block: string;
  /** What its words speak for as a whole (`likelySubject`). */
  readonly likely?: Subject | undefined;
}

const longestRead = 30;

const formsOf = (rows: readonly (readonly [string, string])[]): ReadonlySet<string> =>
  new Set(rows.flatMap(([, forms]) => forms.split('|')));
const labs = formsOf(labRows);
const relatives = formsOf(relativeRows);
const systems = formsOf(systemRows);

/** What a word is, by the tables of knowledge. */
function kindOf(word: string): string | undefined {
  if (labs.has(word)) return 'k:lab';
  if (relatives.has(word)) return 'k:relative';
  return systems.has(word) ? 'k:system' : undefined;
}

/** The subjects that the words of an entry speak for, the one of the greatest weight first. */
export const rankSubjects = onceFor((entry): readonly Subject[] =>
  [...weighSubjects(entry)].sort((a, b) => b[1] - a[1]).map(([subject]) => subject),
);

/** Words with the sign of handwriting, or the "nil" of British notes, as the word that denies most often. */
function withPlainDenial(lower: string): string {
  const [, empty = '', next = ''] = opensEmpty.exec(lower) ?? [];
  const spelt = empty === '' || noDenialBefore.has(next) ? lower : denialWord + lower.slice(empty.length);
  return spelt.replaceAll(denialSign, `${denialWord} `);
}
const opensEmpty = new RegExp(String.raw`^(${emptyCues.join('|')}) ([a-z]+)`);

/** The features by which an entry is placed: its words and pairs of words, what it names, where it stands. */
export function featuresOf(entry: EntryWords, { depth, block, likely }: EntryPlace): string[] {
  const [first, second] = rankSubjects(entry);
  const { lower } = entry;
  const plain = withPlainDenial(lower);
  const tokens = plain === lower ? entry.tokens : tokensOf(plain);
  const words = tokens.slice(0, longestRead).map(withoutNumbers);
  const out = ['bias', `d:${Math.min(4, Math.floor(depth * 5))}`, `blk:${block}`];
  words.forEach((word, at) => {
    out.push(`w:${word}`);
    const kind = kindOf(word);
    if (kind !== undefined) out.push(kind);
    // Slips of typing and unknown forms share their beginning with known ones.
    if (word.length > 4) out.push(`p:${word.slice(0, 4)}`);
    const next = words[at + 1];
    if (next !== undefined) out.push(`b:${word} ${next}`);
  });
  if (words[0] !== undefined) out.push(`f:${words[0]}`);
  if (likely) out.push(`o:${likely}`);
  if (first) out.push(`t1:${first}`);
  if (second) out.push(`t2:${second}`);
  if (entry.drugs.size > 0) out.push('k:drug', /\d/.test(entry.lower) ? 'k:drug#' : 'k:drug-');
  if (entry.documentsReaction) out.push('k:reaction');
  const vitals = entry.vitals.length;
  if (vitals > 0) out.push('k:vital', `k:vital${Math.min(vitals, 3)}`);
  for (const { kind } of entry.problems) out.push(`k:${kind}`);
  const [problem] = entry.problems;
  if (problem && problem.start < 12 && standing.test(entry.text.slice(problem.end).trimStart())) out.push('k:standing');
  if (words.length <= 2) out.push('k:short');
  return [...new Set(out)];
}
