import { saidId } from '../../engine/src/dialogue/talk-facts.ts';
import type { Fact } from '../../engine/src/document/fact.ts';

/** What a reading of a talk must hold, or must not: written apart from the engine. Names with `|` between stand for each other. */
export interface ExpectedOfTalk {
  readonly type: 'symptom' | 'drug' | 'allergy' | 'family' | 'history' | 'plan' | 'diagnosis';
  readonly name: string;
  readonly is?: string;
  readonly dose?: string;
  readonly relative?: string;
  /** A word of the condition under which a step holds. */
  readonly if?: string;
}

/** A fact by what it is for the cases. */
interface Seen {
  readonly type: ExpectedOfTalk['type'];
  readonly words: string;
  readonly is: string;
  readonly dose: string;
  readonly relative: string;
  readonly condition: string;
}

const taken: ReadonlySet<string> = new Set(['taken', 'tried', 'continued']);
const inPlan: ReadonlySet<string> = new Set(['plan', 'follow-up']);

function drugState(status: string | undefined, isPlan: boolean): string {
  if (status === 'declined' || status === 'stopped') return status;
  return isPlan ? 'planned' : taken.has(status ?? '') ? 'taken' : (status ?? 'taken');
}

function symptomState({ assertion: { polarity, temporality } }: Fact): string {
  if (polarity === 'absent') return 'denied';
  return temporality === 'resolved' ? 'gone' : temporality === 'past' ? 'past' : 'present';
}

const diagnosisState = ({ assertion: { certainty } }: Fact): string =>
  certainty === 'excluded' || certainty === 'unlikely' ? 'ruled out' : certainty === 'certain' ? 'certain' : 'possible';

/** What a talk says and no fact does: quoted, or reported. */
export const isQuotation = (fact: Fact): boolean => fact.id.startsWith(saidId);

/** What a fact is for the cases; undefined where they know nothing like it. */
function seen(fact: Fact): Seen | undefined {
  const base = { is: '', dose: '', relative: '', condition: fact.assertion.condition ?? '' };
  switch (fact.type) {
    case 'condition': {
      const words = [fact.name, ...(fact.qualities ?? [])].join(' ');
      if (fact.subject === 'assessment') return { ...base, type: 'diagnosis', words, is: diagnosisState(fact) };
      const type = fact.subject === 'past-medical-history' ? 'history' : 'symptom';
      return { ...base, type, words, is: symptomState(fact) };
    }
    case 'medication': {
      const is = drugState(fact.status, inPlan.has(fact.subject));
      return { ...base, type: 'drug', words: fact.name, is, dose: fact.dose ?? '' };
    }
    case 'allergy':
      return { ...base, type: 'allergy', words: fact.substance };
    case 'history':
      if (fact.domain !== 'family') return undefined;
      return { ...base, type: 'family', words: fact.detail, relative: fact.topic };
    case 'clause':
      if (isQuotation(fact)) return undefined;
      if (fact.subject === 'allergies') return { ...base, type: 'allergy', words: fact.text };
      return { ...base, type: 'symptom', words: fact.text, is: 'present' };
    default:
      return 'action' in fact ? { ...base, type: 'plan', words: fact.action, is: fact.status } : undefined;
  }
}

const namesIn = (words: string, names: string): boolean =>
  names.split('|').some((name) => words.toLowerCase().includes(name.trim().toLowerCase()));

const plain = (dose: string): string => dose.toLowerCase().replaceAll(/\s|milligrams?|mg/g, '');

/** "Gone" and "past" are one where a thing was there within the illness. */
const sameState = (is: string, wanted: string): boolean => is === wanted || (wanted === 'gone' && is === 'past');

/** A drug that is planned is a step of the plan as well. */
const sameType = (one: Seen, wanted: ExpectedOfTalk): boolean =>
  one.type === wanted.type ||
  (wanted.type === 'plan' && one.type === 'drug' && one.is !== 'taken') ||
  (wanted.type === 'history' && one.type === 'symptom' && one.is === 'past');

/** True where facts hold what is expected. */
export function holdsOfTalk(facts: readonly Fact[], wanted: ExpectedOfTalk): boolean {
  return facts
    .flatMap((fact) => seen(fact) ?? [])
    .some(
      (one) =>
        sameType(one, wanted) &&
        namesIn(one.words, wanted.name) &&
        (wanted.is === undefined || one.is === '' || sameState(one.is, wanted.is)) &&
        (wanted.dose === undefined || plain(one.dose) === plain(wanted.dose)) &&
        (wanted.relative === undefined || one.relative.toLowerCase() === wanted.relative.toLowerCase()) &&
        (wanted.if === undefined || namesIn(one.condition, wanted.if)),
    );
}

/** True where a quotation holds the words of what is expected, whatever is said of it there. */
export const quotesOfTalk = (facts: readonly Fact[], wanted: ExpectedOfTalk): boolean =>
  facts.some((fact) => isQuotation(fact) && fact.type === 'clause' && namesIn(fact.text, wanted.name));
