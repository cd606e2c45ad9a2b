import type { Finding } from '../../../model/finding.ts';
import { findInText } from '../../find/find-in-text.ts';
import { rawSpan, type DecodedText } from '../shared/decoded-text.ts';
import { roleOfFieldName } from '../shared/field-role.ts';
import { isWholeName, shapeOfValue, shapeWords } from '../shared/value-shape.ts';
import type { CsvPlan } from './csv-plan.ts';
import { decodeCell, quoteBudget, readCsvRow } from './row-reader.ts';

const shortestName = 4;
const mayIdentify = /\p{L}{2}|\d{5}/u;

/** What takes a column's name out as a whole: an address of the web, or the name of a person and nothing else. */
function readWhole(cell: DecodedText): Finding[] {
  const shape = shapeOfValue(cell.text);
  const kind = isWholeName(cell.text) ? 'NAME' : shape === 'NAME' || shape === 'DATE' ? undefined : shape;
  if (!kind) return [];
  const evidence = `a column is called by a ${shapeWords(kind)}`;
  return [{ ...rawSpan(cell, 0, cell.text.length), kind, rule: 'csv-column', score: 0.97, evidence }];
}

/**
 * Reads a column's name as running text. "Patient Key" and "Ana" are labels and short names of tests more often than
 * people: of a name two words are asked for, a title, or one longer word where the column is not known.
 */
function readAsText(cell: DecodedText, isKnown: boolean): Finding[] {
  return findInText(cell.text)
    .filter(({ kind, rule, start, end }) => {
      const words = cell.text.slice(start, end);
      if (kind === 'NAME')
        return rule === 'name-title' || /\s/.test(words) || (!isKnown && end - start >= shortestName);
      return !isKnown || /\d|@/.test(words);
    })
    .map((finding) => ({ ...finding, ...rawSpan(cell, finding.start, finding.end) }));
}

/** Finds who columns are named after: a header may hold the name of a person, "Report for Ann Lee", or an e-mail address. */
export function findInHeader(plan: CsvPlan, text: string): Finding[] {
  const header = text.slice(0, plan.rowsBegin);
  const budget = quoteBudget(header);
  const findings: Finding[] = [];
  for (let at = 0; at < header.length;) {
    const row = readCsvRow(header, at, plan.delimiter, budget);
    for (const cell of row.cells) {
      const name = decodeCell(header, cell);
      if (!mayIdentify.test(name.text)) continue;
      const isKnown = roleOfFieldName(name.text) !== undefined;
      const whole = isKnown ? [] : readWhole(name);
      findings.push(...(whole.length > 0 ? whole : readAsText(name, isKnown)));
    }
    at = row.next;
  }
  return findings;
}
