import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTables } from '../database/list-tables.ts';
import { openDamageFixture, type DamageFixture } from './testing/damage-fixture.ts';

/**
 * Every column of the database that holds bytes: which row of several is damaged, in which lists and exports that must
 * be said, and what of the others must stand there all the same. A sentence where no list shows a column. One that is
 * missing here fails the first test.
 */
type Column =
  | string
  | {
      readonly row: string;
      /** The views that say so, by their names; none where the column is not shown, and only must not be in the way. */
      readonly saidIn: readonly string[];
    };

const columns: Readonly<Record<string, Column>> = {
  'agreement_acceptances.party': { row: 'acceptance', saidIn: ['agreement', 'export'] },
  'agreement_texts.text': { row: 'agreementText', saidIn: ['export'] },
  'attachments.name': { row: 'attachment', saidIn: ['chat', 'emergency chat', 'export'] },
  'attachments.text': { row: 'otherAttachment', saidIn: ['chat', 'emergency chat', 'export'] },
  'audit_events.origin': { row: 'auditEvent', saidIn: ['audit log', 'audit export'] },
  'authenticator_apps.secret': 'one a person: it is opened when its code is asked for',
  'authenticator_setups.secret': 'one a person: it is opened when its code is asked for',
  'billing_orders.url': { row: 'order', saidIn: [] },
  'chats.title': { row: 'chatTitle', saidIn: ['chats', 'emergency chats', 'export'] },
  'chats.wrapped_key': { row: 'chatKey', saidIn: ['chats', 'emergency chats', 'export'] },
  'code_table_chunks.body': 'a publication, not sealed: a damaged table is left out when it is loaded',
  'cosignature_requests.content': { row: 'cosignature', saidIn: ['chat', 'co-signatures', 'emergency chat', 'export'] },
  'deletions.email': { row: 'deletion', saidIn: [] },
  'deletions.origin': { row: 'otherDeletion', saidIn: [] },
  'drafts.body': { row: 'draft', saidIn: ['export'] },
  'email_changes.email': 'one a person: it is opened when its code is asked for',
  'emergency_access.reason': { row: 'grant', saidIn: ['emergency access'] },
  'emr_attempts.body': 'one a launch: it is opened when its answer comes',
  'emr_chats.body': { row: 'emrChat', saidIn: ['export'] },
  // A record system, or a record, that cannot be opened is as if it were not there: it is connected or opened again.
  'emr_connections.body': { row: 'emrConnection', saidIn: [] },
  'emr_launches.body': { row: 'emrLaunch', saidIn: ['export'] },
  'emr_launches.tokens': 'opened when the record is read: without them it is opened again',
  // A note that cannot be opened on its way is sent no further; what of it is in the record stays there.
  'emr_writes.body': 'one a note: asked how far it is, its call answers that it is damaged',
  'emr_write_items.body': 'the same',
  'emr_write_items.result': 'the same',
  'flag_choices.content': { row: 'flagChoice', saidIn: ['flag choices', 'emergency chat', 'export'] },
  'installation_keys.wrapped': 'the root of all: the server does not start with another',
  'invitations.email': { row: 'invitation', saidIn: ['people'] },
  'invitations.token': { row: 'otherInvitation', saidIn: [] },
  'invoices.bill_to': { row: 'invoice', saidIn: ['export'] },
  'mailbox.content': { row: 'keptMail', saidIn: ['mailbox'] },
  'learned_preferences.body': 'one a person: without it notes are written as for everybody, and it is learned again',
  'messages.content': { row: 'message', saidIn: ['chat', 'emergency chat', 'export'] },
  'messages.details': { row: 'reply', saidIn: ['chat', 'emergency chat', 'export'] },
  'messages.rating_comment': { row: 'ratedReply', saidIn: ['export'] },
  'phrases.body': { row: 'phrase', saidIn: ['phrases', 'export'] },
  'note_templates.body': { row: 'template', saidIn: ['templates', 'export'] },
  'note_signatures.content': { row: 'signature', saidIn: ['chat', 'emergency chat', 'export'] },
  'oidc_attempts.content': 'one a sign-in: it is opened when its answer comes',
  'outbox.content': { row: 'mail', saidIn: [] },
  'passkeys.name': { row: 'passkey', saidIn: ['second factors'] },
  'passkeys.public_key': 'not encrypted: under the seal of its row, without which its passkey alone is left out',
  'reply_events.body': { row: 'replyEvent', saidIn: ['chat', 'emergency chat', 'export'] },
  'recordings.browser_key': 'one a recording: without it what waits on a device stays there, and the rest is finished',
  'recordings.wrapped_key': { row: 'recording', saidIn: ['recordings', 'export'] },
  'recording_parts.text': { row: 'recordingText', saidIn: ['recordings', 'export'] },
  'recording_pieces.body': { row: 'recordingPiece', saidIn: ['export'] },
  'sessions.origin': { row: 'session', saidIn: ['sessions'] },
  'sign_in_activity.origin': { row: 'activity', saidIn: ['user log', 'export'] },
  'sign_ups.email': 'one an attempt: it is opened when its code is asked for',
  'tenant_keys.wrapped':
    'opened once and kept in memory; without it each chat of the tenant is like one whose key is damaged',
  'tenants.name': {
    row: 'company',
    saidIn: ['agreement', 'companies', 'company', 'export', 'own data', 'profile', 'subscription'],
  },
  'undelivered_mails.content': { row: 'undelivered', saidIn: ['undelivered mails'] },
  'user_accounts.email': {
    row: 'member',
    saidIn: ['people', 'emergency access', 'audit log', 'audit export', 'audit people'],
  },
  'user_accounts.name': { row: 'otherMember', saidIn: ['people', 'audit log', 'audit export', 'audit people'] },
};

const said = /Damaged, cannot be shown|Damaged chat|message is damaged|cannot be read/;

let fixture: DamageFixture;
beforeAll(async () => {
  fixture = await openDamageFixture();
});
afterAll(() => fixture.stop());

/** What is missing of each view, and whether it shows damage. */
const readViews = (hidden: readonly string[]) =>
  Promise.all(
    Object.entries(fixture.views).map(async ([name, { read, shows }]) => {
      const text = await read();
      const missing = shows.filter((marker) => !hidden.includes(marker) && !text.includes(marker));
      return { name, missing, isSaid: said.test(text) };
    }),
  );

it('knows every column that holds bytes', async () => {
  const tables = await listTables(fixture.kysely);
  const found = tables.flatMap(({ name, byteColumns }) => byteColumns.map((column) => `${name}.${column}`));
  expect(found.toSorted()).toEqual(Object.keys(columns).toSorted());
});

it('shows no damage where there is none', async () => {
  expect((await readViews([])).filter(({ missing, isSaid }) => isSaid || missing.length > 0)).toEqual([]);
  expect(await fixture.countDamaged()).toBe(0);
});

const shown = Object.entries(columns).flatMap(([name, column]) =>
  typeof column === 'string' ? [] : [{ name, ...column }],
);
it.each(shown)('$name of one row, damaged, is said to be so, hides no other, and is counted', async (column) => {
  const [table = '', sealed = ''] = column.name.split('.');
  const row = fixture.rows[column.row];
  if (row === undefined) throw new Error(`There is no row ${column.row}.`);
  const before = await fixture.countDamaged();
  await using _ = await fixture.damage(table, sealed, row);
  const seen = await readViews(row.hides);
  expect(seen.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(seen.flatMap(({ name, isSaid }) => (isSaid ? [name] : [])).toSorted()).toEqual(column.saidIn.toSorted());
  expect(await fixture.countDamaged()).toBe(before + 1);
});
