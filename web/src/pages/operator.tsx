import type { ReactNode } from 'react';
import { AccountsPart } from '../features/operator/accounts-part.tsx';
import { CodeTablesPart } from '../features/operator/code-tables-part.tsx';
import { CompaniesPart } from '../features/operator/companies-part.tsx';
import { EmrPart } from '../features/operator/emr-part.tsx';
import { MailsPart } from '../features/operator/mails-part.tsx';
import { ModelsPart } from '../features/operator/models-part.tsx';
import { OverviewPart, SettingsPart } from '../features/operator/overview-part.tsx';
import * as words from '../features/operator/words.ts';
import { PageFrame, WithProfile } from '../layouts/page-frame.tsx';
import { paths } from '../routes/paths.ts';
import type { UserProfile } from '../api/account/profile.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';

function OperationOf({ role }: Pick<UserProfile, 'role'>): ReactNode {
  if (role !== 'operator') {
    return (
      <EmptyState title={words.notForYou}>
        <TextLink to={paths.chatHome}>{words.backToChats}</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OverviewPart />
      <CompaniesPart />
      <AccountsPart />
      <ModelsPart />
      <CodeTablesPart />
      <EmrPart />
      <MailsPart />
      <SettingsPart />
    </>
  );
}

/** What those who run the installation see of it: no chats, no charts. */
export function OperatorPage(): ReactNode {
  return (
    <PageFrame title={words.title} width="max-w-4xl">
      <WithProfile>{({ role }) => <OperationOf role={role} />}</WithProfile>
    </PageFrame>
  );
}
