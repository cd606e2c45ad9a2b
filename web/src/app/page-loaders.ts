import type { ComponentType, ReactNode } from 'react';
import { paths } from '../routes/paths.ts';
import type { OtherPagesProps } from './other-pages.tsx';

type Loaded<Props = object> = Promise<{ readonly default: ComponentType<Props> }>;

/** The chat pages and what stands around every page, each a file of its own. All other pages: `other-page-loaders.ts`. */
export const loadPage = {
  toaster: async (): Loaded => ({ default: (await import('../ui/toaster.tsx')).Toaster }),
  factorGuard: async (): Loaded => ({ default: (await import('./signed-in.tsx')).FactorGuard }),
  signedIn: async (): Promise<{ readonly default: ComponentType<{ readonly children: ReactNode }> }> => ({
    default: (await import('./signed-in.tsx')).SignedIn,
  }),
  chatLayout: async (): Loaded => ({ default: (await import('./chat-layout.tsx')).ChatLayout }),
  chatHome: async (): Loaded => ({ default: (await import('../pages/chat-home.tsx')).ChatHomePage }),
  chat: async (): Loaded => ({ default: (await import('../pages/chat.tsx')).ChatPage }),
  otherPages: async (): Loaded<OtherPagesProps> => ({ default: (await import('./other-pages.tsx')).OtherPages }),
};

/**
 * Fetches the parts of a chat page side by side, ahead of their being drawn one inside the other. What fails here is
 * fetched again, and its failure shown, when it is drawn.
 */
export function fetchChatPage(pathname: string): void {
  const page = pathname === paths.chatHome ? loadPage.chatHome : loadPage.chat;
  for (const load of [loadPage.signedIn, loadPage.factorGuard, loadPage.chatLayout, page])
    void load().catch(() => undefined);
}
