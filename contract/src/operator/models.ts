import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeSchema } from '../entities.ts';

/** The language models of the installation, for those who run it. No call says who asked, or a word of what was asked. */

const forOperators = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;

/**
 * Why a model gave no whole answer.
 * - `unreachable`: no connection, no such host, or a refused one.
 * - `barred`: its host lies at an address of an internal network that the operator did not name, or is not its host.
 * - `insecure`: its certificate is not one that is trusted.
 * - `refused`: the endpoint said no (401, 403, 404, 400).
 * - `busy`: it asked to come back later (429), or failed on its side (5xx).
 * - `silent`: nothing came for too long.
 * - `endless`: it went on for longer than any note is, in bytes or in time.
 * - `broken`: the stream was damaged or ended without an end.
 * - `filtered`: the endpoint's content filter cut the answer.
 * - `cut-off`: the answer hit the model's length limit.
 * - `aborted`: the caller gave up.
 * - `resting`: it failed repeatedly a moment ago and is not asked for a while.
 */
export const modelProblemKinds = [
  'unreachable',
  'barred',
  'insecure',
  'refused',
  'busy',
  'silent',
  'endless',
  'broken',
  'filtered',
  'cut-off',
  'aborted',
  'resting',
] as const;
export type ModelProblemKind = (typeof modelProblemKinds)[number];

const problemSchema = z.enum(modelProblemKinds);

export const modelUseSchema = z.object({
  /** A tool, or `test`: the operators' own tests of the connection. */
  asked_by: z.string(),
  provider: z.string(),
  model: z.string(),
  calls: z.int(),
  /** Of these, those that gave no whole answer. */
  failed: z.int(),
  /** As the provider counted them. */
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** By the prices of the settings on their day, in thousandths of the currency. */
  cost_thousandths: z.int(),
});
export type ModelUse = z.output<typeof modelUseSchema>;

export const readModels = endpoint({
  method: 'GET',
  path: '/operator/models/',
  summary: 'The language models of the installation: which and where, how their calls go, and their use of 30 days.',
  response: z.object({
    /** Null: the built-in engine does the whole job. */
    configured: z
      .object({
        provider: z.string(),
        host: z.string(),
        /** Whether text stays on this machine. */
        is_here: z.boolean(),
        /** Who signed the business associate agreement and when; null without one. */
        agreement: z.string().nullable(),
        tools: z.array(z.object({ tool_name: z.string(), model: z.string() })),
        /** Of the process that answers; each model stands once. */
        circuits: z.array(z.object({ model: z.string(), failures: z.int(), rests_until: timeSchema.nullable() })),
      })
      .nullable(),
    /** Three letters (ISO 4217). */
    currency: z.string(),
    /** False where no price is set: nothing is known of what it costs. */
    has_price: z.boolean(),
    use: z.array(modelUseSchema),
    /** The most frequent first. */
    failures: z.array(z.object({ problem: problemSchema, calls: z.int() })),
  }),
  problems: forOperators,
});

export const modelTestSchema = z.object({
  model: z.string(),
  /** Null: it answered. */
  problem: problemSchema.nullable(),
  /** The status with which the endpoint said no, when it did. */
  status: z.int().nullable(),
  milliseconds: z.int(),
});
export type ModelTest = z.output<typeof modelTestSchema>;

export const testModels = endpoint({
  method: 'POST',
  path: '/operator/models/test/',
  summary: 'Asks each language model one fixed question, which holds nobody’s words, and says what came of it.',
  response: z.object({ data: z.array(modelTestSchema) }),
  problems: [...forOperators, 'conflict'],
});
