import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../api/call.ts';
import { usePagedLines, type PagedLines } from '../../hooks/use-paged-lines.ts';
import { toQuery, type AuditFilter } from './audit-filter.ts';

type Page = ResponseOf<typeof authenticationApp.readAuditLog>;
export type AuditLine = Page['data'][number];
export type Chain = ResponseOf<typeof authenticationApp.checkAuditLog>;
export type Person = ResponseOf<typeof authenticationApp.listAuditPeople>['data'][number];

export type AuditPages = PagedLines<AuditLine>;

const linesOf = ({ data }: Page): readonly AuditLine[] => data;

/** The audit log by a filter, newest first, a page at a time. Each page that is read is kept in the log itself. */
export function useAuditLog(filter: AuditFilter): AuditPages {
  return usePagedLines<Page, AuditLine>({
    queryKey: ['audit-log', filter],
    read: (cursor, signal) => {
      const query = { ...toQuery(filter), ...(cursor === undefined ? {} : { cursor }) };
      return call(authenticationApp.readAuditLog, { query, signal });
    },
    cursorAfter: (page) => page.next_cursor,
    linesOf,
    keepsBefore: true,
    isNoted: true,
  });
}

/** Whom the log names, for the filter. */
export function useAuditPeople(): readonly Person[] {
  const { data } = useQuery<{ data: Person[] }, CallProblem>({
    queryKey: ['audit-people'],
    queryFn: ({ signal }) => call(authenticationApp.listAuditPeople, { signal }),
  });
  return data?.data ?? [];
}

/** The state of the log's chain; asked again until the check has reached its end. */
export function useChain(): UseQueryResult<Chain, CallProblem> {
  return useQuery<Chain, CallProblem>({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) => call(authenticationApp.checkAuditLog, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'checking' ? 500 : 30_000),
  });
}
