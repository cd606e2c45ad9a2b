import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { Said } from './statements.ts';

/** A drug with the words that are its own in a list or a sentence. */
export interface DrugItem {
  readonly mention: Said<MedicationMention>;
  /** The words of its clause before it, other drugs of a list among them. */
  readonly lead: string;
  /** The last words of these, after the mark that ends the item before. */
  readonly before: string;
  /** The words after its name, up to the next mark or the next drug. */
  readonly rest: string;
  /** The first of these, up to a comma. */
  readonly after: string;
  /** The same as `rest`, over the next drug where one is joined by "with", "and", a slash: "calcium 600 mg with vitamin D twice daily". */
  readonly joined: string;
  /** Its clause as a whole. */
  readonly clause: string;
}

/** "p.o. q.a.m." goes on behind its points. */
const clauseEnd = /[;\n]|(?<!\.[a-z])\.\s/i;
/** What leads over to the next drug of the same item; dictation sets nothing between the parts of a combination. */
const joint = /\b(?:with|and|plus)\s*$|[/+-]\s*$|^\s*$/i;

/** The words of a text after its last clause end. */
function lastClause(words: string): string {
  return words.split(clauseEnd).at(-1) ?? '';
}

/** Every drug of a chart with its own words, in order. */
export function readDrugItems(medications: readonly Said<MedicationMention>[]): DrugItem[] {
  return medications.map((mention, at) => {
    const { statement, start, name } = mention;
    const next = medications[at + 1];
    const from = start - statement.start;
    // A combination may be written longer than its name is.
    const nameEnd =
      from +
      (/^\S*/.exec(statement.text.slice(from + name.length))?.[0].replace(/[,;.:)]+$/, '').length ?? 0) +
      name.length;
    const until = next?.statement === statement ? next.start - statement.start : statement.text.length;
    const own = statement.text.slice(nameEnd, Math.max(nameEnd, until));
    const behind = statement.text.slice(nameEnd);
    const lead = lastClause(statement.text.slice(0, from));
    const rest = own.split(clauseEnd, 1)[0] ?? '';
    return {
      mention,
      lead,
      before: lead.split(/,|:\s/).at(-1) ?? '',
      rest,
      after: rest.split(',', 1)[0] ?? '',
      joined: (joint.test(own) ? behind : own).split(clauseEnd, 1)[0] ?? '',
      clause: lead + statement.text.slice(from, nameEnd) + (behind.split(clauseEnd, 1)[0] ?? ''),
    };
  });
}
