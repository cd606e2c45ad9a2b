import { Download } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { saveFile } from '../../api/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isByWeek, periods, sumCounts, toBuckets, type Bucket, type Period, type Usage } from './usage-buckets.ts';
import { UsageFigures } from './usage-figures.tsx';
import { usedBuckets, writeUsageCsv } from './usage-lines.ts';
import { UsageMethod } from './usage-method.tsx';
import { UsagePlot } from './usage-plot.tsx';
import { UsageTable } from './usage-table.tsx';
import { countReplies, describeBucket, formatUsageDay } from './usage-words.ts';
import { useUsage, type UsageQuery } from './use-usage.ts';
import './usage.css';
import * as words from './words.ts';

const periodOptions = periods.map((days) => ({ value: String(days), label: words.lastDays(days) }));

function describePlot(usage: Usage, buckets: readonly Bucket[]): string {
  const most = buckets.reduce((best, one) => (one.replies > best.replies ? one : best));
  const sum = countReplies(sumCounts(usage.data).replies);
  return words.plotInWords(sum, formatUsageDay(usage.from), formatUsageDay(usage.to), describeBucket(most));
}

function keepTable(usage: Usage, buckets: readonly Bucket[]): void {
  const file = new Blob([writeUsageCsv(buckets)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `notewright-usage-${usage.from}-to-${usage.to}.csv`);
}

/** Whose use it is and of which days, for the screen and for paper. `companyName` null: one's own. */
function spanWords(usage: Usage, companyName: string | null): string {
  const [from, to] = [formatUsageDay(usage.from), formatUsageDay(usage.to)];
  return companyName === null ? words.yourUsage(from, to) : words.usageAt(companyName, from, to);
}

function Report({ usage, companyName }: { readonly usage: Usage; readonly companyName: string | null }): ReactNode {
  const buckets = useMemo(() => toBuckets(usage), [usage]);
  const piece = isByWeek(usage) ? 'week' : 'day';
  return (
    <>
      <p className="mb-3 text-step--1 text-ink-soft">{spanWords(usage, companyName)}</p>
      <UsageFigures usage={usage} />
      {usedBuckets(buckets).length === 0 ? (
        <EmptyState title={words.noneYet}>
          <TextLink to={paths.chatHome}>{words.startChat}</TextLink>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="usage-plot" className="mt-8">
            <h2 id="usage-plot" className="mb-3 font-serif text-step-1 font-medium">
              {words.repliesPer[piece]}
            </h2>
            <UsagePlot buckets={buckets} labelledBy="usage-plot" description={describePlot(usage, buckets)} />
          </section>
          <section aria-labelledby="usage-table" className="mt-8">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h2 id="usage-table" className="font-serif text-step-1 font-medium">
                {words.sameInNumbers}
              </h2>
              <Button className="print:hidden" onClick={() => keepTable(usage, buckets)}>
                <Download aria-hidden="true" className="size-4 stroke-[1.7]" />
                {words.download}
              </Button>
            </div>
            <UsageTable usage={usage} buckets={buckets} caption={words.caption[piece]} />
          </section>
        </>
      )}
      <UsageMethod method={usage.method} />
    </>
  );
}

/** How much was written with the tools: by whom and since when is chosen here. `companyName` null: only one's own. */
export function UsageView({ companyName }: { readonly companyName: string | null }): ReactNode {
  const [query, setQuery] = useState<UsageQuery>({ days: 30, of: 'me' });
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsage(query);
  const isChanging = isPlaceholderData && error === null;
  return (
    <>
      <div className={`nw-use-choices ${companyName === null ? 'nw-use-one' : ''}`}>
        <SelectField
          label={words.period}
          options={periodOptions}
          value={String(query.days)}
          onChange={({ target }) => setQuery({ ...query, days: Number(target.value) as Period })}
        />
        {companyName !== null && (
          <SelectField
            label={words.whose}
            options={[
              { value: 'me', label: words.yours },
              { value: 'company', label: words.everybodysAt(companyName) },
            ]}
            value={query.of}
            onChange={({ target }) => setQuery({ ...query, of: target.value === 'company' ? 'company' : 'me' })}
          />
        )}
      </div>
      {error !== null && (
        <div>
          <Alert>{error.message}</Alert>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {error === null && data === undefined && <Loading label={words.loading} />}
      {error === null && data !== undefined && (
        <div
          aria-busy={isChanging}
          className={`transition-opacity duration-150 ease-calm ${isChanging ? 'opacity-50' : ''}`}
        >
          <Report usage={data} companyName={query.of === 'me' ? null : companyName} />
        </div>
      )}
    </>
  );
}
