import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import type { MedicationFact, MedicationStatus } from '../document/fact.ts';
import { medicationVerbs } from '../knowledge/medication-verbs.ts';
import type { Span } from '../model/span.ts';
import { begin, keepClause, type ClauseReading, type Draft } from './fact-maker.ts';

/** What a word right before a drug does with it; a drug alone is taken. */
const statuses = new Map<string, MedicationStatus>([
  ['', 'taken'],
  ...medicationVerbs.flatMap(([status, words]) =>
    words.split('|').map((word): [string, MedicationStatus] => [word, status]),
  ),
]);

const isPlain = (words: string): boolean => words.replace(/[^\p{L}\d]/gu, '') === '';

function factOf(
  reading: ClauseReading,
  mention: MedicationMention,
  status: MedicationStatus,
  span: Span,
): Omit<MedicationFact, 'id'> {
  const { name, dose, route, frequency, duration, indication } = mention;
  const isAsNeeded = /\bas needed\b/.test(frequency);
  return {
    ...begin(reading, span),
    type: 'medication',
    name,
    dose: dose === '' ? undefined : dose,
    route: route === '' ? undefined : route,
    frequency: frequency === '' ? undefined : frequency,
    asNeeded: isAsNeeded ? undefined : undefined,
    indication: indication === '' ? undefined : indication,
    duration: duration === '' ? undefined : duration,
    status,
  };
}

/** One drug with nothing said of it but how it is taken becomes a fact; every other clause stays as the writer has it. */
export function readMedications(reading: ClauseReading, span: Span, isPlan: boolean): Draft[] {
  const words = reading.text.slice(span.start, span.end);
  const mentions = findMedicationsIn(words);
  const [mention] = mentions;
  if (!mention || mentions.length !== 1) return [keepClause(reading, span)];
  const before = words.slice(0, mention.start).replace(/^[\s,;:>+*-]+|\s+$/g, '');
  const status = statuses.get(before.toLowerCase());
  if (status === undefined || !isPlain(words.slice(mention.end)) || (isPlan && status === 'taken'))
    return [keepClause(reading, span)];
  return [factOf(reading, mention, status, span)];
}
