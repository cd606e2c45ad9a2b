import type { FhirResource } from '@notewright/engine';
import { FhirProblem, type FhirAnswer, type FhirAsk, type FhirClient } from '../../fhir-client.ts';

/** What goes wrong with one request; `after` means that the server had done what was asked before it did. */
export type Fault =
  | { readonly status: number; readonly after: boolean; readonly retryAfterSeconds?: number; readonly words?: string }
  | { readonly kind: 'unreachable' | 'timeout' | 'broken' | 'too_large' | 'signed_out'; readonly after: boolean };

/** The smallest FHIR server that creates, creates under a condition, and searches. For tests only. */
export interface ScriptedRecord {
  readonly client: FhirClient;
  /** All that it holds, of every patient. */
  readonly resources: FhirResource[];
  /** What was asked, in order: "POST Condition". */
  readonly asked: string[];
  /** Statuses that it refused something by, by the value of its identifier. */
  readonly refused: Map<string, number>;
}

export interface Script {
  readonly conditionalCreates?: readonly string[];
  /** Types that cannot be searched for. */
  readonly unsearched?: readonly string[];
  /** Parameters that searches leave out of account. */
  readonly ignores?: readonly string[];
  /** What goes wrong with the next request; null where nothing does. */
  readonly fault?: (ask: FhirAsk) => Fault | null;
}

const answer = (status: number, resource: FhirResource | null = null, more: Partial<FhirAnswer> = {}): FhirAnswer => ({
  status,
  resource,
  etag: null,
  location: null,
  retryAfterSeconds: null,
  ...more,
});

const outcome = (text: string): FhirResource => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: 'invalid', details: { text } }],
});

export const valueOf = (resource: FhirResource): string =>
  ((resource['identifier'] ?? []) as readonly { readonly value: string }[])[0]?.value ?? '';
export const patientOf = (resource: FhirResource): string =>
  ((resource['subject'] ?? resource['patient'] ?? resource['for']) as { reference?: string } | undefined)?.reference ??
  '';

function matches(resource: FhirResource, parameters: URLSearchParams, ignores: readonly string[]): boolean {
  return [...parameters].every(([name, value]) => {
    if (ignores.includes(name)) return true;
    if (name === 'identifier') return valueOf(resource) === value.split('|').at(-1);
    if (name === 'patient') return patientOf(resource) === `Patient/${value}`;
    if (name === 'target')
      return ((resource['target'] ?? []) as readonly { reference: string }[]).some(
        ({ reference }) => reference === value,
      );
    return true;
  });
}

/** A server by a script. Whoever asks it sees what a client of a real one would. */
export function createScriptedRecord(script: Script = {}): ScriptedRecord {
  const { conditionalCreates = [], unsearched = [], ignores = [], fault = () => null } = script;
  const resources: FhirResource[] = [];
  const asked: string[] = [];
  const refused = new Map<string, number>();
  const search = (path: string): FhirAnswer => {
    const [type = '', query = ''] = path.split('?');
    if (unsearched.includes(type)) return answer(400, outcome('Not supported'));
    const parameters = new URLSearchParams(query);
    const found = resources.filter((one) => one.resourceType === type && matches(one, parameters, ignores));
    return answer(200, { resourceType: 'Bundle', type: 'searchset', entry: found.map((resource) => ({ resource })) });
  };
  const create = ({ path: type, resource, headers = {} }: FhirAsk): FhirAnswer => {
    if (resource === undefined) return answer(400);
    const condition = headers['If-None-Exist'];
    if (condition !== undefined && conditionalCreates.includes(type)) {
      const found = resources.filter(
        (one) => one.resourceType === type && matches(one, new URLSearchParams(condition), []),
      );
      if (found.length > 1) return answer(412, outcome('Multiple matches'));
      if (found.length === 1) return answer(200, found[0] ?? null);
    }
    const id = String(resources.length + 1);
    resources.push({ ...resource, id });
    return answer(201, null, { location: `https://ehr.example/fhir/${type}/${id}/_history/1` });
  };
  const client: FhirClient = (ask) => {
    asked.push(`${ask.method} ${ask.path.replace(/\?.*$/, '')}`);
    const wrong = fault(ask);
    const done = wrong !== null && !wrong.after ? null : ask.method === 'GET' ? search(ask.path) : create(ask);
    if (wrong === null) return Promise.resolve(done ?? answer(500));
    if ('kind' in wrong) return Promise.reject(new FhirProblem(wrong.kind));
    const { status, words = 'No', retryAfterSeconds = null } = wrong;
    if (ask.method === 'POST' && !wrong.after && ask.resource !== undefined) refused.set(valueOf(ask.resource), status);
    return Promise.resolve(answer(status, outcome(words), { retryAfterSeconds }));
  };
  return { client, resources, asked, refused };
}

/** Numbers that are the same for the same seed (mulberry32), from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
