import type { ReactNode } from 'react';
import { ProfileCard } from '../features/account/profile-card.tsx';
import { paths } from '../routes/paths.ts';
import { useProfile } from '../api/account/profile.ts';
import { readsAuditLog } from '../api/account/role-pages.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { TextLink } from '../ui/text-link.tsx';
import * as words from './edit-profile.words.ts';

/** Leads to the audit log, for those who may read one. */
function AuditLink(): ReactNode {
  const { data: profile } = useProfile();
  if (profile === undefined || !readsAuditLog(profile.role)) return null;
  return (
    <p className="mt-1 text-ink-soft">
      {profile.role === 'individual' ? words.inWorkspace : words.inCompany}
      <TextLink to={paths.audit}>{words.audit}</TextLink>
    </p>
  );
}

/** A person's own profile. */
export function EditProfilePage(): ReactNode {
  usePageTitle(words.title);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 md:px-6 md:py-10">
      <HeaderSlot>
        <HeaderTitle>{words.title}</HeaderTitle>
      </HeaderSlot>
      <ProfileCard />
      <section aria-labelledby="account-activity" className="mt-8 border-t border-rule pt-5">
        <h2 id="account-activity" className="font-serif text-step-1 font-medium">
          {words.activity}
        </h2>
        <p className="mt-1 text-ink-soft">
          {words.activityLead} <TextLink to={paths.loginInfo}>{words.loginInfo}</TextLink>
        </p>
        <AuditLink />
        <p className="mt-3">
          <TextLink to={paths.settings}>{words.settings}</TextLink>
        </p>
      </section>
    </div>
  );
}
