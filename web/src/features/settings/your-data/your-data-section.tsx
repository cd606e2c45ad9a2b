import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call, type CallProblem } from '../../../lib/call.ts';
import type { UserProfile } from '../../../lib/profile.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

export type OwnData = ResponseOf<typeof authenticationApp.readOwnData>;

/** Megabytes as people read them: with one digit behind the point while they are few. */
function megabytes(bytes: number): string {
  const value = bytes / 1_000_000;
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
}

/** Everything somebody has, to take along or to delete. */
export function YourDataSection({ profile }: { readonly profile: UserProfile }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery<OwnData, CallProblem>({
    queryKey: ['own-data'],
    queryFn: ({ signal }) => call(authenticationApp.readOwnData, { signal }),
    staleTime: 0,
  });
  return (
    <SettingsSection
      id="your-data"
      title="Your data"
      description="What you have here is yours: take it along whenever you like, or delete it for good."
    >
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <>
            <Alert>{error.serverMessage ?? 'Your data could not be looked up.'}</Alert>
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )
      ) : (
        <>
          <p className="tabular-nums">
            Your attached files take {megabytes(data.stored_bytes)} of {megabytes(data.stored_bytes_limit)} MB.
          </p>
          <ExportData profile={profile} />
          <DeleteAccount data={data} email={profile.email} />
        </>
      )}
    </SettingsSection>
  );
}
