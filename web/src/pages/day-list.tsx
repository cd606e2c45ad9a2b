import type { ReactNode } from 'react';
import { worksWithCharts } from '../api/account/role-pages.ts';
import { DayList } from '../features/day-list/day-list.tsx';
import type { PrintedNote } from '../features/day-list/print-view.tsx';
import * as words from '../features/day-list/words.ts';
import { PageFrame, WithProfile } from '../layouts/page-frame.tsx';
import { paths } from '../routes/paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** Notes on paper look as they do in their chats, whose feature draws them. */
const loadPrinted = async (): Promise<PrintedNote> =>
  (await import('../features/chat/reading/printed-note.tsx')).PrintedNote;

/** The notes of one day, and what is left to do about each. */
export function DayListPage(): ReactNode {
  return (
    <PageFrame title={words.pageTitle} width="max-w-5xl">
      <WithProfile>
        {({ role }) =>
          worksWithCharts(role) ? (
            <DayList loadPrinted={loadPrinted} />
          ) : (
            <EmptyState title={words.onlyForWriters}>
              <TextLink to={paths.settings}>{words.settings}</TextLink>
            </EmptyState>
          )
        }
      </WithProfile>
    </PageFrame>
  );
}
