import type { ReactNode } from 'react';
import type { Company } from '../../../api/account/company.ts';
import { readPageSetting } from '../../../api/page-setting.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import * as words from './words.ts';

export interface OwnTrialsFieldProps {
  readonly company: Pick<Company, 'mail_domain'>;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Whether people with addresses like the owner's get free trials of their own; nothing where there are no plans. */
export function OwnTrialsField({ company, isChecked, onChange }: OwnTrialsFieldProps): ReactNode {
  if (readPageSetting('billing') === 'off') return null;
  const { mail_domain: domain } = company;
  return (
    <div>
      <Checkbox
        label={words.withholdTrials}
        checked={isChecked}
        disabled={domain === null}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="mt-1 text-step--1 text-ink-faint">
        {domain === null ? words.withholdTrialsNotHere : words.withholdTrialsHint(domain)}
      </p>
    </div>
  );
}
