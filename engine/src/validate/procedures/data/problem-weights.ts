/**
 * How much a problem weighs in medical decision making when the chart says no more than its name (CPT evaluation and management
 * guidelines 2021/2023, element "number and complexity of problems"; words and grouping of our own).
 */
export type ProblemWeight = 'minor' | 'acute' | 'unknown' | 'chronic' | 'uncertain' | 'systemic' | 'severe';

/** The first row that fits counts. Prefixes of ICD-10-CM codes, without dots. */
const rows: readonly (readonly [ProblemWeight, string])[] = [
  // A threat to life or function in the near term.
  ['severe', 'N185 N186 A40 A41 I21 I22 I26 I46 I60 I61 I62 I63 J80 J960 J962 K65 K922 E101 E1110 E1100 E1101 G41 R57 R4585 T36 T37 T38 T39 T40 T41 T42 T43 T50 O15 O141 O142 K35 K56 K55 K85 I71 N170 N179 D65 J93 G00 S06 S72 S12 S22 I160 I161 I162'],
  // One minor problem that passes by itself.
  ['minor', 'J00 J06 B07 H612 L22 L550 L74 T140 W57 S00 L600 K120 L80 L918 L821 D22 L84 L853 J302 B354 B353 Z230 R21'],
  // Acute with general symptoms.
  ['systemic', 'A0 A3 A4 B05 B27 J09 J10 J11 J12 J13 J14 J15 J16 J17 J18 J85 J86 N10 N12 K57 K81 K80 M00 M86 L0390 U071 A87 B01 R502 R509 I80 I82 K92 D6 E86 E87 N17 J21 J05'],
  // New, without a diagnosis, of uncertain outlook.
  ['uncertain', 'N63 R04 R07 R10 R13 R17 R18 R19 R22 R31 R40 R41 R42 R47 R51 R52 R55 R56 R59 R60 R63 R68 R74 R76 R79 R90 R91 R92 R93 R94 R06 R00 R01 R20 R25 R26 R27 R29 D49 D48 R87 R97 R03 O20 O36 N93 N95'],
  // What passes with simple care, or by itself.
  ['acute', 'J01 J02 J03 J04 J20 J22 J34 H66 H65 H60 H10 H00 N30 N390 N76 B37 B00 B34 B35 B36 B85 B86 A08 A09 A6 L01 L02 L23 L24 L25 L28 L29 L30 L50 L60 L72 L74 K52 K64 K08 K04 K12 S40 S50 S60 S70 S80 S90 S10 S20 S30 S43 S53 S63 S73 S83 S93 S13 S16 S39 S01 S41 S51 S61 S71 S81 S91 S05 T15 T16 T78 R05 R09 R11 R35 R36 R30 R53 G44 M62 M65 M67 M77 M70 M72 M76'],
  ['chronic', 'C D0 D1 D2 D3 D4 D5 D8 E F G1 G2 G3 G4 G5 G6 G7 G8 G9 H40 H35 H25 H26 I05 I06 I07 I08 I1 I25 I27 I3 I4 I5 I65 I67 I69 I7 I83 I87 J41 J42 J43 J44 J45 J47 J84 J96 J30 J32 K21 K22 K50 K51 K58 K59 K7 K86 K90 L20 L40 L70 L90 L91 L92 L98 L71 L73 M05 M06 M1 M30 M31 M32 M33 M34 M35 M4 M5 M7 M79 M8 N18 N19 N25 N3 N39 N40 N52 N80 N81 N94 Q Z94 Z95 B18 B20 Z21 Z79 M24 M25 O09 O10 O24 O13 Z34'],
];

const prefixes = rows.flatMap(([weight, list]) => list.split(' ').map((prefix) => ({ weight, prefix })));

/** @param code ICD-10-CM, with or without its dot */
export function weighProblem(code: string): ProblemWeight {
  const bare = code.replace('.', '');
  // What is left of an injury lasts.
  if (/^[ST].{5}S$/.test(bare)) return 'chronic';
  if (/^[ST]/.test(bare) && /[BCEFGHJKMNPQRS]$/.test(bare) && bare.length === 7 && !bare.endsWith('S'))
    return 'systemic';
  return prefixes.find(({ prefix }) => bare.startsWith(prefix))?.weight ?? 'unknown';
}

/** Codes that tell circumstances and not a problem that was addressed. */
export const isCircumstance = (code: string): boolean =>
  /^(?:[V-Y]|Z(?!2[01]|34|3A|51|47|48|71|72|9[45]))|^Z3A/.test(code);
