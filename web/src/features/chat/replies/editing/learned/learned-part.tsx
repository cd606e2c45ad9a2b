import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../../../ui/lazy-part.ts';
import { learnedStore } from './learned-store.ts';

const LearnedOffer = lazyPart(
  async () => (await import('./learned-offer.tsx')).LearnedOffer,
  () => null,
);

/** Under a version that was signed just now: what it taught, where that is proposed. Nothing else of it is ever fetched. */
export function LearnedPart({ versionId }: { readonly versionId: string }): ReactNode {
  const learned = useStore(learnedStore, (all) => all[versionId]);
  if (learned === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LearnedOffer versionId={versionId} learned={learned} />
    </Suspense>
  );
}
