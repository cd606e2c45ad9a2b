import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote } from '../reading/under-headings.ts';

/** A procedure that needs consent, told as done. */
const done =
  /\b(?:prepped and draped|sterile(?:ly)? (?:prep\w*|technique|fashion)|(?:tangential|shave|punch|excisional|incisional) biopsy\b|(?:simple|intermediate|complex) repair\b|lesion (?:was )?(?:shaved|excised|removed)|(?:nylon|vicryl|prolene|silk) (?:stitches|sutures)|needle (?:was )?(?:placed|inserted|advanced)|was (?:injected|excised|incised|aspirated|biopsied|drained|sutured|reduced)|injected (?:with|into|\d)|(?:injection|aspiration|biopsy|excision|incision and drainage|i&d|arthrocentesis|paracentesis|thoracentesis|lumbar puncture|nexplanon insertion|iud (?:insertion|placement)|colposcopy|vasectomy|circumcision)\s(?:was |were )?(?:performed|done|completed|carried out)|(?:shave|punch|excisional|endometrial) biopsy (?:of|performed|obtained|taken)|central line (?:was )?placed|chest tube (?:was )?placed|intubated)\b/i;
/** Consent, or why none could be had. */
const consent =
  /\bconsent(?:ed|s|ing)?\b|\brisks?,? (?:and )?(?:benefits?|alternatives?)|\b(?:emergent|emergency) (?:nature|exception|procedure)|\bagree[sd]? to (?:proceed|the procedure)/i;
const risks =
  /\b(?:risks?|bleeding|infection|explained|complications? (?:were|discussed|including)|r\/b\/a|alternatives)\b/i;
const timeOut =
  /\btime[- ]?out\b|\b(?:universal protocol|surgical (?:safety )?(?:pause|checklist)|site (?:was )?(?:marked|verified|confirmed)|correct (?:patient|site))\b/i;

const basis = '42 CFR 482.51(b)(2); Joint Commission RI.01.03.01 and UP.01.03.01';

function gap(
  name: string,
  message: string,
  query: string,
  severity: 'medium' | 'low',
  at?: RegExpExecArray,
): RaisedFlag {
  const sources = at ? [{ start: at.index, end: at.index + at[0].length }] : [];
  return raiseGap({ severity, rule: 'gap-consent', name, message, query, basis, sources });
}

function checkConsent({ text }: ChartReading, at: RegExpExecArray | undefined): RaisedFlag[] {
  if (!consent.test(text))
    return [gap('Informed consent', 'a procedure is told without it.', 'Please document the consent for this procedure.', 'medium', at)]; // prettier-ignore
  if (risks.test(text) || !at) return [];
  return [gap('Risks discussed', 'the consent does not say that risks and alternatives were discussed.', 'Please document what was discussed when consent was obtained.', 'low', at)]; // prettier-ignore
}

const remotely =
  /\b(?:tele-?(?:health|medicine|visit|psychiatry|therapy)|(?:live|secure|synchronous|two-way) video|video (?:visit|session|call|encounter|appointment|platform)|(?:via|by|over) (?:secure |two-way |audio-?\/?)?(?:video|zoom|doxy))\b/i;
/** Agreement to be seen so, in any words. */
const agreedRemotely =
  /\bconsent\w*|\b(?:agree[sd]?|agreement|verbaliz\w+ understanding|accept(?:s|ed)|permission|authoriz\w+|prefer(?:s|red)|chose|requested)\b[^.\n]{0,60}\b(?:tele\w+|video|visit|session|virtual)|\b(?:tele\w+|video|virtual)\b[^.\n]{0,60}\b(?:agree[sd]?|accept\w*|permission|authoriz\w+|preferred|requested|chosen)\b/i;

/** A visit by video needs the patient's agreement to it in the record (state telehealth laws, for example Cal. Bus. & Prof. Code 2290.5; 42 CFR 410.78). */
function checkRemote({ kind, text, codes }: ChartReading): RaisedFlag[] {
  const isRemote = kind === 'telehealth' || (remotely.test(text.slice(0, headReach)) && codes.some(({ modifiers }) => modifiers.some((one) => /^(?:95|GT|93)$/.test(one)))); // prettier-ignore
  if (!isRemote || !remotely.test(text) || agreedRemotely.test(text)) return [];
  return [gap('Consent to telehealth', 'the visit was by video, and nothing says that the patient agreed to that.', 'Please document the consent to telehealth, if it was given.', 'low')]; // prettier-ignore
}

/** The setting of a visit is told this near its beginning, in characters. */
const headReach = 900;

/** Consent with its risks for what is done to the body, and the pause before surgery. 42 CFR 482.51(b)(2), UP.01.03.01. */
export const gapConsent: AuditRule = {
  name: 'gap-consent',
  check: (reading) => {
    const { kind, text } = reading;
    if (!isNote(reading) || kind === 'discharge' || kind === 'nursing' || kind === 'imaging' || kind === 'case-management') return []; // prettier-ignore
    const isSurgery = kind === 'operative';
    const remote = checkRemote(reading);
    if (remote.length > 0) return remote;
    const at = isSurgery || kind === 'procedure' ? undefined : (done.exec(text) ?? undefined);
    if (!isSurgery && kind !== 'procedure' && !at) return [];
    // "was drained last year", "no procedure was performed".
    if (at && /\b(?:prior|previous\w*|history|last|no|not|ago|declin\w+|if|outside|in (?:19|20)\d\d)\b/i.test(text.slice(Math.max(0, at.index - 60), at.index + at[0].length + 40))) return []; // prettier-ignore
    const pause =
      isSurgery && !timeOut.test(text)
        ? [gap('Time-out', 'the operative note does not tell the pause before the incision.', 'Please document the time-out.', 'medium')] // prettier-ignore
        : [];
    return [...checkConsent(reading, at), ...pause];
  },
};
