import { vitalKinds, type FactKind, type GivenFact, type Slots } from './kinds.ts';
import type { Layout } from './layout.ts';
import type { Chance } from './random.ts';
import { vocabulary, type Drug, type Named } from './vocabulary.ts';
import type { Test } from './words.ts';

/** How many facts of a kind a note has, at least and at most. */
const counts: Partial<Record<string, readonly [number, number]>> = {
  complaint: [1, 1],
  'symptom.present': [0, 3],
  'symptom.denied': [0, 4],
  'problem.present': [1, 3],
  'problem.past': [0, 3],
  'problem.denied': [0, 1],
  family: [0, 2],
  'drug.taken': [0, 5],
  'drug.stopped': [0, 1],
  'drug.started': [0, 1],
  'drug.increased': [0, 1],
  allergy: [0, 2],
  lab: [0, 4],
  'exam.normal': [1, 3],
  'exam.abnormal': [0, 2],
  'procedure.past': [0, 2],
  smoking: [0, 1],
  alcohol: [0, 1],
  'order.test': [0, 2],
  referral: [0, 1],
  followup: [0, 1],
  safetynet: [0, 1],
};

const oftens = ['daily', 'twice daily', 'three times daily', 'at night', 'as needed'] as const;

/** Names that a note has already: nothing is both there and denied, or both taken and an allergy. */
class Note {
  readonly #chance: Chance;
  readonly #words = new Set<string>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** One whose words no other fact of the note has; undefined where none is found soon. */
  take<One>(list: readonly One[], nameOf: (one: One) => string): One | undefined {
    for (let tries = 0; tries < 20; tries += 1) {
      const one = this.#chance.oneOf(list);
      const words = nameOf(one).toLowerCase().split(/\W+/);
      if (words.some((word) => this.#words.has(word))) continue;
      for (const word of words) this.#words.add(word);
      return one;
    }
    return undefined;
  }
}

type Made = Omit<GivenFact, 'kind'> | undefined;
type Maker = (chance: Chance, note: Note) => Made;

/** Three of four by the preferred name, the others by another form of the engine's table. */
const wordFor = (chance: Chance, { name, forms }: Named): string =>
  forms.length > 0 && chance.inHundred(25) ? chance.oneOf(forms) : name;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const durationOf = (chance: Chance): string =>
  chance.oneOf([
    counted(chance.whole(1, 6), 'day'),
    counted(chance.whole(1, 6), 'week'),
    counted(chance.whole(1, 11), 'month'),
  ]);

/** A slot that so many of a hundred facts have. */
const sometimes = (chance: Chance, share: number, slot: string, value: () => string): Slots =>
  chance.inHundred(share) ? { [slot]: value() } : {};

const makeSymptom: Maker = (chance, note) => {
  const symptom = note.take(vocabulary.symptoms, ({ name }) => name);
  if (!symptom) return undefined;
  const mayHaveSide = vocabulary['symptoms with a side'].includes(symptom.name);
  const slots = {
    symptom: wordFor(chance, symptom),
    ...sometimes(chance, 60, 'duration', () => durationOf(chance)),
    ...(mayHaveSide ? sometimes(chance, 70, 'side', () => chance.oneOf(['left', 'right'])) : {}),
  };
  return { slots, concept: symptom.name };
};

/** A symptom by its name alone, as it is denied or warned of. */
const makeBareSymptom: Maker = (chance, note) => {
  const made = makeSymptom(chance, note);
  return made && { ...made, slots: { symptom: made.slots['symptom'] ?? '' } };
};

const yearOf = (chance: Chance): string => String(chance.whole(1995, 2024));

const makeDisease: Maker = (chance, note) => {
  const disease = note.take(vocabulary.diseases, ({ name }) => name);
  return disease && { slots: { problem: wordFor(chance, disease) }, concept: disease.name };
};

const makePastDisease: Maker = (chance, note) => {
  const made = makeDisease(chance, note);
  return made && { ...made, slots: { ...made.slots, ...sometimes(chance, 50, 'year', () => yearOf(chance)) } };
};

const doseOf = (strength: string | undefined): string => `${strength ?? ''} mg`;

function drugSlots(chance: Chance, { name, strengths }: Drug): Slots {
  return { drug: name, dose: doseOf(chance.oneOf(strengths)), often: chance.oneOf(oftens) };
}

const makeDrug: Maker = (chance, note) => {
  const drug = note.take(vocabulary.drugs, ({ name }) => name);
  return drug && { slots: drugSlots(chance, drug), concept: drug.name };
};

const makeTakenDrug: Maker = (chance, note) => {
  const made = makeDrug(chance, note);
  return (
    made && { ...made, slots: { ...made.slots, ...sometimes(chance, 15, 'why', () => chance.oneOf(vocabulary.why)) } }
  );
};

const makeStoppedDrug: Maker = (chance, note) => {
  const made = makeDrug(chance, note);
  const when = sometimes(chance, 60, 'when', () => chance.oneOf(vocabulary.when));
  return made && { ...made, slots: { drug: made.concept, ...when } };
};

const makeIncreasedDrug: Maker = (chance, note) => {
  const drug = note.take(
    vocabulary.drugs.filter(({ strengths }) => strengths.length > 1),
    ({ name }) => name,
  );
  if (!drug) return undefined;
  const at = chance.whole(1, drug.strengths.length - 1);
  const slots = { ...drugSlots(chance, drug), old: doseOf(drug.strengths[at - 1]), dose: doseOf(drug.strengths[at]) };
  return { slots, concept: drug.name };
};

const makeAllergy: Maker = (chance, note) => {
  const list = chance.inHundred(50) ? vocabulary['allergies to drugs'] : vocabulary['allergies to others'];
  const drug = note.take(list, (name) => name);
  const reaction = sometimes(chance, 60, 'reaction', () => chance.oneOf(vocabulary.reactions));
  return drug === undefined ? undefined : { slots: { drug, ...reaction }, concept: drug.toLowerCase() };
};

const makeFamily: Maker = (chance, note) => {
  const problem = note.take(vocabulary['diseases of families'], (name) => name);
  const relative = note.take(vocabulary.relatives, (name) => name);
  return problem !== undefined && relative !== undefined
    ? { slots: { relative, problem }, concept: problem }
    : undefined;
};

const valueOf = (chance: Chance, { from, to, digits }: Test): string =>
  (chance.whole(from * 10 ** digits, to * 10 ** digits) / 10 ** digits).toFixed(digits);

const makeLab: Maker = (chance, note) => {
  const test = note.take(vocabulary.tests, ({ form }) => form);
  if (!test) return undefined;
  const was = sometimes(chance, 25, 'was', () => valueOf(chance, test));
  return { slots: { test: test.form, value: valueOf(chance, test), unit: test.unit, ...was }, concept: test.form };
};

const makeAbnormal: Maker = (chance, note) => {
  const isPaired = chance.inHundred(50);
  const list = isPaired ? vocabulary['findings with a side'] : vocabulary['findings without a side'];
  const finding = note.take(list, (name) => name);
  const side = isPaired ? { side: chance.oneOf(['left', 'right']) } : {};
  return finding === undefined ? undefined : { slots: { finding, ...side }, concept: finding };
};

const makeProcedure: Maker = (chance, note) => {
  const procedure = note.take(vocabulary.procedures, (name) => name);
  const year = sometimes(chance, 60, 'year', () => yearOf(chance));
  return procedure === undefined ? undefined : { slots: { procedure, ...year }, concept: procedure };
};

/** One of a list of words, as the only slot of its kind. */
const makeFrom =
  (slot: string, list: readonly string[]): Maker =>
  (_chance, note) => {
    const word = note.take(list, (name) => name);
    return word === undefined ? undefined : { slots: { [slot]: word }, concept: word };
  };

const makeVital =
  (slot: string, write: (chance: Chance) => string): Maker =>
  (chance) => ({ slots: { [slot]: write(chance) }, concept: slot });

const makers: Readonly<Record<Exclude<FactKind, 'allergy.none'>, Maker>> = {
  complaint: makeSymptom,
  'symptom.present': makeSymptom,
  'symptom.denied': makeBareSymptom,
  'problem.present': makeDisease,
  'problem.past': makePastDisease,
  'problem.denied': makeDisease,
  family: makeFamily,
  'drug.taken': makeTakenDrug,
  'drug.stopped': makeStoppedDrug,
  'drug.started': makeDrug,
  'drug.increased': makeIncreasedDrug,
  allergy: makeAllergy,
  'vital.bp': makeVital('bp', (chance) => `${chance.whole(94, 188)}/${chance.whole(52, 108)}`),
  'vital.pulse': makeVital('pulse', (chance) => String(chance.whole(52, 128))),
  'vital.temp': makeVital('temp', (chance) =>
    chance.inHundred(50) ? `${chance.whole(360, 392) / 10}` : `${chance.whole(970, 1026) / 10}`,
  ),
  'vital.rr': makeVital('rr', (chance) => String(chance.whole(11, 28))),
  'vital.sats': makeVital('sats', (chance) => `${chance.whole(89, 100)}%`),
  'vital.weight': makeVital('weight', (chance) => `${chance.whole(480, 1240) / 10} kg`),
  lab: makeLab,
  'exam.normal': makeFrom('finding', vocabulary['findings of a normal examination']),
  'exam.abnormal': makeAbnormal,
  'procedure.past': makeProcedure,
  smoking: makeFrom('status', vocabulary.smoking),
  alcohol: makeFrom('amount', vocabulary.alcohol),
  'order.test': makeFrom('test', vocabulary['tests to order']),
  referral: makeFrom('service', vocabulary.services),
  followup: (chance) => {
    const interval = chance.oneOf([counted(chance.whole(1, 8), 'week'), counted(chance.whole(1, 6), 'month')]);
    return { slots: { interval }, concept: interval };
  },
  safetynet: makeBareSymptom,
};

/** Facts of one kind; vital signs are most of them, in their usual order. */
function makeKind(kind: string, chance: Chance, note: Note): GivenFact[] {
  const kinds = (kind === 'vital' ? vitalKinds : [kind]) as readonly Exclude<FactKind, 'allergy.none'>[];
  return kinds.flatMap((one): GivenFact[] => {
    const [least, most] = counts[one] ?? [0, 1];
    const count = kind === 'vital' ? Number(chance.inHundred(75)) : chance.whole(least, most);
    return Array.from({ length: count }).flatMap((): GivenFact[] => {
      const made = makers[one](chance, note);
      return made ? [{ kind: one, ...made }] : [];
    });
  });
}

/** Facts for a note in a layout: of each section those of the kinds that it holds, in that order. */
export function makeFacts({ sections }: Layout, chance: Chance): GivenFact[][] {
  const note = new Note(chance);
  return sections.map(({ holds }) => holds.flatMap((kind) => makeKind(kind, chance, note)));
}
