import { useId, type ReactNode } from 'react';
import type { CallProblem } from '../../api/call.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';

export interface PartProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** One matter of the operator's page. */
export function Part({ title, description, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule py-7 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-serif text-step-1 font-medium">
        {title}
      </h2>
      {description !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** A fact under its name, in a list of such. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="grid gap-x-4 border-b border-rule py-2 last:border-b-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere] tabular-nums">{children}</dd>
    </div>
  );
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: CallProblem | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What was asked for, that it is on its way, or why it did not come. */
export function Answered<T>({
  of: { data, error, isFetching, refetch },
  children,
}: {
  readonly of: Asked<T>;
  readonly children: (data: T) => ReactNode;
}): ReactNode {
  if (data !== undefined) return children(data);
  if (error === null) return <Loading />;
  return <LoadFailed problem={error.message} isBusy={isFetching} onRetry={() => void refetch()} />;
}
