import {
  CircleHelp,
  CreditCard,
  LifeBuoy,
  LogOut,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Plus,
  Settings,
  Sun,
  X,
} from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLogOut } from '../features/account/use-log-out.ts';
import { readPageSetting } from '../api/page-setting.ts';
import { paths } from '../routes/paths.ts';
import { useProfile } from '../api/account/profile.ts';
import { hasRoleLink, isInCompany, worksWithCharts } from '../api/account/role-pages.ts';
import { toggleTheme, useDarkMode } from '../ui/theme.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Logo } from '../ui/logo.tsx';
import type { CosignLinkProps } from './cosign-link.tsx';
import { MenuButton, MenuLink } from './menu-entry.tsx';
import type { RoleLinkProps } from './role-link.tsx';
import * as themeWords from './theme.words.ts';
import * as words from './words.ts';

export interface SideMenuProps {
  readonly isCollapsed: boolean;
  /** Collapses or expands on wide screens, closes over the page on small ones. */
  readonly onToggle: () => void;
  /** Stands over the page (small screens). */
  readonly isOverlay: boolean;
}

function ToggleButton({ isCollapsed, onToggle, isOverlay }: SideMenuProps): ReactNode {
  const label = isOverlay ? words.closeMenu : isCollapsed ? words.expandMenu : words.collapseMenu;
  const Icon = isOverlay ? X : isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton label={label} size="small" aria-expanded={!isCollapsed} onClick={onToggle} className="hover:bg-sheet">
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

const noLink = (_props: CosignLinkProps | RoleLinkProps): ReactNode => null;

/** What waits for one's co-signature: fetched for those who work with charts in a company. */
const CosignLink = lazyPart(async () => (await import('./cosign-link.tsx')).CosignLink, noLink);

/** What a role has besides: fetched for those who have one. */
const RoleLink = lazyPart(async () => (await import('./role-link.tsx')).RoleLink, noLink);

/** The pages that are for this person's role. */
function PageLinks({ isCollapsed }: Pick<SideMenuProps, 'isCollapsed'>): ReactNode {
  const { data: profile } = useProfile();
  return (
    <>
      {(profile === undefined || worksWithCharts(profile.role)) && (
        <MenuLink
          to={paths.chatHome}
          state={{ newChat: true }}
          label={words.newChat}
          icon={<Plus aria-hidden="true" />}
          isCollapsed={isCollapsed}
          className="mb-2 border border-rule-strong bg-sheet text-ink hover:border-ink-faint"
        />
      )}
      {profile !== undefined && isInCompany(profile) && worksWithCharts(profile.role) && (
        <Suspense fallback={null}>
          <CosignLink isCollapsed={isCollapsed} />
        </Suspense>
      )}
      {profile !== undefined && profile.role !== 'operator' && readPageSetting('billing') !== 'off' && (
        <MenuLink
          to={paths.manageSubscription}
          label={words.manageSubscription}
          icon={<CreditCard aria-hidden="true" />}
          isCollapsed={isCollapsed}
        />
      )}
      {profile !== undefined && hasRoleLink(profile) && (
        <Suspense fallback={null}>
          <RoleLink role={profile.role} isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </>
  );
}

/** The product's main menu. */
export function SideMenu(props: SideMenuProps): ReactNode {
  const { isCollapsed } = props;
  const isDark = useDarkMode();
  const { logOut, isBusy } = useLogOut();
  return (
    <nav
      aria-label={words.mainMenu}
      className="flex h-full flex-col gap-0.5 overflow-x-hidden overflow-y-auto bg-paper-sunk p-3"
    >
      <div className={classNames('mb-3 flex items-center gap-2', isCollapsed ? 'flex-col' : 'justify-between pl-2')}>
        <Link
          to={paths.home}
          title="Notewright"
          className="grid min-h-9 pointer-coarse:min-h-11 min-w-9 place-items-center rounded-small"
        >
          <Logo isMarkOnly={isCollapsed} />
        </Link>
        <ToggleButton {...props} />
      </div>
      <PageLinks isCollapsed={isCollapsed} />
      <div className="flex-1" />
      <MenuButton
        label={isDark ? themeWords.lightMode : themeWords.darkMode}
        icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        isCollapsed={isCollapsed}
        onClick={toggleTheme}
      />
      <MenuLink
        to={paths.settings}
        label={words.settings}
        icon={<Settings aria-hidden="true" />}
        isCollapsed={isCollapsed}
      />
      <MenuLink
        to={paths.helpAndSupport}
        label={words.helpAndSupport}
        icon={<LifeBuoy aria-hidden="true" />}
        isCollapsed={isCollapsed}
      />
      <MenuLink to={paths.faq} label={words.faq} icon={<CircleHelp aria-hidden="true" />} isCollapsed={isCollapsed} />
      <MenuButton
        label={words.logout}
        icon={<LogOut aria-hidden="true" />}
        isCollapsed={isCollapsed}
        onClick={logOut}
        isBusy={isBusy}
      />
    </nav>
  );
}
