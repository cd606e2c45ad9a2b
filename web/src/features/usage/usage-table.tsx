import type { ReactNode } from 'react';
import { numberColumns, numbersOf, usedBuckets } from './usage-lines.ts';
import { sumByTool, sumCounts, type Bucket, type Usage } from './usage-buckets.ts';
import { formatCount, formatTenths, nameBucket } from './usage-words.ts';
import * as words from './words.ts';

const number = 'py-2 pl-4 text-right whitespace-nowrap';

function Numbers({ of }: { readonly of: Parameters<typeof numbersOf>[0] }): ReactNode {
  return numbersOf(of).map((value, at) => (
    <td key={numberColumns[at]} className={number}>
      {at === numberColumns.length - 1 ? formatTenths(value) : formatCount(value)}
    </td>
  ));
}

export interface UsageTableProps {
  readonly usage: Usage;
  readonly buckets: readonly Bucket[];
  readonly caption: string;
}

/** The numbers of the plot as a table, the newest first, with their sums. */
export function UsageTable({ usage, buckets, caption }: UsageTableProps): ReactNode {
  return (
    // Nine columns do not fit a telephone: the table moves within its frame.
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="nw-use-table"
    >
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-step--1 text-ink-soft">
            <th scope="col" className="py-2 font-semibold">
              {words.when}
            </th>
            {numberColumns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-4 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usedBuckets(buckets)
            .toReversed()
            .map((bucket) => (
              <tr key={bucket.from} className="border-b border-rule">
                <th scope="row" className="py-2 font-medium whitespace-nowrap">
                  {nameBucket(bucket)}
                </th>
                <Numbers of={bucket} />
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2">
              {words.inAll}
            </th>
            <Numbers of={{ byTool: sumByTool(usage.data), ...sumCounts(usage.data) }} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
