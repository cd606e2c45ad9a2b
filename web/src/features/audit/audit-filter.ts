import type { authenticationApp, QueryInputOf } from '@notewright/contract';
import { dayKey } from '../../i18n/dates.ts';
import * as words from './words.ts';

/** What the filter's fields hold; empty where nothing is chosen. Days as yyyy-MM-dd, in local time. */
export interface AuditFilter {
  readonly from: string;
  readonly to: string;
  readonly person: string;
  readonly group: string;
  readonly outcome: string;
}

export const noFilter: AuditFilter = { from: '', to: '', person: '', group: '', outcome: '' };

export type AuditQuery = NonNullable<QueryInputOf<typeof authenticationApp.exportAuditLog>>;

/** The beginning of a local day, some days later, as a moment; null for what is no day. */
function startOf(day: string, daysLater: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const moment = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The filter as the call takes it: whole days of the reader's own time zone. */
export function toQuery({ from, to, person, group, outcome }: AuditFilter): AuditQuery {
  const since = startOf(from, 0);
  const until = startOf(to, 1);
  return {
    ...(since === null ? {} : { from: since }),
    ...(until === null ? {} : { to: until }),
    ...(person === '' ? {} : { person }),
    ...(group === '' ? {} : { group: group as 'charts' }),
    ...(outcome === '' ? {} : { outcome: outcome as 'success' }),
  };
}

/** What is wrong with a filter, in words. */
export function checkFilter({ from, to }: AuditFilter): string | null {
  return from !== '' && to !== '' && from > to ? words.wrongDays : null;
}

/** The name of the file that an export is kept under. */
export function exportName(now: Date): string {
  return `audit-log-${dayKey(now)}.csv`;
}
