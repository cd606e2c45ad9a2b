import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isChatPage, paths } from '../routes/paths.ts';
import { useProfile } from '../api/account/profile.ts';
import { useSession } from '../session/session-store.ts';
import { forgetWorkspace, hearWorkspaceChange } from '../api/account/workspace.ts';

/**
 * Notices that this session works elsewhere than what is on the screen, because another tab switched or because the
 * person was removed from their company: what was shown goes, and a chat page becomes the chat home.
 */
export function WorkspaceWatch(): ReactNode {
  const { data: profile } = useProfile();
  const userId = useSession((state) => state.user?.id ?? null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const seen = useRef<{ readonly userId: string | null; readonly workspace: string } | null>(null);
  const workspace = profile?.workspace ?? null;
  useEffect(hearWorkspaceChange, []);
  useEffect(() => {
    if (workspace === null) return;
    const before = seen.current;
    seen.current = { userId, workspace };
    if (before === null || before.userId !== userId || before.workspace === workspace) return;
    forgetWorkspace();
    if (isChatPage(pathname)) void navigate(paths.chatHome, { replace: true });
  }, [workspace, userId, pathname, navigate]);
  return null;
}
