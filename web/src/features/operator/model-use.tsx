import type { ReactNode } from 'react';
import { locale } from '../../i18n/language.ts';
import * as words from './models.words.ts';
import type { Models } from './use-models.ts';

const numbers = new Intl.NumberFormat(locale);
type Use = Models['use'][number];

function wordUse({ calls, failed, tokens_in: read, tokens_out: written }: Use, cost: string): string {
  const failures = failed === 0 ? '' : words.ofTheseFailed(numbers.format(failed));
  const tokens = words.tokens(numbers.format(read), numbers.format(written));
  return `${words.calls(calls, numbers.format(calls))}${failures}${tokens}${cost}`;
}

/** What the models were asked and cost within 30 days, and how their calls failed. */
export function ModelUse({ use, failures, currency, has_price: hasPrice }: Models): ReactNode {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const costOf = (thousandths: number): string => money.format(thousandths / 1_000);
  const total = use.reduce((sum, { cost_thousandths: cost }) => sum + cost, 0);
  const isPriced = hasPrice || total > 0;
  return (
    <>
      <h3 className="mt-6 font-medium">{words.use}</h3>
      {use.length === 0 ? (
        <p className="mt-1 text-ink-soft">{words.noUse}</p>
      ) : (
        <>
          <ul className="mt-2 border-t border-rule">
            {use.map((row) => (
              <li
                key={`${row.asked_by} ${row.provider} ${row.model}`}
                className="border-b border-rule py-2 [overflow-wrap:anywhere]"
              >
                <p>{words.askedOf(row.asked_by === 'test' ? words.askedByTest : row.asked_by, row.model)}</p>
                <p className="text-step--1 text-ink-soft tabular-nums">
                  {wordUse(row, isPriced ? words.costs(costOf(row.cost_thousandths)) : '')}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft tabular-nums">{isPriced ? words.total(costOf(total)) : words.noPrice}</p>
        </>
      )}
      {failures.length > 0 && (
        <>
          <h3 className="mt-6 font-medium">{words.failures}</h3>
          <ul className="mt-2">
            {failures.map(({ problem, calls }) => (
              <li key={problem} className="flex justify-between gap-4 border-b border-rule py-2 last:border-b-0">
                <span>{words.failureKinds[problem] ?? problem}</span>
                <span className="tabular-nums">{numbers.format(calls)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
