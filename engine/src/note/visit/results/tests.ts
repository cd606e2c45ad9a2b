import { PatternIndex } from '../../../text/pattern-heads.ts';

/** Tests whose results are told, by the name under which the note has them. More exact names come first. Own list. */
const tests: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['X-ray', /\bx-?rays?(?: (?:images?|films?|results?))?\b/i],
  ['MRI', /\bmri(?: (?:scan|images?|results?))?\b/i],
  ['CT', /\b(?:ct|cat)(?: (?:scan|images?|results?))*\b/i],
  ['Ultrasound', /\bultrasound\b/i],
  ['Electrocardiogram', /\b(?:ekg|ecg|electrocardiogram)\b/i],
  ['Echocardiogram', /\becho(?:cardiogram)?\b/i],
  ['Barium swallow', /\bbarium swallow\b/i],
  ['Arthrogram', /\barthrogram\b/i],
  ['Stress test', /\bstress test\b/i],
  ['Mammogram', /\bmammogram\b/i],
  ['Lipid panel', /\blipid panel\b/i],
  ['Cholesterol', /\bcholesterol\b/i],
  ['Hemoglobin A1c', /\b(?:(?:hemoglobin|hgb) )?a1c\b/i],
  ['Hemoglobin', /\b(?:hemoglobin|hgb)\b/i],
  ['Hematocrit', /\bhematocrit\b/i],
  ['White blood cell count', /\bwhite (?:blood )?(?:cell )?count\b/i],
  ['Platelets', /\bplatelets?\b/i],
  ['Creatinine', /\bcreatinine\b/i],
  ['Kidney function', /\b(?:kidney|renal) function\b/i],
  ['Liver function', /\bliver (?:function|enzymes)(?: tests?)?\b/i],
  ['Glucose', /\b(?:blood )?glucose\b|\bblood sugar\b/i],
  ['Potassium', /\bpotassium\b/i],
  ['Thyroid-stimulating hormone', /\btsh\b/i],
  ['Thyroid labs', /\bthyroid (?:labs?|panel|levels?|function)\b/i],
  ['Autoimmune panel', /\bautoimmune (?:panel|labs?)\b/i],
  ['Anemia panel', /\banemia (?:panel|profile)\b/i],
  ['Diabetes labs', /\bdiabet(?:es|ic) labs?\b/i],
  ['Uric acid', /\buric acid\b/i],
  ['Urinalysis', /\burinalysis\b/i],
  ['Culture', /\b(?:urine |blood |throat )?cultures?\b/i],
  ['Biopsy', /\bbiops(?:y|ies)\b/i],
  ['Pathology', /\bpathology\b/i],
  ['Pulmonary function tests', /\b(?:pulmonary function tests?|pfts?|spirometry)\b/i],
  ['Colonoscopy', /\bcolonoscopy\b/i],
  ['Endoscopy', /\bendoscop[ye]\b/i],
  ['Rapid strep test', /\b(?:rapid )?strep(?: test)?\b/i],
  ['Lyme titer', /\blyme(?: titer)?\b/i],
  ['Nerve conduction study', /\b(?:nerve conduction|emg)\b/i],
  ['DEXA scan', /\bdexa(?: scan)?\b/i],
  ['Laboratory tests', /\b(?:labs?|lab (?:work|results)|blood ?work|blood tests?)\b/i],
];

const testIndex = new PatternIndex(tests.map(([, pattern]) => pattern));

const imaging = new Set(['X-ray', 'MRI', 'CT', 'Ultrasound']);
const side = '(?:right |left |bilateral |both (?:of )?(?:your |the )?)?';
const site =
  '(?:(?:lumbar|cervical|thoracic) spine|(?:lower|upper|low|mid) back|(?:ring|index|middle|little|pinky) finger|chest|back|neck|spine|knees?|hips?|shoulders?|ankles?|elbows?|wrists?|hands?|foot|feet|fingers?|thumb|toes?|abdomen|abdominal|brain|head|pelvis|leg|arm|sinus)';
const sideBefore = new RegExp(`\\b(${side}${site}) $`, 'i');
const taken =
  '(?: (?:that )?(?:we|i|you) (?:did|got|took|had|have|ordered|obtained)(?: here| today| earlier| this morning)?)?';
const sideAfter = new RegExp(
  `^${taken} (?:of|on|for) (?:your |the |her |his |that |my |this )?(${side}${site})\\b`,
  'i',
);

export interface TestMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The first test that a text names, with the part of the body that was imaged where the words say it ("X-ray of the right knee"). */
export function findTest(text: string): TestMention | undefined {
  let first: TestMention | undefined;
  for (const id of testIndex.find(text)) {
    const [name, pattern] = tests[id] ?? [];
    const match = pattern?.exec(text);
    if (name !== undefined && match && (first === undefined || match.index < first.start))
      first = { name, start: match.index, end: match.index + match[0].length };
  }
  if (first === undefined || !imaging.has(first.name)) return first;
  const { name } = first;
  const again = tests.find((row) => row[0] === name)?.[1];
  // "your x-rays ... the x-ray of your left knee": the mention that says of what is the one to take.
  for (let from = first; again !== undefined && from.start < 300;) {
    const sited = imageAt(text, from);
    if (sited) return sited;
    const next = again.exec(text.slice(from.end));
    if (!next) break;
    from = { name, start: from.end + next.index, end: from.end + next.index + next[0].length };
  }
  return first;
}

/** An image with the part of the body beside it. */
function imageAt(text: string, mention: TestMention): TestMention | undefined {
  const before = sideBefore.exec(text.slice(Math.max(0, mention.start - 40), mention.start));
  const after = sideAfter.exec(text.slice(mention.end, mention.end + 90));
  const named = (before?.[1] ?? after?.[1])?.toLowerCase().replace(/ (?:of )?(?:your|the) /, ' ');
  if (named === undefined) return undefined;
  const where = /^(?:both|bilateral)/.test(named) ? named : `the ${named}`;
  return {
    name: `${mention.name} of ${where}`,
    start: before ? mention.start - before[0].length : mention.start,
    end: before ? mention.end : mention.end + (after?.[0].length ?? 0),
  };
}
