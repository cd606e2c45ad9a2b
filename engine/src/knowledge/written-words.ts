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
    /** Before a name of several, and before what is not found of a part. */
    readonly deniedMany: string;
    readonly deniedFinding: string;
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
  /** What a substance stands in: "{name}" in a list, "allergic to {name}" in a sentence. */
  readonly allergicTo: string;
  readonly testStates: Readonly<
    Record<'pending' | 'declined' | 'deferred' | 'considered' | 'not-indicated' | 'cancelled', string>
  >;
  readonly offered: string;
  /** A thing with what is said of its state: "{name}: {state}". */
  readonly stated: string;
  readonly byPatient: string;
  readonly indication: string;
  readonly asNeeded: string;
  readonly drugVerbs: Readonly<Record<MedicationStatus, DrugVerbs>>;
  readonly toDo: string;
  readonly changeTo: string;
  /** A drug with the dose that it is increased or reduced to. */
  readonly riseTo: string;
  readonly changeFromTo: string;
  readonly changedFrom: string;
  readonly previously: string;
  readonly took: string;
  readonly takes: string;
  /** How an aim begins that needs no other word before it. */
  readonly purpose: string;
  readonly vaccineStates: Readonly<Record<'given' | 'due' | 'declined' | 'up-to-date' | 'not-given', string>>;
  readonly other: string;
  /** Names of measures that are written shorter, in small letters. */
  readonly shortNames: Readonly<Record<string, string>>;
}

/** How much a note puts into words: `shorter` in telegraphic style, `fuller` in sentences, `usual` as its template has it. */
export type Voice = 'usual' | 'shorter' | 'fuller';

/** English, as US notes have it. */
export const englishWords: WrittenWords = {
  cues: { ...writtenCues, deniedMany: writtenCues.denied, deniedFinding: writtenCues.denied },
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
  allergicTo: '{name}',
  testStates: {
    pending: 'pending',
    declined: 'declined',
    deferred: 'deferred',
    considered: 'considered',
    'not-indicated': 'not indicated',
    cancelled: 'cancelled',
  },
  offered: 'offered',
  stated: '{name}: {state}',
  byPatient: 'by the patient',
  indication: 'for',
  purpose: 'to',
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
    tried: { plan: '', done: 'tried' },
    increased: { plan: 'increase', done: 'increased' },
    reduced: { plan: 'reduce', done: 'reduced' },
    avoided: { plan: 'avoid', done: 'to be avoided' },
    considered: { plan: 'consider', done: 'considered' },
  },
  toDo: 'to',
  changeTo: 'change {name} to {to}',
  riseTo: '{name} to {to}',
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
  shortNames: {},
};

const usualVerbs = englishWords.drugVerbs;

/** Each voice of English. What a sentence says of a drug or a test needs its verb; the rest reads alike. */
export const englishVoices: Readonly<Record<Voice, WrittenWords>> = {
  usual: englishWords,
  shorter: {
    ...englishWords,
    shortNames: {
      'blood pressure': 'BP',
      'heart rate': 'HR',
      'respiratory rate': 'RR',
      'oxygen saturation': 'Sat',
      'white blood cell count': 'WBC',
      hemoglobin: 'Hb',
      hematocrit: 'Hct',
      platelets: 'Plt',
      sodium: 'Na',
      potassium: 'K',
      creatinine: 'Cr',
    },
  },
  fuller: {
    ...englishWords,
    cues: {
      ...englishWords.cues,
      denied: 'there is no',
      deniedMany: 'there are no',
      deniedPast: 'there is no history of',
    },
    denialOpens: [...englishWords.denialOpens, 'there is no', 'there are no'],
    allergicTo: 'allergic to {name}',
    stated: '{name} {state}',
    testStates: {
      pending: 'is pending',
      declined: 'was declined',
      deferred: 'was deferred',
      considered: 'is considered',
      'not-indicated': 'is not indicated',
      cancelled: 'was cancelled',
    },
    offered: 'was offered',
    drugVerbs: {
      ...usualVerbs,
      started: { plan: 'start', done: 'was started' },
      stopped: { plan: 'stop', done: 'was stopped' },
      changed: { plan: 'change', done: 'was changed' },
      held: { plan: 'hold', done: 'is on hold' },
      resumed: { plan: 'resume', done: 'was resumed' },
      given: { plan: '', done: 'was given' },
      'not-given': { plan: '', done: 'was not given' },
      declined: { plan: '', done: 'was declined' },
      deferred: { plan: '', done: 'was deferred' },
      'not-taken': { plan: '', done: 'is not taken' },
      tried: { plan: '', done: 'was tried' },
      increased: { plan: 'increase', done: 'was increased' },
      reduced: { plan: 'reduce', done: 'was reduced' },
      avoided: { plan: 'avoid', done: 'is to be avoided' },
      considered: { plan: 'consider', done: 'is considered' },
    },
    changedFrom: 'was changed from {from}',
    previously: 'was taken previously',
    vaccineStates: {
      given: 'was given',
      due: 'is due',
      declined: 'was declined',
      'up-to-date': 'is up to date',
      'not-given': 'was not given',
    },
  },
};
