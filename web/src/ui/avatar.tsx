import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** The person's name; null when there is none, which shows a generic sign. */
  readonly name: string | null;
  /** Address of the picture, a blob of our own. */
  readonly picture?: string | null;
}

/** A person's picture, or initials, or a generic sign. Decoration: the name stands beside it or labels the whole. */
export function Avatar({ name, picture = null }: AvatarProps): ReactNode {
  if (picture !== null) return <img src={picture} alt="" className="size-9 shrink-0 rounded-full object-cover" />;
  const initials = name === null ? '' : initialsOf(name);
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-wash text-step--1 font-semibold text-accent"
    >
      {initials === '' ? <UserRound className="size-[18px] stroke-[1.7]" /> : initials}
    </span>
  );
}
