import type { Database } from '../../database/database.ts';
import type { FieldCipher, FieldPlace } from './field-cipher.ts';
import type { SessionTable } from '../../database/tables/accounts.ts';
import { sealedColumns } from './row-seal.ts';

/** Where a session was opened from; both are a stranger's words. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

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
  /** Left out for a session that may only verify its sign-up attempt. */
  readonly origin?: SessionOrigin;
};

/** One of a person's sessions, as they see it in their list. */
export interface ListedSession {
  readonly id: string;
  /** Null where it is damaged. */
  readonly origin: SessionOrigin | null;
  readonly signedInAt: number;
  readonly lastActiveAt: number;
  readonly isRemembered: boolean;
}

/** A session that was changed from outside, and a token that was given to another, are as if they were not there. */
export interface SessionStore {
  create(session: NewSession): Promise<void>;
  find(id: string): Promise<Session | null>;
  /** A person's sessions that have not ended, last active first. */
  listOf(userId: string, now: number): Promise<readonly ListedSession[]>;
  /** Where a company's member works in this session from now on. */
  setWorkspace(id: string, workspace: Session['workspace']): Promise<void>;
  end(id: string, now: number): Promise<void>;
  /** Ends one session of a user. False when there is none of that id among theirs, or it has ended. Atomic. */
  endOf(userId: string, id: string, now: number): Promise<boolean>;
  /** Ends every session of a user but one; gives the ids of those that it ended. */
  endOthers(userId: string, kept: string, now: number): Promise<readonly string[]>;
  /** Ends every session of a user or of a sign-up attempt. */
  endAllOf(subjectIds: readonly string[], now: number): Promise<void>;
  /** Everybody's that live. Answers how many. */
  endEverybodys(now: number): Promise<number>;
  /** The person has proved their identity again. Belongs into a transaction. */
  prove(id: string, now: number): Promise<void>;
  /** Takes what was proved from every session of a user but one. Belongs into a transaction. */
  forgetProofs(userId: string, kept: string): Promise<void>;
  /** Keeps that somebody is at work, unless the session is locked or was idle since `idleSince`. */
  noteActivity(id: string, now: number, idleSince: number): Promise<void>;
  lock(id: string, now: number): Promise<void>;
  /** Unlocks a session that has not ended; false when it has. */
  unlock(id: string, now: number): Promise<boolean>;
  addRefreshToken(tokenHash: string, sessionId: string, now: number): Promise<void>;
  /** Marks a refresh token as used; answers its session, or null when it was used before or never existed. Atomic. */
  useRefreshToken(tokenHash: string, now: number): Promise<string | null>;
  /** A refresh token that was used before. */
  findUsedRefreshToken(tokenHash: string): Promise<{ readonly sessionId: string; readonly usedAt: number } | null>;
  removeExpired(before: number): Promise<void>;
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'sessions', column: 'origin', rowId };
}

/** Sessions and their refresh tokens over the database. Tokens are known by their hashes only; origins are sealed. */
export function createSessionStore(database: Database, cipher: FieldCipher): SessionStore {
  const { kysely } = database;
  return {
    ...createRefreshTokens(database, cipher),
    ...createSessionStates(database, cipher),
    ...createSessionEnds(database),
    create: (session) => insertSession(database, cipher, session),
    find: async (id) => {
      const row = await kysely.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
      return row !== undefined && cipher.rows.check('sessions', row) ? toSession(row) : null;
    },
    setWorkspace: async (id, workspace) => {
      await kysely.updateTable('sessions').set({ workspace }).where('id', '=', id).execute();
    },
    listOf: (userId, now) => listSessions(database, cipher, userId, now),
    removeExpired: async (before) => {
      await kysely.deleteFrom('sessions').where('expires_at', '<', before).execute();
    },
  };
}

type SealedSession = Pick<SessionTable, (typeof sealedColumns.sessions)[number] | 'seal'>;

function toSession(row: SessionTable): Session {
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
}

async function insertSession({ kysely }: Database, cipher: FieldCipher, session: NewSession): Promise<void> {
  const { id, origin } = session;
  const sealed = {
    id,
    kind: session.kind,
    subject_id: session.subjectId,
    expires_at: session.expiresAt,
    proved_at: session.provedAt,
  };
  const row = {
    ...sealed,
    seal: cipher.rows.make('sessions', sealed),
    created_at: session.now,
    last_active_at: session.now,
    is_remembered: session.isRemembered ? 1 : 0,
    workspace: 'company' as const,
    origin: origin === undefined ? null : cipher.seal(placeOf(id), JSON.stringify(origin)),
  };
  await kysely
    .insertInto('sessions')
    .values({ ...row, ended_at: null, locked_at: null })
    .execute();
}

async function listSessions(
  { kysely }: Database,
  cipher: FieldCipher,
  userId: string,
  now: number,
): Promise<readonly ListedSession[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_active_at', 'is_remembered', 'origin'])
    .where('subject_id', '=', userId)
    .where('kind', '=', 'user')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, origin, ...row }) => {
    const opened = origin === null ? '{"ip":"","userAgent":""}' : cipher.openListed(placeOf(id), origin);
    return {
      id,
      // Only `create` writes what is opened here, and the cipher proves that it is unchanged.
      origin: opened === null ? null : (JSON.parse(opened) as SessionOrigin),
      signedInAt: row.created_at,
      lastActiveAt: row.last_active_at,
      isRemembered: row.is_remembered === 1,
    };
  });
}

function createSessionEnds({
  kysely,
}: Database): Pick<SessionStore, 'end' | 'endOf' | 'endOthers' | 'endAllOf' | 'endEverybodys'> {
  return {
    end: async (id, now) => {
      await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },
    endOf: async (userId, id, now) => {
      const row = await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('subject_id', '=', userId)
        .where('kind', '=', 'user')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    endOthers: async (userId, kept, now) => {
      const rows = await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('subject_id', '=', userId)
        .where('id', '!=', kept)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .execute();
      return rows.map((row) => row.id);
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
    endEverybodys: async (now) => {
      const row = await kysely
        .updateTable('sessions')
        .set({ ended_at: now })
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return Number(row.numUpdatedRows);
    },
  };
}

function createSessionStates(
  { kysely }: Database,
  cipher: FieldCipher,
): Pick<SessionStore, 'prove' | 'forgetProofs' | 'noteActivity' | 'lock' | 'unlock'> {
  const live = kysely
    .selectFrom('sessions')
    .select([...sealedColumns.sessions, 'seal'])
    .where('ended_at', 'is', null);
  const keepProofs = async (rows: readonly SealedSession[], provedAt: number): Promise<void> => {
    for (const row of rows.filter((found) => cipher.rows.check('sessions', found))) {
      const seal = cipher.rows.make('sessions', { ...row, proved_at: provedAt });
      await kysely.updateTable('sessions').set({ proved_at: provedAt, seal }).where('id', '=', row.id).execute();
    }
  };
  return {
    prove: async (id, now) => keepProofs(await live.where('id', '=', id).execute(), now),
    forgetProofs: async (userId, kept) =>
      keepProofs(await live.where('subject_id', '=', userId).where('id', '!=', kept).execute(), 0),
    noteActivity: async (id, now, idleSince) => {
      await kysely
        .updateTable('sessions')
        .set({ last_active_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('locked_at', 'is', null)
        .where('last_active_at', '>', idleSince)
        .where('last_active_at', '<', now)
        .execute();
    },
    lock: async (id, now) => {
      await kysely
        .updateTable('sessions')
        .set({ locked_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('locked_at', 'is', null)
        .execute();
    },
    unlock: async (id, now) => {
      const row = await kysely
        .updateTable('sessions')
        .set({ locked_at: null, last_active_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
  };
}

function createRefreshTokens(
  { kysely }: Database,
  cipher: FieldCipher,
): Pick<SessionStore, 'addRefreshToken' | 'useRefreshToken' | 'findUsedRefreshToken'> {
  return {
    addRefreshToken: async (tokenHash, sessionId, now) => {
      const row = { token_hash: tokenHash, session_id: sessionId };
      await kysely
        .insertInto('refresh_tokens')
        .values({ ...row, seal: cipher.rows.make('refresh_tokens', row), created_at: now, used_at: null })
        .execute();
    },
    useRefreshToken: async (tokenHash, now) => {
      const row = await kysely
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .returning(['token_hash', 'session_id', 'seal'])
        .executeTakeFirst();
      return row !== undefined && cipher.rows.check('refresh_tokens', row) ? row.session_id : null;
    },
    findUsedRefreshToken: async (tokenHash) => {
      const row = await kysely
        .selectFrom('refresh_tokens')
        .select(['token_hash', 'session_id', 'seal', 'used_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row === undefined || row.used_at === null || !cipher.rows.check('refresh_tokens', row)) return null;
      return { sessionId: row.session_id, usedAt: row.used_at };
    },
  };
}
