interface Combination {
  /** The codes that are written apart; each may also be told in words only. */
  readonly first: RegExp;
  readonly second: RegExp;
  /** The code that says both; in words where a whole category is meant. */
  readonly instead: string;
  readonly what: string;
  readonly basis: string;
}

const with_ = 'ICD-10-CM Official Guidelines I.A.15 ("with")';
const combined = 'ICD-10-CM Official Guidelines I.B.9; tabular list';
const heart = 'ICD-10-CM Official Guidelines I.C.9.a';

/** Conditions that one code says together. Own selection from the tabular list. */
export const combinations: readonly Combination[] = [
  { first: /^I10$/, second: /^I50/, instead: 'I11.0', what: 'hypertension with heart failure (then the type of heart failure)', basis: heart },
  { first: /^I10$/, second: /^N18/, instead: 'I12.9', what: 'hypertension with chronic kidney disease (then the stage)', basis: heart },
  { first: /^I11/, second: /^N18/, instead: 'I13', what: 'hypertensive heart and chronic kidney disease', basis: heart },
  { first: /^I12/, second: /^I50/, instead: 'I13', what: 'hypertensive heart and chronic kidney disease', basis: heart },
  { first: /^E11\.(?:9|65)$/, second: /^N18/, instead: 'E11.22', what: 'type 2 diabetes with chronic kidney disease (then the stage), unless the chart says they are unrelated', basis: with_ },
  { first: /^E10\.(?:9|65)$/, second: /^N18/, instead: 'E10.22', what: 'type 1 diabetes with chronic kidney disease (then the stage), unless the chart says they are unrelated', basis: with_ },
  { first: /^E11\.(?:9|65)$/, second: /^G6[23]\.?9?$/, instead: 'E11.40', what: 'type 2 diabetes with neuropathy, unless the chart says they are unrelated', basis: with_ },
  { first: /^E10\.(?:9|65)$/, second: /^G6[23]\.?9?$/, instead: 'E10.40', what: 'type 1 diabetes with neuropathy, unless the chart says they are unrelated', basis: with_ },
  { first: /^E11\.(?:9|65)$/, second: /^L97/, instead: 'E11.621', what: 'type 2 diabetes with a foot ulcer (then its site), unless the chart says they are unrelated', basis: with_ },
  { first: /^E11\.9$/, second: /^H35\.0|^H36/, instead: 'E11.319', what: 'type 2 diabetes with retinopathy', basis: with_ },
  { first: /^E11\.9$/, second: /^I73\.9|^I70\.2/, instead: 'E11.51', what: 'type 2 diabetes with peripheral angiopathy, unless the chart says they are unrelated', basis: with_ },
  { first: /^E11\.9$/, second: /^R73\.9/, instead: 'E11.65', what: 'type 2 diabetes with hyperglycemia', basis: combined },
  { first: /^E11\.9$/, second: /^E16\.2/, instead: 'E11.649', what: 'type 2 diabetes with hypoglycemia', basis: combined },
  { first: /^E11\.9$/, second: /^K31\.84/, instead: 'E11.43', what: 'type 2 diabetes with gastroparesis', basis: with_ },
  { first: /^I25\.10$/, second: /^I20\.[89]/, instead: 'I25.119', what: 'coronary artery disease with angina', basis: 'ICD-10-CM Official Guidelines I.C.9.b' },
  { first: /^I25\.10$/, second: /^I20\.0/, instead: 'I25.110', what: 'coronary artery disease with unstable angina', basis: 'ICD-10-CM Official Guidelines I.C.9.b' },
  { first: /^J44\.9$/, second: /^J20|^J1[2-8]|^J22/, instead: 'J44.0', what: 'COPD with an acute lower respiratory infection (then the infection)', basis: 'ICD-10-CM tabular list, J44.0' },
  { first: /^J1[01]\.1$/, second: /^J1[2-8]/, instead: 'J10.0', what: 'influenza with pneumonia', basis: combined },
  { first: /^K80\.20$/, second: /^K81\.0/, instead: 'K80.00', what: 'gallstones with acute cholecystitis', basis: combined },
  { first: /^K80\.20$/, second: /^K81\.[19]/, instead: 'K80.10', what: 'gallstones with chronic cholecystitis', basis: combined },
  { first: /^K57\.30$/, second: /^K92\.2|^K62\.5/, instead: 'K57.31', what: 'diverticulosis with bleeding', basis: with_ },
  { first: /^K21\.9$/, second: /^K20/, instead: 'K21.00', what: 'reflux with esophagitis', basis: combined },
  { first: /^K25\.9$|^K26\.9$|^K27\.9$/, second: /^K92\.[0-2]/, instead: '', what: 'an ulcer with bleeding', basis: with_ },
  { first: /^N20\.[0129]$/, second: /^N13\.30/, instead: 'N13.2', what: 'hydronephrosis with an obstructing stone', basis: combined },
  { first: /^N30\.[0-9]0$/, second: /^R31/, instead: '', what: 'cystitis with hematuria', basis: combined },
  { first: /^N40\.0$/, second: /^R3[3-9]|^N13\.8/, instead: 'N40.1', what: 'prostate enlargement with urinary symptoms', basis: combined },
  { first: /^R11\.0$/, second: /^R11\.1/, instead: 'R11.2', what: 'nausea with vomiting', basis: combined },
  { first: /^E78\.0/, second: /^E78\.1$/, instead: 'E78.2', what: 'mixed hyperlipidemia', basis: combined },
  { first: /^M54\.5/, second: /^M54\.3/, instead: 'M54.40', what: 'low back pain with sciatica', basis: combined },
  { first: /^I83\.9/, second: /^L97/, instead: '', what: 'varicose veins with an ulcer', basis: combined },
  { first: /^F10\.20$/, second: /^F10\.(?:23|93)/, instead: 'F10.23', what: 'alcohol dependence with withdrawal', basis: combined },
  { first: /^F41\.9$/, second: /^F43\.21$/, instead: 'F43.23', what: 'adjustment disorder with anxiety and depressed mood', basis: combined },
  { first: /^R65\.20$/, second: /^R57/, instead: 'R65.21', what: 'severe sepsis with septic shock', basis: combined },
  { first: /^I70\.2[01]/, second: /^L97/, instead: '', what: 'atherosclerosis with an ulcer', basis: combined },
  { first: /^K70\.30$/, second: /^R18/, instead: 'K70.31', what: 'alcoholic cirrhosis with ascites', basis: combined },
  { first: /^K50\.90$|^K51\.90$/, second: /^K62\.5|^K92\.1/, instead: '', what: 'inflammatory bowel disease with bleeding', basis: combined },
];
