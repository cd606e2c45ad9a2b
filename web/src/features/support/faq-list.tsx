import type { ReactNode } from 'react';
import { readTrialDays } from '../../api/page-setting.ts';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import * as words from './faq.words.tsx';
import { SupportMail } from './support-mail.tsx';
import './faq-list.css';

/** The questions of the specification, in its order; the id is where a link to the answer leads. */
const listItems = (): readonly (readonly [id: string, question: string, answer: ReactNode])[] => [
  ['hipaa', words.hipaa, words.hipaaAnswer],
  ['emr', words.emr, words.emrAnswer],
  ['personalized', words.personal, words.personalAnswer],
  ['inaccurate', words.inaccurate, words.inaccurateAnswer],
  ['tools', words.solutions, words.solutionsAnswer],
  ['who', words.who, words.whoAnswer],
  ['trial', words.trial, words.trialAnswer(readTrialDays())],
  ['contact', words.contact, words.contactAnswer],
];

/** Questions with their answers, one open at a time; by the browser itself, without script. */
export function FaqList(): ReactNode {
  return (
    <>
      <div className="nw-faq">
        {listItems().map(([id, question, answer]) => (
          <details key={id} name="faq">
            <summary>{question}</summary>
            <div id={id}>
              {answer}
              {id === 'contact' && <SupportMail label={words.contactMail} />}
            </div>
          </details>
        ))}
      </div>
      <p className="nw-faq-more">
        {words.more} <TextLink to={paths.helpAndSupport}>{words.write}</TextLink>
      </p>
    </>
  );
}
