/** A measure or finding, told anywhere in a chart, by which a detail is known that a code leaves open. */
export interface TellingMeasure {
  /** Codes that leave the detail open. */
  readonly codes: RegExp;
  /** How charts tell the measure; what it tells has to hold of now. */
  readonly told: RegExp;
  /** What is to be asked: "severity of the depressive episode". */
  readonly detail: string;
}

const row = (codes: RegExp, detail: string, told: RegExp): TellingMeasure => ({ codes, told, detail });
const number = String.raw`(?:score)?\W{0,3}(?:is |of |today |now )?`;

/**
 * The PHQ-9 bands after Kroenke 2001 (10 and more: moderate and worse); acute and chronic stress disorder after DSM-5 and the titles of F43.1;
 * nights and days of asthma after EPR-3 (NHLBI 2007); a saturation under 88 % is the Medicare limit for oxygen at home (NCD 240.2).
 */
export const tellingMeasures: readonly TellingMeasure[] = [
  row(/^F32\.(?:9|A)|^F33\.9/, 'severity of the depressive episode', new RegExp(String.raw`\bPHQ-?(?:9|A)\b${number}(?:1\d|2[0-7])\b`, 'i')),
  row(/^F43\.10/, 'acuity of PTSD', /\b(?:symptoms?|nightmares|flashbacks|ptsd|post[- ]?traumatic stress disorder)\b[^.;\n]{0,30}\b(?:since|after) (?:a |the |his |her )?(?:[a-z]+ ){0,4}(?:19|20)\d\d\b|\bsymptoms?\.? (?:since|for) (?:the )?(?:(?:19|20)\d\d|(?:\d+|several|many|two|three|four|five|six|ten) (?:months|years))\b/i),
  row(/^F31\.9/, 'current episode of the bipolar disorder', /\bmood\W{1,3}(?:is |was |has been )?"?(?:even|stable|euthymic|good|fine|ok|okay|depressed|low|down|sad|elevated|irritable|labile|euphoric)\b|\b(?:even|stable|euthymic|depressed|elevated) mood\b|\beuthymi\w+/i),
  row(/^J45\.90/, 'severity of asthma (intermittent or persistent)', /\b(?:cough\w*|wheez\w*|symptoms?|albuterol|inhaler|rescue|wakes?|waking|awak\w+)\b[^.;\n]{0,40}\b(?:nights?|days?|times?) (?:a|per|each) (?:week|month)\b/i),
  row(/^J96\.[0129]0/, 'hypoxia or hypercapnia', /\b(?:sp?o2|saturat\w+|sats?|needs oxygen(?: still)?|room air|\bRA)\b[^.;\n]{0,24}\b(?:7\d|8[0-7]) ?%|\b(?:7\d|8[0-7]) ?%[^.;\n]{0,12}\b(?:room air|RA|without (?:it|oxygen)|off oxygen|on exertion)\b|\bpa?co2\b\W{0,3}(?:of )?(?:5\d|[6-9]\d)\b/i),
  row(/^E(?:08|09|10|11|13)\.40/, 'kind of diabetic neuropathy', /\b(?:monofilament|vibration|pinprick|sensation|feeling)\b[^.;\n]{0,24}\b(?:absent|lost|reduced|decreased|diminished|impaired|not felt)\b[^.;\n]{0,30}\b(?:both|bilateral\w*|feet|soles|toes|stocking)\b|\b(?:numb|burning|tingling)\b[^.;\n]{0,14}\b(?:both )?feet\b|\b(?:poly|peripheral )neuropathy\b|\bgastroparesis\b/i),
];
