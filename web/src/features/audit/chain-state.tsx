import { CircleAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/dates.ts';
import { useChain, type Chain } from './use-audit-log.ts';

const numbers = new Intl.NumberFormat('en-US');

function sentenceOf({
  state,
  sealed_to: sealed,
  verified_to: verified,
  checked_since: since,
  broken_at: broken,
}: Chain) {
  if (state === 'broken')
    return `The log is not whole: line ${numbers.format(broken ?? 0)} was changed, put in or is missing. Please tell whoever runs Notewright for you.`;
  if (sealed === 0) return 'Nothing is sealed yet.';
  if (state === 'checking')
    return `Sealed up to number ${numbers.format(sealed)}; checked up to ${numbers.format(verified)} so far.`;
  return `Sealed up to number ${numbers.format(sealed)}; verified ${formatMoment(new Date(since))}.`;
}

/** Whether the log still is what was written, in one line. */
export function ChainState(): ReactNode {
  const { data: chain, error } = useChain();
  const isBroken = chain?.state === 'broken';
  const words =
    chain === undefined
      ? error === null
        ? 'The log is being checked.'
        : 'The log could not be checked.'
      : sentenceOf(chain);
  const Icon = isBroken ? CircleAlert : ShieldCheck;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 text-step--1 tabular-nums ${isBroken ? 'font-medium text-danger' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden="true" className="mt-[3px] size-4 shrink-0 stroke-[1.7]" />
      <span>{words}</span>
    </p>
  );
}
