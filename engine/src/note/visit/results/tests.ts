/** Tests whose results are told, by the name under which the note has them. More exact names come first. Own list. */
const tests: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['X-ray', /\bx-?rays?(?: (?:images?|films?|results?))?\b/i], ['MRI', /\bmri(?: (?:scan|images?|results?))?\b/i], ['CT', /\b(?:ct|cat)(?: (?:scan|images?|results?))*\b/i], ['Ultrasound', /\bultrasound\b/i],
  ['Electrocardiogram', /\b(?:ekg|ecg|electrocardiogram)\b/i], ['Echocardiogram', /\becho(?:cardiogram)?\b/i], ['Barium swallow', /\bbarium swallow\b/i],
  ['Arthrogram', /\barthrogram\b/i],
  ['Stress test', /\bstress test\b/i], ['Mammogram', /\bmammogram\b/i], ['Lipid panel', /\blipid panel\b/i], ['Cholesterol', /\bcholesterol\b/i],
  ['Hemoglobin A1c', /\b(?:(?:hemoglobin|hgb) )?a1c\b/i], ['Hemoglobin', /\b(?:hemoglobin|hgb)\b/i], ['Hematocrit', /\bhematocrit\b/i], ['White blood cell count', /\bwhite (?:blood )?(?:cell )?count\b/i], ['Platelets', /\bplatelets?\b/i],
  ['Creatinine', /\bcreatinine\b/i], ['Kidney function', /\b(?:kidney|renal) function\b/i], ['Liver function', /\bliver (?:function|enzymes)(?: tests?)?\b/i], ['Glucose', /\b(?:blood )?glucose\b|\bblood sugar\b/i], ['Potassium', /\bpotassium\b/i], ['Thyroid-stimulating hormone', /\btsh\b/i], ['Thyroid labs', /\bthyroid (?:labs?|panel|levels?|function)\b/i],
  ['Autoimmune panel', /\bautoimmune (?:panel|labs?)\b/i], ['Anemia panel', /\banemia (?:panel|profile)\b/i], ['Diabetes labs', /\bdiabet(?:es|ic) labs?\b/i], ['Uric acid', /\buric acid\b/i], ['Urinalysis', /\burinalysis\b/i], ['Culture', /\b(?:urine |blood |throat )?cultures?\b/i], ['Biopsy', /\bbiops(?:y|ies)\b/i], ['Pathology', /\bpathology\b/i],
  ['Pulmonary function tests', /\b(?:pulmonary function tests?|pfts?|spirometry)\b/i], ['Colonoscopy', /\bcolonoscopy\b/i], ['Endoscopy', /\bendoscop[ye]\b/i], ['Rapid strep test', /\b(?:rapid )?strep(?: test)?\b/i], ['Lyme titer', /\blyme(?: titer)?\b/i], ['Nerve conduction study', /\b(?:nerve conduction|emg)\b/i], ['DEXA scan', /\bdexa(?: scan)?\b/i],
  ['Laboratory tests', /\b(?:labs?|lab (?:work|results)|blood ?work|blood tests?)\b/i],
]; // prettier-ignore

const imaging = new Set(['X-ray', 'MRI', 'CT', 'Ultrasound']);
const side = '(?:right |left |bilateral |both )?';
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
  for (const [name, pattern] of tests) {
    const match = pattern.exec(text);
    if (match && (first === undefined || match.index < first.start))
      first = { name, start: match.index, end: match.index + match[0].length };
  }
  if (first === undefined || !imaging.has(first.name)) return first;
  const before = sideBefore.exec(text.slice(Math.max(0, first.start - 40), first.start));
  const after = sideAfter.exec(text.slice(first.end, first.end + 90));
  const named = before?.[1] ?? after?.[1];
  if (named === undefined) return first;
  const where = /^(?:both|bilateral)/i.test(named) ? named.toLowerCase() : `the ${named.toLowerCase()}`;
  return {
    name: `${first.name} of ${where}`,
    start: before ? first.start - before[0].length : first.start,
    end: before ? first.end : first.end + (after?.[0].length ?? 0),
  };
}
