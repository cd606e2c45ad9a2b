/** Conditions that look alike in codes and are not the same: a mention of the one bears out no code of the other. */
export interface OtherKind {
  readonly code: RegExp;
  /** Codes of the mentions that name the other kind. */
  readonly other: RegExp;
  /** What the mention must say to name the other kind; any mention of those codes where absent. */
  readonly says?: RegExp;
  /** What a place must say to be of this kind where the chart names the other; absent where the codes tell it. */
  readonly own?: RegExp;
}

const typeOne = /\b(?:type (?:1|i|one)\b|t1dm?\b|dm ?1\b|juvenile)/i;
const typeTwo = /\b(?:type (?:2|ii|two)\b|t2dm?\b|dm ?2\b|niddm)|\bdiabetes type 2/i;

export const otherKinds: readonly OtherKind[] = [
  { code: /^E11/, other: /^E10/, own: typeTwo },
  { code: /^E10/, other: /^E11/, says: typeTwo, own: typeOne },
  { code: /^I63/, other: /^G45/ },
  { code: /^G45/, other: /^I6[39]/ },
  { code: /^N17/, other: /^N18/ },
  { code: /^N18/, other: /^N17/ },
  { code: /^K25/, other: /^K26/ },
  { code: /^K26/, other: /^K25/ },
  { code: /^M16/, other: /^M1[78]/ },
  { code: /^M17/, other: /^M1[68]/ },
  { code: /^M18/, other: /^M1[67]/ },
  { code: /^F41\.0/, other: /^F41\.1/, own: /\bpanic\b/i },
  { code: /^L89/, other: /^L97/ },
  { code: /^L97/, other: /^L89/ },
  { code: /^H60/, other: /^H6[56]/ },
  { code: /^H6[56]/, other: /^H60/ },
  { code: /^D50/, other: /^D5[13]/ },
  { code: /^D51/, other: /^D50/ },
  { code: /^J4[34]/, other: /^J45/ },
  { code: /^J45/, other: /^J4[34]/ },
];
