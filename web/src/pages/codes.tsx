import type { ReactNode } from 'react';
import { CodeLookUp } from '../features/codes/code-look-up.tsx';
import * as words from '../features/codes/words.ts';
import { PageFrame } from '../layouts/page-frame.tsx';

/** Looking codes up in the loaded tables. */
export function CodesPage(): ReactNode {
  return (
    <PageFrame title={words.pageTitle} width="max-w-6xl">
      <p className="mb-5 max-w-[68ch] text-ink-soft">{words.lead}</p>
      <CodeLookUp />
    </PageFrame>
  );
}
