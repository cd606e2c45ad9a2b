import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, invite, makeCompany, removeMember } from '../testing/make-company.ts';
import { createMovingClock, minute } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import { setAccount } from '../testing/set-account.ts';
import { contractEndpoints } from './check-registry.ts';
import { sampleCases } from '../testing/test-tier.ts';

/** Whom a call lets in, in words of this test's own: what the policies say is what is being tested. */
type Access =
  | 'anyone'
  | 'session'
  | 'chart-recorder'
  | 'signed-in'
  | 'verified-user'
  | 'chart-user'
  | 'company-member'
  | 'company-manager'
  | 'company-owner'
  | 'buyer'
  | 'tenant-owner'
  | 'audit-reader'
  | 'operator';
type Row = Access | `${Access}, recent proof`;

/**
 * Who may call what: every route that the server answers, by hand. A route that is added without a row here fails the
 * first test; a row that says something else than the server does fails the others. `recent proof` stands where a
 * session is let in for five minutes after its person has shown that it is them, and asked again after that.
 */
const table: Readonly<Record<string, Row>> = {
  'POST /authentication_app/signup/': 'anyone',
  'POST /authentication_app/signin/': 'anyone',
  'POST /authentication_app/verify_otp/': 'anyone',
  'POST /authentication_app/resend_otp/': 'anyone',
  'POST /authentication_app/forgot_password/': 'anyone',
  'POST /authentication_app/verify_forgot_password_otp/': 'anyone',
  'POST /authentication_app/reset_password/': 'anyone',
  'POST /authentication_app/token/refresh/': 'anyone',
  'POST /authentication_app/logout/': 'session',
  'GET /authentication_app/user_profile/': 'signed-in',
  'PATCH /authentication_app/user_profile/': 'verified-user',
  'GET /authentication_app/profile_picture/:pictureId/': 'verified-user',
  'GET /authentication_app/settings/user_log/': 'verified-user',
  'PATCH /authentication_app/settings/preferences/': 'signed-in',
  'POST /authentication_app/settings/workspace/': 'signed-in',
  'POST /authentication_app/change_email/': 'signed-in, recent proof',
  'POST /authentication_app/confirm_email/': 'signed-in',
  'POST /authentication_app/change_password/': 'signed-in, recent proof',
  'POST /authentication_app/confirm_identity/': 'signed-in',
  'POST /authentication_app/confirm_identity_options/': 'signed-in',
  'POST /authentication_app/passkey_options/': 'anyone',
  'POST /authentication_app/passkey_sign_in/': 'anyone',
  'POST /authentication_app/second_factor/': 'anyone',
  'POST /authentication_app/second_factor_options/': 'anyone',
  'GET /authentication_app/sign_in_ways/': 'anyone',
  'POST /authentication_app/oidc/start/': 'anyone',
  'POST /authentication_app/oidc/finish/': 'anyone',
  'POST /authentication_app/lock/': 'signed-in',
  'POST /authentication_app/activity/': 'signed-in',
  'POST /authentication_app/unlock/': 'session',
  'GET /authentication_app/settings/sessions/': 'signed-in',
  'DELETE /authentication_app/settings/sessions/:sessionId/': 'signed-in, recent proof',
  'POST /authentication_app/settings/sessions/end_others/': 'signed-in, recent proof',
  'GET /authentication_app/settings/second_factor/': 'signed-in',
  'POST /authentication_app/settings/second_factor/app_setup/': 'signed-in, recent proof',
  'POST /authentication_app/settings/second_factor/app/': 'signed-in, recent proof',
  'DELETE /authentication_app/settings/second_factor/app/': 'signed-in, recent proof',
  'POST /authentication_app/settings/second_factor/passkey_setup/': 'signed-in, recent proof',
  'POST /authentication_app/settings/second_factor/passkeys/': 'signed-in, recent proof',
  'PATCH /authentication_app/settings/second_factor/passkeys/:passkeyId/': 'signed-in, recent proof',
  'DELETE /authentication_app/settings/second_factor/passkeys/:passkeyId/': 'signed-in, recent proof',
  'POST /authentication_app/settings/second_factor/recovery_codes/': 'signed-in, recent proof',
  'GET /authentication_app/settings/audit_log/': 'audit-reader',
  'GET /authentication_app/settings/audit_log/people/': 'audit-reader',
  'GET /authentication_app/settings/audit_log/chain/': 'audit-reader',
  'GET /authentication_app/settings/audit_log/export/': 'audit-reader, recent proof',
  'GET /authentication_app/settings/own_data/': 'verified-user',
  'POST /authentication_app/settings/export/': 'verified-user, recent proof',
  'POST /authentication_app/settings/delete_account/': 'verified-user, recent proof',
  'GET /authentication_app/settings/agreement/': 'verified-user',
  'POST /authentication_app/settings/agreement/': 'tenant-owner, recent proof',
  'GET /authentication_app/settings/agreement/download/': 'tenant-owner',
  'GET /chat/bin/': 'chart-user',
  'DELETE /chat/bin/': 'chart-user',
  'DELETE /chat/bin/:chatId/': 'chart-user',
  'GET /chat/get_users_chat_list/': 'chart-user',
  'GET /chat/get_a_chat_content/:chatId/': 'chart-user',
  'GET /chat/stream/:messageId/': 'chart-user',
  'GET /chat/attachment/:attachmentId/': 'chart-user',
  'GET /chat/draft/': 'chart-user',
  'PUT /chat/draft/': 'chart-user',
  'GET /chat/flag_choices/:chatId/': 'chart-user',
  'POST /chat/flag_choices/:chatId/': 'chart-user',
  'GET /chat/note/:messageId/': 'chart-user',
  'GET /chat/note/:messageId/export/': 'chart-user',
  'GET /chat/export/:chatId/': 'chart-user',
  'GET /chat/day/': 'chart-user',
  'POST /chat/day/export/': 'chart-user',
  'GET /chat/note/:messageId/phrase_values/': 'chart-user',
  'POST /chat/note/:messageId/sources/': 'chart-user',
  'PUT /chat/note/:messageId/': 'chart-user',
  'POST /chat/note/:messageId/signature/': 'chart-user',
  'POST /chat/note/:messageId/cosignature/': 'chart-user',
  'DELETE /chat/note/:messageId/cosignature/': 'chart-user',
  'GET /chat/cosignatures/': 'chart-user',
  'GET /chat/cosignatures/waiting/': 'chart-user',
  'GET /chat/cosignatures/:requestId/': 'chart-user',
  'POST /chat/cosignatures/:requestId/signature/': 'chart-user',
  'POST /chat/cosignatures/:requestId/return/': 'chart-user',
  'POST /codes/search/': 'verified-user',
  'POST /codes/describe/': 'verified-user',
  'POST /chat/create_chat/': 'chart-user',
  'POST /chat/add_message_to_chat/': 'chart-user',
  'POST /chat/transcribe_audio/': 'chart-user',
  'POST /chat/search/': 'chart-user',
  'POST /chat/stop/:messageId/': 'chart-user',
  'POST /chat/restore_chat/:chatId/': 'chart-user',
  'POST /chat/message_feedback/:messageId/': 'chart-user',
  'PATCH /chat/update_chat_title/:chatId/': 'chart-user',
  'PATCH /chat/update_chat_flags/:chatId/': 'chart-user',
  'DELETE /chat/delete_chat/:chatId/': 'chart-user',
  'GET /emr/connections/': 'chart-user',
  'POST /emr/begin_launch/': 'chart-user',
  'POST /emr/finish_launch/': 'chart-user',
  'GET /emr/launches/': 'chart-user',
  'GET /emr/launches/:launchId/': 'chart-user',
  'DELETE /emr/launches/:launchId/': 'chart-user',
  'POST /emr/launches/:launchId/bind_chat/': 'chart-user',
  'GET /emr/launches/:launchId/context/': 'chart-user',
  'GET /emr/chats/:chatId/': 'chart-user',
  'POST /emr/notes/:messageId/preview/': 'chart-user',
  'POST /emr/notes/:messageId/write/': 'chart-user',
  'GET /emr/notes/:messageId/': 'chart-user',
  'POST /emr/notes/:messageId/retry/': 'chart-user',
  'GET /learning/list/': 'chart-user',
  'PUT /learning/accept/:preferenceId/': 'chart-user',
  'PUT /learning/change/:preferenceId/': 'chart-user',
  'PUT /learning/switch_off/:preferenceId/': 'chart-user',
  'DELETE /learning/delete/:preferenceId/': 'chart-user',
  'PUT /learning/mode/': 'chart-user',
  'GET /learning/company/': 'chart-user',
  'PUT /learning/company/offer/': 'company-manager',
  'PUT /learning/company/take/:preferenceId/': 'chart-user',
  'GET /phrases/list/': 'chart-user',
  'POST /phrases/create/': 'chart-user',
  'PUT /phrases/update/:phraseId/': 'chart-user',
  'DELETE /phrases/delete/:phraseId/': 'chart-user',
  'POST /phrases/import/': 'chart-user',
  'GET /phrases/export/': 'chart-user',
  'POST /recordings/begin/': 'chart-user',
  'PUT /recordings/piece/:recordingId/': 'chart-recorder',
  'PUT /recordings/part/:recordingId/': 'chart-recorder',
  'GET /recordings/open/': 'chart-user',
  'GET /recordings/state/:recordingId/': 'chart-user',
  'PUT /recordings/finish/:recordingId/': 'chart-user',
  'PUT /recordings/retry/:recordingId/': 'chart-user',
  'PUT /recordings/set_aside/:recordingId/': 'chart-user',
  'PUT /recordings/put_away/:recordingId/': 'chart-user',
  'DELETE /recordings/delete/:recordingId/': 'chart-user',
  'GET /templates/list/': 'chart-user',
  'POST /templates/create/': 'chart-user',
  'PUT /templates/update/:templateId/': 'chart-user',
  'DELETE /templates/delete/:templateId/': 'chart-user',
  'POST /templates/read_example/': 'chart-user',
  'POST /company_user_management/create_company/': 'verified-user',
  'GET /company_user_management/company/': 'company-member',
  'PATCH /company_user_management/company/': 'company-manager, recent proof',
  'POST /company_user_management/add_user/': 'company-manager',
  'GET /company_user_management/user_list/': 'company-manager',
  'GET /company_user_management/colleagues/': 'company-member',
  'DELETE /company_user_management/remove_user_from_company/': 'company-manager, recent proof',
  'PATCH /company_user_management/user_role/': 'company-manager, recent proof',
  'POST /company_user_management/transfer_ownership/': 'company-owner, recent proof',
  'POST /company_user_management/leave_company/': 'company-member, recent proof',
  'POST /company_user_management/read_invitation/': 'anyone',
  'POST /company_user_management/accept_invitation/': 'verified-user',
  'POST /company_user_management/emergency_access/': 'company-manager, recent proof',
  'GET /company_user_management/emergency_access/': 'company-manager',
  'DELETE /company_user_management/emergency_access/:accessId/': 'company-manager',
  'GET /company_user_management/emergency_access/:accessId/chats/': 'company-manager',
  'GET /company_user_management/emergency_access/:accessId/chats/:chatId/': 'company-manager',
  'GET /company_user_management/former_members/': 'company-manager',
  'GET /subscription_app/plans/': 'anyone',
  'GET /subscription_app/subscription/': 'verified-user',
  'POST /subscription/buy_subscription/': 'buyer',
  'POST /subscription_app/buy_subscription_on_web/': 'buyer',
  'POST /subscription_app/cancel_subscription/': 'buyer',
  'GET /subscription_app/cancel_subscription/': 'buyer',
  'POST /subscription_app/resume_subscription/': 'buyer',
  'POST /subscription_app/payment_method/': 'buyer, recent proof',
  'GET /subscription_app/invoices/': 'buyer',
  'GET /subscription_app/invoices/:invoiceId/download/': 'buyer',
  'GET /subscription_app/usage/': 'chart-user',
  'POST /terms_and_support/support/': 'anyone',
  'POST /terms_and_support/contact/': 'anyone',
  'GET /terms_and_support/terms/': 'anyone',
  'GET /operator/overview/': 'operator',
  'GET /operator/companies/': 'operator',
  'PATCH /operator/company/:companyId/': 'operator, recent proof',
  'GET /operator/undelivered_mails/': 'operator',
  'POST /operator/undelivered_mails/:mailId/retry/': 'operator, recent proof',
  'DELETE /operator/undelivered_mails/:mailId/': 'operator, recent proof',
  'GET /operator/code_tables/': 'operator',
  'POST /operator/code_tables/': 'operator, recent proof',
  'DELETE /operator/code_tables/:tableId/': 'operator, recent proof',
  'GET /operator/models/': 'operator',
  'POST /operator/models/test/': 'operator',
  'GET /operator/emr/': 'operator',
  'POST /operator/emr/': 'operator, recent proof',
  'POST /operator/emr/:connectionId/test/': 'operator',
  'POST /operator/emr/:connectionId/retry/': 'operator, recent proof',
  'DELETE /operator/emr/:connectionId/': 'operator, recent proof',
  'POST /operator/disable_account/': 'operator, recent proof',
  'POST /operator/enable_account/': 'operator, recent proof',
};

type Role = 'individual' | 'owner' | 'admin' | 'clinician' | 'auditor' | 'operator';

/** Which roles each word of the table means; `anyone` and `session` do not ask for one. */
const letIn: Readonly<Record<Exclude<Access, 'anyone' | 'session'>, readonly Role[]>> = {
  'signed-in': ['individual', 'owner', 'admin', 'clinician', 'auditor', 'operator'],
  'verified-user': ['individual', 'owner', 'admin', 'clinician', 'auditor', 'operator'],
  'chart-user': ['individual', 'owner', 'admin', 'clinician'],
  'chart-recorder': ['individual', 'owner', 'admin', 'clinician'],
  'company-member': ['owner', 'admin', 'clinician', 'auditor'],
  'company-manager': ['owner', 'admin'],
  'company-owner': ['owner'],
  buyer: ['individual', 'owner', 'admin'],
  'tenant-owner': ['individual', 'owner'],
  'audit-reader': ['individual', 'owner', 'auditor'],
  operator: ['operator'],
};

/** Why somebody is turned away before anything is asked of their role; null for who has one. */
type Hindrance =
  | 'unauthenticated'
  | 'session_expired'
  | 'session_locked'
  | 'email_unverified'
  | 'second_factor_missing'
  | null;

interface Person {
  readonly hindrance: Hindrance;
  readonly role: Role;
}

const at = (role: Role): Person => ({ hindrance: null, role });
const hindered = (hindrance: Hindrance): Person => ({ hindrance, role: 'individual' });

/** Everybody who asks. */
const people = {
  visitor: hindered('unauthenticated'),
  'who has logged out': hindered('session_expired'),
  'whose account is disabled': hindered('session_expired'),
  'who has yet to verify': hindered('email_unverified'),
  'whose screen is locked': hindered('session_locked'),
  'whose company wants a second factor': hindered('second_factor_missing'),
  individual: at('individual'),
  'individual who is invited and has not accepted': at('individual'),
  owner: at('owner'),
  admin: at('admin'),
  clinician: at('clinician'),
  auditor: at('auditor'),
  operator: at('operator'),
  'owner of another company': at('owner'),
  'removed member, with the session of before': hindered('session_expired'),
  'removed member, logged in again': at('individual'),
  'clinician at their own desk': at('individual'),
} as const satisfies Readonly<Record<string, Person>>;
type PersonName = keyof typeof people;

function expectedFor(row: Row, { hindrance, role }: Person, isStale: boolean): string {
  const [access, proof] = row.split(', ') as [Access, string | undefined];
  if (access === 'anyone') return 'let in';
  if (hindrance === 'unauthenticated' || hindrance === 'session_expired') return hindrance;
  if (access === 'session') return 'let in';
  if (access === 'chart-recorder' && hindrance === 'session_locked') return 'let in';
  if (hindrance !== null && !(hindrance === 'second_factor_missing' && access === 'signed-in')) return hindrance;
  if (!letIn[access].includes(role)) return 'forbidden';
  return isStale && proof !== undefined ? 'proof_required' : 'let in';
}

let server: TestServer;
let user: TestUser;
const tokens = new Map<PersonName, string | null>();
const clock = createMovingClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
  user = await server.createUser();
  await openSessions();
});
afterAll(() => server.stop());

async function openSessions(): Promise<void> {
  const company = await makeCompany(server);
  const member = async (role: 'admin' | 'clinician' | 'auditor'): Promise<TestUser> => addMember(server, company, role);
  tokens.set('visitor', null);
  tokens.set('individual', user.accessToken);
  tokens.set('owner', company.owner.accessToken);
  for (const role of ['admin', 'clinician', 'auditor'] as const) tokens.set(role, (await member(role)).accessToken);
  tokens.set('owner of another company', (await makeCompany(server)).owner.accessToken);
  tokens.set('who has logged out', await openEnded());
  tokens.set('whose account is disabled', await openDisabled());
  const guest = await server.createUser();
  await invite(server, company.owner, guest.email, 'admin');
  tokens.set('individual who is invited and has not accepted', guest.accessToken);
  tokens.set('who has yet to verify', await openUnverified());
  tokens.set('whose screen is locked', await openLocked());
  tokens.set('operator', await openOperator());
  tokens.set('whose company wants a second factor', await openLacking());
  const removed = await member('clinician');
  tokens.set('removed member, with the session of before', removed.accessToken);
  expect((await removeMember(server, company.owner, removed.id)).status).toBe(200);
  const { email, password } = removed;
  const again = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  tokens.set('removed member, logged in again', String(again.body['accessToken']));
  const home = (await member('clinician')).accessToken;
  const body = { workspace: 'personal' };
  await server.call('POST', '/authentication_app/settings/workspace/', { token: home, body });
  tokens.set('clinician at their own desk', home);
}

async function openEnded(): Promise<string> {
  const { accessToken: token } = await server.createUser();
  await server.call('POST', '/authentication_app/logout/', { token });
  return token;
}

async function openDisabled(): Promise<string> {
  const { id, accessToken } = await server.createUser();
  await setAccount(server, id, { disabledAt: clock.now() });
  return accessToken;
}

async function openUnverified(): Promise<string> {
  const body = { email: 'waiting@clinic.example', password: 'seven quiet otters' };
  return String((await server.call('POST', '/authentication_app/signup/', { body })).body['accessToken']);
}

async function openLocked(): Promise<string> {
  const { id, accessToken } = await server.createUser();
  const { kysely } = server.server.database;
  await kysely.updateTable('sessions').set({ locked_at: clock.now() }).where('subject_id', '=', id).execute();
  server.server.accounts.callers.forgetUser(id);
  return accessToken;
}

async function openOperator(): Promise<string> {
  const { id, accessToken } = await server.createUser();
  await setAccount(server, id, { isOperator: true, secondFactorAt: clock.now() });
  return accessToken;
}

async function openLacking(): Promise<string> {
  const company = await makeCompany(server);
  const { id, accessToken } = await addMember(server, company);
  await server.server.accounts.store.companies.update(company.id, { requiresSecondFactor: true });
  server.server.accounts.callers.forgetUser(id);
  return accessToken;
}

/** What is no call: it says the same to everybody who may reach the server, or has a door of its own. */
const plainRoutes: Readonly<
  Record<
    string,
    'the same for all' | 'the link itself' | 'the key printed at start' | 'its signature' | 'a token of the simulator'
  >
> = {
  'GET /healthz': 'the same for all',
  'GET /readyz': 'the same for all',
  'GET /api/docs': 'the same for all',
  'GET /api/docs/openapi.json': 'the same for all',
  'GET /api/plain-page.css': 'the same for all',
  'GET /robots.txt': 'the same for all',
  'GET /sitemap.xml': 'the same for all',
  'GET *': 'the same for all',
  'GET /authentication_app/verify_link': 'the link itself',
  'POST /authentication_app/verify_link': 'the link itself',
  'GET /authentication_app/reset_link': 'the link itself',
  'POST /authentication_app/reset_link': 'the link itself',
  'POST /subscription_app/webhook': 'its signature',
  'GET /api/checkout.css': 'the same for all',
  'GET /checkout/:id': 'the link itself',
  'POST /checkout/:id': 'the link itself',
  'GET /checkout/:id/bank': 'the link itself',
  'POST /checkout/:id/bank': 'the link itself',
  'GET /checkout/card/:id': 'the link itself',
  'POST /checkout/card/:id': 'the link itself',
  'GET /checkout/card/:id/bank': 'the link itself',
  'POST /checkout/card/:id/bank': 'the link itself',
  'GET /dev/mailbox': 'the key printed at start',
  'GET /dev/mailbox.json': 'the key printed at start',
  'GET /dev/workbench': 'the key printed at start',
  'GET /dev/workbench/document': 'the key printed at start',
  'GET /dev/workbench/assets/:file': 'the key printed at start',
  'GET /dev/ehr': 'the key printed at start',
  'POST /dev/ehr/mood': 'the key printed at start',
  'GET /dev/ehr/pages.css': 'the same for all',
  'GET /dev/ehr/patients/:id': 'the key printed at start',
  'GET /dev/ehr/documents/:id/:at': 'the key printed at start',
  'GET /dev/ehr/fhir/auth/authorize': 'the key printed at start',
  'POST /dev/ehr/fhir/auth/authorize': 'the key printed at start',
  'GET /dev/ehr/fhir/.well-known/smart-configuration': 'the same for all',
  'GET /dev/ehr/fhir/metadata': 'the same for all',
  'POST /dev/ehr/fhir/auth/token': 'a token of the simulator',
  'POST /dev/ehr/fhir/auth/revoke': 'a token of the simulator',
  'GET /dev/ehr/fhir/:type': 'a token of the simulator',
  'POST /dev/ehr/fhir/:type': 'a token of the simulator',
  'GET /dev/ehr/fhir/:type/:id': 'a token of the simulator',
  'PUT /dev/ehr/fhir/:type/:id': 'a token of the simulator',
};

/** Every method and path that the server itself lists. */
function listMounted(): readonly string[] {
  const places: string[] = [];
  const found: string[] = [];
  for (const line of server.server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    places.splice(depth);
    const path = (places.at(-1) ?? '') + part;
    places.push(path);
    for (const method of methods.split(', ')) found.push(`${method} ${path}`);
  }
  return found;
}

describe('the table', () => {
  it('has a row for every route, and no row without one', () => {
    const called = Object.keys(table).map((name) => name.replace(/\/$/, ''));
    const known = new Set([...called, ...Object.keys(plainRoutes)]);
    const paths = new Set([...known].map((name) => name.split(' ')[1]));
    const mounted = listMounted();
    expect(mounted.length).toBeGreaterThan(100);
    for (const name of mounted) expect(paths, name).toContain(name.split(' ')[1]);
    expect([...known].filter((name) => !mounted.includes(name))).toEqual([]);
    // A method beyond the table is one of those that answer 405, as those of calls and of the webhook do, or the HEAD of a GET.
    const plainPaths = new Set(Object.keys(plainRoutes).map((name) => name.split(' ')[1]));
    plainPaths.delete('/subscription_app/webhook');
    const beyond = mounted.filter((name) => plainPaths.has(name.split(' ')[1]) && !known.has(name));
    for (const name of beyond) expect(known, name).toContain(name.replace(/^HEAD /, 'GET '));
  });

  it('names the calls of the contract and no others', () => {
    expect(new Set(contractEndpoints.map((one) => `${one.method} ${one.path}`))).toEqual(new Set(Object.keys(table)));
  });
});

const missingId = '01890000-0000-7000-8000-000000000000';
const rows = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const refusals: ReadonlySet<unknown> = new Set([
  'unauthenticated',
  'session_expired',
  'session_locked',
  'email_unverified',
  'second_factor_missing',
  'proof_required',
  'forbidden',
]);

interface Asked {
  readonly status: number;
  /** A refusal's code, or that there was none. */
  readonly outcome: string;
  readonly headers: Headers;
}

/**
 * Asks at the door: with content that no call accepts, so that a caller who is let in is told that, before anything is
 * done. A GET has no content and does nothing; it is answered.
 */
async function ask(endpoint: EndpointShape, headers: Readonly<Record<string, string>>, query = ''): Promise<Asked> {
  const hasBody = endpoint.method !== 'GET';
  const answer = await fetch(server.origin + endpoint.path.replace(/:\w+/g, missingId) + query, {
    method: endpoint.method,
    redirect: 'manual',
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/x-nothing' } : {}) },
    ...(hasBody ? { body: 'x' } : {}),
  });
  const code = readCode(await answer.text());
  const outcome = refusals.has(code) ? String(code) : 'let in';
  if (hasBody && outcome === 'let in') expect([answer.status, code]).toEqual([415, 'unsupported_media_type']);
  expect([401, 403].includes(answer.status)).toBe(outcome !== 'let in');
  return { status: answer.status, outcome, headers: answer.headers };
}

function readCode(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly code?: unknown }).code;
  } catch {
    return undefined;
  }
}

const bearer = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

async function askEverybody(name: string, endpoint: EndpointShape, isStale: boolean): Promise<void> {
  const row = table[name];
  if (row === undefined) throw new Error(`${name} has no row.`);
  const [expected, found]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const [who, person] of Object.entries(people) as [PersonName, Person][]) {
    const token = tokens.get(who);
    if (token === undefined) throw new Error(`There is no session for: ${who}.`);
    expected[who] = expectedFor(row, person, isStale);
    found[who] = (await ask(endpoint, bearer(token))).outcome;
  }
  expect(found).toEqual(expected);
}

describe('every call, by everybody', () => {
  it.each(sampleCases(rows, 40))('%s lets in whom the table says', (name, endpoint) =>
    askEverybody(name, endpoint, false),
  );

  it.each(sampleCases(rows, 12))('%s takes no token that is none', async (name, endpoint) => {
    const closed = table[name] === 'anyone' ? 'let in' : 'session_expired';
    const outcome = async (headers: Readonly<Record<string, string>>): Promise<string> =>
      (await ask(endpoint, headers)).outcome;
    for (const token of ['x', 'a.b.c', user.refreshToken, `${user.accessToken}x`])
      expect(await outcome(bearer(token)), token.slice(0, 20)).toBe(closed);
    for (const header of ['Basic eDp5', `Token ${user.accessToken}`, 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(3000)}`])
      expect(await outcome({ authorization: header }), header.slice(0, 20)).toBe(closed);
  });

  it.each(sampleCases(rows, 12))('%s takes a token from its header alone', async (name, endpoint) => {
    if (table[name] === 'anyone') return;
    const inAddress = await ask(endpoint, {}, `?token=${user.accessToken}&access_token=x`);
    const inCookie = await ask(endpoint, { cookie: `token=${user.accessToken}` });
    expect([inAddress.status, inCookie.status]).toEqual([401, 401]);
  });

  it.each(sampleCases(rows, 12))('%s gives a page elsewhere no leave to read it', async (_name, endpoint) => {
    const origins = ['https://evil.example', 'null', 'http://localhost:9', server.origin];
    for (const origin of origins) {
      const asked = await ask(endpoint, { origin });
      const preflight = await server.call('OPTIONS', endpoint.path.replace(/:\w+/g, missingId), {
        headers: { origin, 'access-control-request-method': endpoint.method },
      });
      for (const answer of [asked, preflight]) {
        const names = [...answer.headers.keys()].filter((one) => one.startsWith('access-control-'));
        expect(names).toEqual([]);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      // In development a page of another name is refused before anything else.
      expect(preflight.status).toBe(origin === 'https://evil.example' ? 403 : 405);
    }
  });
});

describe('every call, six minutes after everybody has shown that it is them', () => {
  beforeAll(() => clock.advance(6 * minute));

  it.each(sampleCases(rows, 20))('%s lets in whom the table says', (name, endpoint) =>
    askEverybody(name, endpoint, true),
  );

  it('asks again for each kind of call that must not be made by another at an open screen', () => {
    const asking = Object.entries(table).filter(([, row]) => row.endsWith('recent proof'));
    expect(asking.length).toBeGreaterThanOrEqual(8);
  });
});

describe('the built-in mailbox', () => {
  it('is closed without its key where others can reach it', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' } });
    const origin = open.origin.replace('0.0.0.0', '127.0.0.1');
    const key = open.server.devKey ?? '';
    expect(key.length).toBeGreaterThanOrEqual(16);
    const basic = (password: string): RequestInit => ({
      headers: { authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` },
    });
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@b.example', '/dev/mailbox/']) {
      for (const init of [{}, basic(''), basic('x'), basic(`${key}x`), { headers: { authorization: `Bearer ${key}` } }])
        expect((await fetch(origin + path, init)).status, path).toBe(401);
      expect((await fetch(origin + path, basic(key))).status).toBe(200);
    }
    await open.stop();
  });
});
