import type { Database } from '../database.ts';

export interface Session {
  readonly id: string;
  readonly kind: 'user' | 'sign_up';
  /** A user's id or a sign-up attempt's id. */
  readonly subjectId: string;
  readonly expiresAt: number;
  readonly isEnded: boolean;
  /** When the person last showed that it is them; 0 for a sign-up attempt's session. Epoch milliseconds, as all times. */
  readonly provedAt: number;
  readonly lastActiveAt: number;
  readonly isLocked: boolean;
  readonly isRemembered: boolean;
  /** Where a company's member works in this session. */
  readonly workspace: 'company' | 'personal';
}

export type NewSession = Pick<Session, 'id' | 'kind' | 'subjectId' | 'expiresAt' | 'provedAt' | 'isRemembered'> & {
  readonly now: number;
};

export interface SessionStore {
  create(session: NewSession): Promise<void>;
  find(id: string): Promise<Session | null>;
  end(id: string, now: number): Promise<void>;
  /** Ends every session of a user or of a sign-up attempt. */
  endAllOf(subjectIds: readonly string[], now: number): Promise<void>;
  addRefreshToken(tokenHash: string, sessionId: string, now: number): Promise<void>;
  /** Marks a refresh token as used; answers its session, or null when it was used before or never existed. Atomic. */
  useRefreshToken(tokenHash: string, now: number): Promise<string | null>;
  /** A refresh token that was used before. */
  findUsedRefreshToken(tokenHash: string): Promise<{ readonly sessionId: string; readonly usedAt: number } | null>;
  removeExpired(before: number): Promise<void>;
}

/** Sessions and their refresh tokens over the database. Tokens are known by their hashes only. */
export function createSessionStore(database: Database): SessionStore {
  const { kysely } = database;
  return {
    create: async (session) => {
      const row = {
        id: session.id,
        kind: session.kind,
        subject_id: session.subjectId,
        created_at: session.now,
        expires_at: session.expiresAt,
        proved_at: session.provedAt,
        last_active_at: session.now,
        is_remembered: session.isRemembered ? 1 : 0,
        workspace: 'company' as const,
      };
      await kysely
        .insertInto('sessions')
        .values({ ...row, ended_at: null, locked_at: null, origin: null })
        .execute();
    },
    find: async (id) => {
      const row = await kysely.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      return {
        id: row.id,
        kind: row.kind,
        subjectId: row.subject_id,
        expiresAt: row.expires_at,
        isEnded: row.ended_at !== null,
        provedAt: row.proved_at,
        lastActiveAt: row.last_active_at,
        isLocked: row.locked_at !== null,
        isRemembered: row.is_remembered === 1,
        workspace: row.workspace,
      };
    },
    end: async (id, now) => {
      await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },
    endAllOf: async (subjectIds, now) => {
      if (subjectIds.length === 0) return;
      await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('subject_id', 'in', subjectIds)
        .where('ended_at', 'is', null)
        .execute();
    },
    addRefreshToken: async (tokenHash, sessionId, now) => {
      const row = { token_hash: tokenHash, session_id: sessionId, created_at: now, used_at: null };
      await kysely.insertInto('refresh_tokens').values(row).execute();
    },
    useRefreshToken: async (tokenHash, now) => {
      const row = await kysely
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .returning('session_id')
        .executeTakeFirst();
      return row?.session_id ?? null;
    },
    findUsedRefreshToken: async (tokenHash) => {
      const row = await kysely
        .selectFrom('refresh_tokens')
        .select(['session_id', 'used_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row === undefined || row.used_at === null ? null : { sessionId: row.session_id, usedAt: row.used_at };
    },
    removeExpired: async (before) => {
      await kysely.deleteFrom('sessions').where('expires_at', '<', before).execute();
    },
  };
}
