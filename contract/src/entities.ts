import type { ToolResult } from '@notewright/engine';
import { faultKinds, identifierKinds, noteKinds, toolNames } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { limits } from './limits.ts';
import { factSchema, leftOutSchema, toWireFact } from './note-parts.ts';
import { attachmentSchema, messageSourceSchema } from './message-sources.ts';
import { redactionSchema } from './redaction.ts';
import { spanSchema } from './span.ts';

/** Entities of the specification, section 3, as they cross the wire. Times are ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
export const idSchema = z.uuid();
export const toolNameSchema = z.enum(toolNames);

export const userSchema = z.object({ id: idSchema, email: z.string() });
export type User = z.output<typeof userSchema>;

/** What somebody may do where they work. */
export const roleSchema = z.enum(['individual', 'owner', 'admin', 'clinician', 'auditor', 'operator']);
export type Role = z.output<typeof roleSchema>;
/** A role within a company that can be given; there is one owner. */
export const givenRoleSchema = z.enum(['admin', 'clinician', 'auditor']);
export type GivenRole = z.output<typeof givenRoleSchema>;

export const profileSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  email: z.string(),
  profile_picture: z.string().nullable(),
  subscription_status: z.string().nullable(),
  account_type: z.enum(['individual', 'company']),
  subscription_expires_on: timeSchema.nullable(),
});
export type Profile = z.output<typeof profileSchema>;

/** One line of a person's own sign-in activity. */
export const loginActivitySchema = z.object({
  id: idSchema,
  ip_address: z.string(),
  /** The account's e-mail address. */
  user: z.string(),
  timestamp: timeSchema,
  /** What happened, in words, for example "Failed sign-in". */
  action: z.string(),
  /** Browser and system as the browser names them: untrusted text, empty when it names none. */
  device: z.string(),
});
export type LoginActivity = z.output<typeof loginActivitySchema>;

export const historyItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  timestamp: timeSchema,
  is_pinned: z.boolean(),
  is_saved: z.boolean(),
});
export type HistoryItem = z.output<typeof historyItemSchema>;

export const placedStatementSchema = z.object({
  text: z.string(),
  at: spanSchema,
  sources: z.array(spanSchema).readonly(),
  support: z.enum(['supported', 'unsupported', 'structural']),
  /** What the check of a model's or a clinician's words found wrong in it; absent where it found nothing. */
  faults: z.array(z.enum(faultKinds)).readonly().optional(),
  /** Of an edited note: `edited` a statement that the clinician changed, `typed` one that is theirs alone. Absent where nobody touched it. */
  origin: z.enum(['edited', 'typed']).optional(),
  /** Why the clinician stands by it though the source does not hold it; absent where that was not asked. */
  confirmed: z.string().optional(),
});

/** Who signed a version of a note, oldest first: its author, and a colleague whom the author asked to co-sign it. */
export const signatureSchema = z.object({
  role: z.enum(['author', 'co-signer']),
  name: z.string(),
  /** "MD", "RN, CCM"; empty where none were given. */
  credentials: z.string(),
  signed_at: timeSchema,
  /** What a co-signer attests, in a sentence; absent of an author's signature. */
  attestation: z.string().optional(),
  /** False where the note is not what was signed: then it must not be used. */
  intact: z.boolean(),
});

/** Somebody by the name of their account, or its address where it has none. */
export const personNameSchema = z.object({ id: idSchema, name: z.string() });
export type PersonName = z.output<typeof personNameSchema>;

/** A colleague who was asked to co-sign a version of a note, and what became of it. */
export const cosignatureSchema = z.object({
  id: idSchema,
  /** `open` until it is answered: then co-signed (`signed`), or sent back unsigned (`returned`). */
  state: z.enum(['open', 'signed', 'returned']),
  asked_of: personNameSchema,
  asked_on: timeSchema,
  answered_on: timeSchema.nullable(),
  /** Why it was sent back; empty otherwise. */
  comment: z.string(),
});
export type Cosignature = z.output<typeof cosignatureSchema>;

/** Words of a phrase that was inserted into a note, as a reader sees them: a line for each paragraph and entry. */
export const templateTextSchema = z.string().min(1).max(limits.templateTextCharacters);

/** What a clinician made of a version of a note. */
export const editSchema = z.object({
  /** The version that it was made from. */
  of: idSchema,
  /** Counts from 1 with each time that it was kept. */
  revision: z.int().min(1),
  edited_by: z.string(),
  edited_at: timeSchema,
  /** It begins with a signed note, word for word, and adds to it. */
  is_addendum: z.boolean(),
  /** Phrases in it that nobody confirmed; absent where there are none. */
  template_texts: z.array(templateTextSchema).readonly().optional(),
});

const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
  layout: z.enum(['paragraph', 'list', 'table']),
  columns: z.array(z.string()).readonly().optional(),
  statements: z
    .array(
      z.object({
        text: z.string(),
        sources: z.array(spanSchema).readonly(),
        support: placedStatementSchema.shape.support,
        /** Ids of the facts that it says; absent where it was not written from facts. */
        facts: z.array(z.string()).readonly().optional(),
      }),
    )
    .readonly(),
});

/** What somebody decided about a flag of a chat's audits. */
export const flagChoiceSchema = z.object({
  /** As the engine makes it: the same whenever the same words raise the same flag. */
  flag_id: z.string().regex(/^[0-9a-z]{1,20}$/),
  choice: z.enum(['accepted', 'dismissed', 'fixed']),
  /** Empty where nothing was said. */
  reason: z.string(),
  chosen_by: idSchema,
  chosen_on: timeSchema,
});
export type ChosenFlag = z.output<typeof flagChoiceSchema>;

/** A flag of an audit; those kept before flags had an id, a query, a source and codes are read with none. */
const auditFlagSchema = z.object({
  id: z.string().default(''),
  severity: z.enum(['high', 'medium', 'low']),
  rule: z.string(),
  message: z.string(),
  query: z.string().nullable().default(null),
  basis: z.string().default(''),
  codes: z.array(z.string()).readonly().default([]),
  sources: z.array(spanSchema).readonly(),
});

/** A change of a note that somebody may accept: the version that it makes of the note, and what is other in it. */
const proposalSchema = z.object({
  /** The id of the version that comes of it: accepted twice, it is made once. */
  versionId: idSchema,
  /** The revision of the note that the change was proposed of; it is accepted only while the note stands so. */
  revision: z.int().min(0),
  /** The note as it would be. */
  content: z.string(),
  changes: z
    .array(
      z.object({
        kind: z.enum(['changed', 'removed', 'added', 'moved']),
        /** The heading that the statement stands under, or is added under. */
        section: z.string(),
        /** The heading that it goes to. */
        to: z.string().optional(),
        /** As the note says it; null of a new statement. */
        before: z.string().nullable(),
        /** As the note would say it; null of one that goes. */
        after: z.string().nullable(),
        /** The number of the reply's own statement that shows what it rests on. */
        statement: z.int().min(0),
      }),
    )
    .readonly(),
});

/**
 * A tool's result as it crosses the wire: the engine's own result without `rendered`, which travels as
 * `message_content` and `statements`, and without Redactify's `redacted`, which is the message's content.
 */
export const toolResultSchema = z.discriminatedUnion('tool', [
  z.object({
    tool: z.enum(['Chartwright', 'TranscriptX']),
    title: z.string(),
    noteKind: z.enum([...noteKinds, 'own']),
    /** The name of the template of one’s own that it is written by. */
    formName: z.string().optional(),
    sections: z.array(sectionSchema).readonly(),
    missing: z.array(z.string()).readonly(),
    /**
     * What was read of the input. Absent of a visit, whose talk is read into passages and has no typed facts, and of notes that were
     * kept before facts were sent.
     */
    facts: z.array(factSchema).readonly().optional(),
    /** How many statements stand in the writer's words since they said something else once composed, by what differed. */
    fallbacks: z.record(z.string(), z.int().optional()).optional(),
    /** What the note does not hold of its input, the most severe first; absent of notes that were kept before it was looked for. */
    leftOut: z.array(leftOutSchema).readonly().optional(),
    /** Dictated drugs whose dose or use fits only one of a like name; ranges are of the input. */
    lookAlikes: z
      .array(z.object({ drug: z.string(), other: z.string(), at: spanSchema, sentence: z.string() }))
      .readonly()
      .optional(),
    /** What a visit leaves open: questions without an answer, what was said both ways, what could not be heard. */
    openPoints: z
      .array(
        z.object({
          kind: z.enum(['unanswered', 'contradicted', 'unheard']),
          sentence: z.string(),
          sources: z.array(spanSchema).readonly(),
        }),
      )
      .readonly()
      .optional(),
    /**
     * Of a note that a model wrote over what the engine had read: by which versions of the prompts, for how many of its statements
     * the engine's own stand, and how many stand nowhere.
     */
    draft: z
      .object({ prompt: z.string(), replaced: z.int().min(0), dropped: z.int().min(0) })
      .readonly()
      .optional(),
    /** The message whose words the sources are ranges of, where it is not the one that the reply answers ("shorter"). */
    sourceMessageId: idSchema.optional(),
  }),
  z.object({
    tool: z.literal('Redactify'),
    title: z.string(),
    redacted: z.string(),
    /** Set where the input was data (HL7, FHIR, a table) and not running text. */
    isData: z.boolean().optional(),
    findings: z
      .array(
        z.object({
          start: z.int(),
          end: z.int(),
          kind: z.enum(identifierKinds),
          rule: z.string(),
          score: z.number(),
          evidence: z.string(),
        }),
      )
      .readonly(),
  }),
  z.object({
    tool: z.literal('Validify'),
    title: z.string(),
    codes: z
      .array(
        z.object({
          code: z.string(),
          system: z.enum(['ICD-10-CM', 'CPT', 'HCPCS']),
          status: z.enum(['supported', 'suggested', 'unsupported', 'not-billable', 'invalid', 'unknown']),
          title: z.string(),
          evidence: z.array(spanSchema).readonly(),
          reason: z.string(),
          /** Results from before it was told have none. */
          confidence: z.number().nullable().default(null),
        }),
      )
      .readonly(),
    flags: z.array(auditFlagSchema).readonly(),
    gaps: z.array(auditFlagSchema).readonly().default([]),
    missing: z.array(z.string()).readonly(),
    disclaimer: z.string(),
  }),
  /** An answer to a question about the note at hand, which is no note itself and no tool's own work. */
  z.object({
    tool: z.literal('Answer'),
    title: z.literal(''),
    /** The version of the note that was asked. */
    noteId: idSchema,
    /** The message whose words the sources are ranges of: those that the note was made from. */
    sourceMessageId: idSchema,
    /** Of an answer of a model: the version of the prompt, and how much of the answer rested on nothing and stands nowhere. */
    draft: z
      .object({ prompt: z.string(), dropped: z.int().min(0) })
      .readonly()
      .optional(),
    /** A change of the note that waits to be accepted. */
    proposal: proposalSchema.optional(),
  }),
]);
export type WireToolResult = z.output<typeof toolResultSchema>;
/** The result of Chartwright and TranscriptX. */
export type WireNote = Extract<WireToolResult, { readonly noteKind: string }>;

/** Drops what travels beside a result (see `toolResultSchema`). */
export function toWireResult(result: ToolResult): WireToolResult {
  const { rendered: _rendered, ...rest } = result;
  if (!('leftOut' in rest)) return rest;
  const { facts, ...note } = rest;
  return facts === undefined ? note : { ...note, facts: facts.map(toWireFact) };
}

/**
 * What became of a reply. A user's message is always `complete`. `queued` and `streaming` pass; the other four are
 * final: `complete`, `stopped` (by the person), `failed` (with `problem`), `interrupted` (the server stopped).
 */
export const messageStates = ['queued', 'streaming', 'complete', 'stopped', 'failed', 'interrupted'] as const;
export const messageStateSchema = z.enum(messageStates);
export type MessageState = (typeof messageStates)[number];

export const chatMessageSchema = z.object({
  id: z.string(),
  sent_by: z.enum(['user', 'bot']),
  message_content: z.string(),
  timestamp: timeSchema,
  model_name: toolNameSchema,
  /** The user message that a reply answers; null for a user message. */
  reply_to: idSchema.nullable(),
  /** Versions of the same answer, and of a person's message that was edited, count from 1; `versions` is how many there are. */
  version: z.int().min(1),
  versions: z.int().min(1),
  /** Of a person's message that has several versions: all of them in their order, each in a branch of its own. */
  version_ids: z.array(idSchema).readonly().optional(),
  state: messageStateSchema,
  /** Why a reply failed, in one sentence; null otherwise. */
  problem: z.string().nullable(),
  /** Who wrote it: the engine, or the model by its configured name. */
  written_by: z.string().nullable(),
  /** One sentence for the reader about how it was made, for example that the model failed and the engine answered. */
  notice: z.string().nullable(),
  /** Another tool, whose work the message asked for: the page offers to send the message to it. */
  offered_tool: toolNameSchema.optional(),
  statements: z.array(placedStatementSchema).readonly(),
  tool_result: toolResultSchema.nullable(),
  rating: z.enum(['like', 'dislike']).nullable(),
  /** The file that was sent; of a reply of Redactify, the file that came back, whose text is the message's content. */
  attachment: attachmentSchema.nullable(),
  /**
   * All that was sent beside the typed words, in the person's order; absent where that is one file of the visit at most, which is
   * the `attachment`. Of several files, the attachment is the first.
   */
  sources: z.array(messageSourceSchema).readonly().optional(),
  /** Of a version that a clinician edited. */
  edit: editSchema.optional(),
  /** Absent of a version that nobody signed. */
  signatures: z.array(signatureSchema).readonly().optional(),
  /** The last request for a co-signature of this version; absent where there is none. */
  cosignature: cosignatureSchema.optional(),
  /** How identifiers were to be replaced, where a person's message said so. */
  redaction: redactionSchema.optional(),
  /** The kind of note that was chosen with a person's message. */
  note_kind: z.enum(noteKinds).optional(),
  /** The template that was chosen or named with it, as it was called then. */
  note_template: z.object({ id: idSchema, name: z.string() }).optional(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;
