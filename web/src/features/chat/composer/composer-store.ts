import { limits } from '@notewright/contract';
import type { NoteKind, ToolName } from '@notewright/engine';
import { createStore } from 'zustand/vanilla';
import type { BoxSource } from './box-source.ts';
import * as words from './words.ts';

/** As many as one message may have, its typed words among them. */
const sourcesMost = limits.sources;

/** What stands in one message box. Kept in memory only; the text is also kept at the server (see `draft-keeper`). */
export interface BoxState {
  readonly text: string;
  readonly sources: readonly BoxSource[];
  /** What went wrong, in one sentence under the box. */
  readonly problem: string | null;
}

/** What was to be sent, and was not. */
export type Unsent = Pick<BoxState, 'text' | 'sources'>;

const emptyBox: BoxState = { text: '', sources: [], problem: null };

/** What the notes of a chat are to be; empty: as the words of the message say. */
export interface NoteOptions {
  readonly note_kind?: NoteKind;
  /** One of the person's own. */
  readonly template?: { readonly id: string; readonly name: string };
}

interface ComposerState {
  /** By chat id, or `newChat`. */
  readonly boxes: Readonly<Record<string, BoxState>>;
  /** What was dictated and has not been added to its box yet. In memory only, too. */
  readonly spoken: Readonly<Record<string, string>>;
  /** What was chosen here for a box's messages to come; none where the chat's last message still tells it. */
  readonly notes: Readonly<Record<string, NoteOptions | undefined>>;
  /** The tool that was chosen here for a box's next message; none where it goes to the tool of the chat's last one. */
  readonly tools: Readonly<Record<string, ToolName | undefined>>;
  /** What was sent from a box while what sends is fetched: it is on its way, and shows nowhere else yet. */
  readonly leaving: Readonly<Record<string, Unsent | undefined>>;
}

const nothing: ComposerState = { boxes: {}, spoken: {}, notes: {}, tools: {}, leaving: {} };

export const composerStore = createStore<ComposerState>(() => nothing);

export function chooseNote(box: string, options: NoteOptions | undefined): void {
  composerStore.setState(({ notes }) => ({ notes: { ...notes, [box]: options } }));
}

/** Has a box's messages go to a tool from now on; to that of the chat's last message where none is given. */
export function chooseTool(box: string, tool: ToolName | undefined): void {
  composerStore.setState(({ tools }) => ({ tools: { ...tools, [box]: tool } }));
}

export function readBox(state: ComposerState, box: string): BoxState {
  return state.boxes[box] ?? emptyBox;
}

export function changeBox(box: string, change: Partial<BoxState>): void {
  composerStore.setState((state) => ({ boxes: { ...state.boxes, [box]: { ...readBox(state, box), ...change } } }));
}

/** Empties a box and gives what stood in it. */
export function takeOut(box: string): BoxState {
  const taken = readBox(composerStore.getState(), box);
  changeBox(box, emptyBox);
  return taken;
}

/** Takes out of a box what is to be sent; null where nothing stands in it. */
export function takeLeaving(box: string): Unsent | null {
  const { text, sources } = readBox(composerStore.getState(), box);
  if (text.trim() === '' && sources.length === 0) return null;
  takeOut(box);
  const taken = { text, sources };
  composerStore.setState(({ leaving }) => ({ leaving: { ...leaving, [box]: taken } }));
  return taken;
}

/** No longer about to leave its box; false where it was called back meanwhile. */
export function endLeaving(box: string, taken: Unsent): boolean {
  if (composerStore.getState().leaving[box] !== taken) return false;
  composerStore.setState(({ leaving }) => ({ leaving: { ...leaving, [box]: undefined } }));
  return true;
}

/** Puts back what could not be sent. What was typed and added meanwhile stays, behind it. */
export function putBack(box: string, unsent: Unsent, problem: string | null): void {
  const newer = readBox(composerStore.getState(), box);
  const texts = [unsent.text, newer.text].filter((text) => text !== '');
  changeBox(box, { text: texts.join('\n\n'), sources: [...unsent.sources, ...newer.sources], problem });
}

/** True where a message would have more sources than it may, its typed words among them. */
export const hasTooMany = ({ text, sources }: Pick<BoxState, 'text' | 'sources'>): boolean =>
  sources.length + (text.trim() === '' ? 0 : 1) > sourcesMost;

/** Adds as many of these to a box as go with a message; gives the sentence for those that do not, or null. */
export function addSources(box: string, added: readonly BoxSource[]): string | null {
  const { text, sources } = readBox(composerStore.getState(), box);
  const room = sourcesMost - sources.length - (text.trim() === '' ? 0 : 1);
  changeBox(box, { sources: [...sources, ...added.slice(0, Math.max(0, room))], problem: null });
  return added.length > room ? words.tooManySources : null;
}

/** Puts another in the place of a source of the same id; it goes where none is given. */
export function changeSource(box: string, id: string, changed: BoxSource | null): void {
  const { sources } = readBox(composerStore.getState(), box);
  const next = sources.flatMap((one) => (one.id === id ? (changed ?? []) : one));
  changeBox(box, { sources: next, problem: null });
}

type MoveListener = (from: string, to: string | null) => void;

const moveListeners = new Set<MoveListener>();

/** Registers what goes along when a box moves, or is dropped (`to` is null), as what is still being heard for it. */
export function onMoveBox(listener: MoveListener): void {
  moveListeners.add(listener);
}

/** A tool that was chosen holds for what stands in the box. Left empty, the box has the tool of its chat again when that is next opened. */
export function forgetIdleTool(box: string): void {
  const { text, sources } = readBox(composerStore.getState(), box);
  if (text === '' && sources.length === 0) chooseTool(box, undefined);
}

/** What is still on its way to a box belongs to a chat that its writer has left: it may not come to what is begun there next. */
export function leaveBox(box: string): void {
  for (const listener of moveListeners) listener(box, null);
}

/** What was written while a chat's first message was on its way is meant for that chat, and goes there with its writer. */
export function moveBox(from: string, to: string): void {
  const state = composerStore.getState();
  composerStore.setState({ spoken: { ...state.spoken, [from]: '', [to]: state.spoken[from] ?? '' } });
  chooseNote(to, state.notes[from]);
  chooseNote(from, undefined);
  chooseTool(to, state.tools[from]);
  chooseTool(from, undefined);
  const { text, sources } = readBox(state, from);
  if (text !== '' || sources.length > 0) changeBox(to, takeOut(from));
  for (const listener of moveListeners) listener(from, to);
}

export function forgetBoxes(): void {
  composerStore.setState(nothing);
}
