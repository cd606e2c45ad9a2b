/** Conditions that ICD-10-CM codes together. */
export interface CombinedCoding {
  /** One code of each must be there. */
  readonly of: readonly RegExp[];
  /** What is coded instead of the codes in `instead`. */
  readonly as: string;
  readonly instead: RegExp;
}

/**
 * Official Guidelines I.B.9, I.A.15 ("with"), I.C.4.a (diabetes), I.C.9.a (hypertension), I.C.10.a (COPD), and the
 * tabular list; in the order in which they are tried: the fullest combination first.
 */
export const combinedCodings: readonly CombinedCoding[] = [
  { of: [/^I10/, /^I50/, /^N18\.[56]/], as: 'I13.2', instead: /^I10/ },
  { of: [/^I10/, /^I50/, /^N18/], as: 'I13.0', instead: /^I10/ },
  { of: [/^I10/, /^I50/], as: 'I11.0', instead: /^I10/ },
  { of: [/^I10/, /^N18\.[56]/], as: 'I12.0', instead: /^I10/ },
  { of: [/^I10/, /^N18/], as: 'I12.9', instead: /^I10/ },
  { of: [/^E11/, /^N18/], as: 'E11.22', instead: /^E11\.(?:9|21)$/ },
  { of: [/^E10/, /^N18/], as: 'E10.22', instead: /^E10\.(?:9|21)$/ },
  { of: [/^E11/, /^G62\.9/], as: 'E11.40', instead: /^(?:E11\.9|G62\.9)$/ },
  { of: [/^E10/, /^G62\.9/], as: 'E10.40', instead: /^(?:E10\.9|G62\.9)$/ },
  { of: [/^E11/, /^K31\.84/], as: 'E11.43', instead: /^E11\.9$/ },
  { of: [/^E10/, /^K31\.84/], as: 'E10.43', instead: /^E10\.9$/ },
  { of: [/^E11/, /^I73\.9/], as: 'E11.51', instead: /^(?:E11\.9|I73\.9)$/ },
  { of: [/^E10/, /^I73\.9/], as: 'E10.51', instead: /^(?:E10\.9|I73\.9)$/ },
  { of: [/^E11/, /^L97/], as: 'E11.621', instead: /^E11\.9$/ },
  { of: [/^E10/, /^L97/], as: 'E10.621', instead: /^E10\.9$/ },
  { of: [/^E11/, /^R73\.9/], as: 'E11.65', instead: /^(?:E11\.9|R73\.9)$/ },
  { of: [/^E10/, /^R73\.9/], as: 'E10.65', instead: /^(?:E10\.9|R73\.9)$/ },
  { of: [/^J44\.9/, /^J(?:1[2-8]|20|22)/], as: 'J44.0', instead: /^J44\.9/ },
  { of: [/^I25\.10/, /^I20\.0/], as: 'I25.110', instead: /^(?:I25\.10|I20\.0)$/ },
  { of: [/^I25\.10/, /^I20/], as: 'I25.119', instead: /^(?:I25\.10$|I20)/ },
  { of: [/^N40\.0/, /^R3(?:3|5|9\.1)/], as: 'N40.1', instead: /^N40\.0/ },
  { of: [/^K80\.20/, /^K81\.0/], as: 'K80.00', instead: /^K8(?:0\.20|1\.0)$/ },
  { of: [/^M54\.5/, /^M54\.31/], as: 'M54.41', instead: /^M54\.(?:5|31)/ },
  { of: [/^M54\.5/, /^M54\.32/], as: 'M54.42', instead: /^M54\.(?:5|32)/ },
  { of: [/^M54\.5/, /^M54\.30/], as: 'M54.40', instead: /^M54\.(?:5|30)/ },
  { of: [/^R11\.0/, /^R11\.1/], as: 'R11.2', instead: /^R11\.[01]/ },
  { of: [/^F10\.[12]0/, /^F10\.9/], as: 'F10.20', instead: /^F10\.[129]/ },
];

/**
 * Signs and symptoms with the diseases that they are part of: beside one of them they are not coded (Official
 * Guidelines I.B.5).
 */
export const integralSymptoms: readonly (readonly [symptom: RegExp, disease: RegExp])[] = [
  [/^R05|^R06|^R09\.(?:02|8)/, /^(?:J|I50|I26|U07|C34|R65)/],
  [/^R50/, /^(?:A|B|J0|J1|J2|H66|K35|K5[27]|K81|L0|M00|N10|N12|N30|N39\.0|U07|G0)/],
  [/^R07/, /^(?:I2|J1|J2|J9|K21|M94\.0|S2)/],
  [/^R10|^R14|^R19\.(?:0|7|8)/, /^(?:K|A0|N1[0-3]|N2[0-3]|N7|N80|N30|D25)/],
  [/^R11/, /^(?:K|A0|G43|O21|N1|N2|T40)/],
  [/^R51|^R42/, /^(?:G43|G44|G45|H81|J01|J32|I6|S06|I95|J0[69])/],
  [/^R53/, /^(?:A|B|C|D[5-6]|E|F3|I50|J|N1[789]|U)/],
  [/^R60|^M79\.89/, /^(?:I50|N0[0-5]|N18|I8[0279]|L03|K7[04])/],
  [/^R21|^L29/, /^(?:L|B0|B3|B8|T78|A)/],
  [/^R30|^R35|^R39|^R3[13]|^R32/, /^(?:N[134]|C6[1457]|E1[013])/],
  [/^R63|^R61/, /^(?:C|E0|E1|F5|A15|B20|F32|F33)/],
  [/^R00|^R55/, /^(?:I4[4-9]|I35|E05|F41|I95)/],
  [/^R03/, /^I1/],
  [/^R73/, /^(?:E0[89]|E1[0-3])/],
  // Suicidal and homicidal ideation and self-harm are no part of a disorder: they are coded beside it.
  [/^R41|^R44|^R45\.[0-7]|^R45\.8[1-4679]|^R46/, /^(?:F|G3)/],
  [/^G47\.0|^R40|^R45\.[0-7]/, /^F3/],
  [/^R13|^R12|^R1[67]/, /^(?:K|B1)/],
  [/^R20|^M62\.81|^R29/, /^(?:G|E1[01]\.4|I6|M5[014])/],
  [/^R2[67]/, /^(?:G|I6|M1)/],
  [/^R56/, /^G40/],
  [/^M25\.[56]|^M79\.[16]|^R52/, /^(?:M[0-2]|M4|M5|M6|M7|M8|S|L03|I80|I82|G5)/],
  [/^M54/, /^(?:M4|M51|M50|S[123]|N2)/],
  [/^R04\.0|^R09\.8|^J3[46]\.8/, /^J[03]/],
  [/^R31/, /^(?:N|C6)/],
  [/^R7[0-9]|^R94/, /^(?:D|E|I|K|N|C)/],
  [/^H92|^H57\.1/, /^H/],
  [/^R64|^R62/, /^(?:E4|C)/],
];

/** Codes that say so little that an office chart is not billed with them. */
export const vagueCodes: ReadonlySet<string> = new Set(
  'B99.9 R69 R52 R58 R59.9 C80.1 C80.0 D36.9 D49.9 I51.9 I99.8 J98.4 J98.8 I96 A49.9 B89 I72.9 I70.90 N28.9 L98.9 K76.9 R99 T14.90XA T14.8XXA L90.5 R59.9 B96.1 B96.20 B96.5 B95.8 B95.61 B97.7 B97.4'.split(
    ' ',
  ),
);
