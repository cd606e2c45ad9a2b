import type { MedicationStatus } from '../document/fact.ts';
import { writtenCues } from './assertion-cues.ts';

/** What is done with a drug: as a step of a plan, and as it is documented. */
interface DrugVerbs {
  readonly plan: string;
  readonly done: string;
}

/** The words that a note puts to its facts, in one language. `{...}` stands for what they are said of. */
export interface WrittenWords {
  readonly cues: {
    readonly denied: string;
    readonly deniedPast: string;
    readonly deniedKnown: string;
    readonly condition: string;
    readonly onlyCondition: string;
  };
  readonly and: string;
  readonly or: string;
  /** Between the last two items of a list of three and more. */
  readonly lastComma: string;
  /** The words with which a denial may open, so that none is put before it. */
  readonly denialOpens: readonly string[];
  readonly probable: string;
  readonly possible: string;
  /** Whether an adjective and a side stand before the name. */
  readonly adjectivesFirst: boolean;
  readonly ruledOut: string;
  readonly unlikely: string;
  readonly resolved: string;
  readonly worseWith: string;
  readonly betterWith: string;
  readonly earlier: string;
  readonly tolerated: string;
  readonly intolerance: string;
  readonly deniedAllergy: string;
  readonly testStates: Readonly<
    Record<'pending' | 'declined' | 'deferred' | 'considered' | 'not-indicated' | 'cancelled', string>
  >;
  readonly offered: string;
  readonly byPatient: string;
  readonly indication: string;
  readonly asNeeded: string;
  readonly drugVerbs: Readonly<Record<MedicationStatus, DrugVerbs>>;
  readonly toDo: string;
  readonly changeTo: string;
  readonly changeFromTo: string;
  readonly changedFrom: string;
  readonly previously: string;
  readonly took: string;
  readonly takes: string;
  readonly vaccineStates: Readonly<Record<'given' | 'due' | 'declined' | 'up-to-date' | 'not-given', string>>;
  readonly other: string;
}

/** English, as US notes have it. */
export const englishWords: WrittenWords = {
  cues: writtenCues,
  and: 'and',
  or: 'or',
  lastComma: ',',
  denialOpens: ['no', 'not', 'never', 'without', 'denies'],
  probable: 'probable',
  possible: 'possible',
  adjectivesFirst: true,
  ruledOut: '{name} ruled out',
  unlikely: '{name} unlikely',
  resolved: 'resolved',
  worseWith: 'worse with',
  betterWith: 'better with',
  earlier: 'earlier',
  tolerated: 'tolerated',
  intolerance: '{name} intolerance',
  deniedAllergy: '{name} allergy',
  testStates: {
    pending: 'pending',
    declined: 'declined',
    deferred: 'deferred',
    considered: 'considered',
    'not-indicated': 'not indicated',
    cancelled: 'cancelled',
  },
  offered: 'offered',
  byPatient: 'by the patient',
  indication: 'for',
  asNeeded: 'as needed',
  drugVerbs: {
    taken: { plan: 'continue', done: '' },
    continued: { plan: 'continue', done: '' },
    started: { plan: 'start', done: 'started' },
    stopped: { plan: 'stop', done: 'stopped' },
    changed: { plan: 'change', done: 'changed' },
    held: { plan: 'hold', done: 'on hold' },
    resumed: { plan: 'resume', done: 'resumed' },
    given: { plan: '', done: 'given' },
    'not-given': { plan: '', done: 'not given' },
    declined: { plan: '', done: 'declined' },
    deferred: { plan: '', done: 'deferred' },
    'not-taken': { plan: '', done: 'not taking' },
    avoided: { plan: 'avoid', done: 'to be avoided' },
    considered: { plan: 'consider', done: 'considered' },
  },
  toDo: 'to',
  changeTo: 'change {name} to {to}',
  changeFromTo: 'change {name} from {from} to {to}',
  changedFrom: 'changed from {from}',
  previously: 'previously',
  took: 'took',
  takes: 'takes',
  vaccineStates: {
    given: 'given',
    due: 'due',
    declined: 'declined',
    'up-to-date': 'up to date',
    'not-given': 'not given',
  },
  other: 'Other',
};
