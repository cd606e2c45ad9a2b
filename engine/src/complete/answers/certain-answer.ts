import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Fact, MedicationFact } from '../../document/fact.ts';
import { noAllergyForms, noneUnderAllergies, noOther } from '../../knowledge/allergy-cues.ts';
import { noneWords } from '../../knowledge/talk/none-words.ts';
import type { AnswerLine } from './answer-lines.ts';
import type { AskedTopic } from './find-topic-asked.ts';
import { foldedWords } from './folded-words.ts';
import { matchesTopic, namesOf } from './matches-topic.ts';

/** How a question that takes a yes or no is answered; undefined where no fact says it for certain. */
export type Certain = 'yes' | 'no' | 'possibly' | undefined;

const taken: ReadonlySet<string | undefined> = new Set([
  'taken',
  'started',
  'continued',
  'changed',
  'resumed',
  'increased',
  'reduced',
  'tried',
  'given',
]);
const notTaken: ReadonlySet<string | undefined> = new Set(['stopped', 'declined', 'avoided', 'not-taken', 'not-given']);

/** How a fact answers. `open`: it keeps others from being certain; `words`: words of no type say that it is there; undefined: it says nothing of it. */
type Said = Certain | 'open' | 'words';

const nones: ReadonlySet<string> = new Set(
  [...noneUnderAllergies, ...noAllergyForms, noneWords.allergies, noneWords.drugAllergies]
    .filter((one) => !one.startsWith(noOther))
    .map(foldedWords),
);
/** "No known drug allergies" is kept as a substance. */
const isNone = (words: string): boolean => nones.has(foldedWords(words));

/** Words that no type holds: they leave open what they deny, doubt or tell of before. */
function saidByWords(text: string, topic: AskedTopic): Said {
  if (topic.subject === 'allergies' && isNone(text)) return 'no';
  const isLess = findProblemsIn(text).some(({ modifiers }) => Object.values(modifiers).includes(true));
  return isLess ? 'open' : 'words';
}

function saidOfDrug({ owner, status, subject }: MedicationFact): Said {
  if (owner !== undefined) return undefined;
  if (notTaken.has(status)) return 'no';
  if (taken.has(status)) return 'yes';
  return status === undefined && subject === 'medications' ? 'yes' : 'open';
}

/** What one fact says of its being so, of the patient and now. */
function saidBy(fact: Fact, topic: AskedTopic): Said {
  const { polarity, certainty, temporality, experiencer, condition } = fact.assertion;
  if (fact.type === 'clause') return saidByWords(fact.text, topic);
  if (experiencer !== 'patient') return undefined;
  if (fact.type === 'allergy' && isNone(fact.substance)) return topic.subject === 'allergies' ? 'no' : undefined;
  if (fact.type !== 'medication' && fact.type !== 'allergy' && fact.type !== 'condition') return undefined;
  if (condition !== undefined || (fact.type === 'allergy') !== (topic.subject === 'allergies')) return undefined;
  if (polarity === 'absent') return certainty === 'certain' || certainty === 'excluded' ? 'no' : 'open';
  if (certainty === 'excluded') return 'no';
  if (certainty !== 'certain') return 'possibly';
  if (temporality !== 'current') return 'open';
  if (fact.type === 'medication') return saidOfDrug(fact);
  if (fact.type === 'allergy') return fact.isTolerated === true || fact.isIntolerance === true ? 'open' : 'yes';
  return 'yes';
}

/** Facts of other things answer nothing, though they stand in the same statement. */
const isOf = (fact: Fact, topic: AskedTopic): boolean =>
  topic.subject === 'allergies' ? fact.subject === 'allergies' : matchesTopic(topic, namesOf(fact));

/** What a line says; one that no fact of what is asked stands behind, an edited one too, by its words alone. */
function saidIn({ facts, english }: AnswerLine, topic: AskedTopic): Said[] {
  const own = facts.filter((fact) => isOf(fact, topic));
  return own.length > 0 ? own.map((fact) => saidBy(fact, topic)) : [saidByWords(english, topic)];
}

/** A yes, no or perhaps with the lines that say so. */
export interface CertainLines {
  readonly certain: NonNullable<Certain>;
  readonly lines: readonly AnswerLine[];
}

/**
 * Whether the facts behind some lines answer a question with yes, no or perhaps. Every fact of what is asked has to say the same, and no words that no
 * type holds may say otherwise; such words alone answer neither.
 */
export function certainAnswer(lines: readonly AnswerLine[], topic: AskedTopic): CertainLines | undefined {
  const all = lines.map((line) => ({ line, said: saidIn(line, topic) }));
  const said = new Set(all.flatMap((one) => one.said).filter((one) => one !== undefined));
  const isSaidInWords = said.delete('words');
  const [certain] = said;
  if (said.size !== 1 || certain === undefined || certain === 'open' || certain === 'words') return undefined;
  if (certain === 'no' && isSaidInWords) return undefined;
  return { certain, lines: all.flatMap((one) => (one.said.includes(certain) ? [one.line] : [])) };
}
