import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { AcceptInvitation } from '../features/auth/accept-invitation.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { paths } from '../routes/paths.ts';
import { useEntryState } from '../routes/remembered-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import * as words from './accept-invitation.words.ts';

/** For somebody who is logged in and was invited to a company. */
export function AcceptInvitationPage(): ReactNode {
  usePageTitle(words.pageTitle);
  const { invitation = null } = useEntryState();
  const token = useSearchParams()[0].get('token');
  // Who comes from another site brings it in the address, where it does not stay.
  if (token !== null && token !== '')
    return <Navigate to={paths.acceptInvitation} state={{ invitation: token }} replace />;
  return (
    <AccountLayout title={words.title} lead={words.lead}>
      <AcceptInvitation token={invitation} />
    </AccountLayout>
  );
}
