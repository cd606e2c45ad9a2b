import type { Keyring } from '../../keys/keyring.ts';
import { damagedText, noDamageLog, openUnlessDamaged, type DamageLog, type ShownText } from '../../kernel/damage.ts';
import { rowSealsOf, type RowSeals } from './row-seal.ts';

/** The account tables that hold something sealed. */
export type FieldTable =
  | 'emergency_access'
  | 'emr_connections'
  | 'user_accounts'
  | 'sign_ups'
  | 'outbox'
  | 'undelivered_mails'
  | 'mailbox'
  | 'sign_in_activity'
  | 'tenants'
  | 'invitations'
  | 'sessions'
  | 'email_changes'
  | 'authenticator_apps'
  | 'authenticator_setups'
  | 'passkeys'
  | 'deletions'
  | 'agreement_texts'
  | 'agreement_acceptances'
  | 'oidc_attempts'
  | 'billing_orders'
  | 'invoices';

/** Where a sealed field stands; sealed text that was moved elsewhere no longer opens. */
export interface FieldPlace {
  readonly table: FieldTable;
  readonly column: string;
  readonly rowId: string;
}

/** Seals what the account tables hold of a person and whole rows of theirs, and finds addresses by a keyed hash. */
export interface FieldCipher {
  seal(place: FieldPlace, text: string): Uint8Array;
  /** @throws SealError when the text was changed, moved, or sealed under another key. */
  open(place: FieldPlace, sealed: Uint8Array): string;
  /** The same for lists and exports, in which a damaged row hides no other: null for such a one, which is noted. */
  openListed(place: FieldPlace, sealed: Uint8Array): string | null;
  /** A text for lists and exports: `damagedText` in the place of a damaged one, which is noted. */
  show(place: FieldPlace, sealed: Uint8Array): ShownText;
  /** The same for every spelling of an address in other letters' case. */
  indexEmail(email: string): string;
  /** For a person at an identity provider; exact, as their ids are. */
  indexSubject(issuer: string, subject: string): string;
  /** For the rows that decide who somebody is. */
  readonly rows: RowSeals;
  /** Where rows are noted that were changed from outside. */
  readonly damage: Pick<DamageLog, 'note'>;
}

/** The cipher of the account tables under the installation's keys. Accounts exist before their tenant, so no tenant key. */
export function createFieldCipher(
  keyring: Pick<Keyring, 'sealText' | 'openText' | 'blindIndex' | 'purposeKey'>,
  damage: Pick<DamageLog, 'note'> = noDamageLog,
): FieldCipher {
  const open: FieldCipher['open'] = (place, sealed) => keyring.openText({ tenantId: null, ...place }, sealed);
  const openListed: FieldCipher['openListed'] = (place, sealed) =>
    openUnlessDamaged(damage, place, () => open(place, sealed));
  return {
    seal: (place, text) => keyring.sealText({ tenantId: null, ...place }, text),
    open,
    openListed,
    show: (place, sealed) => openListed(place, sealed) ?? damagedText,
    indexEmail: (email) => keyring.blindIndex(foldEmail(email)),
    indexSubject: (issuer, subject) => keyring.blindIndex(JSON.stringify([issuer, subject])),
    rows: rowSealsOf({ keys: keyring, damage }),
    damage,
  };
}

/** The form in which two spellings of one address are equal. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
