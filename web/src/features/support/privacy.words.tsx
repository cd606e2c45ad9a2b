import { paths } from '../../routes/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const title = 'Privacy Policy';
export const lead = 'What Notewright keeps of you and your work, where, for how long, and what your rights are.';
export const contents = 'Contents';
export const mail = 'By email:';

export const responsible = 'Who is responsible';
export const responsibleText = (
  <>
    <p>
      Notewright is software that an operator runs on a server of their own: a practice, a hospital, or a company that
      offers it to others. That operator decides what happens to the data on this installation and is responsible for
      it. Where you use Notewright for a company, that company is responsible for the charts that are written there, and
      the operator works on its behalf.
    </p>
    <p>Those who write the software have no access to this server and receive nothing from it.</p>
  </>
);

export const stored = 'What is stored';
export const storedText = (
  <>
    <ul data-claim="privacy-stored">
      <li>
        <strong>Your account:</strong> email address, name and picture if you give them, your role, and your password as
        a one-way hash; passkeys and recovery codes in a form that does not give them away.
      </li>
      <li>
        <strong>Your work:</strong> messages, attached files, results with their versions, drafts, likes and dislikes
        with what you say about them; the sound of recorded visits until it is text, or for as many days as your
        organization has chosen.
      </li>
      <li>
        <strong>Your sessions:</strong> when and from which internet address and browser you logged in.
      </li>
      <li>
        <strong>A security log:</strong> who read, wrote, changed, exported or deleted what and when, without the words
        of any chart.
      </li>
      <li>
        <strong>Counts of use:</strong> replies and numbers of words for each day and tool, without any words.
      </li>
      <li>
        <strong>Plans:</strong> what was bought and its invoices. Card numbers are typed at the payment provider, and
        are never seen or kept here.
      </li>
      <li>
        <strong>Letters to support:</strong> what you write there is mailed to the operator and stays in their mailbox.
      </li>
    </ul>
    <p>
      <span data-claim="privacy-no-tracking">
        There are no advertising or tracking cookies, no analytics, and no files from other sites. Your browser keeps
        what it needs to stay logged in (tokens, your id and email address), and your choice of theme and language.
        While you record a visit it also keeps the sound that is not saved yet, encrypted, until it is saved or you log
        out.
      </span>
    </p>
  </>
);

export const purpose = 'What it is used for';
export const purposeText = (
  <>
    <p>
      To give you the service, to keep it secure, to answer you, and to meet legal duties such as keeping invoices. Your
      data is not sold, not used for advertising, and not used to train language models.
    </p>
    <p>
      The legal bases under the GDPR are the contract with you (Art. 6(1)(b)), legal duties (Art. 6(1)(c)) and the
      legitimate interest in a secure service (Art. 6(1)(f)). Health data in charts is processed on the instructions of
      the professionals and organizations who answer for it (Art. 9(2)(h)).
    </p>
  </>
);

export const protection = 'How it is protected';
export const protectionText = (
  <>
    <p>
      <span data-claim="privacy-encryption">
        Every field with words of a chart or about a person, and every file, is encrypted where it lies (AES-256-GCM)
        under keys per chat and file, and travels encrypted (TLS).
      </span>{' '}
      <span data-claim="privacy-access">
        Every request is checked: you see your own charts, a company’s auditors see its log and no charts, and operators
        see none.
      </span>{' '}
      In an emergency a company’s owner or admins can open one person’s charts for an hour; they have to give a reason,
      the person is told, and it is written down.
    </p>
    <p>
      More than one person’s care depends on it: use a second factor, lock your screen, and tell support at once if
      somebody else may have had access to your account.
    </p>
  </>
);

export const others = 'Who else receives data';
export const othersText = (
  <>
    <ul data-claim="privacy-others">
      <li>
        <strong>A language model,</strong> only where the operator has set one up. Identifiers are replaced by
        placeholders before text leaves the server. This lowers a risk and replaces no agreement. Without a model the
        built-in engine does all the work.
      </li>
      <li>
        <strong>Speech recognition:</strong> dictation is turned into text on your own device where the browser can do
        that. Otherwise a recording goes to the speech service that the operator has set up, or, only after you agree to
        it, to the service of your browser’s maker.
      </li>
      <li>
        <strong>A payment provider,</strong> for those who buy a plan: your email address and the order.
      </li>
      <li>
        <strong>A mail server,</strong> for codes, invitations and notices. No mail carries the words of a chart.
      </li>
      <li>
        <strong>Your organization’s sign-in,</strong> where it is set up and you use it.
      </li>
    </ul>
    <p>Nobody else, unless the law compels the operator.</p>
  </>
);

export const howLong = 'How long it is kept';
export const howLongText = (
  <>
    <ul data-claim="privacy-retention">
      <li>
        A deleted chat stays in the bin for 30 days unless the operator set another time; then its key is destroyed.
      </li>
      <li>Backups may hold wrapped keys for up to 30 days more, or as long as the operator says under Settings.</li>
      <li>Your account: until you delete it. Ways in, sessions and what was yours alone go at once.</li>
      <li>What you wrote in a company: as long as the company keeps it.</li>
      <li>Sign-in activity: a year at most. Counts of use: thirteen months.</li>
      <li>The security log: six years (45 CFR 164.316). Invoices: seven years.</li>
    </ul>
  </>
);

export const gdpr = 'Your rights under the GDPR';
export const gdprText = (
  <>
    <p>
      If you are in the European Economic Area, the United Kingdom or Switzerland, the General Data Protection
      Regulation (GDPR) and its counterparts give you the right to see your data, to correct and delete it, to restrict
      or object to its use, to take it along, and to complain to a supervisory authority.
    </p>
    <p>
      <span data-claim="privacy-self-service">
        Most of it you do yourself: Settings exports everything you have in open formats, changes your profile, and
        deletes your account.
      </span>{' '}
      For the rest, write to support. If you are a patient, please turn to the practice or hospital that treated you: it
      decides about your record.
    </p>
  </>
);

export const ccpa = 'Your rights under the CCPA';
export const ccpaText = (
  <p>
    If you live in California, the California Consumer Privacy Act (CCPA) gives you the right to know what is collected
    and why, to get a copy, to correct and delete it, and not to be treated worse for asking. Personal information is
    not sold and not shared for cross-context advertising, so there is nothing to opt out of. Medical information that
    HIPAA or the California Confidentiality of Medical Information Act governs is outside the CCPA.
  </p>
);

export const minors = 'People under 18';
export const minorsText = (
  <p>
    Notewright is made for professionals. Users under 18 need the consent of a parent or guardian before they open an
    account. If you learn that a child uses it without that consent, write to support, and the account will be deleted.
  </p>
);

export const hipaa = 'HIPAA';
export const hipaaText = (
  <p>
    Where the operator handles protected health information for a covered entity, a business associate agreement governs
    it and comes before this page. If one is offered on this installation, it stands under Settings; until it is
    accepted, none is in force.
  </p>
);

export const changes = 'Changes and contact';
export const changesText = (
  <p>
    If something important about this page changes, it is announced in the product or by mail before it holds. For any
    question about your data, write through <TextLink to={paths.helpAndSupport}>Help & Support</TextLink>; please send
    no patient data.
  </p>
);
