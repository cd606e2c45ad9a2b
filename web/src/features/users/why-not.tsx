import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import type { UserProfile } from '../../api/account/profile.ts';
import { TextLink } from '../../ui/text-link.tsx';
import * as words from './words.tsx';

/** For whom user management is not: why, and what to do. */
export function WhyNoUsers({ profile }: { readonly profile: UserProfile }): ReactNode {
  return (
    <div className="max-w-[64ch]">
      <h2 className="font-serif text-step-2 leading-tight font-medium">{words.notForYou}</h2>
      <p className="mt-2 text-ink-soft">
        <Explanation profile={profile} />
      </p>
    </div>
  );
}

function Explanation({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { role, company_name: company, workspace } = profile;
  if (role === 'operator') return words.operatorRuns;
  if (company === null) {
    return words.workAlone((link) => <TextLink to={`${paths.settings}#company`}>{link}</TextLink>);
  }
  if (workspace === 'personal') {
    return words.isPersonal(company, (link) => <TextLink to={`${paths.settings}#workspace`}>{link}</TextLink>);
  }
  return words.isMember(company);
}
