import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import { spokenLanguages } from '../spoken-languages.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const known = [...signedIn, 'not_found'] as const;
const recordingParams = z.object({ recordingId: idSchema });

/** Which part of a recording, counted from 0. */
const partField = z.coerce
  .number()
  .int()
  .min(0)
  .max(limits.visitParts - 1);

/**
 * How far a part is: `open` takes pieces; `missing` was closed before all of its pieces came, and waits for them;
 * `waiting` becomes text; `text` has become text; `failed` was tried three times; `skipped` stays without text because
 * the recording was finished without it.
 */
export const recordingPartStates = ['open', 'missing', 'waiting', 'text', 'failed', 'skipped'] as const;
export type RecordingPartState = (typeof recordingPartStates)[number];

/** A stretch of a recording that can be decoded by itself. */
export const recordingPartSchema = z.object({
  part: z.int(),
  /** How many pieces are written down, from the first without a gap: what the browser may forget. */
  pieces: z.int(),
  is_closed: z.boolean(),
  state: z.enum(recordingPartStates),
  /** Seconds that it lasts, as far as the browser has said. */
  seconds: z.number(),
});
export type RecordingPart = z.output<typeof recordingPartSchema>;

/** A part with its words. */
export const spokenPartSchema = recordingPartSchema.extend({
  /** What was said; empty where nobody spoke; null while it is not text, and below `text_from`. */
  text: z.string().nullable(),
  /** The end of the part is missing: its text goes as far as its pieces. */
  is_cut: z.boolean(),
});
export type SpokenPart = z.output<typeof spokenPartSchema>;

export const recordingSchema = z.object({
  recording_id: idSchema,
  /** The chat in which it was begun, or into which its text was put; null before there is one. */
  chat_id: idSchema.nullable(),
  language: z.enum(spokenLanguages),
  begun_at: timeSchema,
  /** Seconds of the parts that are closed. */
  seconds: z.number(),
  /** No piece is taken any more. */
  is_finished: z.boolean(),
  /** Finished, and every part is text, or was left without. */
  is_done: z.boolean(),
  /** Put aside: it waits beside the recorder, which is free for the next visit. */
  is_aside: z.boolean(),
  /** Parts failed, and nothing of it is tried again by itself, put aside or not. */
  is_given_up: z.boolean(),
  /** Done, and nobody spoke. */
  is_silent: z.boolean(),
  /** Done, and a stretch is missing; `text` says where. */
  is_cut: z.boolean(),
  /** Done: the transcript, a paragraph for each part; else null. */
  text: z.string().nullable(),
  parts: z.array(spokenPartSchema),
});
export type VisitRecording = z.output<typeof recordingSchema>;

const recordingAnswer = z.object({ data: recordingSchema });

export const beginRecording = endpoint({
  method: 'POST',
  path: '/recordings/begin/',
  summary:
    'Begins to record a visit, to which everybody in the room has agreed; who noted that, and when, is kept. One at a time for each person.',
  body: z.strictObject({
    chat_id: idSchema.nullable().default(null),
    language: z.enum(spokenLanguages).default('en-US'),
    consent: z.literal('everybody-agreed'),
  }),
  response: z.object({
    data: z.object({
      recording_id: idSchema,
      /** 32 bytes (base64), under which this session’s browser seals what is not sent yet. */
      key: z.string(),
      limits: z.object({
        seconds: z.int(),
        bytes: z.int(),
        piece_bytes: z.int(),
        part_bytes: z.int(),
        part_pieces: z.int(),
        parts: z.int(),
      }),
    }),
  }),
  status: 201,
  problems: [...known, 'plan_required', 'speech_off', 'recording_running'],
});

export const sendPiece = endpoint({
  method: 'PUT',
  path: '/recordings/piece/:recordingId/',
  summary:
    'Writes a piece of sound down, encrypted, before it is answered. The same piece again answers the same; another in its place is refused.',
  params: recordingParams,
  body: z.strictObject({
    part: partField,
    number: z.coerce
      .number()
      .int()
      .min(0)
      .max(limits.partPieces - 1),
    /** Of the bytes, in hexadecimal digits. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  fileField: 'piece',
  fileBytes: limits.pieceBytes,
  response: z.object({ confirmed: recordingPartSchema }),
  problems: [
    ...known,
    'file_too_large',
    'audio_missing',
    'unsupported_audio',
    'piece_damaged',
    'recording_conflict',
    'recording_finished',
    'recording_too_long',
  ],
});

export const closePart = endpoint({
  method: 'PUT',
  path: '/recordings/part/:recordingId/',
  summary:
    'Says that a part has all of its pieces. It becomes text from then on, or as soon as those that are missing have come.',
  params: recordingParams,
  body: z.strictObject({
    part: partField,
    pieces: z.int().min(1).max(limits.partPieces),
    seconds: z.number().min(0).max(limits.visitSeconds),
    /** False where the level meter never rose: a part without sound is not sent to the endpoint, which might make words up. */
    has_sound: z.boolean().default(true),
  }),
  response: z.object({ confirmed: recordingPartSchema }),
  problems: [...known, 'recording_conflict', 'recording_finished'],
});

export const listOpenRecordings = endpoint({
  method: 'GET',
  path: '/recordings/open/',
  summary:
    'The recordings of the signed-in user in this workspace that are not put away, the newest first; those that are done are among them until then.',
  response: z.object({
    data: z.array(
      recordingSchema.extend({
        /** Only for the session that began it; another may finish or delete it. */
        key: z.string().nullable(),
      }),
    ),
  }),
  problems: signedIn,
});

export const readRecording = endpoint({
  method: 'GET',
  path: '/recordings/state/:recordingId/',
  summary: 'How far a recording is, and the words of its parts so far, from the part `text_from`.',
  params: recordingParams,
  query: z.object({ text_from: z.coerce.number().int().min(0).default(0) }),
  response: recordingAnswer,
  problems: known,
});

export const finishRecording = endpoint({
  method: 'PUT',
  path: '/recordings/finish/:recordingId/',
  summary:
    'Ends a recording. Parts that are open, or miss pieces, become text as far as they go, and the text says what is missing. With `without_failed` it is done also where parts could not become text.',
  params: recordingParams,
  body: z.strictObject({
    /** How many parts the browser has made; null where it does not know, and for another session. */
    parts: z.int().min(0).max(limits.visitParts).nullable().default(null),
    without_failed: z.boolean().default(false),
  }),
  response: recordingAnswer,
  problems: known,
});

export const retryRecording = endpoint({
  method: 'PUT',
  path: '/recordings/retry/:recordingId/',
  summary: 'Tries again to turn the parts that failed into text.',
  params: recordingParams,
  response: recordingAnswer,
  problems: [...known, 'speech_off'],
});

export const setRecordingAside = endpoint({
  method: 'PUT',
  path: '/recordings/set_aside/:recordingId/',
  summary:
    'Puts a recording that is finished aside until its text is wanted. Its parts become text as before; those that failed are tried again by themselves from time to time.',
  params: recordingParams,
  response: recordingAnswer,
  problems: [...known, 'conflict'],
});

export const putRecordingAway = endpoint({
  method: 'PUT',
  path: '/recordings/put_away/:recordingId/',
  summary:
    'Says that the text of a recording that is done is in a message. The text goes, and the sound too, unless the company keeps it for some days; it then goes with that message’s chat.',
  params: recordingParams,
  body: z.strictObject({
    /** The chat of the message; null leaves the one in which the recording was begun. */
    chat_id: idSchema.nullable().default(null),
  }),
  response: z.object({ message: z.string() }),
  problems: [...known, 'conflict'],
});

export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/recordings/delete/:recordingId/',
  summary: 'Deletes a recording, its sound and its text at once.',
  params: recordingParams,
  response: z.object({ message: z.string() }),
  problems: known,
});
