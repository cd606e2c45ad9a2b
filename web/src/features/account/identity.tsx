import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../routes/paths.ts';
import { shownName, useProfile } from '../../api/account/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { usePicture } from './use-picture.ts';
import { guest } from '../../api/account/profile.words.ts';
import * as words from './identity.words.ts';

/** Who is signed in, for the header: name (or Guest), e-mail (or Welcome back), picture. Leads to the profile. */
export function Identity(): ReactNode {
  const { data: profile } = useProfile();
  const picture = usePicture(profile?.profile_picture);
  const name = shownName(profile?.name);
  return (
    <Link
      to={paths.editProfile}
      title={words.yourProfile}
      className="-mr-1.5 flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-3 rounded-card px-1.5 no-underline transition-colors duration-150 ease-calm hover:bg-paper-sunk"
    >
      <span className="sr-only">{words.yourProfileIs}</span>
      <span className="hidden text-right leading-tight sm:block">
        <span dir="auto" className="block max-w-60 truncate font-semibold">
          {name}
        </span>
        <span className="block max-w-60 truncate text-step--1 text-ink-faint">
          {profile?.email || words.welcomeBack}
        </span>
      </span>
      <Avatar name={name === guest ? null : name} picture={picture} />
      <span className="sr-only sm:hidden">{`${name}, ${profile?.email || words.welcomeBack}`}</span>
    </Link>
  );
}
