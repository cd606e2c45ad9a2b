import type { VisitRecording } from '@notewright/contract';
import { dayKey, formatHour } from '../../../i18n/dates.ts';
import type { BoxSource } from '../composer/box-source.ts';
import { addSources, chooseTool, composerStore } from '../composer/composer-store.ts';
import { replyStore } from '../sending/reply-store.ts';
import { onMessageStored } from '../sending/stored-messages.ts';
import * as words from './words.ts';

/** Whole minutes of a recording, at least one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** Puts a transcript into a message box, for TranscriptX; nothing is sent. Gives its id there, or why it found no room. */
export function addTranscript(
  box: string,
  { begun_at, seconds, text }: Pick<VisitRecording, 'begun_at' | 'seconds'> & { readonly text: string },
): { readonly id: string } | { readonly problem: string } {
  const begunAt = new Date(begun_at);
  const id = crypto.randomUUID();
  const name = words.sourceName(formatHour(begunAt), minutesOf(seconds));
  const source: BoxSource = { id, origin: 'text', kind: 'current', name, date: dayKey(begunAt), text };
  const problem = addSources(box, [source]);
  if (problem !== null) return { problem };
  chooseTool(box, 'TranscriptX');
  return { id };
}

function isInBox(id: string): boolean {
  const { boxes, leaving } = composerStore.getState();
  return [...Object.values(boxes), ...Object.values(leaving)].some((box) =>
    box?.sources.some((source) => source.id === id),
  );
}

/** A message that failed comes back to its box a moment after it has left the list of those on their way. */
const comesBackWithin = 1000;

export interface SourceListener {
  /** The message that it stands in was stored in this chat. */
  readonly onStored: (chatId: string) => void;
  /** It is in no box and on no way any more, and nobody has stored it: it was taken out. */
  readonly onRemoved: () => void;
}

/** Follows a source out of its box. Whoever takes it out may still send it: that it is stored is told in any case. */
export function followSource(id: string, stay: AbortSignal, { onStored, onRemoved }: SourceListener): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (isInBox(id) || Object.values(replyStore.getState().pending).length > 0) return;
    timer = setTimeout(() => {
      leaveStores();
      onRemoved();
    }, comesBackWithin);
  };
  const leaveBoxes = composerStore.subscribe(look);
  const leaveReplies = replyStore.subscribe(look);
  const leaveStores = (): void => {
    clearTimeout(timer);
    leaveBoxes();
    leaveReplies();
  };
  const leaveMessages = onMessageStored((sources, chatId) => {
    if (!sources.some((source) => source.id === id)) return;
    leave();
    onStored(chatId);
  });
  const leave = (): void => {
    leaveStores();
    leaveMessages();
  };
  stay.addEventListener('abort', leave, { once: true });
}
