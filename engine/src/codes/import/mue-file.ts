import { defineMessage } from '../../message/message.ts';
import { packUnitLimits, type UnitLimitRow } from '../tables/packed-limits.ts';
import { claimKindOf } from './claim-kind.ts';
import { problemAt, quoteField, readRows, type Row } from './delimited.ts';
import { ImportProblem } from './import-problem.ts';
import { sortUnique } from './keyed-rows.ts';
import { readQuarter } from './quarter.ts';
import { refusePart } from './refuse-part.ts';
import type { TableFile } from './table-file.ts';
import type { TableImporter } from './table-importer.ts';

/**
 * Medically unlikely edits as CMS ships them each quarter: lines of notice, headings, then code, most units, the adjudication
 * indicator ("2 Date of Service Edit: Policy") and the rationale.
 */
const codeShape = /^[A-Z\d]\d{3}[A-Z\d]$/;
/** Enough for the notice, the title and the headings. */
const titleLength = 1000;
const mostUnits = 0xffff;
/** What codes begin with in every whole file: of services CPT and some families of HCPCS, of equipment the latter. */
const families = { '': '123456789AGJQ', ', hospital': '123456789AGJQ', ', equipment': 'AEL' } as const;

interface ReadLimit extends UnitLimitRow {
  readonly line: number;
}

function readLimit(file: TableFile, { line, fields }: Row): ReadLimit {
  const [code = '', units = '', indicator = ''] = fields;
  if (!/^\d{1,5}$/.test(units) || Number(units) > mostUnits)
    throw problemAt(
      file,
      line,
      defineMessage('import.noNumberUnits', '{cell} is no number of units', { cell: quoteField(units) }),
    );
  const mai = /^[123](?!\d)/.exec(indicator)?.[0];
  if (mai === undefined)
    throw problemAt(
      file,
      line,
      defineMessage(
        'import.adjudicationIndicatorWrong',
        'the adjudication indicator {cell} does not begin with 1, 2 or 3',
        { cell: quoteField(indicator) },
      ),
    );
  return { code, units: Number(units), mai: Number(mai) as UnitLimitRow['mai'], line };
}

function readLimits(file: TableFile): ReadLimit[] {
  const limits: ReadLimit[] = [];
  for (const row of readRows(file)) {
    if (codeShape.test(row.fields[0] ?? '')) limits.push(readLimit(file, row));
    else if (limits.length > 0 && row.fields.some((field) => field !== ''))
      throw problemAt(
        file,
        row.line,
        defineMessage('import.noProcedureCode', '{cell} is no procedure code', {
          cell: quoteField(row.fields[0] ?? ''),
        }),
      );
  }
  return limits;
}

export const mueFile: TableImporter = {
  kind: 'mue',
  // MCR_MUE_PractitionerServices_Eff_10-01-2026.csv
  what: defineMessage('import.kind.mue', 'medically unlikely edits'),
  recognizes: (file) => /(?<![a-z])mue(?![a-z])/i.test(file.name) || /MUE Values?|MUE Adjudication/i.test(file.head),
  read(file, options) {
    const rows = sortUnique(file, readLimits(file));
    if (rows.length === 0)
      throw new ImportProblem(
        defineMessage('import.noLimits', '{file} has no limits: no line begins with a procedure code.', {
          file: file.name,
        }),
      );
    const claims = claimKindOf(file);
    const quarter = readQuarter(file, options, { title: file.head.slice(0, titleLength) });
    refusePart(file, rows, families[claims]);
    return {
      kind: 'mue',
      ...quarter,
      version: options.version ?? quarter.version + claims,
      entries: rows.length,
      remarks: [],
      packed: packUnitLimits(rows),
    };
  },
};
