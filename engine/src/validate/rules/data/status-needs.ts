import type { Severity } from '../../../model/result.ts';

interface StatusRow {
  readonly codes: RegExp;
  /** Codes one of which satisfies it. */
  readonly written?: RegExp;
  /** Names of drugs or things that satisfy it, anywhere in the chart and not denied. */
  readonly words?: RegExp;
  /** Words that speak against it: then it is more than a consideration. */
  readonly against?: RegExp;
  readonly severity: Severity;
  readonly needs: string;
  readonly basis: string;
}

const longTerm = 'ICD-10-CM Official Guidelines I.C.21.c.3';

/** What a status code needs beside it: a diagnosis that the provider made, or the drug or thing that it tells of. Own list. */
export const statusRows: readonly StatusRow[] = [
  { codes: /^Z68\.(?:1|2[0-4])/, written: /^E4[0-6]|^R63|^E66|^F50|^R62|^O99\.2|^O26\.[0-3]|^R64|^E88\.A/, severity: 'medium', needs: 'a weight diagnosis of the provider (for example underweight or obesity)', basis: 'ICD-10-CM Official Guidelines I.B.14' },
  { codes: /^Z68/, written: /^E66|^R63\.[456]|^E4[0-6]|^F50|^O99\.2|^O26\.[0-3]|^E65|^E88\.A|^R64|^R62/, severity: 'medium', needs: 'a weight diagnosis of the provider (for example overweight or obesity)', basis: 'ICD-10-CM Official Guidelines I.B.14' },
  { codes: /^Z79\.4$/, words: /\b(?:insulin\w*|lantus|basaglar|toujeo|tresiba|levemir|humalog|novolog|humulin|novolin|glargine|lispro|aspart|degludec|detemir|nph|admelog|apidra|fiasp|semglee)\b/i, severity: 'high', needs: 'insulin among the medications', basis: longTerm },
  { codes: /^Z79\.84$/, words: /\b(?:metformin|glucophage|glipizide|glyburide|glimepiride|sitagliptin|januvia|empagliflozin|jardiance|dapagliflozin|farxiga|pioglitazone|actos|linagliptin|tradjenta|canagliflozin|invokana|saxagliptin|repaglinide|rybelsus|acarbose|oral (?:hypoglycemic|antidiabetic|agent)s?|janumet|synjardy)\b/i, severity: 'medium', needs: 'an oral glucose-lowering drug among the medications', basis: longTerm },
  { codes: /^Z79\.01$/, words: /\b(?:warfarin|coumadin|apixaban|eliquis|rivaroxaban|xarelto|dabigatran|pradaxa|enoxaparin|lovenox|heparin|edoxaban|savaysa|anticoag\w+|doac|noac)\b/i, severity: 'medium', needs: 'an anticoagulant among the medications', basis: longTerm },
  { codes: /^Z79\.02$/, words: /\b(?:clopidogrel|plavix|ticagrelor|brilinta|prasugrel|effient|dipyridamole|cilostazol|antiplatelet)\b/i, severity: 'medium', needs: 'an antiplatelet drug among the medications', basis: longTerm },
  { codes: /^Z79\.82$/, words: /\b(?:aspirin|asa|ecotrin|bayer)\b/i, severity: 'medium', needs: 'aspirin among the medications', basis: longTerm },
  { codes: /^Z79\.5[12]$/, words: /\b(?:prednis\w+|methylpred\w+|dexamethasone|hydrocortisone|budesonide|fluticasone|beclomethasone|mometasone|steroids?|corticosteroids?|symbicort|advair|flovent|breo|trelegy|ciclesonide|pulmicort|qvar)\b/i, severity: 'medium', needs: 'a steroid among the medications', basis: longTerm },
  { codes: /^Z79\.1$/, words: /\b(?:ibuprofen|naproxen|meloxicam|diclofenac|celecoxib|nsaids?|indomethacin|etodolac|nabumetone|ketorolac|advil|aleve|motrin|celebrex|mobic)\b/i, severity: 'medium', needs: 'an anti-inflammatory drug among the medications', basis: longTerm },
  { codes: /^Z79\.891$/, words: /\b(?:opioids?|oxycodone|hydrocodone|morphine|tramadol|methadone|buprenorphine|fentanyl|suboxone|tapentadol|hydromorphone|oxycontin|percocet|norco|codeine)\b/i, severity: 'medium', needs: 'an opioid among the medications', basis: longTerm },
  { codes: /^Z79\.890$/, words: /\b(?:estradiol|estrogens?|progesterone|hormone|premarin|hrt|testosterone|medroxyprogesterone)\b/i, severity: 'medium', needs: 'a hormone among the medications', basis: longTerm },
  { codes: /^Z79\.83$/, words: /\b(?:alendronate|fosamax|risedronate|ibandronate|zoledronic|bisphosphonate|boniva|actonel|reclast)\b/i, severity: 'medium', needs: 'a bisphosphonate among the medications', basis: longTerm },
  { codes: /^Z79\.811$/, words: /\b(?:anastrozole|letrozole|exemestane|aromatase|arimidex|femara)\b/i, severity: 'medium', needs: 'an aromatase inhibitor among the medications', basis: longTerm },
  { codes: /^Z99\.81$/, words: /\b(?:oxygen|o2|nasal cannula|\d ?l(?:pm)?)\b/i, severity: 'medium', needs: 'oxygen in the chart', basis: 'ICD-10-CM Official Guidelines I.C.21.c.3' },
  { codes: /^Z99\.2$/, words: /\b(?:dialysis|hemodialysis|hd|esrd)\b/i, severity: 'medium', needs: 'dialysis in the chart', basis: 'ICD-10-CM Official Guidelines I.C.21.c.3' },
  { codes: /^Z23$/, words: /\b(?:vaccin\w*|immuniz\w*|flu shot|influenza shot|tdap|mmr|shingrix|prevnar|pneumovax|hpv|boosters?|dtap|ipv|hepatitis [ab]|pcv\d*|covid[- ]19|menacwy|gardasil|rotavirus|varicella)\b/i, severity: 'medium', needs: 'a vaccine in the chart', basis: 'ICD-10-CM Official Guidelines I.C.21.c.2' },
  { codes: /^Z90\.4/, words: /\b(?:\w*colectomy|cholecystectomy|append(?:ic)?ectomy|gastrectomy|pancreat\w*ectomy|esophagectomy|bowel resection|resect(?:ed|ion)|colon (?:was )?removed|gallbladder (?:was )?(?:removed|out)|whipple)\b/i, severity: 'low', needs: 'the operation in the chart', basis: 'ICD-10-CM Official Guidelines I.C.21.c.3' },
  { codes: /^Z51\.1[12]$/, written: /^C|^D[0-4]/, severity: 'medium', needs: 'the neoplasm that is treated', basis: 'ICD-10-CM Official Guidelines I.C.2.e.2' },
  { codes: /^Z87\.891$/, words: /\b(?:former(?:ly)?|ex-?|quit|stopped|previous(?:ly)?|past|used to|history of)\b[^.\n]{0,60}\b(?:smok\w+|tobacco|cigarettes?|nicotine|ppd|pack)|\b(?:smok\w+|tobacco|cigarettes?|packs?|nicotine)\b[^.\n]{0,60}\b(?:quit|former|stopped|ago|past|history|prior|previous|until|ceased)|\b(?:left|gave up|given up|kicked|dropped)\b[^.\n]{0,30}\b(?:smok\w+|tobacco|cigarettes?|nicotine)|\bsmok\w+ no (?:more|longer)\b|\bno longer smok\w+|\bnot smoked (?:since|for)/i, against: /\b(?:never (?:a )?smok\w+|never used tobacco|non-?smoker|tobacco:? never|current(?:ly)? (?:every ?day )?smok\w+|(?<!not )smokes|still smok\w+)\b/i, severity: 'low', needs: 'tobacco use that has ended in the chart', basis: 'ICD-10-CM tabular list, Z87.891' },
];
