import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** Modifiers that tell two services apart (NCCI Policy Manual, chapter 1, E). */
const telling: ReadonlySet<string> = new Set(
  '25 27 57 58 59 78 79 91 E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9 LT RT LC LD LM RC RI XE XS XP XU'.split(
    ' ',
  ),
);

const tellsApart = (...codes: WrittenCode[]): boolean =>
  codes.some(({ modifiers }) => modifiers.some((one) => telling.has(one)));

function judgePair(reading: ChartReading, a: WrittenCode, b: WrittenCode): RaisedFlag[] {
  const edit = reading.tables.ncci?.between(a.code, b.code, reading.serviceDay?.day ?? null);
  if (!edit || edit.indicator === 9 || (edit.indicator === 1 && tellsApart(a, b))) return [];
  const remedy =
    edit.indicator === 0
      ? 'No modifier allows both.'
      : 'Both may be billed only with a modifier that tells them apart, where the chart supports it.';
  return [
    {
      severity: edit.indicator === 0 ? 'high' : 'medium',
      rule: 'ncci-edit',
      message: `${edit.column2} is bundled into ${edit.column1}. ${remedy}`,
      query: null,
      basis: `NCCI procedure-to-procedure edits, ${reading.tables.ncci?.version ?? ''}`,
      codes: [edit.column1, edit.column2],
      sources: [a, b].map(({ start, end }) => ({ start, end })),
    },
  ];
}

/** Pairs of codes that the National Correct Coding Initiative bundles, where its edits are loaded. */
export const ncciEdit: AuditRule = {
  name: 'ncci-edit',
  check: (reading) => {
    if (!reading.tables.ncci) return [];
    const byCode = new Map(
      reading.codes.filter(({ system }) => system !== 'ICD-10-CM').map((code) => [code.code, code]),
    );
    const codes = [...byCode.values()].slice(0, 60);
    return codes.flatMap((a, at) => codes.slice(at + 1).flatMap((b) => judgePair(reading, a, b)));
  },
};
