import { onMoveBox } from '../composer/composer-store.ts';

/** The boxes of this page in which transcripts stand that were not sent yet, by recording; null where nobody can say which. */
const boxes = new Map<string, string | null>();

onMoveBox((from, to) => {
  for (const [recordingId, box] of boxes) if (box === from) boxes.set(recordingId, to);
});

export const placedBoxes = {
  /** Notes that a transcript stands in a box, until `remove`, or until its person works elsewhere. */
  add(recordingId: string, box: string, stay: AbortSignal): void {
    boxes.set(recordingId, box);
    stay.addEventListener('abort', () => void boxes.delete(recordingId), { once: true });
  },
  /** It was stored, or taken out. */
  remove: (recordingId: string): void => void boxes.delete(recordingId),
  has: (recordingId: string): boolean => boxes.has(recordingId),
  find: (recordingId: string): string | null => boxes.get(recordingId) ?? null,
};
