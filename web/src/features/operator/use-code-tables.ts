import { operator, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../api/call.ts';

export type CodeTables = ResponseOf<typeof operator.listCodeTables>;
export type CodeTable = CodeTables['data'][number];
export type ImportedTable = ResponseOf<typeof operator.importCodeTables>['data'][number];

/** The tables that codes are looked up in. Under the operators' key, so that every change of theirs reads it again. */
export function useCodeTables(): UseQueryResult<CodeTables, CallProblem> {
  return useQuery<CodeTables, CallProblem>({
    queryKey: ['operator', 'code-tables'],
    queryFn: ({ signal }) => call(operator.listCodeTables, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
