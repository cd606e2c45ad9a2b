import { emr, type EmrLaunch, type EmrPatient } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { Localizable } from '../language/localizable.ts';
import type { EmrPatient as StoredPatient, StoredLaunch } from '../store/emr/launch-store.ts';

/** What an EHR granted, as the scopes were read. */
export interface ShownGrant {
  readonly canRead: readonly ShownKind[];
  readonly missing: readonly ShownKind[];
  readonly canWriteNotes: boolean;
  /** Facts beside the note: problems, medications and others. */
  readonly canWriteFacts: boolean;
}
type ShownKind = EmrLaunch['missing'][number];

const readSentences: Readonly<Record<ShownKind, Message>> = {
  problems: defineMessage('emr.readsProblems', 'Read the problem list'),
  medications: defineMessage('emr.readsMedications', 'Read medications'),
  allergies: defineMessage('emr.readsAllergies', 'Read allergies'),
  immunizations: defineMessage('emr.readsImmunizations', 'Read immunizations'),
  vital_signs: defineMessage('emr.readsVitalSigns', 'Read vital signs'),
  laboratory: defineMessage('emr.readsLaboratory', 'Read laboratory results'),
  notes: defineMessage('emr.readsNotes', 'Read earlier notes'),
};
const writesNotes = defineMessage('emr.writesNotes', 'Add signed notes to the record');
const writesFacts = defineMessage('emr.writesFacts', 'Add what a signed note states, such as problems and medications');

const sexes: Readonly<Record<string, Message>> = {
  female: defineMessage('emr.female', 'Female'),
  male: defineMessage('emr.male', 'Male'),
  other: defineMessage('emr.otherSex', 'Other'),
};
const visit = defineMessage('emr.visit', 'Visit');
const nameless = defineMessage('emr.nameless', 'No name in the record');

/** A patient for a page. */
export function presentEmrPatient({ name, birthDate, gender }: StoredPatient): Localizable<EmrPatient> {
  return {
    name: name === '' ? nameless : name,
    birth_date: birthDate,
    sex: gender === null ? null : (sexes[gender] ?? null),
  };
}

/** A launch for a page, without a token or an id of the patient. */
export function presentEmrLaunch(
  launch: StoredLaunch,
  connection: { readonly id: string; readonly name: string },
  grant: ShownGrant,
): Localizable<EmrLaunch> {
  const { id, patient, encounter, chatId, endsAt } = launch;
  return {
    id,
    connection: { id: connection.id, name: connection.name },
    patient: presentEmrPatient(patient),
    encounter: encounter === null ? null : { text: encounter.text ?? visit, date: encounter.date },
    permissions: [
      ...emr.emrKinds.filter((kind) => grant.canRead.includes(kind)).map((kind) => readSentences[kind]),
      ...(grant.canRead.includes('notes') ? [readSentences.notes] : []),
      ...(grant.canWriteNotes ? [writesNotes] : []),
      ...(grant.canWriteNotes && grant.canWriteFacts ? [writesFacts] : []),
    ],
    missing: [...grant.missing],
    chat_id: chatId,
    can_write: grant.canWriteNotes,
    ends_on: endsAt === null ? null : new Date(endsAt).toISOString(),
  };
}
