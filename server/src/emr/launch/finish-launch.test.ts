import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../kernel/problem.ts';
import type { EmrAttempt } from '../../store/emr/attempt-store.ts';
import type { EmrConnection } from '../../store/emr/connection-store.ts';
import { makeConnection } from '../../testing/add-launch.ts';
import type { EmrFetch } from '../emr-fetch.ts';
import { hashOf } from './begin-launch.ts';
import { finishLaunch, type FinishedLaunch, type LaunchAnswer } from './finish-launch.ts';

const owner = { tenantId: 't', userId: 'u' };
const patient = { resourceType: 'Patient', id: 'p1', name: [{ family: 'Testerly', given: ['Madeup'] }] };
const token = { access_token: 'a', token_type: 'Bearer', expires_in: 300, scope: 'patient/*.rs', patient: 'p1' };

interface Scene {
  readonly token?: object;
  readonly patient?: object;
  readonly encounter?: object;
  readonly connection?: Partial<EmrConnection>;
  readonly answer?: Partial<LaunchAnswer>;
}

/** What an EHR answers to each, as if over the network. */
function fetchOf(scene: Scene, asked: string[]): EmrFetch {
  return (address, { body = '' }) => {
    asked.push(`${address} ${body}`);
    const found = address.endsWith('/token')
      ? (scene.token ?? token)
      : address.includes('/Encounter/')
        ? scene.encounter
        : (scene.patient ?? patient);
    return Promise.resolve({
      status: found === undefined ? 404 : 200,
      headers: new Headers(),
      body: JSON.stringify(found ?? {}),
    });
  };
}

async function finish(scene: Scene): Promise<{ readonly launch: FinishedLaunch; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const connection = { ...makeConnection(scene.connection), state: 'working' as const, lastContactAt: null };
  const attempt: EmrAttempt = {
    connectionId: connection.id,
    stateHash: hashOf('s'),
    verifier: 'v',
    scopes: ['patient/Condition.rs'],
  };
  const parts = {
    store: {
      emr: {
        attempts: { spend: () => Promise.resolve(attempt) } as never,
        connections: { find: () => Promise.resolve(connection) } as never,
      },
    },
    clock: { now: () => 1_000 },
    publicUrl: () => 'https://notes.example',
    openEhr: () => fetchOf(scene, asked),
    report: () => undefined,
  };
  const answer = { emr_attempt: 'x', state: 's', code: 'c', ...scene.answer };
  return { launch: await finishLaunch(parts, owner, answer, new AbortController().signal), asked };
}
const codeOf = (scene: Scene): Promise<unknown> =>
  finish(scene).then(
    () => 'opened',
    (error: unknown) => (error instanceof ProblemError ? error.code : error),
  );

describe('the answer of a token endpoint', () => {
  it('opens the record that it names, with what it grants', async () => {
    const { launch, asked } = await finish({ connection: { clientSecret: null } });
    expect(launch.grant).toMatchObject({
      patientId: 'p1',
      patient: { name: 'Madeup Testerly' },
      scopes: ['patient/*.rs'],
    });
    expect(launch.tokens).toEqual({ accessToken: 'a', expiresAt: 301_000, refreshToken: null });
    const form = new URLSearchParams(asked[0]?.split(' ')[1]);
    expect(Object.fromEntries(form)).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: 'https://notes.example/emr/callback',
      code_verifier: 'v',
      client_id: 'notewright',
    });
  });

  it.each([
    ['no patient', { patient: undefined }, 'emr_no_patient'],
    ['a patient that is a path', { patient: '..' }, 'emr_no_patient'],
    ['a patient that is an address', { patient: 'https://evil.example/Patient/1' }, 'emr_no_patient'],
    ['no scope for anything', { scope: 'openid fhirUser launch' }, 'emr_not_granted'],
    ['a token of another kind', { token_type: 'mac' }, 'emr_unavailable'],
    ['no token', { access_token: undefined }, 'emr_unavailable'],
  ])('that has %s opens nothing', async (_name, values, code) => {
    expect(await codeOf({ token: { ...token, ...values } })).toBe(code);
  });

  it('that names no scopes granted what was asked for', async () => {
    const { launch } = await finish({ token: { ...token, scope: undefined } });
    expect(launch.grant.scopes).toEqual(['patient/Condition.rs']);
  });
});

describe('the record that was named', () => {
  it('is not opened where the server answers with another patient, or none', async () => {
    expect(await codeOf({ patient: { ...patient, id: 'p2' } })).toBe('emr_no_patient');
    expect(await codeOf({ patient: { resourceType: 'OperationOutcome' } })).toBe('emr_no_patient');
  });

  it('has no visit that is another patient’s', async () => {
    const named = { ...token, encounter: 'e1' };
    const visit = {
      resourceType: 'Encounter',
      id: 'e1',
      subject: { reference: 'Patient/p1' },
      type: [{ text: 'Office visit' }],
    };
    const grantOf = async (encounter: object) => (await finish({ token: named, encounter })).launch.grant;
    expect(await grantOf(visit)).toMatchObject({ encounterId: 'e1', encounter: { text: 'Office visit' } });
    for (const foreign of [
      { ...visit, subject: { reference: 'Patient/p2' } },
      { ...visit, id: 'e2' },
    ])
      expect(await grantOf(foreign)).toMatchObject({ encounterId: null, encounter: null });
  });
});

describe('the name of who answers', () => {
  const { abilities } = makeConnection();
  const named = { abilities: { ...abilities, issuer: 'https://auth.example', alwaysNamesIssuer: true } };

  it.each([
    ['https://auth.example', 'opened'],
    ['https://auth.example/', 'opened'],
    ['https://ehr.example/fhir', 'opened'],
    ['https://evil.example', 'emr_failed'],
    [undefined, 'emr_failed'],
  ])('%s: %s', async (iss, code) => {
    expect(await codeOf({ connection: named, answer: { iss } })).toBe(code);
  });
});
