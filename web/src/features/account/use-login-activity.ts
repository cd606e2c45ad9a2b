import { authenticationApp, limits, type LoginActivity } from '@notewright/contract';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/session-store.ts';
import { usePagedLines, type PagedLines } from '../../hooks/use-paged-lines.ts';

const pageLength = limits.signInActivityPage;

// One line more than is shown tells whether there are more.
const linesOf = (page: readonly LoginActivity[]): readonly LoginActivity[] => page.slice(0, pageLength);

/** The signed-in person's own sign-in activity, newest first, a page at a time. */
export function useLoginActivity(): PagedLines<LoginActivity> {
  const isSignedIn = useSession((session) => session.accessToken !== null);
  return usePagedLines<LoginActivity[], LoginActivity>({
    queryKey: ['login-activity'],
    isEnabled: isSignedIn,
    read: (cursor, signal) =>
      call(authenticationApp.listLoginActivity, {
        query: { limit: pageLength + 1, ...(cursor === undefined ? {} : { cursor }) },
        signal,
      }),
    cursorAfter: (page) => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
    linesOf,
  });
}
