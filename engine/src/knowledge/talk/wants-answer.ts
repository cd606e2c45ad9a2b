import type { Intent } from './intents.data.ts';

/** Questions whose answer somebody treating the patient must have: without one, the note says that it is wanting. Own list. */
export const wantsAnswer: ReadonlySet<Intent> = new Set<Intent>([
  'present',
  'allergies',
  'reaction',
  'medications',
  'drug-dose',
  'drug-frequency',
  'adherence',
  'side-effects',
  'over-the-counter',
  'past-medical',
  'surgical',
  'family',
  'family-of',
  'pregnancy',
  'last-period',
  'contraception',
  'alcohol',
  'recreational-drugs',
  'suicide',
  'self-harm',
  'harm-others',
  'hopelessness',
  'voices',
  'home-safety',
  'onset',
  'fluids',
  'urine',
]);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const ofDanger = wordSet(
  "it that this them those thought thoughts thinking think sometimes once twice occasionally often always used months years ago night last would could wouldn't couldn't want wanted wish die dying dead death kill hurt harm cut cutting end ending life live living here kids children family scared plan pills rope bridge ideas feel felt had have did do i'd dark mind crossed",
);

/** Where an answer without any of these words, a no or a number speaks of another thing. Own list. */
export const answeredWith: Readonly<Partial<Record<Intent, ReadonlySet<string>>>> = {
  suicide: ofDanger,
  'self-harm': ofDanger,
  'harm-others': ofDanger,
  'drug-dose': wordSet(
    'one two three four five half ten fifteen twenty twenty-five thirty forty fifty sixty hundred thousand gram grams milligram milligrams micrograms units puffs tablet tablets mg same low lowest high highest full maximum double dose box know remember sure label small big little',
  ),
};

/** A question with one of these asks of one time: a yes to it and a no to another fit together. */
export const ofOneTime: ReadonlySet<string> = wordSet('now today tonight currently yet when had since first then');
