import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { OpenPage } from './open-page.tsx';
import { SupportForm } from './support-form.tsx';
import { SupportMail } from './support-mail.tsx';
import * as words from './support.words.ts';
import './support-desk.css';

/** The form of Help & Support, and what to know before one writes. */
export function SupportDesk(): ReactNode {
  return (
    <OpenPage title={words.title} lead={words.lead}>
      <div className="nw-support">
        <SupportForm />
        <div className="nw-support-aside">
          <h2>{words.beforeTitle}</h2>
          <p>
            {words.before} <TextLink to={paths.faq}>{words.faq}</TextLink>
          </p>
          <h2>{words.urgentTitle}</h2>
          <p>{words.urgent}</p>
          <SupportMail label={words.mail} />
        </div>
      </div>
    </OpenPage>
  );
}
