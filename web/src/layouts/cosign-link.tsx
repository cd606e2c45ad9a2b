import { Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWaitingCount } from '../api/cosignatures.ts';
import { paths } from '../routes/paths.ts';
import { MenuLink } from './menu-entry.tsx';
import * as words from './cosign-link.words.ts';

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
        <span className="relative inline-flex">
          <Signature aria-hidden="true" />
          {waiting > 0 && isCollapsed && (
            <span aria-hidden="true" className="absolute -top-1 -right-1 size-2 rounded-full bg-accent" />
          )}
        </span>
      }
      isCollapsed={isCollapsed}
    />
  );
}
