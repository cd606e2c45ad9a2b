import { findMatches } from '../../text/find-matches.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import {
  dosedAfter,
  dosedWord,
  notManaged,
  pastOrPossible,
  prescribedKinds,
  riskCues,
  type RiskCue,
} from './data/risk-cues.ts';
import { isWithin, treatmentParts } from './judgement-parts.ts';
import type { DecisionElement } from './problems-addressed.ts';

const prescribing =
  /\b(?:start(?:ed|ing)?|continu\w+|increas\w+|decreas\w+|refill\w*|renew\w*|prescri\w+|rx|stop(?:ped)?|switch\w*|titrat\w+|adjust\w+|chang\w+|add(?:ed)?|resume|hold|taper\w*|discontinu\w+|given|administered|change|reduce\w*|wean\w*|trial|complet\w+|finish\w*|course|day \d|broaden\w*|stable on|controlled on|\d+ ?(?:mg|mcg|units?|puffs?|ml))\b/i;

/** Drugs that are sold without a prescription; naming them alone manages no prescription drug. */
const freelySold: ReadonlySet<string> = new Set(
  'acetaminophen ibuprofen naproxen aspirin loratadine cetirizine diphenhydramine guaifenesin dextromethorphan calcium multivitamin saline bisacodyl docusate senna loperamide famotidine fexofenadine pseudoephedrine melatonin'.split(
    ' ',
  ),
);
const freelySoldWords =
  /salicylic|benzoyl|hydrocortisone 1 ?%|emollient|zinc|vitamin|iron|polyethylene|fiber|psyllium|carbamide/i;
/** As strong as pharmacies give it on prescription only. */
const prescriptionStrength = /\b(?:600|800)\b/;

/** A prescription drug that the judgement decides about: started, changed, renewed, kept on or stopped. */
function managedDrug({ text, medications }: ChartReading, parts: readonly Span[]): Span | null {
  const drug = medications.find(({ start, end, drug: { generic }, modifiers, change }) => {
    if (!isWithin(parts, start) || modifiers.negated || modifiers.family) return false;
    const [before, after] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 60)];
    const isFree = freelySold.has(generic) || freelySoldWords.test(generic);
    if (isFree && !(generic === 'ibuprofen' && prescriptionStrength.test(text.slice(start, end + 8)))) return false;
    if (notManaged.test(before)) return false;
    const name = text.slice(start, end);
    return (
      change !== 'none' || prescribing.test(`${before}${name}${after}`) || /\d/.test(name) || dosedAfter.test(after)
    );
  });
  return drug ? { start: drug.start, end: drug.end } : null;
}

const manages =
  /\b(?:continue|refill(?:ed)?|renew(?:ed)?|no changes? (?:to|in)|adjust(?:ed)?|same)\b[^.\n]{0,30}\b(?:medications?|meds|regimen|inhalers?|insulin|current (?:dose|therapy|treatment)|abx|antibiotics?)\b/i;

/** The first place in the parts where the words stand for this day's decision. */
function findIn(text: string, parts: readonly Span[], pattern: RegExp, not?: RegExp): Span | null {
  const global = new RegExp(pattern.source, `${pattern.flags}g`);
  for (const { start, end } of parts) {
    for (const match of findMatches(text.slice(start, end), global)) {
      const at = start + match.index;
      if (not?.test(text.slice(Math.max(0, at - 30), at))) continue;
      return { start: at, end: at + match[0].length };
    }
  }
  return null;
}

const isPastSurgery = /\b(?:s\/p|status post|history of|prior|previous|after|since|not?)\s(?:[\w-]+\s){0,2}$/i;
/** "Admits to", "Admitted 1/17": what the patient says, and what the stay began with. */
const notAdmission = /^(?:admit(?:s|ted|ting)? (?:to (?:\w+ing|us\w+|feel\w+|drink\w+|smok\w+)|\d|on \d|for|with))/i;

function findCue(text: string, parts: readonly Span[], { level, words }: RiskCue): Span | null {
  const source = findIn(text, parts, words, level === 4 ? pastOrPossible : isPastSurgery);
  return source && notAdmission.test(text.slice(source.start, source.start + 30)) ? null : source;
}

/** Where a drug is managed, or something of risk is decided, a reader who knows the patient may see more in it. */
const mayWeighMore =
  /\b(?:chemo\w*|immunosuppress\w*|biologic|warfarin|lithium|clozapine|methotrexate|amiodarone|iv\b|infusion|suicid\w+|im\b|assault\w*|petition\w*|si\b|admission|observation|major surgery|arthroplasty|opioid|oxycodone|hydrocodone|morphine|transfus\w+|anticoagula\w+)/i;

/** Risk of complications or harm from what was decided (third element of medical decision making). */
export function readRiskOfManagement(reading: ChartReading): DecisionElement {
  const { text } = reading;
  const parts = treatmentParts(reading);
  const drug =
    managedDrug(reading, parts) ??
    findIn(text, parts, manages) ??
    findIn(text, parts, prescribedKinds, notManaged) ??
    findIn(text, parts, dosedWord, notManaged);
  const more = parts.some(({ start, end }) => mayWeighMore.test(text.slice(start, end)));
  for (const cue of riskCues) {
    if (cue.level < 3 && drug) break;
    const source = findCue(text, parts, cue);
    const atMost = cue.level === 3 && more ? 4 : cue.level;
    if (source) return { level: cue.level, atMost, reason: cue.reason, sources: [source] };
  }
  return drug
    ? { level: 3, atMost: more ? 4 : 3, reason: 'management of a prescription drug', sources: [drug] }
    : { level: 1, atMost: 2, reason: 'no treatment with a risk was found', sources: [] };
}
