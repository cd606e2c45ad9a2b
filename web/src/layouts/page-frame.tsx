import type { ReactNode } from 'react';
import { useProfile, type UserProfile } from '../api/account/profile.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { classNames } from '../ui/class-names.ts';
import { HeaderSlot, HeaderTitle } from '../ui/header-slot.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';

export interface PageFrameProps {
  /** The browser tab's title. */
  readonly title: string;
  /** The heading over the page, where it is not the title. */
  readonly heading?: string;
  /** How wide the page may become, as a class. */
  readonly width: `max-w-${string}`;
  readonly children: ReactNode;
}

/** A page of the signed-in application that is one column under its heading. */
export function PageFrame({ title, heading = title, width, children }: PageFrameProps): ReactNode {
  usePageTitle(title);
  return (
    <div className={classNames('mx-auto w-full px-4 py-6 md:px-6 md:py-10', width)}>
      <HeaderSlot>
        <HeaderTitle>{heading}</HeaderTitle>
      </HeaderSlot>
      {children}
    </div>
  );
}

/** What depends on who looks: drawn once the profile is there, which is said until then. */
export function WithProfile({ children }: { readonly children: (profile: UserProfile) => ReactNode }): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  if (profile !== undefined) return children(profile);
  if (error === null) return <Loading />;
  return <LoadFailed problem={error.message} isBusy={isFetching} onRetry={() => void refetch()} />;
}
