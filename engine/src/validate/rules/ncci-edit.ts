import { editLiftingModifiers } from '../../codes/tables/procedures/index.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const tellsApart = (...codes: WrittenCode[]): boolean =>
  codes.some(({ modifiers }) => modifiers.some((one) => editLiftingModifiers.has(one)));

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
