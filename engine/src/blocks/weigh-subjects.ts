import { subjectWordRows } from '../knowledge/subject-words.ts';
import type { Subject } from '../document/subjects.ts';
import { isWord } from './entry-tokens.ts';
import type { EntryWords } from './entry-words.ts';

interface Phrase {
  /** Its words after the first. */
  readonly rest: readonly string[];
  readonly weights: [Subject, number][];
}

/** The phrases by their first word, the longest first: a phrase speaks louder than its words. */
const phrases = new Map<string, Phrase[]>();
for (const [subject, weight, forms] of subjectWordRows)
  for (const form of forms.split('|')) addPhrase(form.split(' '), [subject, weight]);
for (const opened of phrases.values()) opened.sort((a, b) => b.rest.length - a.rest.length);

function addPhrase([first = '', ...rest]: readonly string[], weight: [Subject, number]): void {
  const opened = phrases.get(first) ?? [];
  phrases.set(first, opened);
  const known = opened.find((one) => one.rest.join(' ') === rest.join(' '));
  if (known) known.weights.push(weight);
  else opened.push({ rest, weights: [weight] });
}

const standsAt = ({ rest }: Phrase, words: readonly string[], at: number): boolean =>
  rest.every((word, place) => words[at + 1 + place] === word);

/** How much the words of an entry speak for each subject. */
export function weighSubjects(entry: EntryWords): Map<Subject, number> {
  const scores = new Map<Subject, number>();
  const add = (subject: Subject, weight: number): void => void scores.set(subject, (scores.get(subject) ?? 0) + weight);
  const words = entry.tokens.filter(isWord);
  for (let at = 0; at < words.length; at += 1) {
    const opened = phrases.get(words[at] as string);
    const found = opened?.find((phrase) => standsAt(phrase, words, at));
    if (found) for (const [subject, weight] of found.weights) add(subject, weight);
  }
  if (entry.drugs.size > 0) add('medications', /\d/.test(entry.lower) ? 4 : 2);
  add('vital-signs', 5 * entry.vitals.length);
  for (const { kind } of entry.problems) {
    if (kind === 'symptom') add('history-of-present-illness', 2);
    else if (kind === 'finding') add('physical-examination', 2);
    else add('past-medical-history', 1);
  }
  const count = Math.max(1, words.length);
  for (const [subject, score] of scores) scores.set(subject, score / Math.sqrt(count));
  return scores;
}
