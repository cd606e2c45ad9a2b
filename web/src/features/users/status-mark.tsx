import { Check, Clock3, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyUser } from '../../api/account/company.ts';
import { classNames } from '../../ui/class-names.ts';
import * as words from './words.tsx';

const marks = {
  accepted: { label: words.accepted, Icon: Check },
  pending: { label: words.pending, Icon: Clock3 },
  expired: { label: words.expired, Icon: TimerOff },
} as const;

/** Where an invitation stands: accepted in green, anything else in yellow, each with its word and its sign. */
export function StatusMark({ status }: { readonly status: CompanyUser['invition_status'] }): ReactNode {
  const { label, Icon } = marks[status];
  return (
    <span
      data-status={status}
      className={classNames(
        'inline-flex items-center gap-1.5 font-medium whitespace-nowrap',
        status === 'accepted' ? 'text-good' : 'text-warn',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.8]" />
      {label}
    </span>
  );
}
