import type { ReactNode } from 'react';
import { readPageSetting } from '../../api/page-setting.ts';
import './support-mail.css';

/** The address for questions; always drawn, as in a built page, and hidden by the sheet where this installation has none. */
export function SupportMail({ label }: { readonly label: string }): ReactNode {
  const address = readPageSetting('support-email') ?? '';
  return (
    <p className="nw-support-mail">
      {label} <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
