import type { Passage } from '../passage.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { labelFor, polarityOf, readClosedAnswer, subjectiveSubject } from './answers.ts';
import type { Asked } from './answers.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { readAllergy, splitTold } from './allergies.ts';
import { readIntroduction } from './introduction.ts';
import { partly, readDenial } from './denial.ts';
import { addedToYes, fillAnswer, howOften } from './fill-answer.ts';
import { historyListed } from './history-listed.ts';
import { joinAnswer } from './open-answers.ts';
import type { Visit } from './clinician.ts';
import { retell } from './third-person.ts';
import type { Utterance } from './utterances.ts';

/** A visit as it is read, and who tells the history. */
export interface Talk extends Visit {
  readonly teller: 'patient' | 'parent';
}

/** A yes or no before what else is said; "no" before what is denied stays. */
const answerLead =
  /^(?:(?:nope|nah|yes|yeah|yep|yup|not really|mm-hmm|uh-huh)\b[\s,.]*|no(?:[,.]\s*|\s+(?=(?:no|not|i|i'\w+|it|it's|he|she|we|they|but|just|that|that's|there|my|the|none|nothing|never)\b))(?!\s*(?:other|more)\b))+/i;

/** Words after which a sentence was not finished. */
const dangling =
  /[\s,]+(?:the|a|an|and|or|to|of|my|his|her|their|is|are|was|were|has|have|been|am|had|with|for|that|because|like|at|but|so|if|when|we|they|as|from|it's|i|i'm|just|also|then|than|about|would|will)[.,]?$/i;

function trimEnd(text: string): string {
  let trimmed = text;
  for (let pass = 0; pass < 3; pass += 1) trimmed = trimmed.replace(dangling, '');
  return trimmed;
}

/** Speech that says nothing by itself. */
const idle =
  /^(?:i|it|that|this|he|she|they|we|there|you)?\s*(?:'s|is|'m|do|did|does|have|has|am|are|was|were|can|could|would|will|had|think|thought|guess|know|see|hope|mean|been|don't|didn't|haven't|wasn't|isn't|not|so|that|it|too|sure|i|right|okay|well|good|fine|great|there|about it|all)*[\s.]*$/i;

const finite =
  /\b(?:i|you|he|she|it|we|they|that|this|there|who|which|[a-z]{3,}s|my \w+|the \w+|\w+ pain)(?:'\w+|\s+(?:(?:just|also|really|always|usually|still|never|only|sometimes|probably|actually|kind of|then|do|does|did|don't|doesn't|didn't|not)\s+)*[a-z]+)/i;

/** A thing by itself: "Shellfish." */
const isBrief = (text: string): boolean => text.length < 40 && text.split(' ').length <= 3;

/** Says that one listens, agrees or is polite, and nothing else. */
const polite =
  /^(?:(?:oh|okay|ok|sure|thanks?|thank you|great|good|fine|right|all right|alright|got it|i see|that is|that.s (?:it|all|right|correct)|(?:good )?(?:morning|afternoon|evening)|sir|ma.am|hi|hello|bye|doctor|wow|exactly|correct|please|shoot|go ahead|finally|same here|nothing|none|never|yes|no|maybe|um|uh|well|of course|absolutely)\W{0,4}){1,4}$/i;

/** A sentence with a subject and a verb, or a fragment that names something clinical. */
function isWhole(text: string): boolean {
  if (finite.test(text) && text.split(' ').length > 3) return true;
  return /\d/.test(text) || drugsNamed(text).size > 0 || findProblemsIn(text).length > 0;
}

function patientStatement(utterance: Utterance, asked: Asked | undefined, visit: Talk): Passage | undefined {
  const answer = trimEnd(utterance.text.replace(answerLead, '').replace(/\?$/, '').trim());
  const text = asked ? fillAnswer(asked.text, answer) : answer;
  // "Has a stroke": half of a question, since nobody says it of themselves.
  if (visit.teller === 'patient' && /^has an? /i.test(text) && findProblemsIn(text)[0]?.kind === 'disease')
    return undefined;
  if (text === '' || utterance.question || idle.test(text) || polite.test(text)) return undefined;
  const introduced = readIntroduction(utterance, visit.sex);
  if (introduced) return introduced;
  const allergy = readAllergy(text, asked?.text ?? '', asked ? [asked.span, utterance.span] : [utterance.span]);
  if (allergy) return allergy;
  const listed = asked && historyListed(asked, text, utterance.span);
  if (listed) return listed;
  const joined = asked && joinAnswer(asked.text, text, visit.sex);
  const label = asked && joined === undefined ? labelFor(asked, text) : undefined;
  const item = visit.oneThing && asked !== undefined && polarityOf(utterance.raw) === 'open' && isBrief(text);
  if (joined === undefined && label === undefined && !item) {
    if (text.split(' ').length < 3 && drugsNamed(text).size === 0) return undefined;
    if (!isWhole(text)) return undefined;
  }
  const told = retell(text, { self: 'i', sex: visit.sex, who: visit.teller });
  const words = joined ?? (label ? `${label}: ${lowerFirst(told)}` : told);
  const answers = joined !== undefined || label !== undefined;
  return {
    subject: subjectiveSubject(`${asked && answers ? asked.text : ''} ${text}`),
    text: capitalize(expandAbbreviations(words)),
    sources: asked && answers ? [asked.span, utterance.span] : [utterance.span],
  };
}

/** What the patient (or who speaks for them) says in one turn: an answer to what was asked, then statements. */
export function readPatientTurn(turn: readonly Utterance[], asked: Asked | undefined, visit: Talk): Passage[] {
  const first = turn[0];
  if (!first) return [];
  const passages: Passage[] = [];
  const polarity = asked ? polarityOf(first.raw) : 'open';
  const whole = polarity !== 'no' || !partly.test(first.text) || findProblemsIn(first.text).length === 0;
  if (asked && polarity !== 'open' && whole) passages.push(...readClosedAnswer(asked, polarity, first.span, visit.sex));
  const rest = polarity === 'yes' ? first.text.replace(answerLead, '').replace(/[.\s]+$/, '') : '';
  const [only] = passages;
  const added = only?.text.startsWith('Reports ') === true ? (addedToYes(rest) ?? howOften(rest)) : howOften(rest);
  if (added !== undefined && only !== undefined && passages.length === 1)
    passages[0] = { ...only, text: `${only.text}, ${added}` };
  const parts = turn.flatMap(splitTold);
  for (const utterance of parts) {
    const denials = utterance.question
      ? []
      : readDenial(utterance.text.replace(/^(?:no|nope|nah)[,.]\s*/i, ''), [utterance.span]);
    passages.push(...denials);
    if (denials.length > 0) continue;
    const statement = patientStatement(utterance, utterance === parts[0] ? asked : undefined, visit);
    if (statement) passages.push(statement);
  }
  return passages;
}
