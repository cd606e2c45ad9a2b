import { randomUUID } from 'node:crypto';
import { createFieldCipher, type FieldPlace } from '../../store/accounts/field-cipher.ts';
import { invite } from '../../testing/make-company.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { People, Places } from './damage-fixture.ts';

/** Beyond what any worker of the server looks for. */
export const farAway = Date.UTC(2100, 0, 1);

export interface FilledAccounts {
  readonly rows: Places;
  /** The emergency access with which the owner reads the clinician's charts. */
  readonly grantId: string;
  /** Until when the audit log holds rows of the filling alone. */
  readonly filledAt: number;
}

/** What is sealed around the accounts of a company: twice of each. */
export async function fillAccounts(server: TestServer, people: People): Promise<FilledAccounts> {
  const { owner, writer, member, otherMember, companyId } = people;
  const invitations = [
    await invite(server, owner, 'first-invited@clinic.example'),
    await invite(server, owner, 'second-invited@clinic.example'),
  ];
  await server.call('POST', '/authentication_app/signin/', {
    body: { email: writer.email, password: writer.password },
  });
  const rows = {
    company: { where: { id: companyId }, hides: ['Harbour Made-Up Clinic'] },
    member: { where: { user_id: member.id }, hides: [member.email] },
    otherMember: { where: { user_id: otherMember.id }, hides: ['Otto Made-Up'] },
    invitation: { where: { id: invitations[0]?.id ?? '' }, hides: ['first-invited@clinic.example'] },
    otherInvitation: { where: { id: invitations[1]?.id ?? '' }, hides: [invitations[1]?.token ?? ''] },
    ...(await addWaysIn(server, people)),
    ...(await addPapers(server, people)),
    ...(await addMails(server)),
    ...(await addDeletions(server)),
    auditEvent: { where: await newestLine(server, companyId), hides: [] },
  };
  const grants = await addGrants(server, people);
  return {
    rows: { ...rows, grant: { where: { id: grants.other }, hides: ['A reason of the member.'] } },
    grantId: grants.own,
    filledAt: Date.now(),
  };
}

async function addWaysIn({ server }: TestServer, { writer }: People): Promise<Places> {
  const { passkeys } = server.accounts.store;
  const ids = [randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries())
    await passkeys.add({
      id,
      userId: writer.id,
      credentialId: `credential-${id}`,
      publicKey: new Uint8Array(8),
      counter: 0,
      transports: [],
      isSynced: false,
      name: `Key number ${index}`,
      createdAt: index,
      lastUsedAt: null,
    });
  const session = await server.database.kysely
    .selectFrom('sessions')
    .select('id')
    .where('subject_id', '=', writer.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const activity = await server.database.kysely
    .selectFrom('sign_in_activity')
    .select('id')
    .where('user_id', '=', writer.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    passkey: { where: { id: ids[0] ?? '' }, hides: ['Key number 0'] },
    session: { where: session, hides: [] },
    activity: { where: activity, hides: [] },
  };
}

async function addPapers({ server }: TestServer, { owner, companyId: tenantId }: People): Promise<Places> {
  const { agreements, billing } = server.accounts.store;
  const now = Date.now();
  const papers = [0, 1].map((index) => ({ id: randomUUID(), digest: `digest-${index}` }));
  for (const [index, { id, digest }] of papers.entries()) {
    const words = { version: `2026-0${index + 1}`, text: `The words of paper ${index}.`, title: 'Owner' };
    const name = `Signer number ${index}`;
    await agreements.accept({
      ...words,
      id,
      name,
      tenantId,
      textDigest: digest,
      acceptedBy: owner.id,
      acceptedAt: now,
    });
    await billing.invoices.save({
      id: `invoice-${id}`,
      tenantId,
      providerId: `provider-${id}`,
      number: `NW-${index}`,
      status: 'paid',
      amount: 6500,
      lines: [],
      billTo: [`Billed to number ${index}`],
      issuedAt: now,
      paidAt: now,
      periodStart: now,
      periodEnd: now,
    });
  }
  return {
    acceptance: { where: { id: papers[0]?.id ?? '' }, hides: ['Signer number 0'] },
    agreementText: { where: { digest: papers[1]?.digest ?? '' }, hides: ['The words of paper 1.'] },
    invoice: { where: { id: `invoice-${papers[0]?.id ?? ''}` }, hides: ['Billed to number 0'] },
    order: { where: { id: await addOrder(server, { buyerId: owner.id, tenantId, now }) }, hides: [] },
  };
}

async function addOrder(
  { accounts }: TestServer['server'],
  { buyerId, tenantId, now }: { readonly buyerId: string; readonly tenantId: string; readonly now: number },
): Promise<string> {
  const { orders } = accounts.store.billing;
  const id = randomUUID();
  const bought = { plan: 'company', seats: 10, addedSeats: 0, amountDue: 65_000, credit: 0, replaces: null } as const;
  const times = { createdAt: now, expiresAt: farAway };
  await orders.begin({
    ...bought,
    ...times,
    id,
    tenantId,
    buyerId,
    kind: 'start',
    makesCompany: false,
    provider: 'built-in',
  });
  await orders.open(id, { providerId: `checkout-${id}`, url: 'https://pay.example/', expiresAt: farAway });
  return id;
}

async function addMails({ server: { database, keyring } }: TestServer): Promise<Places> {
  const cipher = createFieldCipher(keyring);
  const seal = (place: Omit<FieldPlace, 'column'>, content: object): Uint8Array =>
    cipher.seal({ ...place, column: 'content' }, JSON.stringify(content));
  const ids = [randomUUID(), randomUUID()];
  const ended = [randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries()) {
    const mail = { to: 'to@clinic.example', subject: `Mail number ${index}`, text: '', html: '', code: null };
    const times = { created_at: 0, attempts: 0 };
    await database.kysely
      .insertInto('outbox')
      .values({ ...times, id, content: seal({ table: 'outbox', rowId: id }, mail), lease_until: farAway })
      .execute();
    await database.kysely
      .insertInto('mailbox')
      .values({ id, recipient_index: '', content: seal({ table: 'mailbox', rowId: id }, mail), sent_at: farAway })
      .execute();
    const kept = { domain: `number-${index}.example`, mail: null };
    const endedId = ended[index] ?? '';
    const content = seal({ table: 'undelivered_mails', rowId: endedId }, kept);
    const end = { reason: 'refused', code: 'rejected', status: 550, ended_at: farAway } as const;
    await database.kysely
      .insertInto('undelivered_mails')
      .values({ ...times, ...end, id: endedId, recipient_index: '', content })
      .execute();
  }
  const first = { id: ids[0] ?? '' };
  return {
    mail: { where: first, hides: ['Mail number 0'] },
    keptMail: { where: first, hides: ['Mail number 0'] },
    undelivered: { where: { id: ended[0] ?? '' }, hides: ['number-0.example'] },
  };
}

async function addDeletions({ server: { database, keyring } }: TestServer): Promise<Places> {
  const cipher = createFieldCipher(keyring);
  const ids = [randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries())
    await database.kysely
      .insertInto('deletions')
      .values({
        user_id: id,
        tenant_id: randomUUID(),
        company_id: null,
        email: cipher.seal({ table: 'deletions', column: 'email', rowId: id }, `gone-${index}@clinic.example`),
        origin: cipher.seal(
          { table: 'deletions', column: 'origin', rowId: id },
          JSON.stringify({ ip: '192.0.2.1', userAgent: '' }),
        ),
        requested_at: index,
        lease_until: farAway,
      })
      .execute();
  return {
    deletion: { where: { user_id: ids[0] ?? '' }, hides: ['gone-0@clinic.example'] },
    otherDeletion: { where: { user_id: ids[1] ?? '' }, hides: [] },
  };
}

async function addGrants(
  { server }: TestServer,
  { owner, writer, member, companyId: tenantId }: People,
): Promise<{ readonly own: string; readonly other: string }> {
  const [own, other] = [randomUUID(), randomUUID()];
  const times = { openedAt: Date.now(), expiresAt: Date.now() + 3_600_000 };
  await server.accounts.store.transaction(async ({ emergency }) => {
    const common = { ...times, tenantId, openedBy: owner.id };
    await emergency.open({ ...common, id: own, subjectId: writer.id, reason: 'A reason of the writer.' });
    await emergency.open({ ...common, id: other, subjectId: member.id, reason: 'A reason of the member.' });
  });
  return { own, other };
}

async function newestLine({ server }: TestServer, tenantId: string): Promise<{ readonly id: string }> {
  return server.database.kysely
    .selectFrom('audit_events')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
