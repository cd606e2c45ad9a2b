import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as common from '../words.ts';
import * as words from './words.ts';

/** Fetched by itself: few who come to the settings come for it. */
const OwnLearned = lazyPart(
  async () => (await import('./own-learned.tsx')).OwnLearned,
  () => <Alert>{common.failed}</Alert>,
);

/** How somebody likes their notes, as it was learned of what they change in them. */
export function LearnedSection(): ReactNode {
  return (
    <SettingsSection id="learned" title={words.title} description={words.description}>
      <Suspense fallback={<Loading />}>
        <OwnLearned />
      </Suspense>
    </SettingsSection>
  );
}
