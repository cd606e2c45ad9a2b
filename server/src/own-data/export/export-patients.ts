import { damagedText } from '../../kernel/damage.ts';
import type { EmrPatient } from '../../store/emr/launch-store.ts';
import type { ExportStore } from '../../store/own-data/export-store.ts';
import type { Owner } from '../../store/store.ts';

/** To which patient's record chats belong, which records are open, and which notes were sent to them. */
export async function* writePatientsJson(
  { exports }: { readonly exports: ExportStore },
  owner: Owner,
): AsyncGenerator<string> {
  const { chats, launches } = await exports.readPatients(owner);
  const said = {
    chats: chats.map(({ chatId, boundAt, patient }) => ({
      chat_id: chatId,
      bound_on: timeOf(boundAt),
      record_system: patient?.baseUrl ?? String(damagedText),
      patient: patient === null ? String(damagedText) : present(patient),
    })),
    open_records: launches.map(({ openedAt, endsAt, grant }) => ({
      opened_on: timeOf(openedAt),
      ends_on: endsAt === null ? null : timeOf(endsAt),
      record_system: grant?.baseUrl ?? String(damagedText),
      patient: grant === null ? String(damagedText) : present(grant),
      granted: grant?.scopes ?? [],
    })),
    sent_notes: (await exports.listWrites(owner)).map(({ messageId, chatId, write }) => ({
      chat_id: chatId,
      note_id: messageId,
      record_system: write?.baseUrl ?? String(damagedText),
      patient_id: write?.patientId ?? String(damagedText),
      state: write?.state ?? String(damagedText),
      items: (write?.items ?? [])
        .filter(({ kind }) => kind !== null)
        .map(({ kind, text, state, result }) => ({
          kind,
          text,
          state,
          address: result?.reference ?? null,
          on: result === null ? null : timeOf(result.at),
        })),
    })),
  };
  yield `${JSON.stringify(said, null, 2)}\n`;
}

const present = ({ patientId, patient }: { readonly patientId: string; readonly patient: EmrPatient }): object => ({
  id: patientId,
  name: patient.name,
  birth_date: patient.birthDate,
  gender: patient.gender,
});

const timeOf = (moment: number): string => new Date(moment).toISOString();
