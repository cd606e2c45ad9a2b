import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useEffect, useRef, useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import type { SecondStep } from '../../api/call-problem.ts';
import { takeOidcAttempt } from '../../session/oidc-attempt.ts';
import { forgetResetToken } from '../../session/reset-token.ts';
import { startSession } from '../../session/session-store.ts';
import { serverSentence } from './failure-text.ts';
import * as words from './words.ts';

/** What the provider wrote into the address of the page; other fields are no business of ours. */
export interface ProviderAnswer {
  readonly state: string | null;
  readonly code: string | null;
  readonly iss: string | null;
  readonly error: string | null;
  /** Of a company’s own provider: what finishes the sign-in, in the place of the others. */
  readonly ticket: string | null;
}

export function readProviderAnswer(query: URLSearchParams): ProviderAnswer {
  return {
    state: query.get('state'),
    code: query.get('code'),
    iss: query.get('iss'),
    error: query.get('error'),
    ticket: query.get('ticket'),
  };
}

/** What came of an answer so far: a failure in a sentence, or the account's own second factor that is asked for. */
export interface AnswerOutcome {
  readonly problem: string | null;
  readonly step: SecondStep | null;
}

const waiting: AnswerOutcome = { problem: null, step: null };

/**
 * Hands the provider's answer to the server, once, with the secret of this tab. `onSignedIn` is told the page to go on
 * to.
 */
export function useProviderAnswer(answer: ProviderAnswer, onSignedIn: (from: string | null) => void): AnswerOutcome {
  const [outcome, setOutcome] = useState(waiting);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    finish(answer).then(onSignedIn, (error: unknown) => setOutcome(outcomeOf(error)));
  }, [answer, onSignedIn]);
  return outcome;
}

type SignedIn = ResponseOf<typeof authenticationApp.finishSso>;

class NotBegunHere extends Error {}

function outcomeOf(error: unknown): AnswerOutcome {
  if (error instanceof CallProblem && error.secondStep !== null) return { problem: null, step: error.secondStep };
  return {
    problem: error instanceof NotBegunHere ? words.notBegun : serverSentence(error, words.notCompleted),
    step: null,
  };
}

async function finish({ state, code, iss, error, ticket }: ProviderAnswer): Promise<string | null> {
  const secret = takeOidcAttempt();
  if (secret !== null && ticket !== null)
    return enter(await call(authenticationApp.finishSso, { body: { sso_attempt: secret, ticket } }));
  if (secret === null || state === null) throw new NotBegunHere();
  const given = Object.fromEntries(Object.entries({ code, iss, error }).filter(([, value]) => value !== null));
  return enter(await call(authenticationApp.finishOidc, { body: { oidc_attempt: secret, state, ...given } }));
}

/** Begins the session; answers the page to go on to. */
function enter({ remember_me: isRemembered, from, ...session }: SignedIn): string | null {
  forgetResetToken();
  startSession(session, isRemembered);
  return from;
}
