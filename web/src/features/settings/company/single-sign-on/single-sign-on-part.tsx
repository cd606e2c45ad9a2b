import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import * as words from './words.ts';

const notThere = (): ReactNode => <Alert>{words.notLoaded}</Alert>;
const SingleSignOn = lazyPart(async () => (await import('./single-sign-on.tsx')).SingleSignOn, notThere);

/** Where the owner sets up the company's own sign-in. */
export function SingleSignOnPart(): ReactNode {
  return (
    <div className="mt-8">
      <h3 className="font-medium">{words.title}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <Suspense fallback={<Loading />}>
        <SingleSignOn />
      </Suspense>
    </div>
  );
}
