import type { FhirResource } from '@notewright/engine';
import { codesOf, conceptText, firstDayOf, firstOf, listOf, objectOf, textOf } from './fields.ts';

/** One entry of a record in one line. */
export interface Line {
  readonly text: string;
  readonly date: string | null;
}

/** Writes a resource as a line; null for one that says nothing that counts. */
export type LineWriter = (resource: FhirResource, medicationOf: (reference: string) => string | null) => Line | null;

/** What was entered by mistake, or ruled out, is left out everywhere. */
const mistakes: ReadonlySet<string> = new Set(['entered-in-error', 'refuted', 'cancelled']);

/** Words that are put behind an entry; one that is as it usually is has none. */
const stateWords: Readonly<Record<string, string>> = {
  inactive: 'inactive',
  resolved: 'resolved',
  remission: 'in remission',
  recurrence: 'recurrent',
  relapse: 'relapsed',
  unconfirmed: 'unconfirmed',
  provisional: 'provisional',
  differential: 'differential diagnosis',
  completed: 'completed',
  stopped: 'stopped',
  ended: 'stopped',
  'on-hold': 'on hold',
  'not-taken': 'not taken',
  intended: 'planned',
  preliminary: 'preliminary',
};

const wordsOf = (...states: readonly (string | null | undefined)[]): readonly string[] =>
  states.flatMap((state) => (state === null || state === undefined ? [] : (stateWords[state] ?? [])));

/** The entry with what is to be known of it in brackets. */
export const withWords = (text: string, words: readonly (string | null)[]): string => {
  const said = [...new Set(words.filter((word) => word !== null && word !== ''))];
  return said.length === 0 ? text : `${text} (${said.join('; ')})`;
};

const isMistake = (...states: readonly (string | null | undefined)[]): boolean =>
  states.some((state) => typeof state === 'string' && mistakes.has(state));

/** Problems: what it is, and how it stands. */
export const writeProblem: LineWriter = (resource) => {
  const [clinical] = codesOf(resource['clinicalStatus']);
  const [verification] = codesOf(resource['verificationStatus']);
  const text = conceptText(resource['code']);
  if (text === null || isMistake(clinical, verification)) return null;
  const severity = conceptText(resource['severity']);
  const ended = firstDayOf(resource['abatementDateTime'], resource['abatementPeriod']);
  return {
    text: withWords(text, [
      severity?.toLowerCase() ?? null,
      ...wordsOf(clinical, verification),
      ended === null ? null : `until ${ended}`,
    ]),
    date: firstDayOf(resource['onsetDateTime'], resource['onsetPeriod'], resource['recordedDate']),
  };
};

/** Drafts and proposals are nobody's treatment yet. */
const unorderedStatuses: ReadonlySet<string> = new Set(['draft']);
const unorderedIntents: ReadonlySet<string> = new Set(['proposal']);

/** Medications, as they were ordered or are said to be taken: the drug with how it is used. */
export const writeMedication: LineWriter = (resource, medicationOf) => {
  const status = textOf(resource['status']);
  const intent = textOf(resource['intent']) ?? '';
  if (isMistake(status) || unorderedStatuses.has(status ?? '') || unorderedIntents.has(intent)) return null;
  // One that has no name is told all the same: a list that lacks a drug misleads.
  const drug = drugOf(resource, medicationOf) ?? 'Unnamed medication';
  const use = firstOf(resource['dosageInstruction'] ?? resource['dosage'], dosageText);
  const isAgainst = resource['doNotPerform'] === true;
  const reason = firstOf(resource['reasonCode'], conceptText);
  return {
    text: withWords(`${isAgainst ? 'Not to be given: ' : ''}${drug}${use === null ? '' : `, ${use}`}`, [
      ...wordsOf(status),
      reason === null ? null : `for ${reason}`,
    ]),
    date: firstDayOf(
      resource['effectiveDateTime'],
      resource['effectivePeriod'],
      resource['authoredOn'],
      resource['dateAsserted'],
    ),
  };
};

function drugOf(resource: FhirResource, medicationOf: (reference: string) => string | null): string | null {
  const { reference } = objectOf(resource['medicationReference']);
  const contained = listOf(resource['contained'])
    .map(objectOf)
    .find((one) => typeof one['id'] === 'string' && `#${one['id']}` === reference);
  return (
    conceptText(resource['medicationCodeableConcept']) ??
    (contained === undefined ? null : conceptText(contained['code'])) ??
    (typeof reference === 'string' ? medicationOf(reference) : null)
  );
}

/** As it was written for the patient, else put together from its parts. */
function dosageText(value: unknown): string | null {
  const dosage = objectOf(value);
  const written = textOf(dosage['text']) ?? textOf(dosage['patientInstruction']);
  if (written !== null) return written;
  const dose = firstOf(dosage['doseAndRate'], (one) => doseText(objectOf(one)['doseQuantity']));
  const timing = objectOf(dosage['timing']);
  const parts = [
    dose,
    conceptText(dosage['route'])?.toLowerCase() ?? null,
    conceptText(timing['code']) ?? repeatText(objectOf(timing['repeat'])),
    dosage['asNeededBoolean'] === true || dosage['asNeededCodeableConcept'] !== undefined ? 'as needed' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

function doseText(value: unknown): string | null {
  const { value: number, unit } = objectOf(value);
  return typeof number === 'number' ? [String(number), textOf(unit)].filter((one) => one !== null).join(' ') : null;
}

const periodWords: Readonly<Record<string, string>> = { h: 'hours', d: 'days', wk: 'weeks', mo: 'months' };
const onePeriod: Readonly<Record<string, string>> = { h: 'hour', d: 'day', wk: 'week', mo: 'month' };

function repeatText({ frequency, period, periodUnit }: Readonly<Record<string, unknown>>): string | null {
  if (typeof frequency !== 'number' || typeof period !== 'number' || typeof periodUnit !== 'string') return null;
  const times = frequency === 1 ? 'once' : `${frequency} times`;
  const unit = period === 1 ? onePeriod[periodUnit] : periodWords[periodUnit];
  if (unit === undefined) return null;
  return period === 1 ? `${times} per ${unit}` : `${times} every ${period} ${unit}`;
}

/** Allergies: to what, how it shows, and how severe it was. */
export const writeAllergy: LineWriter = (resource) => {
  const [clinical] = codesOf(resource['clinicalStatus']);
  const [verification] = codesOf(resource['verificationStatus']);
  const text = conceptText(resource['code']) ?? firstOf(resource['reaction'], substanceText);
  if (text === null || isMistake(clinical, verification)) return null;
  const reactions = listOf(resource['reaction'])
    .map(reactionText)
    .filter((one) => one !== null);
  const criticality = textOf(resource['criticality']);
  return {
    text: withWords(`${text}${reactions.length === 0 ? '' : `: ${reactions.join(', ')}`}`, [
      resource['type'] === 'intolerance' ? 'intolerance' : null,
      criticality === 'high' ? 'high criticality' : null,
      ...wordsOf(clinical, verification),
    ]),
    date: firstDayOf(resource['onsetDateTime'], resource['recordedDate'], resource['lastOccurrence']),
  };
};

const substanceText = (reaction: unknown): string | null => conceptText(objectOf(reaction)['substance']);

function reactionText(value: unknown): string | null {
  const reaction = objectOf(value);
  const shown = listOf(reaction['manifestation'])
    .map(conceptText)
    .filter((one) => one !== null);
  const severity = textOf(reaction['severity']);
  const words = shown.length > 0 ? shown.join(' and ') : textOf(reaction['description']);
  return words === null ? null : withWords(words, [severity]);
}

/** Immunizations that were given. */
export const writeImmunization: LineWriter = (resource) => {
  const text = conceptText(resource['vaccineCode']);
  const status = textOf(resource['status']);
  if (text === null || (status !== null && status !== 'completed')) return null;
  return {
    text,
    date: firstDayOf(resource['occurrenceDateTime'], resource['occurrenceString'], resource['recorded']),
  };
};
