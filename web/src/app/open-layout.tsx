import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { useSession } from '../session/session-store.ts';
import { Loading } from '../ui/loading.tsx';
import { loadOtherPage } from './other-page-loaders.ts';

const AppLayout = lazy(loadOtherPage.appLayout);

/** Around the pages that everybody may read: side menu and header for who is signed in, the public bar for visitors. */
export function OpenLayout(): ReactNode {
  const isSignedIn = useSession((session) => session.accessToken !== null);
  if (isSignedIn)
    return (
      <Suspense fallback={<Loading />}>
        <AppLayout />
      </Suspense>
    );
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
