import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { isNote } from '../reading/under-headings.ts';

const credential =
  /\b(?:M\.?D\.?|D\.?O\.?|N\.?P\.?|PA-?C|P\.?A\.?|A?P?RN(?:-BC|P)?|APRN|[A-Z]{0,5}NP(?:-BC|-C)?|[FPA]NP-(?:BC|C)|PMHNP(?:-BC)?|CN[MSP]|CRNA|RN|BSN|LPN|LVN|[BLM]SW|LC?S?W(?:-[A-Z]+)?|LCSW(?:-[A-Z]+)?|LICSW|LISW|LMFT|LPCC?|LMHC|LCPC|LPC-?[A-Z]*|LADC|CADC|Ph\.?D\.?|Psy\.?D\.?|Ed\.?D\.?|D?PT|OTR\/?L?|OTD|MOT|COTA|PTA|CCC-SLP|SLP|DPM|DDS|DMD|OD|DC|RD|RDN|CCM|ACM|PharmD|MBBS|CHW|MA|CMA|resident|attending)\b/;
const signWords =
  /\b(?:e-?signed|electronic(?:ally)? (?:signed|signature|authenticated|reviewed)|digitally signed|signed|authenticated by|signature|attest(?:ed|ation)|dictated (?:by|and)|s\/)(?=[\s:,.])|(?:^|\s)\/s\/|~?esigned/i;
const unsigned =
  /\b(?:unsigned|(?<!\b(?:form|consent|release|waiver|letter|order|plan|poa|will)s? (?:is |was )?)not (?:yet )?signed|signature (?:pending|required|missing)|pending signature|awaiting signature|to be signed|sign(?:ed|ature):?\s*(?:\[\s*\]\s*$|_{2,}|none|tbd)|(?:signature|signed):\s*$)/im;
/** A name with credentials on a line of its own at the end is a signature as well. */
const tail = 500;
const nameLine = new RegExp(
  String.raw`(?:^|\n)\W{0,6}(?:[A-Za-z]{2,20}(?: [a-z]{2,12})?\W{1,3})?(?:Dr\.?\s)?[A-Z][\w.'’-]{0,20}(?:\s[A-Z][\w.'’-]{0,20}){0,4},?\s(?:${credential.source})`,
);

/** What follows a word of signing, up to two lines. */
function signedWith(text: string): string | undefined {
  let last: string | undefined;
  for (const match of text.matchAll(new RegExp(signWords.source, 'gi'))) {
    const words = text
      .slice(match.index, match.index + 160)
      .split('\n')
      .slice(0, 3)
      .join('\n');
    // "Consent signed" and the like sign no note.
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (
      /\b(?:consent|form|release|waiver|contract|agreement|papers?|orders?|plan|roi|was|were|has|patient|pt|client|mother|father|parents?)\b[^.\n]{0,30}$/i.test(
        before,
      ) ||
      /^signed (?:consent|by (?:patient|pt|client|mother|father|parent)|release|and dated by patient|the)/i.test(words)
    )
      continue;
    last = words;
  }
  return last;
}

/** Medicare Program Integrity Manual 3.3.2.4: services are authenticated by their author, with name and credentials. */
export const gapSignature: AuditRule = {
  name: 'gap-signature',
  check: (reading) => {
    if (!isNote(reading) || reading.kind === 'other') return [];
    const { text } = reading;
    const open = unsigned.exec(text);
    const signed = signedWith(text);
    const end = text.trimEnd().slice(-tail);
    const isSigned = signed === undefined ? nameLine.test(end) : true;
    const hasCredential = signed === undefined || credential.test(signed) || credential.test(end);
    if (!open && isSigned && hasCredential) return [];
    return [
      raiseGap({
        severity: 'medium',
        rule: 'gap-signature',
        name: 'Signature with credentials',
        message: open
          ? 'the note is not signed yet.'
          : isSigned
            ? 'the signature has no credentials.'
            : 'the note has no signature of its author.',
        query: 'Please authenticate this note with signature, credentials and date.',
        basis: 'Medicare Program Integrity Manual, chapter 3, 3.3.2.4',
        sources: open ? [{ start: open.index, end: open.index + open[0].trimEnd().length }] : [],
      }),
    ];
  },
};
