import { operator, type ResponseOf } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import * as words from './emr.words.ts';

export type Emr = ResponseOf<typeof operator.readEmr>;
export type EmrEntry = operator.EmrConnectionEntry;
export type EmrTest = ResponseOf<typeof operator.testEmr>;

const key = ['operator', 'emr'] as const;

/** The record systems that are connected. Under the operators' key; every look is noted, so none is taken by itself. */
export function useEmr(): UseQueryResult<Emr, CallProblem> {
  return useQuery<Emr, CallProblem>({
    queryKey: key,
    queryFn: ({ signal }) => call(operator.readEmr, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export interface ConnectionTest {
  readonly isBusy: boolean;
  readonly result: EmrTest | null;
  readonly problem: string | null;
  readonly run: () => void;
}

/** Asks a record system's server what it can, and reads what that changed. */
export function useEmrTest(connectionId: string): ConnectionTest {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<EmrTest | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      setResult(await call(operator.testEmr, { params: { connectionId } }));
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.testFailed);
    } finally {
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return { isBusy, result, problem, run: () => void run() };
}
