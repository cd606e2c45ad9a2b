import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { DecisionLevel } from './decision-level.ts';
import type { DecisionElement } from './problems-addressed.ts';

/** Tests as charts name them; a panel is one test, however many values it holds. The name before the colon tells them apart. */
const tests: readonly (readonly [string, string])[] = [
  [
    'blood count',
    String.raw`cbc(?: w/? ?diff)?|complete blood count|h(?:emoglobin|gb)\b|hematocrit|white count|wbc|platelets?|anc`,
  ],
  [
    'metabolic panel',
    String.raw`cmp|bmp|metabolic panel|chem ?7|electrolytes|creatinine|egfr|bun|potassium|sodium|cr \d|k \d|na \d|chem-?7|chem panel|renal (?:panel|function)`,
  ],
  ['lipids', String.raw`lipid(?: panel|s)?|ldl|cholesterol panel`],
  ['A1c', String.raw`a1c|hba1c|hemoglobin a1c`],
  ['thyroid', String.raw`tsh|free t4|thyroid (?:panel|function)`],
  ['liver tests', String.raw`lfts?|liver (?:panel|function|enzymes)|ast|alt`],
  ['urinalysis', String.raw`ua|urinalysis|u\/a|urine (?:dip(?:stick)?|analysis)`],
  ['urine culture', String.raw`urine culture|ucx`],
  ['blood culture', String.raw`blood cultures?|bcx|cultures`],
  ['troponin', String.raw`trop(?:onin)?s?(?: ?i)?`],
  ['blood gas', String.raw`[av]bgs?|blood gas`],
  ['tumor marker', String.raw`cea|ca ?19-9|ca-?125|afp`],
  ['heart monitor', String.raw`holter|zio|event monitor`],
  ['magnesium', String.raw`mag(?:nesium)?(?: level)?|phos(?:phorus)?`],
  ['swab', String.raw`wet prep|koh|gc\/ct|pap(?: smear)?|hpv test|wound culture|monospot`],
  ['mammogram', String.raw`mammo(?:gram)?`],
  ['antibody test', String.raw`ana|rf|anti-?ccp|ttg`],
  ['BNP', String.raw`(?:nt-?pro-?)?bnp`],
  ['D-dimer', String.raw`d-?dimer`],
  ['lactate', String.raw`lactate|lactic(?: acid)?`],
  ['INR', String.raw`inr|pt\/inr|prothrombin`],
  ['ferritin', String.raw`ferritin|iron studies`],
  ['vitamin level', String.raw`(?:vitamin )?b12 level|vitamin d level|folate`],
  ['ESR or CRP', String.raw`esr|crp|sed rate`],
  ['PSA', String.raw`psa`],
  ['microalbumin', String.raw`microalbumin|uacr|acr|albumin\/creatinine`],
  ['strep test', String.raw`(?:rapid )?strep(?: test| screen| a)?|throat culture`],
  [
    'flu or COVID test',
    String.raw`(?:rapid )?(?:flu|influenza|covid(?:-19)?|rsv)(?: a\/b)? (?:test|swab|pcr|antigen)|respiratory panel`,
  ],
  ['pregnancy test', String.raw`(?:urine )?(?:hcg|pregnancy test)|beta[- ]hcg`],
  ['chest film', String.raw`cxr|chest (?:x-?ray|film|radiograph)`],
  ['film', String.raw`x-?rays?|xr|radiographs?|plain films?|kub`],
  ['CT', String.raw`ct(?: scan| head| abdomen| chest| angiogram)?|cta|computed tomography`],
  ['MRI', String.raw`mri|mra`],
  ['ultrasound', String.raw`ultrasound|sonogram|doppler|duplex|us`],
  ['ECG', String.raw`ekg|ecg|electrocardiogram`],
  ['echocardiogram', String.raw`echo(?:cardiogram)?|tte`],
  ['spirometry', String.raw`spirometry|pfts?|pulmonary function`],
  ['stress test', String.raw`stress test`],
  ['biopsy', String.raw`pathology|biopsy result`],
  ['colonoscopy report', String.raw`colonoscopy`],
  ['sleep study', String.raw`sleep study|polysomnog\w+`],
  ['EEG', String.raw`eeg|emg|nerve conduction`],
  ['bone density', String.raw`dexa|bone density`],
  ['screening questionnaire', String.raw`phq-?9|gad-?7|moca|mmse|audit-c`],
  ['drug level', String.raw`(?:lithium|digoxin|vancomycin|valproate|phenytoin|tacrolimus) level|urine drug screen|uds`],
  ['glucose', String.raw`(?:poc|fingerstick|blood) glucose|fasting glucose|random glucose`],
  ['lipase', String.raw`lipase|amylase`],
  ['hepatitis or HIV test', String.raw`hepatitis panel|hiv (?:test|screen)|rpr|std? panel|gonorrhea|chlamydia`],
];

const testPattern = new RegExp(String.raw`\b(?:${tests.map(([, words]) => `(${words})`).join('|')})\b`, 'gi');
const testNames = tests.map(([name]) => name);

const documents =
  /\b(?:review(?:ed|ing)?|obtained|read)\b[^.\n]{0,60}\b(?:outside|external|prior|previous|old|hospital|ed|discharge|specialist|consultant|records?|notes?|summary|report|letter)\b|\b(?:records?|notes?|letter|report|summary) (?:from|of)\b[^.\n]{0,50}\breview(?:ed)?\b|\b(?:pdmp|prescription monitoring)\b/i;
const historian =
  /\b(?:history|information|collateral)\b[^.\n]{0,40}\b(?:from|by|per|provided by|obtained from|given by)\b[^.\n]{0,30}\b(?:mother|father|mom|dad|parents?|wife|husband|spouse|daughter|son|caregiver|guardian|ems|paramedics?|staff|nurse|partner|grandmother|interpreter|aide|family)\b|\bindependent historian\b|\bcollateral\b|\b(?:mother|father|mom|dad|daughter|son|wife|husband|caregiver|parent)s? (?:reports?|states?|says|notes|provides|provided|gave)\b/i;
const interpretation =
  /\b(?:independent(?:ly)? interpret\w*|my (?:read|interpretation)|interpreted by (?:me|myself)|(?:by|per) (?:my|own) (?:read|interpretation|review)|my int(?:erp)?\b|(?:viewed|reviewed|read|seen) (?:independently |personally )?by (?:me|myself)|reviewed independently|images? (?:were )?(?:personally )?(?:viewed|reviewed)|personally (?:reviewed|interpreted|read)|i (?:personally )?(?:reviewed|interpreted|read) (?:the )?(?:images?|films?|tracing|ekg|ecg|x-?rays?|ct|mri|scan))\b/i;
const discussion =
  /\b(?:(?:discussed|spoke|reviewed|case discussed|consulted|conferred|talked)\b[^.\n]{0,40}\bwith\b|d\/w|(?:discussed|spoke) w\/|called|paged|spoke to)[^.\n]{0,40}\b(?:dr\.?|cardiolog\w*|surg\w*|orthop\w*|neurolog\w*|nephrolog\w*|psychiatr\w*|specialist|consultant|radiolog\w*|hospitalist|oncolog\w*|pharmacist|pcp|on-?call|case manager|cards|nephro|neuro|ortho|neurosurg\w*|icu|ed psych\w*|intensivist|ob\/gyn|transfer center|poison control|teacher|poison control|urolog\w*|gastroenterolog\w*|\bgi\b|obstetric\w*|pediatrician|school|probation)\b|\bdr\.? [a-z]+,? (?:d\/w|accepts|aware|notified|consulted|agrees)\b/i;

function find(pattern: RegExp, text: string): Span | null {
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** The different tests that a chart orders or reads: each counted once (ordered today and read later is one). */
export function findTests(text: string): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  for (const match of findMatches(text, testPattern)) {
    const name = testNames[match.findIndex((group, at) => at > 0 && group !== undefined) - 1] ?? '';
    if (!found.has(name)) found.set(name, { start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Words for tests that do not tell how many, and results of tracings and films that do not tell who read them. */
const moreTests = /\b(?:labs?|blood ?work|panels?|imaging|studies|cultures|results)\b/i;
const mayBeRead =
  /\b(?:ekg|ecg|cxr|x-?rays?|xr|films?|ct\w{0,2}|us|pocus|bedside ultrasound|mri|tracing)\b[^.\n]{0,20}(?:[:=-]|\b(?:shows?|showed|with|no|neg\w*|normal|nl|sinus|nsr|reviewed|viewed)\b)/i;

function levelOf(count: number, categories: number, historianAlone: boolean): DecisionLevel {
  if (categories >= 2) return 4;
  if (categories === 1) return 3;
  return count >= 2 || historianAlone ? 2 : 1;
}

/** Amount and complexity of data (second element of medical decision making, 2021/2023). */
export function readDataReviewed(reading: ChartReading): DecisionElement {
  const { text } = reading;
  const found = findTests(text);
  const teller = find(historian, text);
  const others = [find(documents, text), teller].filter((span) => span !== null);
  const count = found.size + others.length;
  const [read, talked] = [find(interpretation, text), find(discussion, text)];
  const categories = Number(count >= 3) + Number(read !== null) + Number(talked !== null);
  const words = [
    found.size > 0 ? `${found.size} ${found.size === 1 ? 'test' : 'tests'} ordered or reviewed` : '',
    others.length > 0 ? 'records or another historian' : '',
    read ? 'own interpretation of a test' : '',
    talked ? 'discussion with another professional' : '',
  ].filter((part) => part !== '');
  const mostTests = count + (count > 0 && moreTests.test(text) ? 1 : 0);
  const mostCategories =
    Number(mostTests >= 3) + Number(read !== null || mayBeRead.test(text)) + Number(talked !== null);
  return {
    level: levelOf(count, categories, teller !== null),
    atMost: levelOf(mostTests, mostCategories, teller !== null),
    reason: words.join(', ') || 'no tests, records or discussions named',
    sources: [...[...found.values()].slice(0, 3), ...others, read, talked].filter((span) => span !== null).slice(0, 5),
  };
}
