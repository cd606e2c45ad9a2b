import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EmrContext } from '@notewright/contract';
import { faultsInTurn } from '../../testing/fhir/faults.ts';
import { second } from '../../testing/moving-clock.ts';
import type { CallAnswer } from '../../testing/start-test-server.ts';
import { openEmrScene, ownerOf, type EmrScene } from './testing/emr-scene.ts';

// A server and an EHR of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let scene: EmrScene;
beforeAll(async () => {
  scene = await openEmrScene({ reusedRefreshEndsAll: true });
});
afterAll(() => scene.stop());

const openId = async (patientId?: string): Promise<string> => String((await scene.open(patientId)).body['id']);
const read = (id: string): Promise<CallAnswer> => scene.call('GET', `/emr/launches/${id}/context/`);
const contextOf = ({ body }: CallAnswer): EmrContext => body as unknown as EmrContext;
const statesOf = (answer: CallAnswer): readonly string[] => {
  const { groups, notes_state: notes } = contextOf(answer);
  return [...groups.map(({ state }) => state), notes];
};
const allRead = Array.from({ length: 7 }, () => 'read');
const refreshes = (): number => scene.ehr.asked.filter(({ path }) => path === 'auth/token').length;

describe('the record of a patient', () => {
  it('is read as it stands in the EHR, and nothing of it is kept', async () => {
    const answer = await read(await openId('wilhelmina'));
    expect(statesOf(answer)).toEqual(allRead);
    const { groups, notes } = contextOf(answer);
    const texts = Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ text }) => text)]));
    expect(texts['problems']).toEqual([
      'Hyperlipidemia',
      'Type 2 diabetes mellitus',
      'Essential hypertension',
      'Acute bronchitis (resolved)',
    ]);
    expect(texts['medications']).toEqual([
      'Atorvastatin 20 mg oral tablet, 20 mg at bedtime',
      'Lisinopril 10 mg oral tablet, 10 mg once daily',
      'Metformin 500 mg oral tablet, 500 mg twice daily with meals',
      'Azithromycin 250 mg oral tablet, 500 mg on day 1, then 250 mg daily (completed)',
    ]);
    expect(texts['allergies']).toEqual(['Allergy to penicillin: Hives (high criticality)']);
    expect(texts['immunizations']).toEqual([
      'Influenza, seasonal, injectable',
      'Pneumococcal conjugate vaccine (PCV20)',
    ]);
    expect(texts['vital_signs']).toContain('Blood pressure 142/86 mmHg');
    expect(texts['laboratory']).toContain('Hemoglobin A1c 7.9 % (high; reference 4–5.6 %)');
    // Two years old.
    expect(JSON.stringify(texts['laboratory'])).not.toContain('6.9 %');
    expect(notes.map(({ title }) => title)).toEqual(['Diabetes follow-up', 'Annual visit']);
    expect(notes[1]?.text).toContain('Retired librarian');
    expect(scene.server.logLines.join('')).not.toMatch(/Testerly|Metformin|wilhelmina/i);
    const { kysely } = scene.server.server.database;
    const lines = await kysely.selectFrom('audit_events').select('outcome').where('action', '=', 'emr.read').execute();
    expect(lines).toEqual([{ outcome: 'success' }]);
  });

  it.each(['403', '500', '503', '429', 'cut', 'half_body', 'html'] as const)(
    'stands without one kind where that answers %s',
    async (kind) => {
      const id = await openId();
      scene.ehr.faults = ({ path }) => (path === 'AllergyIntolerance' ? { kind, when: 'before' } : null);
      const answer = await read(id);
      scene.ehr.faults = null;
      const state = kind === '403' ? 'not_granted' : 'failed';
      expect(statesOf(answer)).toEqual(['read', 'read', state, 'read', 'read', 'read', 'read']);
      expect(statesOf(await read(id))).toEqual(allRead);
    },
  );

  it('stands page by page', async () => {
    scene.ehr.rules.pageSize = 2;
    const answer = await read(await openId());
    scene.ehr.rules.pageSize = 50;
    const [problems] = contextOf(answer).groups;
    expect([problems?.items.length, problems?.is_cut]).toEqual([4, false]);
  });
});

describe('a token that has run out', () => {
  it('is renewed once, however many kinds are read with it', async () => {
    const id = await openId();
    const before = refreshes();
    scene.ehr.ehr.grants.expireAccess();
    expect(statesOf(await read(id))).toEqual(allRead);
    expect(refreshes()).toBe(before + 1);
    // A renewal of a refresh token that was rotated away would have ended everything.
    scene.ehr.ehr.grants.expireAccess();
    expect(statesOf(await read(id))).toEqual(allRead);
    expect(refreshes()).toBe(before + 2);
  });

  it('is renewed before it is used where its end is known', async () => {
    const id = await openId();
    const asked = scene.ehr.asked.length;
    scene.clock.advance(295 * second);
    expect(statesOf(await read(id))).toEqual(allRead);
    const [first, ...others] = scene.ehr.asked.slice(asked);
    expect(first?.path).toBe('auth/token');
    expect(others.some(({ status }) => status === 401)).toBe(false);
  });

  it('is renewed once for two who read at once: one wins, and both go on', async () => {
    const id = await openId();
    const before = refreshes();
    scene.ehr.ehr.grants.expireAccess();
    const answers = await Promise.all([read(id), read(id), read(id)]);
    expect(answers.map(statesOf)).toEqual([allRead, allRead, allRead]);
    expect(refreshes()).toBe(before + 1);
  });

  it('is waited for where another process renews it', async () => {
    const id = await openId();
    const owner = await ownerOf(scene.server, scene.user);
    const { launches } = scene.server.server.store.emr;
    const held = await launches.readTokens({ owner, id });
    if (held?.tokens.refreshToken === undefined || held.tokens.refreshToken === null)
      throw new Error('It can be renewed.');
    const now = scene.clock.now();
    expect(await launches.claimRenewal({ owner, id }, held.version, now, now + 60_000)).toBe(true);
    expect(await launches.claimRenewal({ owner, id }, held.version, now, now + 60_000)).toBe(false);
    scene.ehr.ehr.grants.expireAccess();
    const before = refreshes();
    const reading = read(id);
    await expect.poll(() => scene.ehr.asked.at(-1)?.status).toBe(401);
    // The other process has its answer.
    const renewed = scene.ehr.ehr.grants.useRefreshToken(held.tokens.refreshToken, 'notewright', true);
    if (renewed === null) throw new Error('It was not used before.');
    const { accessToken, refreshToken } = renewed;
    await launches.renew({ owner, id }, held.version, { accessToken, refreshToken, expiresAt: null }, now);
    expect(statesOf(await reading)).toEqual(allRead);
    expect(refreshes()).toBe(before);
  });

  it('ends the record where the EHR renews it no more', async () => {
    const id = await openId();
    scene.ehr.ehr.grants.revokeAll();
    const ended = await read(id);
    expect([ended.status, ended.body['code']]).toEqual([409, 'emr_ended']);
    const again = await read(id);
    expect([again.status, again.body['code']]).toEqual([409, 'emr_ended']);
    const open = (await scene.call('GET', '/emr/launches/')).body['data'] as { readonly id: string }[];
    expect(open.map((one) => one.id)).not.toContain(id);
    expect((await scene.open()).status).toBe(200);
  });

  it('leaves the record open where the EHR did not answer, and is renewed the next time', async () => {
    const id = await openId();
    scene.ehr.ehr.grants.expireAccess();
    scene.ehr.faults = faultsInTurn([{ kind: '503', when: 'before' }], ({ path }) => path === 'auth/token');
    const first = await read(id);
    scene.ehr.faults = null;
    expect(first.status).toBe(200);
    expect(statesOf(await read(id))).toEqual(allRead);
  });

  it('cannot be renewed where nothing lasting was granted: the record ends with it', async () => {
    scene.ehr.rules.withheld = ['offline_access', 'online_access'];
    const opened = await scene.open();
    scene.ehr.rules.withheld = [];
    const endsOn = Date.parse(String(opened.body['ends_on']));
    expect(endsOn - scene.clock.now()).toBe(300 * second);
    scene.clock.advance(300 * second);
    const ended = await read(String(opened.body['id']));
    expect([ended.status, ended.body['code']]).toEqual([409, 'emr_ended']);
  });
});
