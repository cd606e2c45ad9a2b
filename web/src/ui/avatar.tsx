import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** The person's name; null when there is none, which shows a generic sign. */
  readonly name: string | null;
  /** Address of the picture, a blob of our own. */
  readonly picture?: string | null;
  /** `large` is for the page about the person. */
  readonly size?: 'small' | 'large';
}

/** A person's picture, or initials, or a generic sign. Decoration: the name stands beside it or labels the whole. */
export function Avatar({ name, picture = null, size = 'small' }: AvatarProps): ReactNode {
  const shape = size === 'large' ? 'size-24' : 'size-9';
  if (picture !== null) {
    return <img src={picture} alt="" className={classNames('shrink-0 rounded-full object-cover', shape)} />;
  }
  const initials = name === null ? '' : initialsOf(name);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent',
        size === 'large' ? 'text-step-3' : 'text-step--1',
        shape,
      )}
    >
      {initials === '' ? (
        <UserRound className={classNames('stroke-[1.7]', size === 'large' ? 'size-10' : 'size-[18px]')} />
      ) : (
        initials
      )}
    </span>
  );
}
