import { limits } from '@notewright/contract';
import { audible, hear } from '../voice/level.ts';
import { bitRate, MicrophoneProblem, recordingType, stopTracks } from '../voice/record.ts';
import type { KeptEnd, KeptPiece } from './piece-store.ts';

/** How often the browser gives what it has recorded, in milliseconds: what is lost at most where it crashes. */
export const pieceTime = 2000;
/** A part ends in a quiet moment after so many milliseconds, and in any case after the other. */
const partTimes = { least: 30_000, most: 120_000 } as const;
/** A moment is quiet after so many milliseconds without a voice. */
const quietTime = 500;
/** How long the next part records beside the one before, in milliseconds: a word at the seam is there whole, if twice. */
const overlap = 300;
/** So loud (root of the mean square, of 1) is no microphone that hears nothing: far below a voice, so that none is left out. */
const faint = 0.003;

/** In so many milliseconds without a reading of the meter a word may have been said. */
const unreadMost = 1000;

export interface CaptureOptions {
  readonly firstPart: number;
  readonly onPiece: (piece: Pick<KeptPiece, 'part' | 'number'> & { readonly sound: Blob }) => void;
  readonly onPartEnd: (end: Omit<KeptEnd, 'recordingId'>) => void;
  /** Ten times a second: how loud it is, of 1. */
  readonly onLevel: (level: number) => void;
  /** The microphone went away; everything until then is given. */
  readonly onLost: () => void;
}

interface Part {
  readonly number: number;
  readonly recorder: MediaRecorder;
  readonly beganAt: number;
  readonly ended: Promise<void>;
  pieces: number;
  hasSound: boolean;
  /** When the meter was read last in it, and the longest time in which it was not; null before the first time. */
  readAt: number | null;
  unread: number;
}

const unreadIn = ({ unread, readAt, beganAt }: Part): number =>
  Math.max(unread, performance.now() - (readAt ?? beganAt));

/** A meter that was not read for a while, as in a page in the background, cannot say that nobody spoke. */
const isReadThroughout = (part: Part): boolean => part.readAt !== null && unreadIn(part) <= unreadMost;

/** The microphone from a press of Record or Go on until the next pause: one part after the other, of pieces. */
export class Capture {
  readonly #stream: MediaStream;
  readonly #options: CaptureOptions;
  readonly #stopHearing: () => void;
  /** Those that have not ended: two for a moment, at a seam. */
  readonly #running = new Set<Part>();
  #current: Part;
  #quietSince: number | null = null;
  #isRotating = false;
  #ending: Promise<void> | null = null;

  /** @throws MicrophoneProblem when there is none to be had, or nothing that records from it */
  static async start(options: CaptureOptions): Promise<Capture> {
    let stream: MediaStream | null = null;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
      return new Capture(stream, options);
    } catch (error) {
      if (stream !== null) stopTracks(stream);
      throw new MicrophoneProblem(error);
    }
  }

  private constructor(stream: MediaStream, options: CaptureOptions) {
    this.#stream = stream;
    this.#options = options;
    this.#current = this.#open(options.firstPart);
    this.#stopHearing = hear(stream, (level) => this.#onLevel(level));
    for (const track of stream.getTracks()) track.addEventListener('ended', this.#onLost);
  }

  /** The number that the next part has. */
  get nextPart(): number {
    const { number, pieces } = this.#current;
    return pieces === 0 ? number : number + 1;
  }

  /** The microphone goes off. Resolves once the last piece and the last end were given. */
  end(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.#stopHearing();
    const running = [...this.#running];
    for (const { recorder } of running) if (recorder.state !== 'inactive') recorder.stop();
    await Promise.all(running.map(({ ended }) => ended));
    stopTracks(this.#stream);
  }

  readonly #onLost = (): void => {
    if (this.#ending !== null) return;
    void this.end().then(this.#options.onLost);
  };

  #open(number: number): Part {
    const type = recordingType() ?? '';
    const recorder = new MediaRecorder(this.#stream, { mimeType: type, audioBitsPerSecond: bitRate });
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const beganAt = performance.now();
    const part: Part = { number, recorder, beganAt, ended, pieces: 0, hasSound: false, readAt: null, unread: 0 };
    recorder.addEventListener('dataavailable', ({ data }) => {
      this.#give(part, data);
      // Timers of a page in the background may sleep; the pieces come in any case.
      this.#look();
    });
    recorder.addEventListener('stop', () => {
      this.#running.delete(part);
      this.#close(part);
      resolve();
    });
    recorder.addEventListener('error', this.#onLost);
    recorder.start(pieceTime);
    this.#running.add(part);
    return part;
  }

  /** A page that stood still gets much at once, which goes in pieces as well. */
  #give(part: Part, data: Blob): void {
    for (let from = 0; from < data.size; from += limits.pieceBytes) {
      const sound = data.slice(from, from + limits.pieceBytes);
      this.#options.onPiece({ part: part.number, number: part.pieces, sound });
      part.pieces += 1;
    }
  }

  #close(part: Part): void {
    const { number, pieces, beganAt } = part;
    if (pieces === 0) return;
    // A clock that goes on while the machine sleeps has heard nothing: a part is no longer than its pieces are.
    const heard = Math.min((performance.now() - beganAt) / 1000, (pieces * pieceTime) / 1000);
    const seconds = Math.min(heard, limits.visitSeconds);
    this.#options.onPartEnd({ part: number, pieces, seconds, hasSound: part.hasSound || !isReadThroughout(part) });
  }

  #onLevel(level: number): void {
    const part = this.#current;
    part.unread = unreadIn(part);
    part.readAt = performance.now();
    if (level > faint) part.hasSound = true;
    this.#quietSince = level > audible ? null : (this.#quietSince ?? performance.now());
    this.#options.onLevel(level);
    this.#look();
  }

  /** Begins the next part where it is time for it. */
  #look(): void {
    const age = performance.now() - this.#current.beganAt;
    const isQuiet = this.#quietSince !== null && performance.now() - this.#quietSince >= quietTime;
    if (age >= partTimes.most || (age >= partTimes.least && isQuiet)) this.#rotate();
  }

  /** The next part records before the one before it ends, so that no sound is between them. */
  #rotate(): void {
    const before = this.#current;
    if (this.#isRotating || this.#ending !== null || before.number + 1 >= limits.visitParts) return;
    try {
      this.#current = this.#open(before.number + 1);
    } catch {
      // What records goes on; the next moment tries again.
      return;
    }
    this.#isRotating = true;
    const end = (): void => {
      this.#isRotating = false;
      if (before.recorder.state !== 'inactive') before.recorder.stop();
    };
    this.#current.recorder.addEventListener('start', () => setTimeout(end, overlap), { once: true });
  }
}
