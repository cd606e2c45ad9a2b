import { operator, type ResponseOf } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import * as words from './models.words.ts';

export type Models = ResponseOf<typeof operator.readModels>;
export type ConfiguredModels = NonNullable<Models['configured']>;

const key = ['operator', 'models'] as const;

/** The language models and their use. Under the operators' key; every look is noted, so none is taken by itself. */
export function useModels(): UseQueryResult<Models, CallProblem> {
  return useQuery<Models, CallProblem>({
    queryKey: key,
    queryFn: ({ signal }) => call(operator.readModels, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export interface ModelsTest {
  readonly isBusy: boolean;
  readonly results: readonly operator.ModelTest[];
  readonly problem: string | null;
  readonly run: () => Promise<void>;
}

/** Tests the connection to every model, and reads what that changed. */
export function useModelsTest(): ModelsTest {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly operator.ModelTest[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setResults([]);
    try {
      const { data } = await call(operator.testModels, {});
      setResults(data);
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.message : words.testFailed);
    } finally {
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: key });
  };
  return { isBusy, results, problem, run };
}
