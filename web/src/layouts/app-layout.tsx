import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { VisitPlace } from '../features/chat/recorder/visit-place.tsx';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { classNames } from '../ui/class-names.ts';
import { Drawer } from '../ui/drawer.tsx';
import { HeaderSlotProvider } from '../ui/header-slot.tsx';
import { Loading } from '../ui/loading.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';
import { useAsideKey } from './use-aside-key.ts';
import * as words from './words.ts';

const menuBeside = '(min-width: 768px)';
const menuExpanded = '(min-width: 1180px)';
const asideBeside = '(min-width: 1100px)';

export interface AppLayoutProps {
  /** The right sidebar; on narrow screens it opens over the page from the header. */
  readonly aside?: ReactNode;
  /** The name of that sidebar. */
  readonly asideLabel?: string;
}

/** Which panel stands over the page; it goes when the page changes. */
function usePanel(): readonly ['menu' | 'aside' | null, (panel: 'menu' | 'aside' | null) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<{ readonly panel: 'menu' | 'aside' | null; readonly key: string }>({
    panel: null,
    key,
  });
  return [open.key === key ? open.panel : null, (panel) => setOpen({ panel, key })];
}

/**
 * Side menu, header and page, and the right sidebar where a page has one. The page fills `main` and scrolls by itself:
 * a page with parts that stay (a composer) makes itself `h-full` and scrolls inside.
 */
export function AppLayout({ aside, asideLabel = words.chatHistory }: AppLayoutProps): ReactNode {
  const isMenuBeside = useMediaQuery(menuBeside);
  const isAsideBeside = useMediaQuery(asideBeside);
  const [isCollapsed, setCollapsed] = useState(() => !matchMedia(menuExpanded).matches);
  const [panel, setPanel] = usePanel();
  const close = (): void => setPanel(null);
  const openAside = aside === undefined || isAsideBeside ? null : () => setPanel('aside');
  const besideRef = useRef<HTMLElement>(null);
  useAsideKey(openAside, besideRef);
  return (
    <HeaderSlotProvider>
      <SkipLink />
      <div className="flex h-dvh overflow-hidden print:block print:h-auto print:overflow-visible">
        {isMenuBeside ? (
          <div
            className={classNames(
              'shrink-0 border-r border-rule transition-[width] duration-200 ease-calm print:hidden',
              isCollapsed ? 'w-16' : 'w-56',
            )}
          >
            <SideMenu isCollapsed={isCollapsed} isOverlay={false} onToggle={() => setCollapsed(!isCollapsed)} />
          </div>
        ) : (
          <Drawer side="left" label={words.menu} isOpen={panel === 'menu'} onClose={close}>
            <SideMenu isCollapsed={false} isOverlay onToggle={close} />
          </Drawer>
        )}
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <Header
            onOpenMenu={isMenuBeside ? null : () => setPanel('menu')}
            onOpenAside={openAside}
            asideLabel={asideLabel}
          />
          <VisitPlace />
          <main
            id="content"
            tabIndex={-1}
            className="relative min-h-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
          >
            <Suspense fallback={<Loading />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        {aside !== undefined &&
          (isAsideBeside ? (
            <aside
              ref={besideRef}
              tabIndex={-1}
              aria-label={asideLabel}
              className="outline-none w-64 shrink-0 overflow-hidden border-l border-rule min-[1500px]:w-80 print:hidden"
            >
              <Suspense fallback={null}>{aside}</Suspense>
            </aside>
          ) : (
            <Drawer side="right" label={asideLabel} isOpen={panel === 'aside'} onClose={close}>
              <Suspense fallback={<Loading />}>{aside}</Suspense>
            </Drawer>
          ))}
      </div>
    </HeaderSlotProvider>
  );
}
