import { operator, type ResponseOf } from '@notewright/contract';
import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import * as words from './words.ts';

export type Overview = ResponseOf<typeof operator.readOverview>;
type CompanyPage = ResponseOf<typeof operator.listCompanies>;
export type CompanyEntry = CompanyPage['data'][number];
type MailPage = ResponseOf<typeof operator.listUndeliveredMails>;
export type UndeliveredMail = MailPage['data'][number];

const keys = {
  all: ['operator'],
  overview: ['operator', 'overview'],
  companies: ['operator', 'companies'],
  mails: ['operator', 'mails'],
} as const;

// Every look is noted in the audit log, so none is taken only because the window came to the front.
const calmly = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The state of the installation. */
export function useOverview(): UseQueryResult<Overview, CallProblem> {
  return useQuery<Overview, CallProblem>({
    queryKey: keys.overview,
    queryFn: ({ signal }) => call(operator.readOverview, { signal }),
    ...calmly,
  });
}

/** The companies, a page at a time. */
export function useCompanies() {
  return useInfiniteQuery<CompanyPage, CallProblem, InfiniteData<CompanyPage>, readonly string[], string | undefined>({
    queryKey: keys.companies,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(operator.listCompanies, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    ...calmly,
  });
}

/** Mails that were not delivered. */
export function useUndeliveredMails(): UseQueryResult<MailPage, CallProblem> {
  return useQuery<MailPage, CallProblem>({
    queryKey: keys.mails,
    queryFn: ({ signal }) => call(operator.listUndeliveredMails, { signal }),
    ...calmly,
  });
}

export interface OperatorChange {
  readonly isBusy: boolean;
  /** A failure that belongs to no field. */
  readonly problem: string | null;
  readonly errors: CallProblem['errors'];
  /** Does it and reads everything again; answers what the server said, or null when it failed. */
  readonly run: (work: () => Promise<{ readonly message: string }>) => Promise<string | null>;
  readonly clear: () => void;
}

/** One change at a time, and what became of it. */
export function useOperatorChange(): OperatorChange {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallProblem | Error | null>(null);
  const run = async (work: () => Promise<{ readonly message: string }>): Promise<string | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await work();
      await client.invalidateQueries({ queryKey: keys.all });
      return message;
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(words.failed));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const errors = failure instanceof CallProblem ? failure.errors : {};
  const isOfField = Object.keys(errors).length > 0;
  const sentence = failure instanceof CallProblem ? failure.message : words.failed;
  return {
    isBusy,
    problem: failure === null || isOfField ? null : sentence,
    errors,
    run,
    clear: () => setFailure(null),
  };
}
