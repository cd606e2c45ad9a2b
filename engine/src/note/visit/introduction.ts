import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { findVisitReason } from './visit-reason.ts';
import { retell } from './third-person.ts';
import type { Utterance } from './utterances.ts';

const described =
  /\b(?:is|here is|this is|have|seeing|see|visit(?:ing)? with)(?: here)?(?: today)? (an? (?:very )?(?:pleasant |lovely |nice )?\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b.*)$/i;
/** How far into its sentence the person stands: a name and a greeting may come before. */
const reach = 90;

/** "martha is a 50-year-old female with ... who presents for ...": who the patient is, as the clinician introduces them. */
export function readIntroduction(utterance: Utterance, sex: Sex): Passage | undefined {
  const match = described.exec(utterance.text);
  if (
    !match?.[1] ||
    match.index > reach ||
    /\b(?:mother|father|brother|sister|son|daughter|wife|husband)\b/i.test(utterance.text.slice(0, match.index))
  )
    return undefined;
  const person = match[1]
    .replace(/[- ](year|month|week|day)s?[- ]old\b/i, '-$1-old')
    .replace(/[,.]?\s*(?:okay|alright|all right)[?.]?$/i, '');
  return {
    subject: 'history-of-present-illness',
    text: expandAbbreviations(retell(`The patient is ${person}`, { self: 'you', sex })),
    sources: [utterance.span],
  };
}

const isIntroduction = ({ text }: Passage): boolean => /^The patient is an? (?:\w+ ){0,2}\d{1,3}-\w+-old\b/.test(text);

const decided: ReadonlySet<Passage['subject']> = new Set<Passage['subject']>(['assessment', 'plan']);
/** An introduction longer than this tells the whole history, and is no summary. */
const shortSummary = 240;

/**
 * The introduction first, and the reason it gives as the chief complaint, unless one is there. A short one opens the assessment as
 * well: who came for what is how clinicians begin it.
 */
export function leadWithIntroduction(passages: readonly Passage[]): Passage[] {
  const first = passages.find(isIntroduction);
  if (!first) return [...passages];
  const complained = passages.some(({ subject }) => subject === 'chief-complaint');
  const reason = complained ? undefined : findVisitReason([first]);
  const others = passages.filter((passage) => !isIntroduction(passage) || passage.text !== first.text);
  const sums = first.text.length < shortSummary && others.some(({ subject }) => decided.has(subject));
  const summary: Passage[] = sums ? [{ ...first, subject: 'assessment' }] : [];
  return [...(reason ? [reason] : []), { ...first, subject: 'history-of-present-illness' }, ...summary, ...others];
}
