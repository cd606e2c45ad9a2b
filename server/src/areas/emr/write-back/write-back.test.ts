import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallAnswer, TestUser } from '../../../testing/start-test-server.ts';
import { faultsInTurn, isWrite, type Fault } from '../../../testing/fhir/faults.ts';
import { openEmrScene, type EmrScene } from '../testing/emr-scene.ts';

// A server and an EHR of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let scene: EmrScene;
beforeAll(async () => {
  scene = await openEmrScene();
});
afterAll(() => scene.stop());

const words =
  'Meds: lisinopril 10 mg daily\nAllergies: kiwi\nBP 138/84, HR 76\nAssessment: asthma, type 2 diabetes\nPlan: start ibuprofen 400 mg tid, return in 2 weeks';

interface Item {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly outcome: string;
  readonly state: string;
  readonly reason: string | null;
}
interface Back {
  readonly state: string;
  readonly items: readonly Item[];
  readonly next_try_on: string | null;
}
const shown = ({ status, body }: CallAnswer): unknown => [status, body['code']];
const itemsOf = ({ body }: CallAnswer): readonly Item[] => body['items'] as readonly Item[];
const backOf = ({ status, body }: CallAnswer): Back => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body['write_back'] as Back;
};

interface Made {
  readonly chatId: string;
  readonly id: string;
  readonly user: TestUser;
}

async function makeNote(content = words, user = scene.user): Promise<Made> {
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', content);
  const { body } = await scene.server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  const { id: chatId } = body['data'] as { readonly id: string };
  const reply = await vi.waitUntil(
    async () => {
      const read = await scene.call('GET', `/chat/get_a_chat_content/${chatId}/?limit=50`, undefined, user);
      const { messages } = read.body['data'] as { readonly messages: readonly Record<string, unknown>[] };
      return messages.find((one) => one['sent_by'] === 'bot' && one['state'] === 'complete');
    },
    { timeout: 30_000, interval: 50 },
  );
  return { chatId, id: String(reply['id']), user };
}
const sign = (id: string, user = scene.user) =>
  scene.call('POST', `/chat/note/${id}/signature/`, { revision: 0 }, user);
const bind = async ({ chatId, user }: Made, patientId = 'wilhelmina'): Promise<string> => {
  const { body } = await scene.open(patientId, user);
  const launch = String(body['id']);
  const bound = await scene.call('POST', `/emr/launches/${launch}/bind_chat/`, { chat_id: chatId }, user);
  expect(bound.status, JSON.stringify(bound.body)).toBe(200);
  return launch;
};
/** A signed note of a chat that is about a patient. */
async function makeSigned(patientId = 'wilhelmina', user = scene.user): Promise<Made & { readonly launch: string }> {
  const note = await makeNote(words, user);
  const launch = await bind(note, patientId);
  expect((await sign(note.id, user)).status).toBe(200);
  return { ...note, launch };
}
const preview = ({ id, user }: Made) => scene.call('POST', `/emr/notes/${id}/preview/`, undefined, user);
const write = ({ id, user }: Made, items: readonly string[] = []) =>
  scene.call('POST', `/emr/notes/${id}/write/`, { items }, user);
const read = ({ id, user }: Made) => scene.call('GET', `/emr/notes/${id}/`, undefined, user);
const retry = ({ id, user }: Made) => scene.call('POST', `/emr/notes/${id}/retry/`, undefined, user);
const until = (note: Made, isSo: (back: Back) => boolean): Promise<Back> =>
  vi.waitUntil(
    async () => {
      const back = backOf(await read(note));
      return isSo(back) ? back : undefined;
    },
    { timeout: 30_000, interval: 50 },
  );
/** It was tried once, and waits for its next turn; or half an answer was enough. */
const untilTried = (note: Made): Promise<Back> =>
  until(
    note,
    ({ state, next_try_on: next }) => state === 'written' || (next !== null && Date.parse(next) > scene.clock.now()),
  );
const writtenOf = async (noteId: string, patientId = 'wilhelmina') =>
  (await scene.ehr.written(patientId)).filter((one) => JSON.stringify(one).includes(noteId));

describe('a signed note', () => {
  it('is previewed, written once with what was chosen, and followed', async () => {
    const note = await makeSigned();
    const planned = await preview(note);
    expect(planned.status, JSON.stringify(planned.body)).toBe(200);
    const items = itemsOf(planned);
    expect(items[0]).toMatchObject({ id: note.id, kind: 'document', outcome: 'create' });
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['medication', 'allergy', 'observation']));
    expect(
      backOf(
        await write(
          note,
          items.map(({ id }) => id),
        ),
      ).items,
    ).toHaveLength(items.length);
    const back = await until(note, ({ state }) => state === 'written');
    for (const { state } of back.items) expect(['written', 'already_there', 'in_document']).toContain(state);
    const [document] = (await writtenOf(note.id)).filter(({ resourceType }) => resourceType === 'DocumentReference');
    const { docStatus, content } = document as unknown as {
      readonly docStatus: string;
      readonly content: readonly { readonly attachment: { readonly contentType: string; readonly data: string } }[];
    };
    expect(docStatus).toBe('final');
    expect(content.map(({ attachment }) => attachment.contentType)).toEqual([
      'text/plain',
      'application/pdf',
      'application/fhir+json',
    ]);
    expect(Buffer.from(content[0]?.attachment.data ?? '', 'base64').toString()).toContain('Lisinopril');
    expect(Buffer.from(content[1]?.attachment.data ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/);

    const before = new Map(scene.ehr.created);
    expect(backOf(await write(note, []))).toMatchObject({ state: 'written' });
    expect(backOf(await retry(note))).toMatchObject({ state: 'written' });
    expect(scene.ehr.created).toEqual(before);
    expect(await scene.ehr.duplicates()).toEqual([]);
  });

  it('writes nothing of what was left out, and says where it stands', async () => {
    const note = await makeSigned('odalys');
    const before = scene.ehr.created.get('MedicationStatement') ?? 0;
    await write(note, []);
    const back = await until(note, ({ state }) => state === 'written');
    expect(back.items.slice(1).map(({ state }) => state)).not.toContain('written');
    expect(back.items.find(({ kind }) => kind === 'medication')).toMatchObject({
      state: 'in_document',
      reason: 'You left it out. It stands in the document.',
    });
    expect(scene.ehr.created.get('MedicationStatement') ?? 0).toBe(before);
  });

  it('of the same patient adds no problem or allergy that the record has', async () => {
    const first = await makeSigned('bartholomew');
    await write(
      first,
      itemsOf(await preview(first)).map(({ id }) => id),
    );
    await until(first, ({ state }) => state === 'written');
    const second = await makeSigned('bartholomew');
    const lists = itemsOf(await preview(second)).filter(({ kind }) => kind === 'problem' || kind === 'allergy');
    expect(lists.map(({ text }) => text)).toEqual(['kiwi']);
    for (const one of lists)
      expect(one).toMatchObject({ outcome: 'already_there', reason: 'The record has it already.' });
  });

  it('that gets an addendum is superseded, and the addendum names it', async () => {
    const note = await makeSigned();
    await write(note, []);
    await until(note, ({ state }) => state === 'written');
    const { body } = await scene.call('GET', `/chat/note/${note.id}/`);
    const { message_content: content } = body['data'] as { readonly message_content: string };
    const versionId = crypto.randomUUID();
    const saved = await scene.call('PUT', `/chat/note/${note.id}/`, {
      version_id: versionId,
      revision: 0,
      message_content: `${content}\n\n## Addendum\n\nThe patient called back.`,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const addendum = { ...note, id: (saved.body['data'] as { readonly id: string }).id };
    expect(shown(await preview(addendum))).toEqual([409, 'note_unsigned']);
    await scene.call('POST', `/chat/note/${addendum.id}/signature/`, { revision: 1 });
    expect(shown(await write(note, []))).toEqual([409, 'note_superseded']);
    const again = itemsOf(await preview(addendum)).filter(({ kind }) => kind !== 'document');
    await write(
      addendum,
      again.map(({ id }) => id),
    );
    await until(addendum, ({ state }) => state === 'written');
    const documents = (await writtenOf(addendum.id)).filter(({ resourceType }) => resourceType === 'DocumentReference');
    expect(documents).toMatchObject([
      {
        docStatus: 'amended',
        relatesTo: [{ code: 'appends', target: { identifier: { value: `urn:uuid:${note.id}` } } }],
      },
    ]);
    expect(JSON.stringify(documents[0])).toMatch(/"reference":"DocumentReference\//);
    expect(await scene.ehr.duplicates()).toEqual([]);
  });
});

describe('what is refused with a sentence', () => {
  it('is a note that nobody signed, of a chat that is nobody’s, or of somebody else', async () => {
    const loose = await makeNote();
    expect(shown(await write(loose))).toEqual([409, 'note_unsigned']);
    await sign(loose.id);
    expect(shown(await write(loose))).toEqual([409, 'emr_not_bound']);
    const stranger = await scene.server.createUser();
    const note = await makeSigned();
    for (const call of [preview, write, read, retry])
      expect(shown(await call({ ...note, user: stranger }))).toEqual([404, 'not_found']);
    expect(backOf({ ...(await read(note)), status: 200 })).toBe(null);
  });

  it('is a record that was closed: what waited is cancelled, and goes once the same patient is open again', async () => {
    const note = await makeSigned();
    scene.ehr.faults = faultsInTurn([{ kind: '503', when: 'before' }], isWrite);
    await write(note, []);
    await untilTried(note);
    scene.ehr.faults = null;
    await scene.call('DELETE', `/emr/launches/${note.launch}/`);
    const cancelled = backOf(await read(note));
    expect(cancelled.state).toBe('cancelled');
    expect(cancelled.items[0]).toMatchObject({
      state: 'cancelled',
      reason: 'The record was closed before this was written.',
    });
    expect(shown(await retry(note))).toEqual([409, 'emr_ended']);
    // Another patient's record is no way to it.
    await scene.open('odalys');
    expect(shown(await retry(note))).toEqual([409, 'emr_ended']);
    await scene.open('wilhelmina');
    expect(backOf(await retry(note)).state).not.toBe('cancelled');
    await until(note, ({ state }) => state === 'written');
    expect((await writtenOf(note.id)).some(({ resourceType }) => resourceType === 'DocumentReference')).toBe(true);
    expect(await writtenOf(note.id, 'odalys')).toEqual([]);
  });
});

describe('an EHR that fails', () => {
  const faults: readonly Fault[] = [
    { kind: '500', when: 'after' },
    { kind: 'cut', when: 'after' },
    { kind: 'half_body', when: 'after' },
    { kind: 'html', when: 'before' },
    { kind: '429', when: 'before', retryAfter: '90' },
    { kind: '502', when: 'before' },
  ];
  it.each(faults)('by $kind $when gets the note once, when it answers again', async (fault) => {
    const note = await makeSigned('odalys');
    scene.ehr.faults = faultsInTurn([fault], isWrite);
    await write(note, []);
    await untilTried(note);
    expect(['waiting', 'writing', 'written']).toContain(backOf(await retry(note)).state);
    await until(note, ({ state }) => state === 'written');
    const documents = (await writtenOf(note.id, 'odalys')).filter(
      ({ resourceType }) => resourceType === 'DocumentReference',
    );
    expect(documents).toHaveLength(1);
    expect(await scene.ehr.duplicates()).toEqual([]);
    scene.ehr.faults = null;
  });

  it('by refusing it says why, in its own words', async () => {
    const note = await makeSigned('odalys');
    scene.ehr.faults = faultsInTurn([{ kind: '422', when: 'before' }], isWrite);
    await write(note, []);
    const back = await until(note, ({ state }) => state === 'refused');
    scene.ehr.faults = null;
    expect(back.items[0]).toMatchObject({ state: 'refused' });
    expect(back.items[0]?.reason).toMatch(/^The record system did not take the note\. It says: “.+”$/);
  });
});

it('each note that is sent and each thing that is written stands in the audit log, by ids alone', async () => {
  const { kysely } = scene.server.server.database;
  const rows = await kysely
    .selectFrom('audit_events')
    .select(['action', 'object_type', 'object_id', 'outcome'])
    .where('action', 'in', ['emr.send', 'emr.write', 'emr.preview'])
    .execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['emr.send', 'emr.write', 'emr.preview']));
  expect(JSON.stringify(rows)).not.toMatch(/lisinopril|asthma|wilhelmina/i);
});
