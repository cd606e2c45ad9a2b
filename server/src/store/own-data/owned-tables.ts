/** Rows of one table that belong to somebody, found by one column. */
export interface OwnedRows {
  readonly table: string;
  readonly column: string;
}

/**
 * What goes with a person, wherever they work. A table that is added with a column that names a person belongs here or
 * among the excused; `owned-tables.test.ts` reads the schema and says so.
 */
export const personRows: readonly OwnedRows[] = [
  { table: 'sessions', column: 'subject_id' },
  { table: 'password_resets', column: 'user_id' },
  { table: 'sign_in_activity', column: 'user_id' },
  { table: 'idempotency_keys', column: 'user_id' },
  { table: 'drafts', column: 'owner_id' },
  { table: 'note_templates', column: 'owner_id' },
  { table: 'phrases', column: 'owner_id' },
  { table: 'learned_preferences', column: 'owner_id' },
  { table: 'recordings', column: 'owner_id' },
  { table: 'emr_attempts', column: 'owner_id' },
  { table: 'emr_launches', column: 'owner_id' },
  { table: 'storage_use', column: 'user_id' },
  { table: 'authenticator_apps', column: 'user_id' },
  { table: 'authenticator_setups', column: 'user_id' },
  { table: 'recovery_codes', column: 'user_id' },
  { table: 'passkeys', column: 'user_id' },
  { table: 'passkey_challenges', column: 'user_id' },
  { table: 'second_steps', column: 'user_id' },
  { table: 'identities', column: 'user_id' },
  { table: 'email_changes', column: 'user_id' },
  { table: 'known_devices', column: 'user_id' },
  { table: 'usage_days', column: 'user_id' },
  // An invitation that they followed names their address; the company's list of people needs it no more.
  { table: 'invitations', column: 'accepted_by' },
  // What their organisation's directory said of them names their address, too.
  { table: 'scim_people', column: 'user_id' },
  { table: 'memberships', column: 'user_id' },
  { table: 'user_accounts', column: 'user_id' },
];

/** What is kept under an address, whether or not it has an account. */
export const addressRows: readonly OwnedRows[] = [
  { table: 'sign_ups', column: 'email_index' },
  { table: 'sso_requests', column: 'email_index' },
  { table: 'password_resets', column: 'email_index' },
  { table: 'undelivered_mails', column: 'recipient_index' },
  { table: 'mailbox', column: 'recipient_index' },
];

/** What goes with a tenant that is closed: that of a person, and a company whose owner was alone in it. */
export const tenantRows: readonly OwnedRows[] = [
  { table: 'tenant_keys', column: 'tenant_id' },
  { table: 'drafts', column: 'tenant_id' },
  { table: 'note_templates', column: 'tenant_id' },
  { table: 'phrases', column: 'tenant_id' },
  { table: 'learned_preferences', column: 'tenant_id' },
  { table: 'recordings', column: 'tenant_id' },
  { table: 'emr_attempts', column: 'tenant_id' },
  { table: 'emr_launches', column: 'tenant_id' },
  { table: 'emr_connections', column: 'tenant_id' },
  { table: 'invitations', column: 'tenant_id' },
  { table: 'scim_tokens', column: 'tenant_id' },
  { table: 'scim_groups', column: 'tenant_id' },
  { table: 'scim_people', column: 'tenant_id' },
  { table: 'scim_removals', column: 'tenant_id' },
  { table: 'scim_directories', column: 'tenant_id' },
  { table: 'sso_requests', column: 'tenant_id' },
  { table: 'sso_domains', column: 'tenant_id' },
  // Sign-ins under way, links and believed assertions go with their provider.
  { table: 'sso_providers', column: 'tenant_id' },
  { table: 'memberships', column: 'tenant_id' },
  { table: 'emergency_access', column: 'tenant_id' },
  { table: 'usage_days', column: 'tenant_id' },
];

/** What goes with a buyer or a tenant only once nothing runs at the payment provider any more. */
export const lastRows: readonly (OwnedRows & { readonly of: 'person' | 'tenant' })[] = [
  { of: 'person', table: 'billing_orders', column: 'buyer_id' },
  { of: 'tenant', table: 'billing_orders', column: 'tenant_id' },
  { of: 'tenant', table: 'subscriptions', column: 'tenant_id' },
];

/** Columns that name a person or a tenant in rows that stay, and why. */
export const excusedColumns: Readonly<Record<string, string>> = {
  'audit_events.tenant_id': 'the audit log outlives every deletion, under ids that name nobody any more',
  'audit_chains.tenant_id': 'the audit log outlives every deletion',
  'spent_trials.email_index': 'a trial is given once per address: a keyed fingerprint, and until when it lasted',
  'deletions.user_id': 'the deletion itself; its row goes last',
  'deletions.tenant_id': 'the deletion itself; its row goes last',
  'users.tenant_id': 'goes last, with the deletion’s row',
  'chats.tenant_id': 'destroyed in batches, with their keys, messages and files',
  'chats.owner_id': 'a company’s charts stay with the company; those of a person’s own tenant are destroyed with it',
  'emr_chats.tenant_id': 'destroyed with their chats',
  'emr_writes.tenant_id': 'destroyed with their chats',
  'emr_writes.owner_id': 'who wrote a note into a record is part of the chart: it stays and goes with its chat',
  'emr_chats.owner_id': 'whose record a chat belongs to is part of the chart: it stays and goes with its chat',
  'flag_choices.chosen_by': 'who decided about a flag is part of the chart: it stays and goes with its chat',
  'note_versions.tenant_id': 'destroyed with their chats',
  'note_versions.owner_id': 'destroyed with their chats',
  'note_signatures.signed_by': 'who signed a note is part of the chart: it stays and goes with its chat',
  'cosignature_requests.tenant_id': 'goes with its chat',
  'cosignature_requests.asked_by': 'who asked for a co-signature is part of the chart: it stays and goes with its chat',
  'cosignature_requests.asked_of': 'who was asked for one, the same',
  'billing_customers.tenant_id':
    'removed one by one, each when the payment provider has forgotten who it was; two ids that name nobody until then',
  'invoices.tenant_id': 'accounting papers, sealed: kept seven years, then removed by a job',
  'emergency_access.subject_id':
    'who looked into whose charts, and why: the company’s record, which goes with the company',
  'agreement_acceptances.tenant_id': 'papers are kept six years (45 CFR 164.316(b)(2)(i)), then removed by a job',
};
