import type { ReactNode } from 'react';
import { isInCompany, worksWithCharts } from '../api/account/role-pages.ts';
import { RequestLists } from '../features/cosignatures/request-lists.tsx';
import * as words from '../features/cosignatures/words.ts';
import { PageFrame, WithProfile } from '../layouts/page-frame.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What waits for somebody's co-signature, and what they asked of their colleagues. */
export function CosignPage(): ReactNode {
  return (
    <PageFrame title={words.title} width="max-w-4xl">
      <WithProfile>
        {(profile) =>
          isInCompany(profile) && worksWithCharts(profile.role) ? (
            <RequestLists />
          ) : (
            <EmptyState title={words.noCompany} />
          )
        }
      </WithProfile>
    </PageFrame>
  );
}
