import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as common from '../words.ts';
import * as words from './words.ts';

/** Fetched by itself: few who come to the settings come for it. */
const OwnPhrases = lazyPart(
  async () => (await import('./own-phrases.tsx')).OwnPhrases,
  () => <Alert>{common.failed}</Alert>,
);

/** The words that a person, and a company, insert by a name. */
export function PhrasesSection(): ReactNode {
  return (
    <SettingsSection id="phrases" title={words.title} description={words.description}>
      <Suspense fallback={<Loading />}>
        <OwnPhrases />
      </Suspense>
    </SettingsSection>
  );
}
