import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import type { UserProfile } from '../../lib/profile.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** For whom user management is not: why, and what to do. */
export function WhyNoUsers({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <div className="max-w-[64ch]">
      <h2 className="font-serif text-step-2 leading-tight font-medium">
        This page is for a company’s owner and admins
      </h2>
      <p className="mt-2 text-ink-soft">
        <Explanation profile={profile} />
      </p>
    </div>
  );
}

function Explanation({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { role, company_name: company, workspace } = profile;
  if (role === 'operator') return 'As the operator you run the installation; the users of a company are its owner’s.';
  if (company === null) {
    return (
      <>
        You work alone here. To invite others, <TextLink to={`${paths.settings}#company`}>set up a company</TextLink> in
        Settings first; the chats you have made stay yours.
      </>
    );
  }
  if (workspace === 'personal') {
    return (
      <>
        You are in your personal workspace. <TextLink to={`${paths.settings}#workspace`}>Switch to {company}</TextLink>{' '}
        in Settings; if you are its owner or an admin, the users are there.
      </>
    );
  }
  return `You are a member of ${company}. To have somebody invited or removed, please ask its owner or an admin.`;
}
