import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useProfile } from '../../api/account/profile.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { settingsEntries } from './settings-sections.ts';
import * as words from './words.ts';

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
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (profile === undefined) return <Loading />;
  const shown = settingsEntries.filter((entry) => entry.isFor(profile));
  return (
    <div className="md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-10">
      <nav aria-label={words.title} className="mb-6 md:sticky md:top-6 md:mb-0 md:self-start">
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
