import type { ReactNode } from 'react';
import { useProfile } from '../../api/account/profile.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { nameWorkspace } from '../../api/account/workspace.ts';
import * as words from './identity.words.ts';

const wide = '(min-width: 640px)';

/**
 * Where a company's member works now, beside their name or, on narrow screens, on a line of its own: nobody should
 * write a patient's chart in the wrong place. Nothing for those who have one workspace only.
 */
export function WorkspaceName({ place }: { readonly place: 'beside' | 'below' }): ReactNode {
  const { data: profile } = useProfile();
  const isWide = useMediaQuery(wide);
  const name = profile === undefined ? null : nameWorkspace(profile);
  if (name === null || isWide !== (place === 'beside')) return null;
  return (
    <p
      className={classNames(
        'flex gap-1 text-step--1 text-ink-soft',
        place === 'beside' ? 'max-w-44 border-r border-rule pr-3 lg:max-w-64' : 'border-b border-rule px-3 py-1',
      )}
      title={`${words.workspaceIs}${name}`}
    >
      <span className={place === 'beside' ? 'sr-only' : 'text-ink-faint'}>{words.workspaceIs}</span>
      <span dir="auto" className="truncate">
        {name}
      </span>
    </p>
  );
}
