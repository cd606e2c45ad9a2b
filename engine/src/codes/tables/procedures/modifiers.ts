import { modifierLines } from './data/modifiers.data.ts';

export type ModifierGroup =
  | 'distinct'
  | 'visit'
  | 'side'
  | 'part'
  | 'again'
  | 'surgery'
  | 'place'
  | 'coverage'
  | 'therapy'
  | 'person';

/** A modifier as it stands after a CPT or HCPCS number. */
export interface Modifier {
  readonly code: string;
  readonly group: ModifierGroup;
  /** In our own words. */
  readonly label: string;
}

/** Modifiers in common use, in order. Not all that exist: one that is not here is not wrong for that. */
export const modifiers: readonly Modifier[] = modifierLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', group = '', label = ''] = line.split('|');
    return { code, group: group as ModifierGroup, label };
  });

const byCode: ReadonlyMap<string, Modifier> = new Map(modifiers.map((modifier) => [modifier.code, modifier]));

/** A modifier in common use, whatever its case; null for any other. */
export function findModifier(code: string): Modifier | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

/** Modifiers that may lift an edit of the National Correct Coding Initiative with indicator 1 (NCCI policy manual, chapter I). */
export const editLiftingModifiers: ReadonlySet<string> = new Set(
  (
    '24 25 27 57 58 59 78 79 91 XE XP XS XU E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 ' +
    'TA T1 T2 T3 T4 T5 T6 T7 T8 T9 LT RT LC LD RC LM RI'
  ).split(' '),
);
