import { isBodySite } from '../../clinical/anatomy.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Candidate } from './candidates.ts';
import { worthWeights } from './data/worth-weights.data.ts';

const weights: ReadonlyMap<string, number> = new Map(worthWeights);

/** Words are weighed by their beginnings, so that "swollen" and "swelling" or "doctor" and "doctors" teach one another. */
const stemOf = (word: string): string => word.slice(0, 6);

const lengths = [3, 5, 8, 12, 18, 26, 40];

/** What speaks for or against a statement: its words, what was asked, who said it, where, what it names. No text is kept. */
export function evidenceOf({ passage, speaker, asked, place }: Candidate): string[] {
  const text = passage.text.slice(0, 600);
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  const evidence = new Set<string>();
  let previous = '';
  for (const word of words) {
    const stem = stemOf(word);
    evidence.add(stem);
    if (previous !== '') evidence.add(`${previous} ${stem}`);
    previous = stem;
  }
  for (const word of asked
    .slice(0, 300)
    .toLowerCase()
    .match(/[a-z']+/g) ?? [])
    evidence.add(`?${stemOf(word)}`);
  const subject = passage.denied === undefined ? passage.subject : 'denied';
  evidence.add(`=${subject}`);
  evidence.add(`=${subject} by ${speaker}`);
  evidence.add(`=${speaker} at ${Math.floor(place * 8)}`);
  evidence.add(`=words ${lengths.findIndex((length) => words.length < length)}`);
  const problems = findProblemsIn(text);
  evidence.add(`=problems ${Math.min(3, problems.length)}`);
  for (const { kind } of problems) evidence.add(`=${kind}`);
  evidence.add(`=drugs ${Math.min(2, drugsNamed(text).size)}`);
  if (/\d/.test(text)) evidence.add('=number');
  if (words.some(isBodySite)) evidence.add('=site');
  return [...evidence];
}

/** How likely a careful clinician puts a statement into the note, from 0 to 1; learned by tools/train-statement-worth.ts. */
export function worthOf(candidate: Candidate): number {
  let sum = weights.get('=always') ?? 0;
  for (const item of evidenceOf(candidate)) sum += weights.get(item) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}
