import { emr, type EmrLaunch } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { emrKeys } from '../../../api/emr/keys.ts';
import { takeEmrAttempt } from '../../../session/emr-attempt.ts';
import * as words from './words.ts';

/** What the record system wrote into the address of the page; other fields are no business of ours. */
export interface EmrAnswer {
  readonly state: string | null;
  readonly code: string | null;
  readonly iss: string | null;
  readonly error: string | null;
}

export function readEmrAnswer(query: URLSearchParams): EmrAnswer {
  return { state: query.get('state'), code: query.get('code'), iss: query.get('iss'), error: query.get('error') };
}

export interface Failed {
  readonly sentence: string;
  /** The chat from which it was begun; null where that is not known. */
  readonly chatId: string | null;
}

/** Hands the record system's answer to the server, once, with the secret of this tab. Gives why it failed, or null. */
export function useFinish(
  answer: EmrAnswer,
  onOpened: (launch: EmrLaunch, chatId: string | null) => void,
): Failed | null {
  const client = useQueryClient();
  const [failed, setFailed] = useState<Failed | null>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const attempt = takeEmrAttempt();
    const { state, ...rest } = answer;
    const finish = async (): Promise<void> => {
      if (attempt === null || state === null) {
        setFailed({ sentence: words.notBegunHere, chatId: attempt?.chatId ?? null });
        return;
      }
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
      try {
        const launch = await call(emr.finishLaunch, { body: { emr_attempt: attempt.secret, state, ...given } });
        client.setQueryData(emrKeys.launch(launch.id), launch);
        onOpened(launch, attempt.chatId);
      } catch (error) {
        const sentence = error instanceof CallProblem ? error.message : words.couldNotFinish;
        setFailed({ sentence, chatId: attempt.chatId });
      }
    };
    void finish();
  }, [answer, client, onOpened]);
  return failed;
}
