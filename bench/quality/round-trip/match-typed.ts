import { findProblemsIn } from '../../../engine/src/clinical/find-problems.ts';
import { findDrug } from '../../../engine/src/clinical/drugs.ts';
import { frequencyRows } from '../../../engine/src/clinical/data/medication-words.ts';
import type {
  AllergyFact,
  ConditionFact,
  Fact,
  MeasurementFact,
  MedicationFact,
} from '../../../engine/src/document/fact.ts';
import { labRows } from '../../../engine/src/knowledge/labs.ts';
import { relativeRows } from '../../../engine/src/knowledge/relatives.ts';
import type { FactKind } from './kinds.ts';
import type { WrittenFact } from './write-note.ts';

const canonical = new Map(frequencyRows);

/** Ways of writing that mean the same time of day. */
const sameTimes: Readonly<Record<string, string>> = {
  'once daily': 'daily',
  'at bedtime': 'at night',
  nightly: 'at night',
  'every night': 'at night',
};

export const timesOf = (words: string): string => {
  const written = canonical.get(words.toLowerCase()) ?? words.toLowerCase();
  return sameTimes[written] ?? written;
};

/** Digits and letters alone: "75 mg" and "75mg" are the same. */
export const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9.%/]/g, '');

/** The name that the engine's tables give to a problem or symptom. */
export const problemNamed = (words: string): string => findProblemsIn(words)[0]?.name.toLowerCase() ?? plain(words);

const isProblem = (words: string, { concept }: WrittenFact): boolean =>
  findProblemsIn(words).some(({ name }) => name.toLowerCase().endsWith(concept.replace(/^joint /, ''))) ||
  plain(words).includes(plain(concept));

const genericOf = (name: string): string => findDrug(name.toLowerCase())?.generic ?? name.toLowerCase();

/** What differs between a drug as it was written and as it was read; undefined where nothing does. */
function differenceOfDrug(given: WrittenFact, read: MedicationFact): string | undefined {
  const { drug = '', dose, often, why } = given.slots;
  if (genericOf(read.name) !== genericOf(drug)) return 'name';
  if (dose !== undefined && plain(read.dose ?? '') !== plain(dose)) return 'dose';
  const said = [read.frequency ?? '', read.asNeeded === true ? 'as needed' : ''].join(' ').trim();
  if (often !== undefined && timesOf(said) !== timesOf(often)) return 'frequency';
  if (
    why !== undefined &&
    !plain(read.indication ?? '').includes(plain(problemNamed(why))) &&
    !plain(read.indication ?? '').includes(plain(why))
  )
    return 'indication';
  return undefined;
}

const statuses: Partial<Record<FactKind, readonly (string | undefined)[]>> = {
  'drug.taken': ['taken', 'continued', undefined],
  'drug.stopped': ['stopped'],
  'drug.started': ['started'],
  'drug.increased': ['changed'],
};

function differenceOfMedication(given: WrittenFact, read: MedicationFact): string | undefined {
  if (statuses[given.kind]?.includes(read.status) !== true) return `status ${read.status ?? 'none'}`;
  return differenceOfDrug(given, read);
}

function differenceOfAllergy(given: WrittenFact, read: AllergyFact): string | undefined {
  if (given.kind === 'allergy.none') return /^no\b/i.test(read.substance) ? undefined : 'name';
  const { drug = '', reaction } = given.slots;
  if (!plain(read.substance).includes(plain(drug))) return 'name';
  const said = plain((read.reactions ?? []).join(' '));
  return reaction === undefined || said.includes(plain(reaction)) ? undefined : 'reaction';
}

const names: Partial<Record<FactKind, readonly string[]>> = {
  'vital.bp': ['Blood pressure'],
  'vital.pulse': ['Heart rate', 'Pulse'],
  'vital.temp': ['Temperature'],
  'vital.rr': ['Respiratory rate'],
  'vital.sats': ['Oxygen saturation'],
  'vital.weight': ['Weight'],
};

const testNames = new Map(labRows.flatMap(([name, forms]) => forms.split('|').map((form) => [form, name] as const)));

const numberIn = (words: string): string => (/\d[\d./]*/.exec(words)?.[0] ?? '').replace(/[./]$/, '');

function differenceOfMeasurement(given: WrittenFact, read: MeasurementFact): string | undefined {
  const [value = ''] = Object.values(given.slots);
  if (given.kind !== 'lab') {
    if (names[given.kind]?.includes(read.name) !== true) return 'name';
    return numberIn(read.value) === numberIn(value) ? undefined : 'value';
  }
  const { test = '', value: measured = '', unit = '', was } = given.slots;
  if (read.name !== testNames.get(test.toLowerCase())) return 'name';
  if (numberIn(read.value) !== numberIn(measured)) return 'value';
  if (was !== undefined && !(read.earlier ?? []).some((one) => numberIn(one) === numberIn(was))) return 'earlier value';
  return plain(`${read.value} ${read.unit ?? ''}`).endsWith(plain(unit)) ? undefined : 'unit';
}

const denied: ReadonlySet<FactKind> = new Set<FactKind>(['symptom.denied', 'problem.denied']);
const conditions: ReadonlySet<FactKind> = new Set<FactKind>([
  'complaint',
  'symptom.present',
  'symptom.denied',
  'problem.present',
  'problem.past',
  'problem.denied',
]);

function differenceOfCondition(given: WrittenFact, { name, side, assertion }: ConditionFact): string | undefined {
  if (!conditions.has(given.kind)) return `type condition`;
  if ((assertion.polarity === 'absent') !== denied.has(given.kind)) return 'polarity';
  if (assertion.experiencer !== 'patient') return 'person';
  if (!isProblem(name, given)) return 'name';
  const { side: own } = given.slots;
  return own === undefined || `${side ?? ''} ${name}`.includes(own) ? undefined : 'side';
}

const relatives = new Map(
  relativeRows.flatMap(([name, forms]) => forms.split('|').map((form) => [form, name] as const)),
);

function differenceOfType(given: WrittenFact, read: Fact): string | undefined {
  switch (read.type) {
    case 'condition':
      return differenceOfCondition(given, read);
    case 'medication':
      return differenceOfMedication(given, read);
    case 'allergy':
      return given.kind.startsWith('allergy') ? differenceOfAllergy(given, read) : 'type allergy';
    case 'measurement':
      return differenceOfMeasurement(given, read);
    case 'examination':
      return given.kind.startsWith('exam.') ? undefined : 'type examination';
    case 'procedure':
      if (given.kind !== 'procedure.past') return 'type procedure';
      return plain(read.name).startsWith(plain(given.slots['procedure'] ?? '')) ? undefined : 'name';
    case 'history': {
      if (given.kind !== 'family') return 'type history';
      if (read.topic !== relatives.get(given.slots['relative'] ?? '')) return 'relative';
      return isProblem(read.detail, given) ? undefined : 'name';
    }
    default:
      return `type ${read.type}`;
  }
}

/** What a typed fact says otherwise than the one that was written; undefined where it says the same. */
export const differenceOf = (given: WrittenFact, read: Fact): string | undefined => differenceOfType(given, read);

export const isDenied = ({ kind }: WrittenFact): boolean => denied.has(kind);
export const isCondition = ({ kind }: WrittenFact): boolean => conditions.has(kind);
