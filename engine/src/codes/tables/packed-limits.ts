import type { HccMap, UnitLimits } from './code-tables.ts';
import { openKeys, openNumbers, writeKeys, writeNumbers } from './packed/columns.ts';
import { openPacked, writePacked } from './packed/packed-file.ts';
import { bareCode } from './packed-icd.ts';

export interface UnitLimitRow {
  readonly code: string;
  readonly units: number;
  readonly mai: 1 | 2 | 3;
}

const procedureLength = 5;
const diagnosisLength = 7;

/** Packs medically unlikely edits. Rows sorted by code, each code once; units below 65,536. */
export function packUnitLimits(rows: readonly UnitLimitRow[]): Uint8Array {
  return writePacked('mue', rows.length, {
    codes: writeKeys(
      rows.map(({ code }) => code),
      procedureLength,
    ),
    units: writeNumbers(
      rows.map(({ units }) => units),
      2,
    ),
    mai: Uint8Array.from(rows, ({ mai }) => mai),
  });
}

/** Opens what `packUnitLimits` made, part by part (practitioner, facility, equipment): the first part that has a code decides. */
export function openUnitLimits(parts: readonly Uint8Array[], version: string): UnitLimits {
  const opened = parts.map((packed) => {
    const file = openPacked(packed);
    const codes = openKeys(file.section('codes'), procedureLength);
    return { codes, units: openNumbers(file.section('units'), 2), mai: file.section('mai') };
  });
  return {
    version,
    size: opened.reduce((sum, { codes }) => sum + codes.size, 0),
    of(code) {
      for (const { codes, units, mai } of opened) {
        const row = codes.find(code.toUpperCase());
        if (row >= 0) return { units: units.at(row), mai: mai[row] as 1 | 2 | 3 };
      }
      return null;
    },
  };
}

export interface HccRow {
  /** Without its dot. */
  readonly code: string;
  readonly category: number;
}

/** Packs a map of diagnoses to payment categories. Rows sorted by code, each code once. */
export function packHcc(rows: readonly HccRow[]): Uint8Array {
  return writePacked('hcc', rows.length, {
    codes: writeKeys(
      rows.map(({ code }) => code),
      diagnosisLength,
    ),
    categories: writeNumbers(
      rows.map(({ category }) => category),
      2,
    ),
  });
}

/** Opens what `packHcc` made. */
export function openHcc(packed: Uint8Array, version: string): HccMap {
  const file = openPacked(packed);
  const codes = openKeys(file.section('codes'), diagnosisLength);
  const categories = openNumbers(file.section('categories'), 2);
  return {
    version,
    size: codes.size,
    of(code) {
      const row = codes.find(bareCode(code));
      return row < 0 ? null : String(categories.at(row));
    },
  };
}
