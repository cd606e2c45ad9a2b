import { authenticationApp } from '@notewright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../../api/call.ts';
import { toastSuccess } from '../../../ui/toast.ts';

export type SessionEntry = authenticationApp.SessionEntry;

export const ownSessionsKey = ['own-sessions'] as const;

export interface OwnSessions {
  readonly sessions: readonly SessionEntry[] | undefined;
  /** Why they could not be read or ended; null when all is well. */
  readonly problem: string | null;
  readonly isRetrying: boolean;
  /** The session that is being ended, or `others`. */
  readonly ending: string | null;
  readonly reload: () => void;
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
}

/** Where the person is logged in, and the ways to end that. */
export function useSessions(): OwnSessions {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery<readonly SessionEntry[], CallProblem>({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => call(authenticationApp.listSessions, { signal }),
  });
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function act(name: string, send: () => Promise<{ readonly message: string }>): Promise<void> {
    if (ending !== null) return;
    setEnding(name);
    setFailure(null);
    try {
      const { message } = await send();
      toastSuccess(message, 3000);
    } catch (caught) {
      if (!(caught instanceof CallProblem)) throw caught;
      // One that has ended meanwhile is what was wished for; who does not confirm that it is them has changed their mind.
      if (!['not_found', 'proof_required'].includes(caught.code)) setFailure(caught.message);
    } finally {
      await client.invalidateQueries({ queryKey: ownSessionsKey });
      setEnding(null);
    }
  }

  const loadFailure = error !== null && data === undefined ? error.message : null;
  return {
    sessions: data,
    problem: failure ?? loadFailure,
    isRetrying: isFetching,
    ending,
    reload: () => void refetch(),
    end: (sessionId) => act(sessionId, () => call(authenticationApp.endSession, { params: { sessionId } })),
    endOthers: () => act('others', () => call(authenticationApp.endOtherSessions, { body: {} })),
  };
}
