import { answerOutcome } from '../../areas/dev/ehr/ehr-ask.ts';
import type { EhrAnswer, EhrAsk } from '../../areas/dev/ehr/ehr-ask.ts';
import type { Ehr } from '../../areas/dev/ehr/ehr.ts';
import type { Fault, FaultKind } from './faults.ts';

/** What leaves for the client: a whole answer, half of one, a cut connection, or never anything. */
export type Leaving =
  | { readonly kind: 'whole'; readonly answer: EhrAnswer }
  | { readonly kind: 'half'; readonly answer: EhrAnswer }
  | { readonly kind: 'cut' }
  | { readonly kind: 'never' };

/** What a server would say that did nothing, where the fault lies in how it says it. */
const emptyAnswer: EhrAnswer = {
  status: 200,
  headers: { 'content-type': 'application/fhir+json; charset=utf-8' },
  body: JSON.stringify({ resourceType: 'Bundle', type: 'searchset', total: 0, entry: [] }),
};

/**
 * Answers a request as the EHR does, with a fault before or after it.
 * @param onDone Hears what the EHR itself answered, whatever of it leaves
 */
export async function answerWithFault(
  ehr: Ehr,
  ask: EhrAsk,
  fault: Fault | null,
  onDone: (answer: EhrAnswer) => void,
): Promise<Leaving> {
  const answer = async (): Promise<EhrAnswer> => {
    const done = await ehr.answer(ask);
    onDone(done);
    return done;
  };
  if (fault === null) return { kind: 'whole', answer: await answer() };
  if (fault.kind === 'changed_version') return { kind: 'whole', answer: await changeVersion(ehr, ask, fault, answer) };
  return spoil(fault, fault.when === 'after' ? await answer() : emptyAnswer);
}

function spoil({ kind, retryAfter }: Fault, answer: EhrAnswer): Leaving {
  switch (kind) {
    case 'hang':
      return { kind: 'never' };
    case 'cut':
      return { kind: 'cut' };
    case 'half_body':
      return { kind: 'half', answer };
    case 'wrong_type':
      return { kind: 'whole', answer: { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } } };
    case 'html':
      return {
        kind: 'whole',
        answer: { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: signInPage },
      };
    default:
      return { kind: 'whole', answer: refuse(kind, retryAfter) };
  }
}

const signInPage = '<!doctype html><title>Sign in</title><form><input name="user"></form>';

const refusals: Readonly<Partial<Record<FaultKind, readonly [code: string, text: string]>>> = {
  '401': ['login', 'The session has ended.'],
  '403': ['forbidden', 'The policy of this server does not allow it.'],
  '409': ['conflict', 'The resource is being changed by another.'],
  '412': ['conflict', 'The precondition does not hold.'],
  '422': ['business-rule', 'The code is not in the value set of this server.'],
  '429': ['throttled', 'Too many requests.'],
  '503': ['transient', 'The server is being maintained.'],
};

function refuse(kind: FaultKind, retryAfter: string | undefined): EhrAnswer {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const refusal = refusals[kind];
  // What stands in front of a server, and answers in its place, knows no FHIR.
  if (refusal === undefined)
    return { status: Number(kind), headers: { 'content-type': 'text/plain', ...headers }, body: 'Server error' };
  return answerOutcome(Number(kind), ...refusal, headers);
}

async function changeVersion(
  { store }: Ehr,
  ask: EhrAsk,
  { when }: Fault,
  answer: () => Promise<EhrAnswer>,
): Promise<EhrAnswer> {
  const touch = async (place: string | undefined): Promise<void> => {
    const [, type = '', id = ''] = /([A-Z][A-Za-z]+)\/([^/?]+)(?:\/_history\/[^/]+)?$/.exec(place ?? '') ?? [];
    if (id !== '' && (await store.ask('GET', `${type}/${id}`)).resource !== null) await store.touch(type, id);
  };
  if (when === 'before') await touch(ask.path);
  const done = await answer();
  if (when === 'after') await touch(done.headers['location'] ?? ask.path);
  return done;
}
