import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Calls of a language model that ended alike on one day. */
export interface ModelUse {
  /** yyyy-MM-dd, UTC. */
  readonly day: string;
  /** A tool, or `test`. */
  readonly askedBy: string;
  readonly provider: string;
  readonly model: string;
  /** Null: whole answers. */
  readonly problem: string | null;
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** What they cost, in millionths of the currency. */
  readonly millionths: number;
}

/** What language models were asked and cost, without a person and a word, and who wants none. */
export interface ModelStore {
  /** Adds to a day's counts. */
  add(use: ModelUse): Promise<void>;
  /** From a day on, oldest first. */
  listSince(day: string): Promise<readonly ModelUse[]>;
  /** Removes what is older than a day. */
  removeBefore(day: string): Promise<void>;
  /** False for a company, or an individual, of which nothing may go to a model, and for a tenant that is not there. */
  mayUse(tenantId: string): Promise<boolean>;
}

const keys = ['day', 'tool', 'provider', 'model', 'problem'] as const;

/** Models' use over the database. */
export function createModelStore({ kysely }: Database): ModelStore {
  return {
    add: async ({ day, askedBy, provider, model, problem, calls, tokensIn, tokensOut, millionths }) => {
      const key = { day, tool: askedBy, provider, model, problem: problem ?? '' };
      await kysely
        .insertInto('model_use')
        .values({ ...key, calls, tokens_in: tokensIn, tokens_out: tokensOut, millionths })
        .onConflict((conflict) =>
          conflict.columns([...keys]).doUpdateSet({
            calls: sql<number>`model_use.calls + excluded.calls`,
            tokens_in: sql<number>`model_use.tokens_in + excluded.tokens_in`,
            tokens_out: sql<number>`model_use.tokens_out + excluded.tokens_out`,
            millionths: sql<number>`model_use.millionths + excluded.millionths`,
          }),
        )
        .execute();
    },
    listSince: async (day) => {
      let query = kysely.selectFrom('model_use').selectAll().where('day', '>=', day);
      for (const key of keys) query = query.orderBy(key);
      const rows = await query.execute();
      return rows.map((row) => ({
        day: row.day,
        askedBy: row.tool,
        provider: row.provider,
        model: row.model,
        problem: row.problem === '' ? null : row.problem,
        calls: row.calls,
        tokensIn: row.tokens_in,
        tokensOut: row.tokens_out,
        millionths: row.millionths,
      }));
    },
    removeBefore: async (day) => {
      await kysely.deleteFrom('model_use').where('day', '<', day).execute();
    },
    mayUse: async (tenantId) => {
      const row = await kysely
        .selectFrom('tenants')
        .select('uses_models')
        .where('id', '=', tenantId)
        .executeTakeFirst();
      return row?.uses_models === 1;
    },
  };
}
