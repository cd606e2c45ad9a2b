import { History, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Identity } from '../features/account/identity.tsx';
import { WorkspaceName } from '../features/account/workspace-name.tsx';
import { HeaderPlace } from '../ui/header-slot.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { GetPlan } from './get-plan.tsx';
import * as words from './words.ts';

export interface HeaderProps {
  /** Opens the side menu; null where it stands beside the page. */
  readonly onOpenMenu: (() => void) | null;
  /** Opens the panel on the right; null where there is none or it stands beside the page. */
  readonly onOpenAside: (() => void) | null;
  readonly asideLabel: string;
}

/** The bar over a page: the page's own heading on the left, who is signed in on the right. */
export function Header({ onOpenMenu, onOpenAside, asideLabel }: HeaderProps): ReactNode {
  return (
    <header className="shrink-0 print:hidden">
      <div className="flex h-15 items-center gap-2 border-b border-rule px-3 sm:gap-3 md:px-6">
        {onOpenMenu && (
          <IconButton label={words.openMenu} aria-haspopup="dialog" onClick={onOpenMenu}>
            <Menu aria-hidden="true" />
          </IconButton>
        )}
        <HeaderPlace />
        {onOpenAside && (
          <IconButton label={asideLabel} aria-haspopup="dialog" onClick={onOpenAside}>
            <History aria-hidden="true" />
          </IconButton>
        )}
        <GetPlan />
        <WorkspaceName place="beside" />
        <Identity />
      </div>
      <WorkspaceName place="below" />
    </header>
  );
}
