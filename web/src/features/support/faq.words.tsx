import type { ReactNode } from 'react';
import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const title = 'FAQ';
export const lead =
  'What people ask before they trust a tool with their notes. The answers say what this version does today, and where it stops.';
export const more = 'Something else?';
export const write = 'Write to us';

export const hipaa = 'Is Notewright HIPAA compliant?';
export const hipaaAnswer = (
  <>
    <p>
      <span data-claim="faq-hipaa-safeguards">
        Notewright is built to the technical safeguards of the HIPAA Security Rule (45 CFR 164.312): every person has an
        account of their own, screens lock by themselves, charts are encrypted at rest and in transit, and every reading
        and change is kept in a tamper-evident log.
      </span>{' '}
      No software is compliant by itself, though: your own policies, training and agreements belong to it.
    </p>
    <p>
      <span data-claim="faq-baa">
        Where the operator of this installation offers a business associate agreement, the owner of a company accepts it
        under Settings. Where none is offered there, none is in force.
      </span>
    </p>
  </>
);

export const emr = 'Does it work with our EMR?';
export const emrAnswer = (
  <>
    <p>
      <span data-claim="faq-emr-today">
        Today you take the result over yourself: copy a finished note as text, print it, download a redacted document in
        its own format, or export everything you have as markdown and JSON.
      </span>
    </p>
    <p>
      <span data-claim="faq-emr-not-yet">
        Notewright does not write into an EMR by itself: there is no FHIR or HL7 connection in this version.
      </span>
    </p>
  </>
);

export const personal = 'Does it learn how I document?';
export const personalAnswer = (
  <>
    <p>
      <span data-claim="faq-learning-today">
        You can mark every reply with like or dislike, say what should be better, ask for another version, and page
        between the versions. Marks and comments are stored with your chats.
      </span>
    </p>
    <p>
      <span data-claim="faq-learning">
        What you change in the same way in three notes that you sign is proposed as a preference: headings, their order,
        abbreviations, lists, a closing line. You accept, change, switch off or delete it under Settings; nothing is
        used before, and no word of a note is kept for it.
      </span>
    </p>
  </>
);

export const inaccurate = 'What if a result is wrong?';
export const inaccurateAnswer = (
  <>
    <p>
      <span data-claim="faq-drafts">
        Every result is a draft for a clinician’s review, and says so. It goes into no record by itself.
      </span>
    </p>
    <p>
      <span data-claim="faq-sources">
        Each statement is tied to the words it came from: point at it, or move to it by keyboard, and the source is
        marked in your text. What is missing is listed as missing instead of being made up.
      </span>{' '}
      Read it against the source, correct it, or ask for another version with Regenerate. If something is wrong again
      and again, please tell us.
    </p>
    <p>
      <span data-claim="faq-instructions">
        You can also say below a note what is to change: “add allergy to sulfa, hives”, “remove the second item of the
        plan”, “change the dose of metformin to 1000 mg”, “it was 3 weeks, not 2”, “move the first sentence of the
        history to social history”, or “what is missing?”. The change is a new version, and the one before is kept.
      </span>
    </p>
  </>
);

export const solutions = 'Which tools are there?';
export const solutionsAnswer = (
  <>
    <ul data-claim="faq-tools">
      <li>
        <strong>Chartwright</strong> turns raw or messy notes into a structured chart.
      </li>
      <li>
        <strong>TranscriptX</strong> turns dictation and visit transcripts into structured notes.
      </li>
      <li>
        <strong>Redactify</strong> removes patient identifiers from text and documents and puts REDACT in their place.
      </li>
      <li>
        <strong>Validify</strong> reviews a chart for codes, compliance and gaps.
      </li>
    </ul>
    <p>You can type, paste, dictate or attach a file.</p>
  </>
);

export const who = 'Who can use it?';
export const whoAnswer = (
  <>
    <p>
      People who write or review clinical records: physicians, nurses, therapists, case managers and coders. Use it
      alone, or with your company.
    </p>
    <p>
      <span data-claim="faq-roles">
        In a company the owner and admins invite people and give each a role. Clinicians see their own charts; an
        auditor reads the log and no charts.
      </span>{' '}
      You have to be 18, or have a parent’s consent.
    </p>
  </>
);

export const trial = 'Is there a free trial?';
/** How long the trial of this installation is, in days. Both answers are drawn, and the root's `data-trial` shows one. */
export const trialAnswer = (days: string): ReactNode => (
  <>
    <p className="nw-trial-none">Not on this installation: whoever runs it has set none.</p>
    <p className="nw-trial">
      <span data-claim="faq-trial">
        Yes. It is {days} days from the day you verify your address, once for each address. It needs no card and does
        not turn into a paid plan by itself.
      </span>
    </p>
    <p>
      <span data-claim="faq-after-trial">
        Without a trial or a plan nothing new is written, and everything you wrote stays yours to read, copy, export and
        delete.
      </span>{' '}
      An installation without plans asks for neither.
    </p>
  </>
);

export const contact = 'How do I reach support?';
export const contactAnswer = (
  <p>
    <span data-claim="faq-support">
      Write on the page <TextLink to={paths.helpAndSupport}>Help & Support</TextLink>. Your message is mailed to the
      people who run this installation, and their answer comes to your own mailbox.
    </span>{' '}
    Please send no patient data.
  </p>
);
export const contactMail = 'Or by email:';
