import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import * as common from '../words.ts';
import * as words from './words.ts';

/** Fetched by itself: few who come to the settings come for it. */
const OwnTemplates = lazyPart(
  async () => (await import('./own-templates.tsx')).OwnTemplates,
  () => <Alert>{common.failed}</Alert>,
);

/** The layouts of notes that a person, and a company, made. */
export function TemplatesSection(): ReactNode {
  return (
    <SettingsSection id="templates" title={words.title} description={words.description}>
      <Suspense fallback={<Loading />}>
        <OwnTemplates />
      </Suspense>
    </SettingsSection>
  );
}
