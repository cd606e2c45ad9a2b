import type { ReactNode } from 'react';
import { BeginLaunch } from '../features/emr/opening/begin-launch.tsx';
import * as words from '../features/emr/opening/words.ts';
import { AccountLayout } from '../layouts/account-layout.tsx';

/** Asks the record system that sent somebody here for the patient's record, and leaves for it. */
export function EmrBeginPage(): ReactNode {
  return (
    <BeginLaunch
      renderSheet={(isFailed, content) => (
        <AccountLayout title={isFailed ? words.failed : words.title} lead={isFailed ? words.nothingRead : words.lead}>
          {content}
        </AccountLayout>
      )}
    />
  );
}
