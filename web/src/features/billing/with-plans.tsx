import type { ReactNode } from 'react';
import { usePlans, type PlanTable } from '../../api/account/plans.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import * as words from './words.ts';

/** Draws with the plan table once it is there; says so while it is not, and when it cannot be had. */
export function WithPlans({ children }: { readonly children: (table: PlanTable) => ReactNode }): ReactNode {
  const { data: table, error, refetch, isFetching } = usePlans();
  if (table !== undefined) return children(table);
  if (error === null) return <Loading label={words.loading} />;
  return (
    <div className="mt-5">
      <Alert>{words.notLoaded(error.message)}</Alert>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
