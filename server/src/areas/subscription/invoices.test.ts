import { subscription } from '@notewright/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredInvoice } from '../../store/billing/invoice-store.ts';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { day } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { INVOICE_FROM: 'Example Health Software Inc.; 12 Invented Street' } });
});
afterAll(() => server.stop());

const start = Date.UTC(2026, 0, 15, 12);

/** Keeps an invoice as settling does. */
async function keep(tenantId: string, change: Partial<StoredInvoice> = {}): Promise<StoredInvoice> {
  const id = makeId();
  const invoice: StoredInvoice = {
    id,
    tenantId,
    providerId: `in_${id}`,
    number: `NW-${id.slice(-6)}`,
    status: 'paid',
    amount: 6500,
    lines: [{ description: 'Individual', amount: 6500 }],
    billTo: ['Dana Ποταμός', 'dana@clinic.example'],
    issuedAt: start,
    paidAt: start,
    periodStart: start,
    periodEnd: start + 31 * day,
    ...change,
  };
  await server.server.accounts.store.billing.invoices.save(invoice);
  return invoice;
}

async function tenantOf({ id }: TestUser): Promise<string> {
  return (await server.server.accounts.store.users.find(id))?.personalTenantId ?? '';
}

const list = ({ accessToken: token }: TestUser, query = ''): Promise<CallAnswer> =>
  server.call('GET', `/subscription_app/invoices/${query}`, { token });

async function listed(user: TestUser, query = '') {
  const answer = await list(user, query);
  expect(answer.status).toBe(200);
  return subscription.listInvoices.response.parse(answer.body);
}

const download = ({ accessToken }: TestUser, id: string): Promise<Response> =>
  fetch(`${server.origin}/subscription_app/invoices/${id}/download/`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });

async function readPdf(answer: Response): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
}

describe('invoices', () => {
  test('are none at first', async () => {
    expect(await listed(await server.createUser())).toEqual({ data: [], next_cursor: null });
  });

  test('are listed newest first, in pages, without who they are made out to', async () => {
    const user = await server.createUser();
    const tenantId = await tenantOf(user);
    const kept: StoredInvoice[] = [];
    for (const at of [2, 0, 4, 1, 3]) kept.push(await keep(tenantId, { issuedAt: start + at * day }));
    const inOrder = kept.toSorted((one, other) => other.issuedAt - one.issuedAt).map(({ id }) => id);
    const { data } = await listed(user);
    expect(data.map(({ id }) => id)).toEqual(inOrder);
    expect(JSON.stringify(data)).not.toContain('Dana');
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await listed(user, `?limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(inOrder);
  });

  test('come as a PDF under their number, and the audit log says so', async () => {
    const user = await server.createUser();
    const { id, number } = await keep(await tenantOf(user));
    const answer = await download(user, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      `attachment; filename="Notewright-invoice-${number}.pdf"`,
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await readPdf(answer);
    for (const part of [
      'Receipt',
      number,
      'Dana Ποταμός',
      '$65.00',
      'Example Health Software Inc.',
      '12 Invented Street',
    ])
      expect(text).toContain(part);
    const { body } = await server.call('GET', '/authentication_app/settings/audit_log/?group=billing', {
      token: user.accessToken,
    });
    expect(JSON.stringify(body)).toContain('Downloaded an invoice');
    expect(JSON.stringify(body)).not.toContain('Dana');
  });

  test('of a company are for its owner and admins', async () => {
    const company = await makeCompany(server);
    const [clinician, admin, auditor] = [
      await addMember(server, company),
      await addMember(server, company, 'admin'),
      await addMember(server, company, 'auditor'),
    ];
    const { id } = await keep(company.id);
    for (const person of [company.owner, admin]) {
      expect((await listed(person)).data.map((one) => one.id)).toEqual([id]);
      expect((await download(person, id)).status).toBe(200);
    }
    for (const person of [clinician, auditor]) {
      expect((await list(person)).status).toBe(403);
      expect((await download(person, id)).status).toBe(403);
    }
  });

  test('of an earlier plan stay in the personal workspace of who makes a company', async () => {
    const user = await server.createUser();
    const { id } = await keep(await tenantOf(user));
    await makeCompany(server, user);
    expect((await listed(user)).data).toEqual([]);
    expect((await download(user, id)).status).toBe(404);
    const body = { workspace: 'personal' };
    const moved = await server.call('POST', '/authentication_app/settings/workspace/', {
      token: user.accessToken,
      body,
    });
    expect(moved.status).toBe(200);
    expect((await listed(user)).data.map((one) => one.id)).toEqual([id]);
    expect((await download(user, id)).status).toBe(200);
  });

  test('of another and such as never were look alike', async () => {
    const [owner, other] = [await server.createUser(), await server.createUser()];
    const { id } = await keep(await tenantOf(owner));
    const [foreign, missing] = [await download(other, id), await download(other, makeId())];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    for (const wrong of ['1', '..%2F..', `${id}x`]) expect((await download(owner, wrong)).status).toBeGreaterThan(399);
  });

  test.each([['?limit=0'], ['?limit=101'], ['?limit=x'], [`?cursor=${'a'.repeat(301)}`]])(
    'with the query %s are refused',
    async (query) => {
      expect((await list(await server.createUser(), query)).status).toBe(400);
    },
  );

  test('that are settled again keep their number and change only in what became of them', async () => {
    const user = await server.createUser();
    const invoice = await keep(await tenantOf(user), { status: 'open', paidAt: null });
    await keep(invoice.tenantId, {
      ...invoice,
      id: makeId(),
      status: 'paid',
      paidAt: start + day,
      amount: 1,
      number: 'X',
    });
    const { data } = await listed(user);
    expect(data).toMatchObject([{ id: invoice.id, number: invoice.number, amount: 6500, status: 'paid' }]);
    expect(data[0]?.paid_on).toBe(new Date(start + day).toISOString());
  });
});
