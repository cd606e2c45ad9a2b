import { recordings } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';
import type { KeptEnd, KeptPiece, PieceStore } from './piece-store.ts';
import { hashOf, unseal } from './seal.ts';

/** How long a try waits after so many failures in a row, in milliseconds. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

export interface SenderOptions {
  readonly recordingId: string;
  readonly key: CryptoKey;
  readonly pieces: PieceStore;
  readonly stay: AbortSignal;
  /** Everything up to this second is at the server. */
  readonly onSaved: (until: number) => void;
  /** Whether the server answers. */
  readonly onConnection: (isConnected: boolean) => void;
  /** The server takes nothing more of this recording, and says why. */
  readonly onRefused: (problem: CallProblem) => void;
}

/** What a failed try means for what comes next: try again, go on without this piece, or end. */
type Verdict = 'again' | 'leave' | 'end';

const gone: ReadonlySet<string> = new Set(['not_found', 'recording_finished', 'recording_too_long', 'forbidden']);

/** Sealed under another key, or changed on the disk: nobody can open it any more. */
class SealBroken extends Error {}

/** Statuses that the same bytes get again: something else was saved in their place, or it is nothing that can be saved. */
const forGood: ReadonlySet<number> = new Set([400, 409, 413, 415, 422]);

/** The server's own word alone: a stranger's page on the way says nothing, and what was damaged on its way is whole here. */
const isForGood = ({ code, status }: CallProblem): boolean =>
  forGood.has(status) && code !== 'unreadable' && code !== 'piece_damaged';

function judge(error: unknown): Verdict {
  if (error instanceof SealBroken) return 'leave';
  // What nobody knows, as an answer that was cut off, says nothing of the piece.
  if (!(error instanceof CallProblem)) return 'again';
  if (gone.has(error.code)) return 'end';
  return isForGood(error) ? 'leave' : 'again';
}

/** Sends what is kept, behind a locked screen as well, in its order and one at a time, until nothing is left; and again whenever it is woken. */
export class Sender {
  readonly #options: SenderOptions;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #hasEnded = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goOn: (() => void) | null = null;

  constructor(options: SenderOptions) {
    this.#options = options;
    options.stay.addEventListener('abort', () => this.end());
  }

  /** Something is there to be sent. A try that waits for its time goes on waiting. */
  wake(): void {
    if (this.#hasEnded) return;
    this.#isWoken = true;
    this.#running ??= this.#run();
  }

  /** The same, at once: the network is there again, or nobody wants to wait. */
  hurry(): void {
    this.#failures = 0;
    this.#goOn?.();
    this.wake();
  }

  /** Resolves when nothing is kept any more, or nothing is taken. */
  async drain(): Promise<void> {
    this.hurry();
    await this.#running;
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
    this.#goOn?.();
  }

  async #run(): Promise<void> {
    // What is kept while the last look is on its way wakes it once more.
    while (this.#isWoken && !this.#hasEnded) {
      this.#isWoken = false;
      while (!this.#hasEnded && (await this.#sendNext()));
    }
    this.#running = null;
  }

  /** False where nothing is left. */
  async #sendNext(): Promise<boolean> {
    const { pieces, recordingId } = this.#options;
    const [piece, end] = await Promise.all([pieces.firstPiece(recordingId), pieces.firstEnd(recordingId)]);
    if (piece === null && end === null) return false;
    const isPieceNext = piece !== null && (end === null || piece.part <= end.part);
    if (isPieceNext)
      await this.#try(
        () => this.#sendPiece(piece),
        () => pieces.dropPiece(piece),
      );
    else if (end !== null)
      await this.#try(
        () => this.#sendEnd(end),
        () => pieces.dropEnd(recordingId, end.part),
      );
    return true;
  }

  /** Does one thing, and forgets it once it is done or can never be. */
  async #try(act: () => Promise<void>, forget: () => Promise<void>): Promise<void> {
    try {
      await act();
      await forget();
      this.#failures = 0;
      this.#options.onConnection(true);
    } catch (error) {
      if (this.#hasEnded) return;
      const verdict = judge(error);
      if (verdict === 'leave') await forget();
      else if (verdict === 'again') await this.#pause(error);
      else if (error instanceof CallProblem) {
        this.end();
        this.#options.onRefused(error);
      }
    }
  }

  async #sendPiece(piece: KeptPiece): Promise<void> {
    const { key, recordingId, stay, onSaved } = this.#options;
    const { part, number, until } = piece;
    const sound = await unseal(key, piece, piece).catch((cause: unknown) => {
      throw new SealBroken('', { cause });
    });
    await call(recordings.sendPiece, {
      params: { recordingId },
      body: { part, number, sha256: await hashOf(sound) },
      file: new File([sound], 'piece'),
      signal: stay,
      evenLocked: true,
    });
    onSaved(until);
  }

  async #sendEnd({ part, pieces, seconds, hasSound }: KeptEnd): Promise<void> {
    const { recordingId, stay } = this.#options;
    const body = { part, pieces, seconds, has_sound: hasSound };
    await call(recordings.closePart, { params: { recordingId }, body, signal: stay, evenLocked: true });
  }

  async #pause(error: unknown): Promise<void> {
    const isLocked = error instanceof CallProblem && error.code === 'session_locked';
    if (!isLocked) this.#options.onConnection(false);
    const time = pauses[Math.min(this.#failures, pauses.length - 1)];
    this.#failures += 1;
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      this.#timer = setTimeout(resolve, time);
    });
    clearTimeout(this.#timer);
    this.#goOn = null;
  }
}
