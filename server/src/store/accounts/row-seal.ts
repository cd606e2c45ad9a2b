import { createHmac } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { equalInConstantTime } from '../../kernel/equal-in-constant-time.ts';
import type { DamageLog } from '../../kernel/damage.ts';
import type { Keyring } from '../../keys/keyring.ts';

/**
 * What decides who somebody is, what they may do and what is theirs, table by table; the first column names the row. The token of a
 * password reset is given long after its row was written, and has a seal of its own.
 */
export const sealedColumns = {
  users: ['id', 'tenant_id'],
  user_accounts: ['user_id', 'email_index', 'password_hash', 'is_operator', 'second_factor_at', 'disabled_at'],
  memberships: ['user_id', 'tenant_id', 'role'],
  identities: ['subject_index', 'issuer', 'user_id'],
  invitations: ['id', 'tenant_id', 'email_index', 'role', 'token_hash', 'invited_by', 'expires_at'],
  passkeys: ['id', 'user_id', 'credential_id', 'public_key'],
  sessions: ['id', 'kind', 'subject_id', 'expires_at', 'proved_at'],
  refresh_tokens: ['token_hash', 'session_id'],
  second_steps: ['token_hash', 'user_id', 'password_mark', 'is_remembered', 'expires_at'],
  sign_ups: [
    'id',
    'password_hash',
    'is_decoy',
    'invitation_hash',
    'code_mac',
    'code_expires_at',
    'link_hash',
    'link_expires_at',
    'expires_at',
  ],
  password_resets: ['id', 'user_id', 'code_mac', 'code_expires_at', 'link_hash', 'link_expires_at'],
  password_reset_tokens: ['token_hash', 'user_id', 'token_expires_at'],
  passkey_challenges: ['id', 'purpose', 'user_id', 'challenge', 'expires_at'],
  chats: ['id', 'tenant_id', 'owner_id'],
  attachments: ['id', 'chat_id', 'file_key'],
  chat_branches: ['id', 'chat_id', 'parent_id', 'forked_before', 'version_of', 'version'],
  emergency_access: ['id', 'tenant_id', 'subject_id', 'opened_by', 'expires_at'],
  note_signatures: ['message_id', 'chat_id', 'signed_by', 'signed_at', 'digest'],
  cosignature_requests: ['id', 'tenant_id', 'chat_id', 'message_id', 'asked_by', 'asked_of', 'asked_at', 'state'],
  recordings: ['id', 'tenant_id', 'owner_id', 'session_id'],
  emr_writes: ['id', 'tenant_id', 'owner_id', 'chat_id', 'message_id', 'connection_id'],
  email_changes: ['id', 'user_id', 'session_id', 'is_decoy', 'code_mac', 'expires_at'],
} as const;

export type SealedRows = keyof typeof sealedColumns;

type Value = string | number | Uint8Array | null;

/** The columns of a row that its seal is made over; what else the row holds is left alone. */
export type SealedRow<Name extends SealedRows> = Readonly<Record<(typeof sealedColumns)[Name][number], Value>>;

/**
 * Seals of rows: a keyed hash (HMAC-SHA-256) over the table, the row and what is sealed of it. Whoever writes to the
 * database without the key can put back what a row once was, and nothing else.
 */
export interface RowSeals {
  make<Name extends SealedRows>(name: Name, row: SealedRow<Name>): string;
  /** False for a row that was changed from outside, which is noted as damaged. */
  check<Name extends SealedRows>(name: Name, row: SealedRow<Name> & { readonly seal: string | null }): boolean;
}

/** The seals of an installation. */
export function rowSealsOf({
  keys,
  damage,
}: {
  readonly keys: Pick<Keyring, 'purposeKey'>;
  readonly damage: Pick<DamageLog, 'note'>;
}): RowSeals {
  return createRowSeals(keys.purposeKey('row-seal'), damage);
}

/** Seals under a key that serves for nothing else. */
export function createRowSeals(key: KeyObject, damage: Pick<DamageLog, 'note'>): RowSeals {
  const make = <Name extends SealedRows>(name: Name, row: SealedRow<Name>): string =>
    createHmac('sha256', key)
      .update(`${name}/v1\n${valuesOf(name, row).map(measure).join('')}`)
      .digest('base64url');
  return {
    make,
    check: (name, row) => {
      if (row.seal !== null && equalInConstantTime(row.seal, make(name, row))) return true;
      damage.note({ table: name, rowId: String(valuesOf(name, row)[0]) });
      return false;
    },
  };
}

function valuesOf<Name extends SealedRows>(name: Name, row: SealedRow<Name>): readonly Value[] {
  const columns: readonly (typeof sealedColumns)[Name][number][] = sealedColumns[name];
  return columns.map((column) => row[column]);
}

/** With its length before it, so that no value runs into the next; what is not there is unlike every text. */
function measure(value: Value): string {
  if (value === null) return '-';
  const text = value instanceof Uint8Array ? Buffer.from(value).toString('base64') : String(value);
  return `${Buffer.byteLength(text)}:${text}`;
}
