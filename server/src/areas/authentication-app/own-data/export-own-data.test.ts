import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import type { Entry } from 'yauzl';
import { createMovingClock, day, minute } from '../../../testing/moving-clock.ts';
import { pay, waitForPlan } from '../../../testing/buy-plan.ts';
import { addMember, makeCompany } from '../../../testing/make-company.ts';
import { addLaunch, makeGrant } from '../../../testing/add-launch.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../../../testing/start-test-server.ts';
import { byTier } from '../../../testing/test-tier.ts';

const path = '/authentication_app/settings/export/';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function ask(server: TestServer, user: TestUser): Promise<Response> {
  return fetch(server.origin + path, { method: 'POST', headers: { authorization: `Bearer ${user.accessToken}` } });
}

/** Unpacks with another library than the one that packs, which checks names, sizes and sums. */
function unzip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) => {
      if (error !== null) return reject(error);
      const files = new Map<string, string>();
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          text(stream).then((content) => {
            files.set(entry.fileName, content);
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}

async function exportOf(server: TestServer, user: TestUser): Promise<ReadonlyMap<string, string>> {
  const answer = await ask(server, user);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="notewright-export-[\d-]+\.zip"/);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

interface Chat {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly deleted_on: string | null;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
}

function parse(files: ReadonlyMap<string, string>, name: string): unknown {
  return JSON.parse(files.get(name) ?? 'null');
}

async function send(
  server: TestServer,
  user: TestUser,
  words: string,
  options: { readonly file?: File; readonly title?: string; readonly regenerate?: boolean } = {},
): Promise<{ readonly chatId: string; readonly replyId: string }> {
  const token = user.accessToken;
  const form = new FormData();
  form.set('message_content', words);
  if (options.file !== undefined) form.set('attached_file', options.file);
  const sent = await server.call('POST', '/chat/create_chat/', { token, body: form });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const data = sent.body['data'] as { id: string; messages: readonly { id: string }[] };
  const replyId = data.messages[1]?.id ?? '';
  if (options.title !== undefined)
    await server.call('PATCH', `/chat/update_chat_title/${data.id}/`, { token, body: { title: options.title } });
  if (options.regenerate === true) {
    const again = new FormData();
    again.set('chat_id', data.id);
    again.set('regenerate_of', replyId);
    expect((await server.call('POST', '/chat/add_message_to_chat/', { token, body: again })).status).toBe(201);
  }
  return { chatId: data.id, replyId };
}

/** Leaves words in everything that somebody can write, each with a marker of its own; answers the markers. */
async function leaveMarkers(server: TestServer, user: TestUser, prefix: string): Promise<readonly string[]> {
  const { accessToken: token } = user;
  const markers: string[] = [];
  const mark = (place: string): string => {
    const marker = `${prefix}${place}`;
    markers.push(marker);
    return marker;
  };
  const call = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await server.call(method, path, { token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  };
  const file = new File([`Made-up words, ${mark('content')}.`], `${mark('file')}.txt`, { type: 'text/plain' });
  const { chatId, replyId } = await send(server, user, `A cough, ${mark('message')}.`, { file, title: mark('title') });
  await call('POST', `/chat/message_feedback/${replyId}/`, { rating: 'dislike', comment: mark('comment') });
  const flag = { flag_id: 'made0up', choice: 'dismissed', reason: mark('reason') };
  await call('POST', `/chat/flag_choices/${chatId}/`, flag);
  await call('PUT', '/chat/draft/', { chat_id: chatId, text: mark('draft') });
  await call('PUT', '/chat/draft/', { chat_id: null, text: mark('home') });
  const headings = [{ title: mark('heading'), instruction: mark('instruction') }];
  await call('POST', '/templates/create/', { name: mark('template'), headings });
  const several = new FormData();
  several.set('chat_id', chatId);
  several.set('message_content', 'A cough.');
  const source = { origin: 'text', name: mark('pastedname'), date: '2026-03-03', text: mark('pasted') };
  several.set('sources', JSON.stringify([{ origin: 'file', name: mark('filename') }, source]));
  for (const name of ['first', 'second'])
    several.append('attached_file', new File([mark(name)], `${mark(`${name}file`)}.txt`, { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/add_message_to_chat/', { token, body: several });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  await call('POST', '/phrases/create/', { name: 'knee', words: mark('phrase'), description: mark('description') });
  const binned = await send(server, user, `A rash, ${mark('binned')}.`, { title: mark('bintitle') });
  await call('DELETE', `/chat/delete_chat/${binned.chatId}/`, {});
  const profile = new FormData();
  profile.set('name', mark('name'));
  await call('PATCH', '/authentication_app/user_profile/', profile);
  return markers;
}

describe('the export', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '100000' } });
  });
  afterAll(() => server.stop());

  it('holds every file of a message, and its pasted words', async () => {
    const user = await server.createUser();
    const form = new FormData();
    form.set('message_content', 'A cough.');
    form.set('sources', JSON.stringify([{ origin: 'text', name: 'Home list', text: 'Losartan 50 mg.' }]));
    for (const name of ['one', 'two'])
      form.append('attached_file', new File([`Words of ${name}.`], `${name}.txt`, { type: 'text/plain' }));
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const files = await exportOf(server, user);
    const attached = [...files].filter(([name]) => name.startsWith('attachments/'));
    expect(attached.map(([, words]) => words).sort()).toEqual(['Words of one.', 'Words of two.']);
    const reading = [...files].find(([name]) => name.startsWith('chats/'))?.[1] ?? '';
    expect(reading.match(/Attached: /g)).toHaveLength(2);
    expect(reading).toContain('### Home list (of the visit)\n\nLosartan 50 mg.');
  });

  it('holds everything that somebody has, and nothing of anybody else', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const token = user.accessToken;
    await send(server, other, 'Words of somebody else: rash.', { title: 'Somebody else' });
    const file = new File(['A made-up file: fever since Monday.'], 'x-ray findings.txt', { type: 'text/plain' });
    const first = await send(server, user, 'Knee pain since May.', { file, title: 'Knee pain', regenerate: true });
    await server.call('POST', `/chat/message_feedback/${first.replyId}/`, {
      token,
      body: { rating: 'dislike', comment: 'Missed the side.' },
    });
    const second = await send(server, user, 'A cough.', { title: 'In the bin' });
    await server.call('DELETE', `/chat/delete_chat/${second.chatId}/`, { token });
    await server.call('PUT', '/chat/draft/', { token, body: { chat_id: first.chatId, text: 'A draft in the chat' } });
    await server.call('PUT', '/chat/draft/', { token, body: { chat_id: null, text: 'A draft at home' } });
    for (const owner of [user, other]) {
      const template = { name: `Layout of ${owner === user ? 'one' : 'another'}`, headings: [{ title: 'Plan' }] };
      await server.call('POST', '/templates/create/', { token: owner.accessToken, body: template });
      const phrase = { name: 'knee', words: `Phrase of ${owner === user ? 'one' : 'another'}` };
      await server.call('POST', '/phrases/create/', { token: owner.accessToken, body: phrase });
    }
    await server.call('PUT', '/learning/mode/', { token, body: { is_on: false } });
    const { tenantId = '' } = (await server.server.accounts.store.users.find(user.id)) ?? {};
    const own = { tenantId, userId: user.id };
    const launchId = await addLaunch(server.server.store, own, 'a-connection', makeGrant('p1'));
    const launch = await server.server.store.emr.launches.find(own, launchId);
    if (launch === null) throw new Error('It was just opened.');
    await server.server.store.emr.chats.bind(own, first.chatId, launch, Date.now());
    const name = new FormData();
    name.set('name', 'Ada Made-Up');
    await server.call('PATCH', '/authentication_app/user_profile/', { token, body: name });

    const files = await exportOf(server, user);
    const day = new Date().toISOString().slice(0, 10);
    expect([...files.keys()].sort()).toEqual(
      [
        'README.txt',
        'billing.json',
        'usage.json',
        `attachments/${day}-Knee pain/x-ray findings.txt`,
        `chats/${day}-In the bin.md`,
        `chats/${day}-Knee pain.md`,
        'chats.json',
        'drafts.json',
        'feedback.json',
        'patients.json',
        'phrases.json',
        'preferences.json',
        'profile.json',
        'recordings.json',
        'sign-in-activity.json',
        'templates.json',
      ].sort(),
    );
    expect(files.get(`attachments/${day}-Knee pain/x-ray findings.txt`)).toBe('A made-up file: fever since Monday.');
    const reading = files.get(`chats/${day}-Knee pain.md`) ?? '';
    expect(reading).toContain('# Knee pain');
    expect(reading).toContain('Knee pain since May.');
    expect(reading).toContain('version 1 of 2');
    expect(reading).toContain('version 2 of 2');
    expect(reading).toContain('Chartwright');
    expect(reading).toContain('Missed the side.');
    expect(reading).toContain(`attachments/${day}-Knee pain/x-ray findings.txt`);

    const { chats } = parse(files, 'chats.json') as { chats: readonly Chat[] };
    expect(chats.map(({ title }) => title)).toEqual(['Knee pain', 'In the bin']);
    expect(chats.map(({ deleted_on: on }) => on === null)).toEqual([true, false]);
    expect(chats[0]?.messages.map((message) => [message['sent_by'], message['version'], message['versions']])).toEqual([
      ['user', 1, 1],
      ['bot', 1, 2],
      ['bot', 2, 2],
    ]);
    expect(chats[0]?.messages[1]).toMatchObject({ rating: 'dislike', feedback_comment: 'Missed the side.' });
    expect(chats[0]?.messages[1]?.['statements']).not.toEqual([]);
    expect(parse(files, 'feedback.json')).toEqual([
      { chat_id: first.chatId, message_id: first.replyId, rating: 'dislike', comment: 'Missed the side.' },
    ]);
    expect(parse(files, 'templates.json')).toMatchObject([{ name: 'Layout of one', headings: [{ title: 'Plan' }] }]);
    expect(parse(files, 'phrases.json')).toMatchObject([{ name: 'knee', words: 'Phrase of one' }]);
    expect(parse(files, 'recordings.json')).toEqual([]);
    expect(parse(files, 'patients.json')).toMatchObject({
      chats: [{ chat_id: first.chatId, patient: { id: 'p1', name: 'Madeup Testerly' } }],
      open_records: [{ record_system: 'https://ehr.example/fhir', granted: ['patient/*.rs', 'patient/*.c'] }],
    });
    expect([...files.values()].join('')).not.toMatch(/made-up-(?:access|refresh)/);
    expect(parse(files, 'preferences.json')).toEqual({
      learning_mode: false,
      credentials: '',
      preferences: [],
      offered_to_company: [],
    });
    const drafts = parse(files, 'drafts.json') as readonly { text: string }[];
    expect(drafts.map((draft) => draft.text).sort()).toEqual(['A draft at home', 'A draft in the chat']);
    expect((parse(files, 'profile.json') as { user: object }).user).toMatchObject({
      email: user.email,
      name: 'Ada Made-Up',
    });
    expect(
      (parse(files, 'sign-in-activity.json') as readonly { action: string }[]).map(({ action }) => action),
    ).toContain('Email verified');
    const all = [...files.values(), ...files.keys()].join('\n');
    for (const foreign of [other.id, other.email, 'somebody else', 'Somebody else']) expect(all).not.toContain(foreign);

    const entries = await server.server.database.kysely
      .selectFrom('audit_events')
      .select('outcome')
      .where('action', '=', 'account.export')
      .where('actor_id', '=', user.id)
      .execute();
    expect(entries).toEqual([{ outcome: 'success' }]);
    expect((await server.mailsTo(user.email, 2))[0]?.subject).toBe('Your Notewright data was exported');
  });

  it('holds the files that came back redacted beside those that were sent', async () => {
    const user = await server.createUser();
    const form = new FormData();
    form.set('model_name', 'Redactify');
    form.set('redact_zip', 'three-digits');
    form.set(
      'attached_file',
      new File(['Patient: Adaeze Okafor\nPulse 72.'], 'Okafor note.txt', { type: 'text/plain' }),
    );
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    expect(sent.status).toBe(201);
    const files = await exportOf(server, user);
    const names = [...files.keys()].filter((name) => name.startsWith('attachments/'));
    const [own, back] = ['Okafor note.txt', 'REDACT note-redacted.txt'].map((end) =>
      names.find((name) => name.endsWith(`/${end}`)),
    );
    expect(names).toHaveLength(2);
    expect(files.get(own ?? '')).toContain('Okafor');
    expect(files.get(back ?? '')).toBe('Patient: REDACT\nPulse 72.');
    const reading = [...files].find(([name]) => name.startsWith('chats/'))?.[1];
    expect(reading).toContain(`Attached: \`${own}\``);
    expect(reading).toContain(`Came back: \`${back}\``);
    const { chats } = parse(files, 'chats.json') as { chats: readonly Chat[] };
    expect(chats[0]?.messages[0]).toMatchObject({ redaction: { zip: 'three-digits' }, attachment_file: own });
    expect(chats[0]?.messages[1]).toMatchObject({ attachment_file: back });
  });

  it('holds what was decided about the flags of an audit, under the audit and for machines', async () => {
    const user = await server.createUser();
    const form = new FormData();
    form.set('model_name', 'Validify');
    form.set('message_content', 'Made-up chart. Low back pain for two weeks. Plan: rest. Dx: M54.5, F32.A');
    const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
    const data = sent.body['data'] as { id: string; messages: readonly { tool_result: unknown }[] };
    const audit = data.messages[1]?.tool_result as { flags: readonly { id: string; message: string }[] };
    const [first, second] = audit.flags;
    for (const body of [
      { flag_id: first!.id, choice: 'dismissed', reason: 'Kept for\nreference' },
      { flag_id: second!.id, choice: 'fixed' },
      { flag_id: 'elsewhere', choice: 'accepted' },
    ])
      await server.call('POST', `/chat/flag_choices/${data.id}/`, { token: user.accessToken, body });
    const files = await exportOf(server, user);
    const reading = [...files].find(([name]) => name.startsWith('chats/'))?.[1] ?? '';
    expect(reading).toMatch(
      /\nDecided about its flags:\n\n- Dismissed \d{4}-\d\d-\d\d \d\d:\d\d \(Kept for reference\): /,
    );
    expect(reading).toContain(`: ${first!.message}\n- Marked fixed `);
    const { chats } = parse(files, 'chats.json') as { chats: readonly { flag_choices: unknown }[] };
    expect(chats[0]?.flag_choices).toMatchObject([
      { flag_id: first!.id, choice: 'dismissed', reason: 'Kept for\nreference' },
      { flag_id: second!.id, choice: 'fixed', reason: '' },
      { flag_id: 'elsewhere', choice: 'accepted' },
    ]);
  });

  it('tells who edited and who signed a note, and where that is broken', async () => {
    const user = await server.createUser();
    const token = user.accessToken;
    const form = new FormData();
    form.set('message_content', 'Made-up knee pain for three days. Plan: rest');
    const sent = await server.call('POST', '/chat/create_chat/', { token, body: form });
    const { messages } = sent.body['data'] as { messages: readonly { id: string }[] };
    const edit = {
      version_id: '01890000-0000-7000-8000-00000000ed17',
      revision: 0,
      message_content: 'Rest, said I.',
    };
    const edited = await server.call('PUT', `/chat/note/${messages[1]?.id ?? ''}/`, { token, body: edit });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const body = { revision: 1, credentials: 'RN, CCM' };
    const signed = await server.call('POST', `/chat/note/${edit.version_id}/signature/`, { token, body });
    expect(signed.status).toBe(200);
    const files = await exportOf(server, user);
    const reading = [...files].find(([name]) => name.startsWith('chats/'))?.[1] ?? '';
    expect(reading).toContain(`, version 2 of 2, edited by ${user.email}, `);
    expect(reading).toContain('\nRest, said I.\n');
    expect(reading).toMatch(
      new RegExp(`\nReviewed and signed by ${user.email}, RN, CCM, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\.\n`),
    );
    const { chats } = parse(files, 'chats.json') as { chats: readonly { messages: readonly object[] }[] };
    expect(chats[0]?.messages[2]).toMatchObject({
      edit: { of: messages[1]?.id, revision: 1, edited_by: user.email, is_addendum: false },
      signatures: [{ name: user.email, credentials: 'RN, CCM', intact: true }],
    });
    await server.server.database.kysely
      .updateTable('note_signatures')
      .set({ signed_at: 1 })
      .where('message_id', '=', edit.version_id)
      .execute();
    const later = [...(await exportOf(server, user))].find(([name]) => name.startsWith('chats/'))?.[1] ?? '';
    expect(later).toContain('This is not what was signed: it must not be used.');
  });

  it('holds every word that its person wrote, at work and at home, and none of a colleague', async () => {
    const company = await makeCompany(server);
    const people = [await addMember(server, company), await addMember(server, company)] as const;
    const markers = new Map<TestUser, readonly string[]>();
    for (const [index, person] of people.entries()) {
      const work = (workspace: 'company' | 'personal') =>
        server.call('POST', '/authentication_app/settings/workspace/', {
          token: person.accessToken,
          body: { workspace },
        });
      const atWork = await leaveMarkers(server, person, `Zq${index}work`);
      await work('personal');
      const atHome = await leaveMarkers(server, person, `Zq${index}home`);
      await work('company');
      // The second name took the place of the first.
      markers.set(person, [...atWork.filter((marker) => !marker.endsWith('name')), ...atHome]);
    }
    for (const [person, others] of [people, people.toReversed()] as const) {
      const all = [...(await exportOf(server, person))].flat().join('\n');
      expect(markers.get(person)?.filter((marker) => !all.includes(marker))).toEqual([]);
      expect(markers.get(others)?.filter((marker) => all.includes(marker))).toEqual([]);
      for (const foreign of [others.id, others.email, company.owner.id, company.owner.email])
        expect(all).not.toContain(foreign);
    }
  });

  it('says which attached files are damaged, and holds the others', async () => {
    const user = await server.createUser();
    for (const name of ['first.txt', 'second.txt'])
      await send(server, user, 'A cough.', { file: new File([`Made-up words of ${name}`], name), title: name });
    const row = await server.server.database.kysely
      .selectFrom('attachments')
      .select(['file_key'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const path = join(server.dataDir, 'files', row.file_key);
    const bytes = await readFile(path);
    bytes[bytes.length - 1]! ^= 1;
    await writeFile(path, bytes);
    const files = await exportOf(server, user);
    const attached = [...files].filter(([name]) => name.startsWith('attachments/'));
    expect(attached.map(([, words]) => words).toSorted()).toEqual([
      'Damaged, cannot be shown\n',
      'Made-up words of first.txt',
    ]);
    expect(attached.map(([name]) => name.split('/').at(-1)).toSorted()).toEqual([
      'first.txt',
      'second.txt.damaged.txt',
    ]);
    expect([...files.keys()].filter((name) => name.startsWith('chats/'))).toHaveLength(2);
    expect(server.logLines.some((line) => line.includes(row.file_key) && line.includes('damaged'))).toBe(true);
  });

  it('is whole for somebody who has nothing', async () => {
    const files = await exportOf(server, await server.createUser());
    expect((parse(files, 'chats.json') as { chats: unknown }).chats).toEqual([]);
    expect(parse(files, 'drafts.json')).toEqual([]);
    expect(parse(files, 'feedback.json')).toEqual([]);
    expect(parse(files, 'billing.json')).toEqual({ subscription: null, orders: [], invoices: [] });
    expect(parse(files, 'usage.json')).toEqual([]);
  });

  it('holds the plan, the purchases, the invoices and the use of its person, and those of a company for who buys', async () => {
    const buy = async (user: TestUser, body: object): Promise<void> => {
      const { accessToken: token } = user;
      const answer = await server.call('POST', '/subscription/buy_subscription/', { token, body });
      await pay(String(answer.body['checkout_url']));
      await waitForPlan(server, user, ({ state }) => state === 'active');
      const list = () => server.call('GET', '/subscription_app/invoices/', { token });
      await expect.poll(async () => (await list()).body['data']).toHaveLength(1);
    };
    const user = await server.createUser();
    await buy(user, { subscription_plan: 'individual' });
    await send(server, user, 'A made-up cough since May.');
    const own = await exportOf(server, user);
    expect(parse(own, 'billing.json')).toMatchObject({
      subscription: { plan: 'individual', amount: 6500, status: 'active', is_cancelled: false },
      orders: [{ plan: 'individual', amount_due: 6500, credit: 0, state: 'done' }],
      invoices: [{ amount: 6500, status: 'paid', currency: 'USD' }],
    });
    expect(parse(own, 'usage.json')).toMatchObject([{ replies: 1, words_in: 5 }]);
    expect([...own.keys()].filter((name) => name.startsWith('company/'))).toEqual([]);

    const company = await makeCompany(server);
    const member = await addMember(server, company);
    await buy(company.owner, { subscription_plan: 'custom', user_count: 2 });
    const ofOwner = await exportOf(server, company.owner);
    expect(parse(ofOwner, 'company/billing.json')).toMatchObject({
      subscription: { seats: 2 },
      orders: [{ seats: 2 }],
    });
    expect(parse(ofOwner, 'billing.json')).toMatchObject({ subscription: null, invoices: [] });
    const ofMember = await exportOf(server, member);
    expect([...ofMember.keys()].filter((name) => name.endsWith('billing.json'))).toEqual(['billing.json']);
    expect(parse(ofMember, 'company/usage.json')).toEqual([]);
  });

  it('takes titles and names of any kind', async () => {
    const user = await server.createUser();
    const titles = [
      'a/b\\c:d*e?f"g<h>i|j',
      '../../etc/passwd',
      'CON',
      'Knee',
      'knee',
      'KNEE',
      '\u202Egnp.exe',
      'ק'.repeat(190),
      '...',
      '👩‍⚕️'.repeat(18),
    ];
    for (const title of titles)
      await send(server, user, 'A cough.', { title, file: new File(['a b c'], 'aux.txt', { type: 'text/plain' }) });
    const files = await exportOf(server, user);
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('chats/'))).toHaveLength(titles.length);
    expect(names.filter((name) => name.startsWith('attachments/'))).toHaveLength(titles.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const part of names.flatMap((name) => name.split('/'))) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
      expect(part).not.toMatch(/^\.|[. ]$|[\\:*?"<>|\p{Cc}\p{Zl}\u202a-\u202e]/u);
      expect(part).not.toMatch(/^(?:con|prn|aux|nul)(?:\.|$)/i);
    }
  });

  it('holds a company’s charts only for those who work with charts there, and only their own', async () => {
    const [clinician, colleague] = [await server.createUser(), await server.createUser()];
    await send(server, clinician, 'Personal words.', { title: 'Personal' });
    const { kysely } = server.server.database;
    const { members } = server.server.accounts.store;
    const tenantId = uuidv7();
    await kysely
      .insertInto('tenants')
      .values({
        id: tenantId,
        kind: 'company',
        created_at: Date.now(),
        name: null,
        seats: 9,
        retention_days: null,
        trial_ends_on: Date.now() + 86_400_000,
      })
      .execute();
    for (const [user, role] of [
      [clinician, 'clinician'],
      [colleague, 'owner'],
    ] as const) {
      await members.join({ userId: user.id, tenantId, role, joinedAt: Date.now() });
      server.server.accounts.callers.forgetUser(user.id);
    }
    await send(server, clinician, 'Words at work.', { title: 'At work' });
    await send(server, colleague, 'Words of a colleague.', { title: 'Of a colleague' });
    const day = new Date().toISOString().slice(0, 10);
    const titlesOf = (files: ReadonlyMap<string, string>): string[] =>
      [...files.keys()].filter((name) => name.endsWith('.md'));
    expect(titlesOf(await exportOf(server, clinician))).toEqual([
      `chats/${day}-Personal.md`,
      `company/chats/${day}-At work.md`,
    ]);
    await members.changeRole(tenantId, clinician.id, 'auditor');
    server.server.accounts.callers.forgetUser(clinician.id);
    expect(titlesOf(await exportOf(server, clinician))).toEqual([`chats/${day}-Personal.md`]);
  });
});

describe('an export', { timeout: 120_000 }, () => {
  it('asks for a proof that is fresh, and comes a few times a day', async () => {
    const clock = createMovingClock();
    const server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1' } });
    const user = await server.createUser();
    for (let count = 0; count < 10; count += 1) {
      const taken = await ask(server, user);
      expect(taken.status).toBe(200);
      // One at a time: the next may begin when this one has left.
      await taken.arrayBuffer();
    }
    expect((await ask(server, user)).status).toBe(429);
    clock.advance(6 * minute);
    const other = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: user.refreshToken },
    });
    clock.advance(day);
    expect(other.status).toBe(200);
    await server.stop();
    const late = await startTestServer({ clock });
    const someone = await late.createUser();
    clock.advance(6 * minute);
    const answer = await ask(late, someone);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'proof_required']);
    await late.stop();
  });

  it('of many files streams with a flat memory', async () => {
    const server = await startTestServer();
    const user = await server.createUser();
    const { chatId } = await send(server, user, 'A cough.', { title: 'Large' });
    const account = await server.server.accounts.store.users.find(user.id);
    const owner = { tenantId: account?.personalTenantId ?? '', userId: user.id };
    const { store, files } = server.server;
    const bytes = randomBytes(10_000_000);
    const pictures = byTier(4, 20);
    for (let count = 0; count < pictures; count += 1) {
      const message = {
        id: uuidv7(),
        sentBy: 'user',
        content: 'x',
        createdAt: Date.now(),
        toolName: 'Chartwright',
      } as const;
      await store.messages.add(owner, chatId, { ...message, replyTo: null, state: 'complete' });
      const key = `${owner.tenantId}/${uuidv7()}`;
      await files.put(key, bytes);
      const attachment = {
        id: uuidv7(),
        name: 'large.png',
        mediaType: 'image/png',
        size: bytes.length,
        pages: null,
      } as const;
      await store.attachments.add(owner, chatId, message.id, { ...attachment, readBy: 'ocr', text: '' }, key);
    }
    const answer = await ask(server, user);
    let read = 0;
    let highest = 0;
    let buffers = 0;
    let looked = 0;
    collectGarbage();
    const before = process.memoryUsage().rss;
    for await (const chunk of answer.body ?? []) {
      read += chunk.byteLength;
      if (read < looked + 10_000_000) continue;
      looked = read;
      // What is still held counts, not what a busy machine has had no time to clear away.
      collectGarbage();
      const { rss, arrayBuffers } = process.memoryUsage();
      highest = Math.max(highest, rss - before);
      buffers = Math.max(buffers, arrayBuffers);
    }
    expect(read).toBeGreaterThan(pictures * bytes.length);
    expect(highest).toBeLessThan(150_000_000);
    expect(buffers).toBeLessThan(150_000_000);
    await server.stop();
  });
});
