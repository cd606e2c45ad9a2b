import { Fragment, type ReactNode } from 'react';
import { Contents } from './plain-text.tsx';
import * as words from './privacy.words.tsx';
import { SupportMail } from './support-mail.tsx';
import './long-text.css';

const chapters: readonly (readonly [id: string, title: string, text: ReactNode])[] = [
  ['responsible', words.responsible, words.responsibleText],
  ['stored', words.stored, words.storedText],
  ['purpose', words.purpose, words.purposeText],
  ['protection', words.protection, words.protectionText],
  ['others', words.others, words.othersText],
  ['how-long', words.howLong, words.howLongText],
  ['gdpr', words.gdpr, words.gdprText],
  ['ccpa', words.ccpa, words.ccpaText],
  ['minors', words.minors, words.minorsText],
  ['hipaa', words.hipaa, words.hipaaText],
  ['contact', words.changes, words.changesText],
];

/** What is stored of people and their work, chapter by chapter. */
export function PrivacyText(): ReactNode {
  return (
    <div className="nw-paper">
      <Contents label={words.contents} chapters={chapters.map(([id, title]) => ({ id, title }))} />
      <div>
        {chapters.map(([id, title, text]) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </Fragment>
        ))}
        <SupportMail label={words.mail} />
      </div>
    </div>
  );
}
