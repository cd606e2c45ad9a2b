interface AdditionalRow {
  /** Codes that ask for another beside them. */
  readonly codes: RegExp;
  /** What satisfies it when it is written. */
  readonly written: RegExp;
  /** Generic drugs any of which shows that it is needed. */
  readonly drugs?: readonly string[];
  /** Words of the chart that show it, not denied and not of the family. */
  readonly words?: RegExp;
  readonly add: string;
  readonly what: string;
  readonly basis: string;
}

const oral = 'metformin glipizide glyburide glimepiride sitagliptin empagliflozin dapagliflozin pioglitazone linagliptin canagliflozin saxagliptin repaglinide ertugliflozin'.split(' ');
const insulins = ['insulin', 'insulin glargine', 'insulin lispro', 'insulin aspart', 'insulin detemir', 'insulin degludec', 'insulin nph', 'glargine', 'lispro', 'aspart', 'detemir', 'degludec'];
const smoker =
  /\b(?:(?:current(?:ly)? (?:every day |daily )?|active |daily |chronic )smok\w+|smokes\b|smoking \d|\d(?:\.\d)? ?(?:ppd|packs? (?:per|a) day|pack[ -]per[ -]day)|nicotine dependence|tobacco (?:use disorder|dependence)|former smoker|ex-smoker|quit smoking|continues to smoke)\b/i;

/** "Use additional code" notes of the tabular list that office, hospital and emergency charts meet daily, with what shows the need. */
export const additionalRows: readonly AdditionalRow[] = [
  { codes: /^E(?:08|09|11|13)|^O24\.[18]/, written: /^Z79\.4/, drugs: insulins, add: 'Z79.4', what: 'insulin', basis: 'ICD-10-CM Official Guidelines I.C.4.a.3; tabular list, E11' },
  { codes: /^E(?:08|09|11|13)/, written: /^Z79\.(?:84|4)/, drugs: oral, add: 'Z79.84', what: 'an oral glucose-lowering drug', basis: 'ICD-10-CM Official Guidelines I.C.4.a.3; tabular list, E11' },
  { codes: /^E66\.(?!3)/, written: /^Z68/, words: /\bbmi\D{0,8}\d{2}/i, add: 'Z68', what: 'the body mass index', basis: 'ICD-10-CM tabular list, E66: use additional code' },
  { codes: /^J4[45]|^J43|^J96/, written: /^F17|^Z87\.891|^Z77\.22|^Z72\.0|^O99\.33/, words: smoker, add: 'F17', what: 'tobacco use or exposure', basis: 'ICD-10-CM tabular list, chapter 10: use additional code' },
  { codes: /^I1[23]/, written: /^N18/, words: /\b(?:ckd|chronic kidney disease|esrd|stage [1-5])\b/i, add: 'N18', what: 'the stage of chronic kidney disease', basis: 'ICD-10-CM tabular list, I12: use additional code' },
  { codes: /^E(?:0[89]|1[013])\.22/, written: /^N18/, words: /\b(?:ckd|chronic kidney disease|esrd|stage [1-5])\b/i, add: 'N18', what: 'the stage of chronic kidney disease', basis: 'ICD-10-CM tabular list, E11.22: use additional code' },
  { codes: /^I11\.0|^I13\.[02]/, written: /^I50/, words: /\b(?:heart failure|chf|hfref|hfpef)\b/i, add: 'I50', what: 'the type of heart failure', basis: 'ICD-10-CM tabular list, I11.0: use additional code' },
  { codes: /^E(?:0[89]|1[013])\.621/, written: /^L97/, words: /\bulcers?\b/i, add: 'L97', what: 'the site of the ulcer', basis: 'ICD-10-CM tabular list, E11.621: use additional code' },
  { codes: /^N39\.0|^N30|^N10/, written: /^B9[5-7]|^A4[01]\.(?!9)/, words: /\b(?:e\.? ?coli|escherichia|klebsiella|enterococc\w+|proteus|pseudomonas|staph\w*)\b/i, add: 'B95-B97', what: 'the organism', basis: 'ICD-10-CM tabular list, N39.0: use additional code' },
  { codes: /^L03|^L02/, written: /^B9[5-7]|^A4[01]\.(?!9)/, words: /\b(?:mrsa|mssa|staph\w* aureus|group a strep\w*)\b/i, add: 'B95-B97', what: 'the organism', basis: 'ICD-10-CM tabular list, L00-L08: use additional code' },
  { codes: /^A4[01]/, written: /^R65\.2/, words: /\b(?:severe sepsis|septic shock|sepsis with (?:acute )?organ)\b/i, add: 'R65.2', what: 'severe sepsis', basis: 'ICD-10-CM Official Guidelines I.C.1.d.1.b' },
  { codes: /^O(?!80)/, written: /^Z3A/, words: /\b\d{1,2} ?(?:w(?:ee)?ks?|w)(?: ?\d ?d(?:ays?)?)?\b/i, add: 'Z3A', what: 'the weeks of the pregnancy', basis: 'ICD-10-CM tabular list, chapter 15: use additional code' },
  { codes: /^F1[0-9]\.[12]/, written: /^Y90/, words: /\b(?:bac|blood alcohol) (?:of |level )?(?:was )?[.\d]/i, add: 'Y90', what: 'the blood alcohol level', basis: 'ICD-10-CM tabular list, F10: use additional code' },
  { codes: /^N18\.6|^I12\.0|^I13\.(?:11|2)/, written: /^Z99\.2|^Z94\.0|^Z91\.15/, words: /\b(?:on (?:hemo|peritoneal )?dialysis|hemodialysis|(?:on|via|in-center|home) HD|HD (?:MWF|TTS|TThS|3x|three)|peritoneal dialysis|dialy[sz]es|dialysis (?:MWF|TTS|TThS|clinic|unit|center))\b/i, add: 'Z99.2', what: 'dependence on dialysis', basis: 'ICD-10-CM tabular list, N18.6: use additional code' },
  { codes: /^J4[45]|^J2[01]|^J05|^J06|^H6[56]/, written: /^Z77\.22|^F17|^Z87\.891|^Z72\.0|^P96\.81/, words: /\b(?:second-?hand smoke|(?:exposed|exposure) to (?:tobacco |cigarette |environmental tobacco )?smoke|(?:tobacco|cigarette) smoke exposure|smok(?:es|ing|ers?) (?:indoors|inside|in the (?:home|house|car)|at home))\b/i, add: 'Z77.22', what: 'exposure to tobacco smoke', basis: 'ICD-10-CM tabular list, chapter 10: use additional code' },
  { codes: /^N40\.[13]/, written: /^R3[359]|^N13\.8|^N31|^N32/, words: /\b(?:nocturia|weak (?:urinary )?stream|hesitancy|urinary (?:frequency|urgency|retention)|incomplete (?:bladder )?emptying|straining to void|intermittency)\b/i, add: 'R35.1', what: 'the symptoms of the urinary tract', basis: 'ICD-10-CM tabular list, N40.1: use additional code for associated symptoms' },
  { codes: /^J96\.1|^J44|^J84|^I27/, written: /^Z99\.81/, words: /\b(?:home (?:oxygen|o2)|(?:oxygen|o2) at home|(?:continuous|chronic|long-?term) (?:home )?(?:oxygen|o2)|(?:oxygen|o2)[- ]dependent)\b/i, add: 'Z99.81', what: 'dependence on oxygen', basis: 'ICD-10-CM Official Guidelines I.C.21.c.3' },
  { codes: /^C50/, written: /^Z17/, words: /\b(?:er|estrogen receptor)[- /]{0,3}(?:pr[- /]{0,3})?(?:positive|negative|\+)/i, add: 'Z17', what: 'the estrogen receptor status', basis: 'ICD-10-CM tabular list, C50: use additional code' },
  { codes: /^Z47\.1$/, written: /^Z96\.6/, words: /\b(?:arthroplast\w+|(?:joint|hip|knee|shoulder|elbow|ankle) replacement|T[HKS]A|T[HK]R|hemiarthroplasty|artificial (?:hip|knee|joint))\b/i, add: 'Z96.6', what: 'the joint that was replaced', basis: 'ICD-10-CM tabular list, Z47.1: use additional code' },
  { codes: /^T(?:3[6-9]|4\d|50)\S*[12345]/, written: /^[A-R]/, words: /\b(?:rash|nausea|overdose|bleed\w*|hives|drows\w+|unresponsive)\b/i, add: '', what: 'the manifestation', basis: 'ICD-10-CM Official Guidelines I.C.19.e.5' },
];
