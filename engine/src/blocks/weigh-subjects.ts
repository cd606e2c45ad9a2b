import { subjectWordRows } from '../knowledge/subject-words.ts';
import type { Subject } from '../document/subjects.ts';
import type { EntryWords } from './entry-words.ts';

const weights = new Map<string, [Subject, number][]>();
for (const [subject, weight, words] of subjectWordRows)
  for (const word of words.split('|')) weights.set(word, [...(weights.get(word) ?? []), [subject, weight]]);

/** By its first word, how many words the longest phrase has; a phrase speaks louder than its words. */
const longest = new Map<string, number>();
for (const phrase of weights.keys()) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
}

/** How much the words of an entry speak for each subject. */
export function weighSubjects(entry: EntryWords): Map<Subject, number> {
  const scores = new Map<Subject, number>();
  const add = (subject: Subject, weight: number): void => void scores.set(subject, (scores.get(subject) ?? 0) + weight);
  const words = entry.lower.match(/->|(?=[0-9&+/'-]{0,40}[a-z])[a-z0-9&+/'-]+/g) ?? [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at); length > 0; length -= 1) {
      const found = weights.get(words.slice(at, at + length).join(' '));
      if (!found) continue;
      for (const [subject, weight] of found) add(subject, weight);
      break;
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
