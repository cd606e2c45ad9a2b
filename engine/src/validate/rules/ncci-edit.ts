import { editLiftingModifiers } from '../../codes/tables/procedures/index.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { PtpEdit } from '../../codes/tables/code-tables.ts';
import type { AuditRule } from '../audit-rule.ts';
import { knownBundles } from '../procedures/data/known-bundles.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** A side, a finger, an eyelid: two services of one place are not told apart by naming it. */
const places = /^(?:LT|RT|E[1-4]|F[A1-9]|T[A1-9]|LC|LD|RC|LM|RI)$/;

function tellsApart(a: WrittenCode, b: WrittenCode): boolean {
  const ofBoth = [...a.modifiers, ...b.modifiers];
  if (ofBoth.some((one) => editLiftingModifiers.has(one) && !places.test(one))) return true;
  const placesOf = ({ modifiers }: WrittenCode): string =>
    modifiers
      .filter((one) => places.test(one))
      .sort()
      .join(' ');
  return placesOf(a) !== placesOf(b);
}

const basisOf = (version: string): string => `NCCI procedure-to-procedure edits, ${version}`;

interface Edit extends PtpEdit {
  readonly why: string;
  readonly basis: string;
}

/** The edit of the loaded table; of the manual's own words where none is loaded. */
function findEdit({ tables, serviceDay }: ChartReading, a: string, b: string): Edit | null {
  if (tables.ncci) {
    const edit = tables.ncci.between(a, b, serviceDay?.day ?? null);
    return edit && { ...edit, why: '', basis: basisOf(tables.ncci.version) };
  }
  for (const [paid, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const known = knownBundles.find((bundle) => bundle.paid.test(paid) && bundle.bundled.test(other));
    if (known) return { column1: paid, column2: other, ...known };
  }
  return null;
}

function judgePair(reading: ChartReading, a: WrittenCode, b: WrittenCode): RaisedFlag[] {
  const edit = findEdit(reading, a.code, b.code);
  if (!edit || edit.indicator === 9 || (edit.indicator === 1 && tellsApart(a, b))) return [];
  const remedy =
    edit.indicator === 0
      ? 'No modifier allows both.'
      : 'Both may be billed only with a modifier that tells them apart, where the chart supports it.';
  const why = edit.why === '' ? '' : `: ${edit.why}`;
  return [
    {
      severity: edit.indicator === 0 ? 'high' : 'medium',
      rule: 'ncci-edit',
      message: `${edit.column2} is bundled into ${edit.column1}${why}. ${remedy}`,
      query: null,
      basis: edit.basis,
      codes: [edit.column1, edit.column2],
      sources: [a, b].map(({ start, end }) => ({ start, end })),
    },
  ];
}

/** Pairs of codes that the National Correct Coding Initiative bundles: by its edits where they are loaded, else by its manual. */
export const ncciEdit: AuditRule = {
  name: 'ncci-edit',
  check: (reading) => {
    const byCode = new Map(
      reading.codes.filter(({ system }) => system !== 'ICD-10-CM').map((code) => [code.code, code]),
    );
    const codes = [...byCode.values()].slice(0, 60);
    return codes.flatMap((a, at) => codes.slice(at + 1).flatMap((b) => judgePair(reading, a, b)));
  },
};
