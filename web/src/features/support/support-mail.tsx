import type { ReactNode } from 'react';
import { readPageSetting } from '../../lib/page-setting.ts';

/** The address for questions; nothing where this installation has none. */
export function SupportMail({ label }: { readonly label: string }): ReactNode {
  const address = readPageSetting('support-email');
  if (address === null) return null;
  return (
    <p className="nw-support-mail">
      {label} <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
