import type { RecordingPartState, SpokenLanguage } from '@notewright/contract';
import type { ShownText } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { addPiece } from './add-piece.ts';
import { beginRecording, countWaiting } from './begin-recording.ts';
import { closePart } from './close-part.ts';
import { expireRecordings, removeSound } from './expire-recordings.ts';
import { finishRecording, putAway, retryFailed } from './finish-recording.ts';
import { findOwner, findRecording, listRecordings, openBrowserKey, streamPart } from './read-recordings.ts';
import { findRow } from './recording-row.ts';
import { removeRecording } from './remove-recording.ts';
import { reviveAside, setAside } from './set-aside.ts';
import { claimPart, postponePart, readSound, writeText } from './waiting-parts.ts';

/** How far a part is, without its words. */
export interface PartProgress {
  readonly part: number;
  /** How many pieces are there, from the first without a gap. */
  readonly pieces: number;
  readonly isClosed: boolean;
  readonly state: RecordingPartState;
  readonly seconds: number;
}

export interface StoredPart extends PartProgress {
  /** Null while it is not text, and where it was not asked for. */
  readonly text: ShownText | null;
  readonly isCut: boolean;
  /** It failed so often, or in such a way, that it is not tried again by itself. */
  readonly isGivenUp: boolean;
}

export interface StoredRecording {
  readonly id: string;
  readonly chatId: string | null;
  readonly language: SpokenLanguage;
  readonly begunAt: number;
  readonly isFinished: boolean;
  readonly isDone: boolean;
  /** It was put aside, until its person wants its text. */
  readonly isAside: boolean;
  /** Its sound is there, and can be opened. */
  readonly hasSound: boolean;
  /** In their order. */
  readonly parts: readonly StoredPart[];
}

export interface NewRecording {
  readonly id: string;
  readonly chatId: string | null;
  readonly sessionId: string;
  readonly language: SpokenLanguage;
}

export interface NewPiece {
  readonly part: number;
  readonly number: number;
  readonly bytes: Uint8Array;
}

export interface PartEnd {
  readonly part: number;
  readonly pieces: number;
  readonly seconds: number;
  readonly hasSound: boolean;
}

/** What came of a piece, or of the end of a part. */
export type PartOutcome =
  | { readonly kind: 'confirmed'; readonly part: PartProgress }
  /** Missing or foreign, or begun by another session where one was asked for. */
  | { readonly kind: 'not-found' }
  /** Something else stands there, or the part has its end before. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'finished' }
  | { readonly kind: 'too-long' };

/** A part that a worker has to itself for a while. */
export interface ClaimedPart {
  readonly recordingId: string;
  readonly part: number;
  readonly language: SpokenLanguage;
  /** How often the endpoint gave no text before. */
  readonly tries: number;
  readonly worker: string;
}

/** What comes after a try that gave no text. */
export interface NextTry {
  /** It counts. */
  readonly isTry: boolean;
  /** When the part is tried again; null where it has failed. */
  readonly notBefore: number | null;
  /** Nothing comes of another try: once it has failed, it is tried again when somebody asks alone. */
  readonly isLast?: boolean;
}

/** What nobody came back to, or is kept no longer. */
export interface ExpiredRecording {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * Recorded visits, each person's in one tenant alone: a foreign one reads as missing. Sound and text are sealed with a key
 * of the recording, which goes first when it is deleted.
 */
export interface RecordingStore {
  /** The key for its browser; null, and nothing begun, while another of the person is not finished. */
  begin(owner: Owner, recording: NewRecording, now: number): Promise<Uint8Array | null>;
  /** How many of a person, wherever they work, are not done. */
  countWaiting(userId: string): Promise<number>;
  find(owner: Owner, id: string, textFrom?: number): Promise<StoredRecording | null>;
  /** Those that are not put away, the newest first. */
  listOpen(owner: Owner): Promise<readonly StoredRecording[]>;
  /** All that there are of somebody, the newest first. */
  listAll(owner: Owner): Promise<readonly StoredRecording[]>;
  /** Null for another session than the one that began it. */
  openBrowserKey(owner: Owner, id: string, sessionId: string): Promise<Uint8Array | null>;
  isThere(owner: Owner, id: string): Promise<boolean>;
  /** Whose a recording is that this session began; null when it is of another. */
  findOwner(id: string, sessionId: string): Promise<Owner | null>;
  /** Writes a piece down. Several tabs at once are answered one after the other. */
  addPiece(owner: Owner, id: string, piece: NewPiece, now: number): Promise<PartOutcome>;
  closePart(owner: Owner, id: string, end: PartEnd, now: number): Promise<PartOutcome>;
  /** False when missing or foreign. Can be done again. */
  finish(
    owner: Owner,
    id: string,
    how: { readonly parts: number | null; readonly withoutFailed: boolean },
    now: number,
  ): Promise<boolean>;
  retry(owner: Owner, id: string, now: number): Promise<boolean>;
  /** Puts a finished one aside, which makes the recorder free for the next. Can be done again. */
  setAside(owner: Owner, id: string, now: number): Promise<'done' | 'not-found' | 'not-finished'>;
  /** @param chatId the owner's chat into which the text went, with which the sound goes; null leaves the one it was begun in */
  putAway(owner: Owner, id: string, chatId: string | null, now: number): Promise<'done' | 'not-found' | 'not-done'>;
  remove(owner: Owner, id: string): Promise<boolean>;
  /** The sound of a part, piece by piece; of a foreign recording none. */
  streamPart(owner: Owner, id: string, part: number): AsyncIterable<Uint8Array>;
  /** The next part that waits to become text, and that nobody works on. */
  claimPart(worker: string, now: number, until: number): Promise<ClaimedPart | null>;
  /** Its sound; null when it is gone meanwhile. @throws SealError when it is damaged */
  readSound(claimed: ClaimedPart): Promise<Uint8Array | null>;
  /** Keeps the text of a part, unless it was deleted or taken by another meanwhile. */
  writeText(claimed: ClaimedPart, text: string, now: number): Promise<void>;
  /** Gives a part back. */
  postponePart(claimed: ClaimedPart, next: NextTry): Promise<void>;
  /** Lets one part wait again that failed a while ago, of a recording that was put aside; false where there is none. */
  reviveAside(pause: number, now: number): Promise<boolean>;
  /** Removes some that nobody has come back to since `before`; those that are done keep sound that their company keeps. */
  expire(before: number, limit: number): Promise<readonly ExpiredRecording[]>;
  /** Removes the sound of some that their company keeps no longer. */
  removeSound(now: number, limit: number): Promise<readonly ExpiredRecording[]>;
}

/** Recordings over the database; see the port. */
export function createRecordingStore(context: StoreContext): RecordingStore {
  return {
    begin: (owner, recording, now) => beginRecording(context, owner, recording, now),
    countWaiting: (userId) => countWaiting(context, userId),
    find: (owner, id, textFrom = 0) => findRecording(context, owner, id, textFrom),
    listOpen: (owner) => listRecordings(context, owner, 'open'),
    listAll: (owner) => listRecordings(context, owner, 'all'),
    openBrowserKey: (owner, id, sessionId) => openBrowserKey(context, owner, id, sessionId),
    isThere: async (owner, id) => (await findRow(context, owner, id)) !== null,
    findOwner: (id, sessionId) => findOwner(context, id, sessionId),
    addPiece: (owner, id, piece, now) => addPiece(context, owner, id, { ...piece, now }),
    closePart: (owner, id, end, now) => closePart(context, owner, id, { ...end, now }),
    finish: (owner, id, how, now) => finishRecording(context, owner, id, { ...how, now }),
    retry: (owner, id, now) => retryFailed(context, owner, id, now),
    setAside: (owner, id, now) => setAside(context, owner, id, now),
    putAway: (owner, id, chatId, now) => putAway(context, owner, id, { chatId, now }),
    remove: (owner, id) => removeRecording(context, owner, id),
    streamPart: (owner, id, part) => streamPart(context, owner, id, part),
    claimPart: (worker, now, until) => claimPart(context, worker, now, until),
    readSound: (claimed) => readSound(context, claimed),
    writeText: (claimed, text, now) => writeText(context, claimed, text, now),
    postponePart: (claimed, next) => postponePart(context, claimed, next),
    reviveAside: (pause, now) => reviveAside(context, pause, now),
    expire: (before, limit) => expireRecordings(context, before, limit),
    removeSound: (now, limit) => removeSound(context, now, limit),
  };
}
