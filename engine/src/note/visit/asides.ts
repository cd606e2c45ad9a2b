import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { asClinician, retellPlan } from './clinician-words.ts';
import { retell } from './third-person.ts';
import type { Utterance } from './utterances.ts';

/** "we have you on the norvasc", "you're still taking metformin": what a clinician says in passing about what the patient takes. */
const onDrug =
  /\b(?:(?:have|had|put|placed|started|starting|keep|kept|got|have been giving|been giving|giving|gave|prescribed) you (?:on |with )?|you(?:'re| are)(?: still| currently| also| already)? (?:on|taking|using) |you(?: still| also)? take |doing (?:well |okay |good )?(?:with|on) |been taking )(?:(?:the|your|some|a|that) )*((?:[a-z-]+ ){0,3}?[a-z-]+[^,;?]{0,60})/i;
const refused =
  /\b(?:not|n't|never|stopped|stop|off|avoid|instead of|if|would|could|should|want|going to|gon na|gonna|allerg\w+|may|might|can|will|'ll)\b/i;
const trailing =
  /\s+(?:(?:how|are|is|do|does|did|and|so|what|right|okay|correct|any|have|still|or|which|that|since|because|at home|now)\b.*)$/i;

/** The drug that a clinician names as taken, whether told or asked about; undefined when the words leave it open. */
export function drugTaken(utterance: Utterance): Passage | undefined {
  const match = onDrug.exec(utterance.text);
  const said = match?.[1]?.replace(trailing, '').replace(/[?.!\s]+$/, '');
  if (!match || said === undefined || drugsNamed(said).size === 0) return undefined;
  if (
    refused.test(
      utterance.text.slice(Math.max(0, match.index - 30), match.index + match[0].length - (match[1] ?? '').length),
    )
  )
    return undefined;
  const begun = /\b(?:put|placed|started|starting|prescribed|gave) you/i.test(match[0]);
  return {
    subject: 'history-of-present-illness',
    text: `The patient ${begun ? 'was started on' : 'is on'} ${expandAbbreviations(retell(said, { self: 'you', sex: 'unknown' }))}`,
    sources: [utterance.span],
  };
}

/** "you're allergic to augmentin": named by the clinician, with what it does if that was said. */
const allergyNamed =
  /\b(?:you(?:'re| are| have an?)|patient (?:is|has an?)|has an?|an) allerg(?:ic|y) to ((?:[a-z-]+(?:, | and |, and | or )?){1,6})/i;

/** An allergy that a clinician reads out. */
export function allergyRead(utterance: Utterance): Passage | undefined {
  const named = allergyNamed.exec(utterance.text);
  if (
    !named?.[1] ||
    /\b(?:not|n't|any|no|if|are you)\b/i.test(utterance.text.slice(0, named.index + 4)) ||
    drugsNamed(named[1]).size === 0
  )
    return undefined;
  return { subject: 'allergies', text: capitalize(named[1].replace(trailing, '').trim()), sources: [utterance.span] };
}

/** What a clinician tells the patient about the patient, when nothing else reads it: kept only if it names something clinical. */
export function readAside(utterance: Utterance, sex: Sex, phase: string): Passage | undefined {
  const { text } = utterance;
  if (text.split(' ').length < 2 || text.length > 400) return undefined;
  const drugs = drugsNamed(text).size;
  if (drugs === 0 && findProblemsIn(text).length === 0) return undefined;
  if (phase !== 'talk')
    return { subject: 'plan', text: expandAbbreviations(retellPlan(text, sex)), sources: [utterance.span] };
  if (/^(?:let's|let me|i'm going|i want|i'd like|we'll|i'll|hey|do |we can)\b/i.test(text)) return undefined;
  const told = text.replace(
    /^.{0,20}?\b(?:i (?:see|understand|know|heard|saw|guess)|it looks like|looks like|sounds like|it says|so) (?:that |here |here that )*/i,
    '',
  );
  return {
    subject: 'history-of-present-illness',
    text: capitalize(asClinician(expandAbbreviations(retell(told, { self: 'you', sex })))),
    sources: [utterance.span],
  };
}
