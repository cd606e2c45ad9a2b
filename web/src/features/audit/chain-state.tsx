import { CircleAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { locale } from '../../i18n/language.ts';
import { useChain, type Chain } from './use-audit-log.ts';
import * as words from './words.ts';

const numbers = new Intl.NumberFormat(locale);

function sentenceOf({
  state,
  sealed_to: sealed,
  verified_to: verified,
  checked_since: since,
  broken_at: broken,
}: Chain) {
  if (state === 'broken') return words.isBroken(numbers.format(broken ?? 0));
  if (sealed === 0) return words.nothingSealed;
  if (state === 'checking') return words.checkedSoFar(numbers.format(sealed), numbers.format(verified));
  return words.isWhole(numbers.format(sealed), formatMoment(new Date(since)));
}

/** Whether the log still is what was written, in one line. */
export function ChainState(): ReactNode {
  const { data: chain, error } = useChain();
  const isBroken = chain?.state === 'broken';
  const unknown = error === null ? words.isChecking : words.notChecked;
  const Icon = isBroken ? CircleAlert : ShieldCheck;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 text-step--1 tabular-nums ${isBroken ? 'font-medium text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-[3px] size-4 shrink-0 stroke-[1.7]" />
      <span>{chain === undefined ? unknown : sentenceOf(chain)}</span>
    </p>
  );
}
