import type { EmrLaunch } from '@notewright/contract';
import { clearCurrentChat } from '../../../api/chat-queries.ts';
import { readChatPatient } from '../../../api/emr/chat-patient.ts';
import type { BoxSource } from '../composer/box-source.ts';
import { addSources, changeBox, composerStore, readBox, takeOut } from '../composer/composer-store.ts';
import { isHeld, loadDraft, scheduleSave } from '../composer/draft-keeper.ts';
import { newChat, replyStore } from '../sending/reply-store.ts';
import { bindChat, linkBox, linkStore } from './linked-boxes.ts';
import * as words from './words.ts';

/** What of a record goes with a message. */
type RecordSource = Pick<Extract<BoxSource, { origin: 'text' }>, 'kind' | 'name' | 'date' | 'text'>;

type Obstacle =
  | { readonly problem: string }
  /** What was begun is about the patient of another record. */
  | { readonly begunFor: string }
  /** What was begun is about nobody's record: its words, which may be of another patient. */
  | { readonly begunWith: string }
  /** The chat belongs to nobody's record yet, and would to this one for good. */
  | { readonly isUnlinked: true };

/** What is to become of what was begun: it is asked about, goes, or goes along where it is about nobody's record. */
export type Begun = 'ask' | 'discard' | 'keep';

const toBoxSources = (sources: readonly RecordSource[]): readonly BoxSource[] =>
  sources.map((source) => ({ ...source, id: crypto.randomUUID(), origin: 'text' }));

/** A first message that is on its way goes to a chat of its own, and what is begun meanwhile must not go with it. */
const isSending = (): boolean =>
  isHeld(newChat) ||
  composerStore.getState().leaving[newChat] !== undefined ||
  replyStore.getState().pending[newChat] !== undefined;

/** What stands in the box of a new chat goes, also where it is kept, and with it the record that it is about. */
function discardBegun(): void {
  takeOut(newChat);
  linkBox(null);
  scheduleSave(newChat);
}

function addAll(box: string, added: readonly BoxSource[]): Obstacle | null {
  const { text, sources } = readBox(composerStore.getState(), box);
  const problem = addSources(box, added);
  if (problem === null) return null;
  // All of it or nothing: nobody is to believe that the whole of what they chose goes along.
  changeBox(box, { text, sources });
  return { problem };
}

/** What stands in the way of beginning a message about a patient; null where nothing does. */
function obstacleTo(launch: EmrLaunch, begunIs: Begun): Obstacle | null {
  if (isSending()) return { problem: words.stillSending };
  const { begun } = linkStore.getState();
  if (begunIs === 'discard' || begun?.launch.id === launch.id) return null;
  if (begun !== null) return { begunFor: begun.launch.patient.name };
  const { text, sources } = readBox(composerStore.getState(), newChat);
  const isEmpty = text.trim() === '' && sources.length === 0;
  return isEmpty || begunIs === 'keep' ? null : { begunWith: text };
}

/**
 * Begins a message about the patient of a record, with what was chosen of it. Nothing is sent. Gives what is in the way, or
 * null. What was typed for a new chat before is kept at the server, and comes back from there first.
 */
export async function startNote(
  launch: EmrLaunch,
  sources: readonly RecordSource[],
  begunIs: Begun,
): Promise<Obstacle | null> {
  // What is not known may be about another patient.
  if (!(await loadDraft(newChat))) return { problem: words.draftUnknown };
  const inTheWay = obstacleTo(launch, begunIs);
  if (inTheWay !== null) return inTheWay;
  if (begunIs === 'discard') discardBegun();
  const before = linkStore.getState().begun;
  if (before !== null) removeOf(before.sourceIds);
  const added = toBoxSources(sources);
  const noRoom = addAll(newChat, added);
  if (noRoom !== null) return noRoom;
  linkBox({ launch, sourceIds: added.map(({ id }) => id) });
  clearCurrentChat();
  return null;
}

/** Takes out what came from a record and was chosen again, or is to go with no message. */
function removeOf(ids: readonly string[]): void {
  const { sources } = readBox(composerStore.getState(), newChat);
  changeBox(newChat, { sources: sources.filter(({ id }) => !ids.includes(id)), problem: null });
}

/** The box of a new chat is about nobody's record any more; what came from it goes, and what was typed stays. */
export function unlinkBox(): void {
  const { begun } = linkStore.getState();
  if (begun === null) return;
  removeOf(begun.sourceIds);
  linkBox(null);
}

/**
 * Links a chat with the record, and puts what was chosen into its box. Another patient's chat is refused by the server
 * before anything is put there; one that belongs to nobody is asked about first, since it stays that patient's. Throws `CallProblem`.
 *
 * @param isSure the clinician said that the chat is about this patient.
 */
export async function takeToChat(
  launch: EmrLaunch,
  chatId: string,
  sources: readonly RecordSource[],
  isSure: boolean,
): Promise<Obstacle | null> {
  if (!isSure && (await readChatPatient(chatId)).patient === null) return { isUnlinked: true };
  await bindChat(chatId, launch.id);
  return addAll(chatId, toBoxSources(sources));
}
