import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWaitingCount } from '../api/cosignatures.ts';
import { paths } from '../routes/paths.ts';
import { MenuLink } from './menu-entry.tsx';
import * as words from './cosign-link.words.ts';
import './cosign-link.css';

export interface CosignLinkProps {
  readonly isCollapsed: boolean;
}

/** The way to what waits for one's co-signature, with how many do: fetched for those who work with charts in a company. */
export function CosignLink({ isCollapsed }: CosignLinkProps): ReactNode {
  const waiting = useWaitingCount();
  return (
    <MenuLink
      to={paths.cosign}
      label={waiting === 0 ? words.cosignatures : words.withCount(waiting)}
      icon={
        <span className="nw-cosign-icon" data-waits={waiting > 0 || undefined}>
          <PenLine aria-hidden="true" />
        </span>
      }
      isCollapsed={isCollapsed}
    />
  );
}
