import type { ReactNode } from 'react';
import { shownName, useProfile } from '../../lib/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { usePicture } from './use-picture.ts';

/** Who is signed in, for the header: name (or Guest), e-mail (or Welcome back), picture. */
export function Identity(): ReactNode {
  const { data: profile } = useProfile();
  const picture = usePicture(profile?.profile_picture);
  const name = shownName(profile?.name);
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p className="hidden text-right leading-tight sm:block">
        <span className="block max-w-60 truncate font-semibold">{name}</span>
        <span className="block max-w-60 truncate text-step--1 text-ink-faint">{profile?.email || 'Welcome back'}</span>
      </p>
      <Avatar name={name === 'Guest' ? null : name} picture={picture} />
      <span className="sr-only sm:hidden">{`${name}, ${profile?.email || 'Welcome back'}`}</span>
    </div>
  );
}
