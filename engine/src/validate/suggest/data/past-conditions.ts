/**
 * What a condition that is over is coded as (Z85 to Z87; ICD-10-CM index "History, personal"): codes of the condition, the code of its history, and, where
 * only some of them have one, the words that must stand near. The first that fits holds.
 */
export const pastConditions: readonly (readonly [of: RegExp, as: string, near?: RegExp])[] = [
  [/^C50/, 'Z85.3'],
  [/^C61/, 'Z85.46'],
  [/^C18/, 'Z85.038'],
  [/^C(?:19|20|21)/, 'Z85.048'],
  [/^C34/, 'Z85.118'],
  [/^C43/, 'Z85.820'],
  [/^C44/, 'Z85.828'],
  [/^C73/, 'Z85.850'],
  [/^C6[45]/, 'Z85.528'],
  [/^C67/, 'Z85.51'],
  [/^C53/, 'Z85.41'],
  [/^C5[45]/, 'Z85.42'],
  [/^C56/, 'Z85.43'],
  [/^C62/, 'Z85.47'],
  [/^C81/, 'Z85.71'],
  [/^C8[2-5]/, 'Z85.72'],
  [/^C9[1-5]/, 'Z85.6'],
  [/^C71/, 'Z85.841'],
  [/^C15/, 'Z85.01'],
  [/^C16/, 'Z85.028'],
  [/^C22/, 'Z85.05'],
  [/^C25/, 'Z85.07'],
  [/^C32/, 'Z85.21'],
  [/^C0[12]/, 'Z85.810'],
  [/^C4[01]/, 'Z85.830'],
  [/^(?:K63\.5|D12)/, 'Z86.010'],
  [/^(?:I63|G45)/, 'Z86.73'],
  [/^I21/, 'I25.2'],
  [/^I26/, 'Z86.711'],
  [/^I82/, 'Z86.718'],
  [/^I46/, 'Z86.74'],
  [/^U07\.1/, 'Z86.16'],
  [/^A15/, 'Z86.11'],
  [/^L97/, 'Z86.31', /\bdiabetic\b/i],
  [/^O24\.4/, 'Z86.32'],
  [/^S06/, 'Z87.820'],
  [/^N20/, 'Z87.442'],
  [/^(?:N39\.0|N10)/, 'Z87.440'],
  [/^K2[5-8]/, 'Z87.11'],
  [/^J18/, 'Z87.01', /\brecurrent\b|\b(?:multiple|several|repeated) (?:episodes|times|bouts)\b/i],
  [/^O14/, 'Z87.59'],
  [/^O60/, 'Z87.51'],
  [/^T78\.[02]/, 'Z87.892'],
  [/^S(?:[2-9]2)\./, 'Z87.81', /\bfracture|\bbroken|\bbroke\b/i],
];

/** What is still treated is not over: the drugs by which a chart tells that a cancer is (Official Guidelines I.C.2.m). */
export const stillTreated =
  /\b(?:on|current(?:ly)?|ongoing|undergoing|receiving|active|continues?|adjuvant|cycle|metasta\w+|recurren(?:t|ce)|progress(?:ed|ion))\b/i;

/** What a stroke left behind: then it is coded as a sequela (I69), not as history. */
export const leftBehind =
  /\b(?:residual (?!deficits? (?:none|denied))|hemipar\w+|hemipleg\w+|aphasi\w*|dysarthri\w*|deficits?|facial droop|weakness)\b/i;
