import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { readPageSetting } from '../api/page-setting.ts';
import { isPlanPage, paths, properPath } from '../routes/paths.ts';
import { useSession } from '../session/session-store.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { Loading } from '../ui/loading.tsx';
import { AtWork } from './at-work.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { SessionEndReader, SignedInOnly } from './guards.tsx';
import { loadPage } from './page-loaders.ts';
import { RouteFocus } from './route-focus.tsx';
import { SessionFrame } from './session-frame.tsx';

const Toaster = lazy(loadPage.toaster);
const FactorGuard = lazy(loadPage.factorGuard);
const ChatLayout = lazy(loadPage.chatLayout);
const ChatHomePage = lazy(loadPage.chatHome);
const ChatPage = lazy(loadPage.chat);
const OtherPages = lazy(loadPage.otherPages);

/** The chat pages, and all others in a file of their own: their names weigh more than they help whoever opens a chat. */
function AppRoutes(): ReactNode {
  const { pathname, search, hash, state } = useLocation();
  const proper = properPath(pathname);
  const isMissing = proper === null || (isPlanPage(proper) && readPageSetting('billing') === 'off');
  if (isMissing) return <OtherPages isMissing />;
  if (proper !== pathname) return <Navigate to={proper + search + hash} state={state} replace />;
  return (
    <Routes>
      <Route element={<SignedInOnly />}>
        <Route element={<FactorGuard />}>
          <Route element={<ChatLayout />}>
            <Route path={paths.chatHome} element={<ChatHomePage />} />
            <Route path={paths.chat} element={<ChatPage />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<OtherPages isMissing={false} />} />
    </Routes>
  );
}

/** A component of its own, so that it renders nothing else again: that would discard a page that is being hydrated. */
function Toasts(): ReactNode {
  const isHydrated = useHydrated();
  // What a notice says is of the page that the lock hides.
  const isLocked = useSession((state) => state.isLocked && state.accessToken !== null);
  return <Suspense fallback={null}>{isHydrated && !isLocked && <Toaster />}</Suspense>;
}

export interface AppProps {
  /** What says which address stands: the browser's, unless the page is built ahead. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ router: Router = BrowserRouter }: AppProps): ReactNode {
  return (
    <>
      <Router>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <SessionFrame>
              <AppRoutes />
            </SessionFrame>
            <AtWork />
          </Suspense>
        </ErrorBoundary>
        <SessionEndReader />
        <RouteFocus />
      </Router>
      <Toasts />
    </>
  );
}
