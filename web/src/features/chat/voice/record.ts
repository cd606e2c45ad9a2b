import { limits } from '@notewright/contract';
import { audible, hear } from './level.ts';

/** What speech endpoints take, the smallest first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4'] as const;

/** In which form this browser can record; null when it cannot. */
export function recordingType(): string | null {
  if (!('MediaRecorder' in globalThis) || !('mediaDevices' in navigator)) return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export interface RecordOptions {
  /** Somebody can be heard. */
  readonly onSound: () => void;
  /** The recording has become as long as it can be, or the microphone went away. */
  readonly onFull: () => void;
}

export interface Recording {
  /** Ends it and gives it. */
  finish(): Promise<File>;
  /** Ends it, and nothing of it is kept. */
  discard(): void;
}

/** What the browser calls a microphone that cannot be had, in the words of recognition errors. */
const refusals: Readonly<Record<string, string>> = { NotAllowedError: 'not-allowed', SecurityError: 'not-allowed' };

export class MicrophoneProblem extends Error {
  override readonly name = 'MicrophoneProblem';
  /** As the recognition's errors are called. */
  readonly error: string;
  constructor(cause: unknown) {
    super('The microphone cannot be used');
    this.error = refusals[cause instanceof DOMException ? cause.name : ''] ?? 'audio-capture';
  }
}

/** Speech is understood at this rate (bits a second), and 25 MB last for more than an hour and a half of it. */
export const bitRate = 32_000;

/**
 * Records from the microphone until it is finished, in memory alone.
 * @throws MicrophoneProblem when there is none to be had, or nothing that records from it
 */
export async function record(options: RecordOptions): Promise<Recording> {
  let stream: MediaStream | null = null;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return recordFrom(stream, options);
  } catch (error) {
    if (stream !== null) stopTracks(stream);
    throw new MicrophoneProblem(error);
  }
}

export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function recordFrom(stream: MediaStream, { onSound, onFull }: RecordOptions): Recording {
  const type = recordingType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitRate });
  const pieces: Blob[] = [];
  let size = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    pieces.push(data);
    size += data.size;
    if (size > limits.audioBytes * 0.95) onFull();
  });
  recorder.start(1000);
  // Last, since nothing would end it if the recorder failed.
  const stopHearing = hear(stream, (level) => {
    if (level > audible) onSound();
  });
  const timer = setTimeout(onFull, limits.recordingSeconds * 1000);
  for (const track of stream.getTracks()) track.addEventListener('ended', onFull);
  const release = (): void => {
    stopHearing();
    clearTimeout(timer);
    stopTracks(stream);
  };
  return {
    finish: () =>
      new Promise((resolve) => {
        const give = (): void => resolve(new File(pieces, `recording.${type.slice(6, 10)}`, { type }));
        recorder.addEventListener('stop', give);
        if (recorder.state === 'inactive') give();
        else recorder.stop();
        release();
      }),
    discard() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
      pieces.length = 0;
    },
  };
}
