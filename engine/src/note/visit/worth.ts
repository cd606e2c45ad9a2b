import { isBodySite } from '../../clinical/anatomy.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Candidate } from './candidates.ts';
import { worthWeights } from './data/worth-weights.data.ts';

/** What a piece of evidence adds, and what it adds together with the one before it. */
interface Weight {
  alone: number;
  /** By the word after it. */
  readonly before: Map<string, { readonly alone: number }>;
}

const weights = new Map<string, Weight>();

function weightOf(item: string): Weight {
  const known = weights.get(item) ?? { alone: 0, before: new Map<string, { readonly alone: number }>() };
  weights.set(item, known);
  return known;
}

for (const [item, weight] of worthWeights) {
  const [first = '', next] = item.startsWith('=') ? [item] : item.split(' ');
  if (next === undefined) weightOf(first).alone = weight;
  else weightOf(first).before.set(next, { alone: weight });
}

/** Only the first so many units of a statement are read. */
const readLimit = 600;

/** Words are weighed by their beginnings, so that "swollen" and "swelling" or "doctor" and "doctors" teach one another. */
const stemOf = (word: string): string => word.slice(0, 6);

const lengths = [3, 5, 8, 12, 18, 26, 40];

/** Takes one piece of evidence: one item, or a word with the one after it. */
type Take = (item: string, next?: string) => void;

/**
 * What speaks for or against a statement: its words, what was asked, who said it, where, what it names. `take` is given the same
 * piece as often as it stands there.
 */
function gather({ passage, speaker, asked, place }: Candidate, drugs: number, take: Take): void {
  const text = passage.text.slice(0, readLimit);
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  let previous = '';
  for (const word of words) {
    const stem = stemOf(word);
    take(stem);
    if (previous !== '') take(previous, stem);
    previous = stem;
  }
  for (const word of asked
    .slice(0, 300)
    .toLowerCase()
    .match(/[a-z']+/g) ?? [])
    take(`?${stemOf(word)}`);
  const subject = passage.denied === undefined ? passage.subject : 'denied';
  take(`=${subject}`);
  take(`=${subject} by ${speaker}`);
  take(`=${speaker} at ${Math.floor(place * 8)}`);
  take(`=words ${lengths.findIndex((length) => words.length < length)}`);
  const problems = findProblemsIn(text);
  take(`=problems ${Math.min(3, problems.length)}`);
  for (const { kind } of problems) take(`=${kind}`);
  take(`=drugs ${Math.min(2, drugs)}`);
  if (/\d/.test(text)) take('=number');
  if (words.some(isBodySite)) take('=site');
}

/** The drugs that a statement names. */
export const drugsOf = ({ passage }: Candidate): ReadonlySet<string> => drugsNamed(passage.text.slice(0, readLimit));

/** What speaks for or against a statement, each piece once, as the weights are learned from it. No text is kept. */
export function evidenceOf(candidate: Candidate): string[] {
  const evidence = new Set<string>();
  gather(candidate, drugsOf(candidate).size, (item, next) => {
    evidence.add(next === undefined ? item : `${item} ${next}`);
  });
  return [...evidence];
}

/**
 * How likely a careful clinician puts a statement that names so many drugs into the note, from 0 to 1; learned by
 * tools/train-statement-worth.ts.
 */
export function worthOf(candidate: Candidate, drugs: number): number {
  let sum = weights.get('=always')?.alone ?? 0;
  const taken = new Set<{ readonly alone: number }>();
  gather(candidate, drugs, (item, next) => {
    const first = weights.get(item);
    const weight = next === undefined ? first : first?.before.get(next);
    if (weight === undefined || weight.alone === 0 || taken.has(weight)) return;
    taken.add(weight);
    sum += weight.alone;
  });
  return 1 / (1 + Math.exp(-sum));
}
