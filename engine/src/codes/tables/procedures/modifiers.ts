import { cptModifiers, everydayModifiers, hcpcsModifiers } from './data/modifiers.data.ts';

const readCodes = (lines: string): readonly string[] => lines.trim().split(/\s+/);

const ofCpt: ReadonlySet<string> = new Set(readCodes(cptModifiers));
const ofHcpcs: ReadonlySet<string> = new Set(readCodes(hcpcsModifiers));
const everyday: ReadonlySet<string> = new Set([...ofCpt, ...readCodes(everydayModifiers)]);

/** The release of HCPCS Level II whose modifiers are known. */
export const hcpcsModifierRelease = 'January 2026';

/** True of a modifier of CPT or HCPCS Level II, in capitals. */
export const isModifier = (code: string): boolean => ofCpt.has(code) || ofHcpcs.has(code);

/** True of a modifier that is known as one even where it stands apart from its code: "97110 GP", not "G0463 AM visit". */
export const isEverydayModifier = (code: string): boolean => everyday.has(code);

/** Modifiers that may lift an edit of the National Correct Coding Initiative with indicator 1 (NCCI policy manual, chapter I). */
export const editLiftingModifiers: ReadonlySet<string> = new Set(
  (
    '24 25 27 57 58 59 78 79 91 XE XP XS XU E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 ' +
    'TA T1 T2 T3 T4 T5 T6 T7 T8 T9 LT RT LC LD RC LM RI'
  ).split(' '),
);
