import type { Statement } from '../../model/document.ts';
import { endsDenial, lowerFirst, openItem } from '../note-language.ts';
import { keepsFacts } from './keeps-facts.ts';

const denial = /^Denies (?=\S)/;
/** "Denies SI but has HI", "denies pain except at night": what would be put behind it is not denied any more. */
const onlyDenies = (text: string): boolean => denial.test(text) && !/[.!?;] ?\S/.test(text) && !endsDenial(text);
const planItem = /^([^:.;\t]{3,120}): (?=\S)/;

/** What statements of one section have in common, by which they stand together: their denial, or the problem they belong to. */
function leadOf(text: string): string | undefined {
  if (onlyDenies(text)) return 'Denies ';
  return planItem.exec(text)?.[0];
}

/** Denials go on with a comma: what stands behind another mark is not read as denied any more. */
function join(rows: readonly Statement[], lead: string): string {
  const items = rows.map(({ text }) => openItem(text.slice(lead.length)));
  return lead + items.map((item, at) => (at === 0 ? item : lowerFirst(item))).join(lead === 'Denies ' ? ', ' : '; ');
}

function drawn(rows: readonly Statement[], lead: string): readonly Statement[] {
  const [first] = rows;
  if (first === undefined || rows.length === 1) return rows;
  const text = join(rows, lead);
  const texts = rows.map((row) => row.text);
  if (!keepsFacts(texts, text, lead)) return rows;
  const support = rows.some((row) => row.support === 'unsupported') ? 'unsupported' : first.support;
  const facts = rows.flatMap((row) => row.facts ?? []);
  return [{ text, sources: rows.flatMap(({ sources }) => sources), support, ...(facts.length > 0 ? { facts } : {}) }];
}

/** Statements with the same head become one, where the first of them stood: "Denies fever, chills and rash", "Hypertension: increase lisinopril; BMP 1 week". */
export function drawTogether(statements: readonly Statement[]): Statement[] {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const key = leadOf(statement.text) ?? `\n${groups.size}`;
    const rows = groups.get(key);
    if (rows) rows.push(statement);
    else groups.set(key, [statement]);
  }
  return [...groups].flatMap(([lead, rows]) => drawn(rows, lead));
}
