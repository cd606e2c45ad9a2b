import { defineMessage } from '../../message/message.ts';
import { bareCode } from '../tables/packed-icd.ts';
import { packHcc, type HccRow } from '../tables/packed-limits.ts';
import { problemAt, quoteField, readRows, type Row } from './delimited.ts';
import { ImportProblem } from './import-problem.ts';
import { sortUnique } from './keyed-rows.ts';
import { refusePart } from './refuse-part.ts';
import type { TableFile } from './table-file.ts';
import type { ImportOptions, TableImporter } from './table-importer.ts';

/**
 * The map of diagnoses to hierarchical condition categories as CMS ships it for a payment year (initial, midyear or final): title
 * lines, headings, then code, description and one column for each model.
 */
const codeShape = /^(?:[A-Z]\d[\dAB]|QA\d)\.?[\dA-Z]{0,4}$/;

interface Model {
  readonly name: string;
  readonly column: number;
}

/** The payment model in force: V28, in files before 2024 V24. Not those of kidney failure, nor whether a year pays by it. */
function findModel(headings: readonly string[]): Model | null {
  for (const version of ['V28', 'V24']) {
    const column = headings.findIndex(
      (heading) =>
        /cms-hcc/i.test(heading) &&
        heading.includes(version) &&
        !/esrd|rxhcc|pace/i.test(heading) &&
        !/payment\s+year|for\s+20\d\d/i.test(heading),
    );
    if (column > 0) return { name: `CMS-HCC ${version}`, column };
  }
  return null;
}

interface ReadRow extends HccRow {
  readonly line: number;
}

function readRow(file: TableFile, { line, fields }: Row, { column }: Model): ReadRow | null {
  if (fields.length <= column)
    throw problemAt(file, line, defineMessage('import.columnsMissing', 'columns are missing; the line may be cut off'));
  const category = fields[column] ?? '';
  if (category === '') return null;
  if (!/^\d{1,4}$/.test(category))
    throw problemAt(
      file,
      line,
      defineMessage('import.noCategory', '{cell} is no category', { cell: quoteField(category) }),
    );
  return { code: bareCode(fields[0] ?? ''), category: Number(category), line };
}

function readMap(file: TableFile): { model: Model; rows: ReadRow[] } {
  let model: Model | null = null;
  const rows: ReadRow[] = [];
  for (const row of readRows(file)) {
    const [first = ''] = row.fields;
    if (!model) {
      if (/^diagnosis\s+code/i.test(first)) model = findModel(row.fields);
      continue;
    }
    if (codeShape.test(first)) {
      const read = readRow(file, row, model);
      if (read) rows.push(read);
    } else if (row.fields.slice(1).some((field) => field !== '')) {
      throw problemAt(
        file,
        row.line,
        defineMessage('import.noIcdCode', '{cell} is no ICD-10-CM code', { cell: quoteField(first) }),
      );
    }
  }
  if (!model)
    throw new ImportProblem(
      defineMessage('import.noModelColumn', '{file} has no column “CMS-HCC Model Category V28” or “V24”.', {
        file: file.name,
      }),
    );
  return { model, rows };
}

function readPaymentYear(file: TableFile, options: ImportOptions): number {
  const stated =
    options.fiscalYear ?? Number(/(?<!\d)20\d\d(?!\d)/.exec(`${file.name} ${file.head} ${file.archive}`)?.[0]);
  if (!Number.isInteger(stated))
    throw new ImportProblem(
      defineMessage('import.noPaymentYear', '{file} does not tell its payment year; name the year, for example 2026.', {
        file: file.name,
      }),
    );
  return stated;
}

export const hccFile: TableImporter = {
  kind: 'hcc',
  // 2026 Midyear Final ICD-10-CM Mappings.csv
  what: defineMessage('import.kind.hcc', 'HCC mappings'),
  recognizes: (file) =>
    /hcc|icd-?10(?:-?cm)?[ _-]mappings/i.test(file.name) || /CMS-HCC[\s\S]{0,40}Model/i.test(file.head),
  read(file, options) {
    const { model, rows } = readMap(file);
    if (rows.length === 0)
      throw new ImportProblem(
        defineMessage('import.mapsNoDiagnosisCategory', '{file} maps no diagnosis to a category.', { file: file.name }),
      );
    // From malignancies to transplants: the map is in the order of the codes.
    refusePart(file, rows, 'CEIZ');
    const year = readPaymentYear(file, options);
    return {
      kind: 'hcc',
      version: options.version ?? `${model.name}, ${year}`,
      // What is diagnosed in one year is paid in the next.
      from: options.from ?? `${year - 1}-01-01`,
      to: options.to ?? `${year - 1}-12-31`,
      entries: rows.length,
      remarks: [`Payment year ${year}: it holds for diagnoses of ${year - 1}.`],
      packed: packHcc(sortUnique(file, rows)),
    };
  },
};
