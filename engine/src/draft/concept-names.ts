import { findProblemsIn } from '../clinical/find-problems.ts';
import { talkSymptoms } from '../knowledge/talk/symptoms.data.ts';
import { indexPhrases, matchPhrases } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';

const phraseOf = (form: string): string =>
  tokenize(form)
    .map(({ lower }) => lower)
    .join(' ');

function readRows(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, , says] of talkSymptoms)
    for (const form of says) {
      const phrase = phraseOf(form);
      const row = names.get(phrase);
      if (row) row.push(name);
      else names.set(phrase, [name]);
    }
  return names;
}

const symptoms = indexPhrases(readRows());

/**
 * The names under which the tables know what a text speaks of, in a clinician's words or a patient's: "dysuria" and "hurts when I pee" share
 * one. Whether it is denied, and whose it is, makes no difference.
 */
export function conceptNames(text: string): Set<string> {
  const tokens = tokenize(text);
  return new Set([
    ...findProblemsIn(text).map(({ name }) => name),
    ...matchPhrases(tokens, symptoms).flatMap(({ value }) => value),
  ]);
}
