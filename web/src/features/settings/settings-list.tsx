import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '../../lib/profile.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { settingsEntries } from './settings-sections.ts';

/** Brings the section that the address names into view once it stands. */
function useNamedSection(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}

/** The sections that are for this person, with a list of them beside it. */
export function SettingsList(): ReactNode {
  const { data: profile, error, refetch, isFetching } = useProfile();
  useNamedSection(profile !== undefined);
  if (error !== null && profile === undefined) {
    return (
      <div>
        <Alert>{error.serverMessage ?? 'Failed to load settings.'}</Alert>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (profile === undefined) return <Loading />;
  const shown = settingsEntries.filter((entry) => entry.isFor(profile));
  return (
    <div className="md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-10">
      <nav aria-label="Settings" className="mb-6 md:sticky md:top-6 md:mb-0 md:self-start">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 md:flex-col">
          {shown.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {shown.map(({ id, Section }) => (
          <Section key={id} profile={profile} />
        ))}
      </div>
    </div>
  );
}
