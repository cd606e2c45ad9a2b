import { findProblemsIn } from '../clinical/find-problems.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import { subjectWordRows } from '../knowledge/subject-words.ts';
import type { Subject } from '../document/subjects.ts';

const weights = new Map<string, [Subject, number][]>();
for (const [subject, weight, words] of subjectWordRows)
  for (const word of words.split('|')) weights.set(word, [...(weights.get(word) ?? []), [subject, weight]]);

/** A word of more letters speaks louder than one that may be anything; a phrase louder than its words. */
const longest = 3;

/** How much the words of an entry speak for each subject. */
export function weighSubjects(entry: string): Map<Subject, number> {
  const scores = new Map<Subject, number>();
  const add = (subject: Subject, weight: number): void => void scores.set(subject, (scores.get(subject) ?? 0) + weight);
  const words = entry.toLowerCase().match(/->|(?=[0-9&+/'-]{0,40}[a-z])[a-z0-9&+/'-]+/g) ?? [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const found = weights.get(words.slice(at, at + length).join(' '));
      if (!found) continue;
      for (const [subject, weight] of found) add(subject, weight);
      break;
    }
  if (drugsNamed(entry).size > 0) add('medications', /\d/.test(entry) ? 4 : 2);
  add('vital-signs', 5 * findVitals(entry).length);
  for (const { kind } of findProblemsIn(entry)) {
    if (kind === 'symptom') add('history-of-present-illness', 2);
    else if (kind === 'finding') add('physical-examination', 2);
    else add('past-medical-history', 1);
  }
  const count = Math.max(1, words.length);
  for (const [subject, score] of scores) scores.set(subject, score / Math.sqrt(count));
  return scores;
}
