interface PastRow {
  readonly codes: RegExp;
  /** The code for the history of it. */
  readonly history: string;
  /** Words that show that it is still treated, so that the active code stands. */
  readonly active: RegExp;
  /** True where one place that puts it into the past is enough: events and neoplasms that are named in passing elsewhere. */
  readonly lasts: boolean;
}

const row = (codes: RegExp, history: string, active: RegExp): PastRow => ({
  codes,
  history,
  active,
  lasts: /^\^(?:C|D0|I2\[|I6|G45)/.test(codes.source),
});

const cancerCare =
  /\b(?:chemo\w*|radiation|radiotherapy|immunotherapy|tamoxifen|letrozole|anastrozole|exemestane|leuprolide|bicalutamide|metasta\w+|recurren(?:t|ce) (?:disease|cancer|tumor)|active (?:disease|surveillance)|newly diagnosed|biopsy|stage (?:i|1|2|3|4)|undergoing|currently (?:on|under)|adjuvant|hospice|palliative|progress\w+ disease|oncology plan)\b/i;
const acuteCare =
  /\b(?:today|acute|current|now|new|admitted|started|antibiotics?|treat(?:ed|ing|ment) (?:with|of|for))\b/i;
const clotCare =
  /\b(?:apixaban|warfarin|rivaroxaban|enoxaparin|heparin|dabigatran|anticoagula\w+|eliquis|xarelto|acute|new)\b/i;

/** Conditions that have a code for their history once they are over (Z85-Z87, I25.2), and what shows that they are not. */
export const pastRows: readonly PastRow[] = [
  row(/^C50/, 'Z85.3', cancerCare),
  row(/^C61/, 'Z85.46', cancerCare),
  row(/^C18|^C19/, 'Z85.038', cancerCare),
  row(/^C20|^C21/, 'Z85.048', cancerCare),
  row(/^C34/, 'Z85.118', cancerCare),
  row(/^C43/, 'Z85.820', cancerCare),
  row(/^C44/, 'Z85.828', cancerCare),
  row(/^C64/, 'Z85.528', cancerCare),
  row(/^C67/, 'Z85.51', cancerCare),
  row(/^C73/, 'Z85.850', cancerCare),
  row(/^C53/, 'Z85.41', cancerCare),
  row(/^C5[45]/, 'Z85.42', cancerCare),
  row(/^C56/, 'Z85.43', cancerCare),
  row(/^C62/, 'Z85.47', cancerCare),
  row(/^C8[1-8]/, 'Z85.72', cancerCare),
  row(/^C9[1-5]/, 'Z85.6', cancerCare),
  row(/^C/, 'Z85.9', cancerCare),
  row(/^D03/, 'Z86.006', cancerCare),
  row(/^D05/, 'Z86.000', cancerCare),
  row(/^D06/, 'Z86.001', cancerCare),
  row(/^D04/, 'Z86.007', cancerCare),
  row(/^I2[12]/, 'I25.2', /\b(?:troponin|acute|today|chest pain|cath lab|days? ago|(?:one|two|three|[1-3]) weeks? ago|nstemi|stemi)\b/i),
  row(/^I6[0-3]/, 'Z86.73', /\b(?:acute|tpa|tnk|thrombectomy|today|onset|code stroke|new (?:weakness|deficit))\b/i),
  row(/^G45/, 'Z86.73', acuteCare),
  row(/^I26/, 'Z86.711', clotCare),
  row(/^I82/, 'Z86.718', clotCare),
  row(/^J1[2-8]/, 'Z87.01', acuteCare),
  row(/^K2[5-8]/, 'Z87.11', acuteCare),
  row(/^N20/, 'Z87.442', /\b(?:hydronephrosis|obstruct\w+|flank pain|today|acute|current|passing)\b/i),
  row(/^N39\.0/, 'Z87.440', acuteCare),
  row(/^A4[01]/, 'Z86.19', acuteCare),
  row(/^U07\.1/, 'Z86.16', acuteCare),
  row(/^F17/, 'Z87.891', /\b(?:current(?:ly)?|smokes|ppd|packs? (?:per|a) day|vap(?:es|ing)|continues|daily|counsel\w*|cessation|patch|varenicline|active smoker)\b/i),
  row(/^O1[45]|^O24\.4/, 'Z87.59', /\b(?:pregnan\w+|postpartum|gestation|weeks)\b/i),
];
