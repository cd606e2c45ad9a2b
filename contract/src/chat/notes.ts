import { phraseVariables, textProfileNames } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatMessageSchema, idSchema, templateTextSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import { learnedPreferenceSchema } from '../learning/index.ts';
import * as words from '../field-words.ts';

/** Notes that a clinician edits and signs. Each is a version of a reply of Chartwright or TranscriptX. */

const problems = ['plan_required', 'unauthenticated', 'session_expired', 'email_unverified', 'not_found'] as const;
const params = z.object({ messageId: idSchema });
const answer = z.object({ data: chatMessageSchema });

/** As what a version of a note can be carried away. */
export const exportFormats = ['md', 'txt', 'docx', 'pdf', 'fhir', 'hl7'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A statement that the source does not hold, and that the clinician stands by. */
export const confirmationSchema = z.strictObject({
  /** The statement as it stands in the text. */
  text: z.string().min(1).max(limits.statementCharacters),
  reason: z.string().trim().min(1, words.reasonMissing).max(limits.confirmReasonCharacters, words.confirmReasonTooLong),
});

export const readNote = endpoint({
  method: 'GET',
  path: '/chat/note/:messageId/',
  summary: 'One version of a note as it is now.',
  params,
  response: answer,
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'not_found'],
});

export const editNote = endpoint({
  method: 'PUT',
  path: '/chat/note/:messageId/',
  summary:
    'Keeps what a clinician wrote into a note: a new version of it (`version_id`), or, of a version that is being edited already, its next revision.',
  params,
  body: z.strictObject({
    /**
     * The id of the version that holds the edit, made by whoever edits. The same as the call's own where that version is edited on;
     * otherwise it is made from the call's, once, however often this is sent.
     */
    version_id: idSchema,
    /** The revision that was edited on; 0 for a version that is not made yet. */
    revision: z.int().min(0),
    message_content: z.string().max(limits.noteCharacters, words.noteTooLong),
    /** All that stand in this text; one that is left out is taken back. */
    confirmations: z.array(confirmationSchema).max(limits.confirmations).default([]),
    /** Phrases that were inserted into this text and that nobody confirmed, each as a reader sees it; while there are any it cannot be signed. */
    template_texts: z.array(templateTextSchema).max(limits.templateTexts).default([]),
    /**
     * The reply that proposed this change. It is kept only as it was proposed, and while the version is still the note that its chat is about, as it
     * stood then.
     */
    proposed_by: idSchema.optional(),
  }),
  bodyBytes: 6 * limits.noteCharacters + 1024 * 1024,
  response: answer,
  problems: [
    ...problems,
    'note_changed',
    'note_signed',
    'note_not_extended',
    'note_too_many_versions',
    'reply_running',
  ],
});

export const readPhraseValues = endpoint({
  method: 'GET',
  path: '/chat/note/:messageId/phrase_values/',
  summary: 'What the variables of phrases stand for in a note, from its typed facts. What it does not say is absent.',
  params,
  response: z.object({ data: z.partialRecord(z.enum(phraseVariables), z.string()) }),
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'not_found', 'unavailable'],
});

export const askAgain = endpoint({
  method: 'POST',
  path: '/chat/note/:messageId/sources/',
  summary:
    'Looks in the source of a note once more for a statement that it does not hold: what the engine writes of the same drug, measure, problem or place, at most three statements that can take its place.',
  params,
  body: z.strictObject({
    /** The number of the statement among those of the note. */
    statement: z.int().min(0),
    /** Its words, by which the server knows that the same version was read. */
    text: z.string().min(1).max(limits.statementCharacters),
  }),
  response: z.object({
    data: z.object({
      /** The nearest first. */
      offers: z
        .array(
          z.object({
            /** As it is written in the place of the statement. */
            text: z.string(),
            /** The words of the source that it rests on, in their order. */
            words: z.array(z.string()).readonly(),
          }),
        )
        .readonly(),
      /** The source says something of it, which stands in the note already or does not fit in the place of the statement. */
      is_said_elsewhere: z.boolean(),
    }),
  }),
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'not_found', 'note_changed', 'unavailable'],
});

export const signNote = endpoint({
  method: 'POST',
  path: '/chat/note/:messageId/signature/',
  summary:
    'Signs a version of a note in the name of whoever asks. It can be changed no more; a later edit of it is an addendum.',
  params,
  body: z.strictObject({
    /** The revision that was read; 0 for a version that nobody edited. */
    revision: z.int().min(0),
    credentials: z.string().trim().max(limits.credentialsCharacters, words.credentialsTooLong).default(''),
  }),
  /** With what was proposed since this note: how its writer likes notes. */
  response: answer.extend({ learned: z.array(learnedPreferenceSchema) }),
  problems: [...problems, 'note_changed', 'note_signed', 'note_unresolved', 'reply_running'],
});

export const exportNote = endpoint({
  method: 'GET',
  path: '/chat/note/:messageId/export/',
  summary:
    'One version of a note as a file: markdown, text for the record system that `profile` names, Word, PDF, a FHIR R4 document, or of a signed one a message of HL7 v2.5.1 (an addendum as what was added).',
  params,
  query: z.object({
    format: z.enum(exportFormats),
    /** How text is written (`txt`); of the other formats it says nothing. */
    profile: z.enum(textProfileNames).optional(),
  }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: ['unauthenticated', 'session_expired', 'email_unverified', 'not_found', 'damaged', 'export_unsigned'],
});
