import { findDrug } from '../../clinical/drugs.ts';
import { isVerb } from './verbs.ts';

const leftOff =
  /^((?:i|we) (?:have |'ve )?(?:(?:just|already|actually) )?(?:stopped|quit|ran out of|never (?:took|started)|(?:don't|didn't|haven't|do not|did not|have not) (?:take|taken|start|started|like)|(?:stopped|quit) (?:taking|using))) (?:it|that|them)\b(?! (?:was|is|were|hurt|got)\b)/i;
const habit = /\b(?:do|did|have) you (?:\w+ )?(smoke|drink|vape|exercise|use|take)d?\b/i;

/** The only drug that a question names, as it names it; undefined for none or several. */
export function drugAsked(question: string): string | undefined {
  const named = (question.slice(0, 300).match(/[a-z][a-z-]{3,}/gi) ?? []).filter(
    (word) => findDrug(word.toLowerCase()) !== undefined,
  );
  return new Set(named.map((word) => word.toLowerCase())).size === 1 ? named[0] : undefined;
}

/**
 * An answer with the word that only its question names: "are you on the lisinopril" "i stopped it last month" -> "i stopped
 * lisinopril last month"; "do you smoke" "i used to, a pack a day" -> "i used to smoke a pack a day".
 */
export function fillAnswer(question: string, answer: string): string {
  const drug = drugAsked(question);
  if (drug !== undefined && leftOff.test(answer)) return answer.replace(leftOff, `$1 ${drug}`);
  const verb = habit.exec(question)?.[1];
  const used = /^i used to\b[\s,.]*([a-z']*)/i.exec(answer);
  if (verb === undefined || !used || isVerb(used[1] ?? '')) return answer;
  return answer.replace(/^i used to\b[\s,.]*/i, `i used to ${verb} `).trim();
}

/** True for a question that is one drug and nothing else ("digoxin?"), asked after one for what is taken. */
export const guessesDrug = (question: string, before: string): boolean =>
  /^(?:is it |the |maybe )?[a-z-]{4,}[.?\s]*$/i.test(question) &&
  drugAsked(question) !== undefined &&
  /\b(?:medic\w+|meds|pills?|tak(?:e|ing))\b/i.test(before) &&
  !/\ballerg|\breact/i.test(before);

/** "yes, but only once or twice a year". */
export const howOften = (text: string): string | undefined =>
  /^(?:but )?(?:(?:only|just|maybe|about|like|probably) )*(?:once|twice|\d+|a few|a couple|every|daily|occasionally|rarely|socially|weekly)\b[^.?]{0,40}$/i.test(
    text,
  ) && !/\b(?:i|it|he|she|they|we|you|is|was|my)\b/i.test(text)
    ? text
    : undefined;

/** What a yes goes on to say in a few words of its own: "yeah, some yellow stuff". Undefined for a sentence or a bare yes. */
export const addedToYes = (text: string): string | undefined =>
  /^(?:(?:just|only|mostly|maybe) )?(?:some|a little|a lot of|a few|an?) [a-z]+(?: [a-z]+){0,3}$/i.test(text) &&
  !/\b(?:i|it|he|she|they|we|you|but|is|was|little|bit|lot|while|time)$/i.test(text)
    ? text
    : undefined;
