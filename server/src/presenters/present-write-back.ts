import type { EmrPreview, EmrWriteBack, EmrWriteState } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { PlannedItem } from '../emr/write-back/plan-write-back.ts';
import type { OpenLaunch } from '../emr/open-launch.ts';
import type { Localizable } from '../language/localizable.ts';
import type { StoredWrite, StoredWriteItem, WriteReason } from '../store/emr-writes/emr-write-store.ts';

const nameless = defineMessage('emr.nameless', 'No name in the record');
const noTitle = defineMessage('emr.noteTitle', 'Note');

const reasons: Readonly<Record<WriteReason, Message>> = {
  not_taken: defineMessage('emr.notTaken', 'The record system takes no such entry. It stands in the document.'),
  not_granted: defineMessage(
    'emr.notGranted',
    'The record system did not allow such an entry. It stands in the document.',
  ),
  not_traceable: defineMessage(
    'emr.notTraceable',
    'The record system cannot say whether such an entry arrived, so none is sent. It stands in the document.',
  ),
  not_chosen: defineMessage('emr.notChosen', 'You left it out. It stands in the document.'),
  record_has_it: defineMessage('emr.recordHasIt', 'The record has it already.'),
  rejected: defineMessage('emr.rejected', 'The record system did not take it. It stands in the document.'),
  not_allowed: defineMessage(
    'emr.notAllowed',
    'The record system does not let you write this. It stands in the document.',
  ),
  conflict: defineMessage(
    'emr.conflict',
    'The record system has something else in its place. It stands in the document.',
  ),
  without_document: defineMessage(
    'emr.withoutDocument',
    'It was not sent, as the record system did not take the note.',
  ),
  closed: defineMessage('emr.closed', 'The record was closed before this was written.'),
};
/** Of the note itself, which stands in no other document. */
const ofNote: Partial<Readonly<Record<WriteReason, Message>>> = {
  rejected: defineMessage('emr.noteRejected', 'The record system did not take the note.'),
  not_allowed: defineMessage('emr.noteNotAllowed', 'The record system does not let you write notes.'),
  conflict: defineMessage('emr.noteConflict', 'The record system has something else in the place of this note.'),
};

function wordReason({ kind, result }: Pick<StoredWriteItem, 'kind' | 'result'>): Message | null {
  if (result === null || result.reason === null) return null;
  const sentence = (kind === 'document' ? ofNote[result.reason] : undefined) ?? reasons[result.reason];
  if (result.detail === null) return sentence;
  return defineMessage('emr.reasonWithDetail', '{sentence} It says: “{detail}”', { sentence, detail: result.detail });
}

const named = (name: string): { readonly name: string | Message } => ({ name: name === '' ? nameless : name });
const titleOf = (kind: string | null, text: string): string | Message =>
  kind === 'document' && text === '' ? noTitle : text;

/** What would become of a note, for the page. */
export function presentPreview(
  items: readonly PlannedItem[],
  { connection, patient }: Pick<OpenLaunch, 'connection' | 'patient'>,
): Localizable<EmrPreview> {
  return {
    connection: { name: connection.name },
    patient: named(patient.name),
    items: items.map(({ id, kind, text, outcome, reason }) => ({
      id,
      kind,
      text: titleOf(kind, text),
      outcome,
      reason: reason === null ? null : reasons[reason],
    })),
  };
}

const isShown = (
  item: StoredWriteItem,
): item is StoredWriteItem & { readonly kind: NonNullable<StoredWriteItem['kind']> } => item.kind !== null;

function stateOf({ state, leaseUntil, items }: StoredWrite, now: number): EmrWriteState {
  if (state === 'cancelled' || state === 'needs_launch') return state;
  if (state !== 'done') return state === 'waiting' && leaseUntil > now ? 'writing' : 'waiting';
  const shown = items.filter(isShown);
  if (shown.some(({ kind, state: of }) => kind === 'document' && of === 'refused')) return 'refused';
  return shown.some(({ state: of }) => of === 'refused') ? 'partly' : 'written';
}

const timeOf = (at: number): string => new Date(at).toISOString();

/** How far a note is, for the page; with nothing by which the record could be found. */
export function presentWriteBack(write: StoredWrite, now: number): Localizable<EmrWriteBack> {
  const state = stateOf(write, now);
  return {
    state,
    patient: named(write.patientName),
    connection: { name: write.connectionName },
    items: write.items.filter(isShown).map((item) => ({
      id: item.id,
      kind: item.kind,
      text: titleOf(item.kind, item.text),
      state: item.state,
      reason: wordReason(item),
      written_on: item.state === 'written' && item.result !== null ? timeOf(item.result.at) : null,
    })),
    next_try_on: write.state === 'waiting' && state === 'waiting' ? timeOf(Math.max(write.notBefore, now)) : null,
  };
}
