import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, type CallProblem } from '../../../api/call.ts';
import { locale } from '../../../i18n/language.ts';
import type { UserProfile } from '../../../api/account/profile.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import * as words from './words.ts';

export type OwnData = ResponseOf<typeof authenticationApp.readOwnData>;

/** Megabytes as people read them: with one digit behind the point while they are few. */
function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return value.toLocaleString(locale, { maximumFractionDigits: value < 10 ? 1 : 0 });
}

/** Everything a person has, to export or to delete. */
export function YourDataSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery<OwnData, CallProblem>({
    queryKey: ['own-data'],
    queryFn: ({ signal }) => call(authenticationApp.readOwnData, { signal }),
    staleTime: 0,
  });
  return (
    <SettingsSection id="your-data" title={words.title} description={words.description}>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadFailed
            problem={error.serverMessage ?? words.notLoaded}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <>
          <p className="tabular-nums">
            {words.stored(megabytes(data.stored_bytes), megabytes(data.stored_bytes_limit))}
          </p>
          <ExportData profile={profile} />
          <DeleteAccount data={data} email={profile.email} />
        </>
      )}
    </SettingsSection>
  );
}
