import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { DecisionLevel } from './decision-level.ts';
import { isWithin, judgementParts } from './judgement-parts.ts';
import type { DecisionElement } from './problems-addressed.ts';

interface RiskCue {
  readonly level: DecisionLevel;
  readonly reason: string;
  readonly words: RegExp;
}

/** From the gravest down. Words of our own for the third element of medical decision making (2021/2023). */
const cues: readonly RiskCue[] = [
  {
    level: 4,
    reason: 'a decision about hospital care, emergency surgery or limits of treatment',
    words:
      /\b(?:admit(?:ted|ting)?(?: to| for)?|(?:(?:in)?voluntary|psychiatric|inpatient|hospital) admission|admission (?:to|for|tonight|today|arranged)|hospitali[sz]\w+|transfer(?:red)? to (?:the )?(?:ed|er|icu|hospital|emergency)|sent to (?:the )?(?:ed|er|emergency)|send to (?:the )?(?:ed|er|emergency)|emergen(?:t|cy) (?:surgery|department transfer|operation)|taken to the or|icu|dnr|do not resuscitate|comfort care|hospice|intubat\w+|thrombolytic|tpa|involuntary hold|5150)\b/i,
  },
  {
    level: 4,
    reason: 'a decision about major surgery or replacement of an organ, with risks of the patient or the procedure',
    words:
      /\b(?:(?:in-center |home |peritoneal )?(?:hemo)?dialysis|(?:plac\w+|creat\w+|refer\w*|evaluat\w*)[^.\n]{0,40}\b(?:fistula|transplant\w*)|(?:high[- ]risk|urgent) (?:surgery|operation))\b/i,
  },
  {
    level: 4,
    reason: 'drug therapy that needs intensive monitoring for toxicity, or controlled drugs given parenterally',
    words:
      /\b(?:monitor(?:ing|ed)? (?:for )?(?:toxicity|levels?|cbc|lfts?|anc)[^.\n]{0,40}\b(?:lithium|methotrexate|clozapine|amiodarone|chemotherapy|tacrolimus|cyclosporine|digoxin)|(?:lithium|clozapine|methotrexate|amiodarone|tacrolimus|cyclosporine|chemotherapy)\b[^.\n]{0,60}\b(?:level|monitor\w*|anc|lfts?)|iv (?:morphine|hydromorphone|fentanyl|ketamine)|(?:morphine|hydromorphone|fentanyl|ketamine)[^.\n]{0,20}\biv)\b/i,
  },
  {
    level: 3,
    reason: 'social circumstances that limit care',
    words:
      /\b(?:homeless\w*|food insecurity|unable to afford|cannot afford|can't afford|cost (?:is )?(?:a )?barrier|lack of transportation|no transportation|unstable housing|uninsured|lost (?:his|her|their) insurance|domestic violence)\b/i,
  },
  {
    level: 3,
    reason: 'a decision about surgery or a procedure with risks',
    words:
      /\b(?:schedul\w+ (?:for )?(?:surgery|operat\w+|arthroplasty|replacement|repair|cholecystectomy|hysterectomy|colonoscopy|endoscopy|cataract)|proceed with (?:surgery|arthroscopy|operat\w+)|elective (?:surgery|repair)|(?:wants|chooses|elects|agreed to|opts for) (?:surgery|release|repair|operation|excision)|under (?:local|general|regional|spinal) anesthesia|surgical (?:options?|management) discussed|discussed (?:surgery|surgical|operative)|referred for surgery|reduction|sutur\w+|lacerat\w+ repair|incision and drainage|i&d|biops\w+|excis\w+|joint injection|injection of|arthrocentesis|iud|implant)\b/i,
  },
  {
    level: 2,
    reason: 'treatment of low risk',
    words:
      /\b(?:otc|over[- ]the[- ]counter|acetaminophen|tylenol|ibuprofen|physical therapy|occupational therapy|rest|ice|splint\w*|brace|cold packs?|heat|saline|exercises?|wound care|counsel\w+|therapy|elevation|compression|stretching|antihistamine)\b/i,
  },
];

const prescribing =
  /\b(?:start(?:ed|ing)?|continu\w+|increas\w+|decreas\w+|refill\w*|renew\w*|prescri\w+|rx|stop(?:ped)?|switch\w*|titrat\w+|adjust\w+|chang\w+|add(?:ed)?|resume|hold|taper\w*|discontinu\w+|given|administered|change|reduce\w*|wean\w*|\d+ ?(?:mg|mcg|units?|puffs?|ml))\b/i;

/** Drugs that are sold without a prescription; naming them alone manages no prescription drug. */
const freelySold: ReadonlySet<string> = new Set(
  'acetaminophen ibuprofen naproxen aspirin loratadine cetirizine diphenhydramine guaifenesin dextromethorphan calcium multivitamin saline bisacodyl docusate senna loperamide famotidine fexofenadine pseudoephedrine melatonin'.split(
    ' ',
  ),
);

/** A prescription drug that the judgement decides about: started, changed, renewed, kept on or stopped. */
function managedDrug(reading: ChartReading, parts: readonly Span[]): Span | null {
  const { text } = reading;
  const drug = reading.medications.find(({ start, end, drug: { generic }, modifiers, change }) => {
    if (!isWithin(parts, start) || modifiers.negated || modifiers.family || freelySold.has(generic)) return false;
    return change !== 'none' || prescribing.test(text.slice(Math.max(0, start - 60), Math.min(text.length, end + 60)));
  });
  return drug ? { start: drug.start, end: drug.end } : null;
}

const manages =
  /\b(?:continue|refill(?:ed)?|renew(?:ed)?|no changes? (?:to|in)|adjust(?:ed)?)\b[^.\n]{0,30}\b(?:medications?|meds|regimen|inhalers?|insulin|current (?:dose|therapy|treatment))\b/i;

function findIn(text: string, parts: readonly Span[], pattern: RegExp): Span | null {
  for (const { start, end } of parts) {
    const match = pattern.exec(text.slice(start, end));
    if (match) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return null;
}

/** Risk of complications or harm from what was decided (third element of medical decision making). */
export function readRiskOfManagement(reading: ChartReading): DecisionElement {
  const parts = judgementParts(reading);
  const drug = managedDrug(reading, parts) ?? findIn(reading.text, parts, manages);
  for (const { level, reason, words } of cues) {
    if (level < 3 && drug) break;
    const source = findIn(reading.text, parts, words);
    if (source) return { level, reason, sources: [source] };
  }
  return drug
    ? { level: 3, reason: 'management of a prescription drug', sources: [drug] }
    : { level: 1, reason: 'no treatment with a risk was found', sources: [] };
}
