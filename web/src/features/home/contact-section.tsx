import type { ReactNode } from 'react';
import { readPageSetting } from '../../api/page-setting.ts';
import { ContactForm } from './contact/contact-form.tsx';
import { HomeSection } from './home-section.tsx';
import * as words from './words.ts';
import './contact-section.css';

/** A message to whoever runs this installation, or an e-mail of one's own. */
export function ContactSection(): ReactNode {
  // Always drawn, as the page was built; without an address the sheet hides the sentence.
  const address = readPageSetting('support-email') ?? '';
  return (
    <HomeSection id="contact" title={words.contactTitle} statement={words.contactStatement}>
      <p className="home-soft">
        {words.contactLead}{' '}
        <span className="home-contact-mail">
          {words.contactMail}{' '}
          <a className="home-link" href={`mailto:${address}`}>
            {address}
          </a>
          .
        </span>
      </p>
      <ContactForm />
    </HomeSection>
  );
}
