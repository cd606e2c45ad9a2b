/** What the built-in terms say of an installation. */
export interface TermsFacts {
  /** Who runs the installation and is the other side of the contract. */
  readonly operator: string;
  readonly supportEmail: string | null;
  /** Null where plans are not used. */
  readonly plans: { readonly trialDays: number; readonly graceDays: number } | null;
  readonly binDays: number;
  readonly backupDays: number;
  readonly offersAgreement: boolean;
}

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);

/** The terms of service that come with the product, in plain markdown; the setting TERMS_FILE takes their place. */
export function writeBuiltInTerms(facts: TermsFacts): string {
  return [
    writeOpening(facts),
    writeUse(),
    writeDrafts(),
    facts.plans === null ? writeNoPlans(facts) : writePlans(facts.plans),
    writeData(facts),
    writeAgreement(facts),
    writeLimits(),
    writeEnd(facts),
  ].join('\n\n');
}

function writeOpening({ operator }: TermsFacts): string {
  return `These terms are the agreement between you and **${operator}** ("we"), who run this installation of Notewright. They hold for everybody who signs up, is invited to a company, or uses the public pages. If you use Notewright for an employer or another organization, you accept them for that organization too, and you say that you may.

## What Notewright is

Notewright is a writing tool for clinical documentation. You give it text, dictation or a document, and it gives you a draft: a structured chart (Chartwright), a note from a dictation (TranscriptX), a text with identifiers removed (Redactify), or a review of codes and documentation (Validify). You decide what becomes of the draft.

## Who may use it

- You are at least 18 years old, or a parent or guardian has consented to your use and answers for it.
- You give a working email address of your own, and you keep your password, your passkeys and your recovery codes to yourself. What happens under your account counts as yours until you tell us that somebody else has it.
- One account is for one person. A company gives each of its people their own.
- You are allowed, by your license and by your employer's rules, to handle the information that you enter.`;
}

function writeUse(): string {
  return `## What you may not do

- Enter information that you have no right to use, or more of it than the work needs.
- Use Notewright to make records that are false, to bill for care that was not given, or to identify people from a text that was de-identified.
- Try to reach what belongs to others, get around limits, or test the security of the service without our written consent. If you find a weakness, tell us first.
- Send malware, automated floods of requests, or anything that keeps others from working.
- Resell access, or present the service as your own, without a written agreement with us.

We may suspend an account that does these things. Where it can wait, we write to you first.`;
}

function writeDrafts(): string {
  return `## Drafts, not decisions

**Everything that Notewright writes is a draft for review by a clinician.** It can leave something out, put it in the wrong place, misread a handwritten or dictated word, or suggest a code that does not fit. It marks what it is unsure of where it can; it cannot know what it does not know.

- Notewright gives **no medical advice**. It does not diagnose, does not recommend treatment, and is not made to be a medical device. In an emergency, call your local emergency number.
- Read every draft against its source before you sign, send, bill or act on it. Whoever signs a record answers for it.
- Redactify lowers the risk that somebody is identified and cannot rule it out. Before a text leaves your hands as de-identified, a person has to look at it.
- Codes are checked against the code set that is loaded into this installation. Payers differ, and code sets change: what is billed is your decision.

What you enter stays yours, and so do the drafts that are made from it. You let us process both for one purpose: to give you the service.`;
}

function writePlans({ trialDays, graceDays }: { readonly trialDays: number; readonly graceDays: number }): string {
  const trial =
    trialDays === 0
      ? 'There is no free trial on this installation.'
      : `Every verified email address has **one free trial of ${days(trialDays)}**. No card is needed for it, and it does not turn into a paid plan by itself.`;
  const grace =
    graceDays === 0
      ? 'If a renewal cannot be charged, the plan pauses until it is paid.'
      : `If a renewal cannot be charged, everything goes on for ${days(graceDays)} while you are asked for another card.`;
  return `## Plans, renewal and cancellation

${trial}

- **Prices** are those that the plan dialog shows when you buy. Individual and Company plans and added users renew every month; the Monthly and Annual plans renew every month and every year.
- **Renewal.** A plan renews by itself until it is cancelled. ${grace} Before a yearly renewal you get a mail.
- **Cancellation.** You can cancel at any time under Manage Subscription. The plan then ends with the period that is paid for, the page shows the date, and until then you can take the cancellation back. What is paid for is not given back in part, except where the law says otherwise.
- **Companies.** Owner and admins buy for a company, and the plan covers its members up to the number of users bought.
- **Without a plan** nothing new is written. Reading, searching, copying, exporting and deleting what you have stays open to you.
- **Cards** are entered at the payment provider. We never see or keep a card number.`;
}

function writeNoPlans({ operator }: TermsFacts): string {
  return `## Costs

This installation sells no plans. Whether and what you pay for its use is between you and ${operator}.`;
}

function writeData({ binDays, backupDays }: TermsFacts): string {
  return `## Your data

The [privacy policy](/privacy) says what is stored, how it is protected and who can see it. The most important points:

- Charts, messages and files are encrypted at rest and in transit, and each account or company sees only its own.
- What you write in a company belongs to the company, and stays there when you leave it.
- A deleted chat lies in the bin for ${days(binDays)} and can be restored. After that, or at once with "Delete now", its key is destroyed. Backups may hold the wrapped key for up to ${days(backupDays)} more.
- You can export everything that is yours, and delete your account, under Settings at any time.
- A security log is kept for six years, without the words of any chart.

Text is sent to an outside language model only where we have set one up, and identifiers are replaced before it leaves; nothing that you write trains a model of ours.`;
}

function writeAgreement({ offersAgreement }: TermsFacts): string {
  const offer = offersAgreement
    ? 'We offer a business associate agreement. The owner of a company, or an individual, accepts it under Settings; until it is accepted, none is in force, and no protected health information should be entered.'
    : 'We have not put a business associate agreement up for acceptance on this installation, and none is promised by these terms. If the law asks you for one (45 CFR 164.504(e)), make it with us in writing before you enter protected health information.';
  return `## HIPAA and the business associate agreement

Covered entities and their business associates answer for their own compliance. ${offer} Where such an agreement is in force and differs from these terms, the agreement stands.`;
}

function writeLimits(): string {
  return `## Availability and liability

We work to keep the service running and correct, and we give it **as it is**: there is no promise that it is always there, free of errors, or fit for a particular use beyond what the law makes us promise. Keep your own record system as the place where signed records live.

As far as the law allows, neither side answers to the other for indirect or consequential loss, and what we owe in total for a year is limited to what you paid for the service in that year. Nothing in these terms limits liability for intent, for gross negligence, for injury to people, or where the law forbids a limit.`;
}

function writeEnd({ operator, supportEmail }: TermsFacts): string {
  const write =
    supportEmail === null
      ? 'through [Help & Support](/helpAndSupport)'
      : `to [${supportEmail}](mailto:${supportEmail})`;
  return `## Ending, and changes

You can stop at any time by deleting your account under Settings; a plan that runs ends with it, without a refund. We can end an account with thirty days' notice by mail, and at once for a serious breach of these terms. You can export your data until the end.

We may change these terms. If a change matters to you, we tell you by mail or in the product at least thirty days before it holds; if you do not agree, you can leave before that day. If one part of these terms cannot be enforced, the rest stays.

The law of the place where ${operator} is established applies, as do the rights that the law of your own place gives you and that no contract can take away.

## Questions

Write ${write}. Please send no patient data by mail.`;
}
