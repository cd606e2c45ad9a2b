import { conditionCues, denialCues, deniedVerbs, pastCues } from '../../engine/src/knowledge/assertion-cues.ts';
import { closePeople, relativeForms } from '../../engine/src/knowledge/relatives.ts';
import { monthNumbers } from '../../engine/src/text/data/months.ts';
import { unitRows } from '../../engine/src/knowledge/units.ts';

/** What a word of the field says of a fact, or measures it in. */
export type FieldWordKind = 'denial' | 'past' | 'condition' | 'relative' | 'month' | 'unit';

/** Forms of units that say their unit wherever they stand: those with ~ may be something else. */
const unitForms = unitRows.flatMap((row) => row.split('|').slice(1)).filter((form) => !form.startsWith('~'));

/** Read from the engine's own tables, so that the check knows no word that the readers do not know, and no list exists twice. */
const tables: readonly (readonly [FieldWordKind, readonly string[]])[] = [
  ['denial', [...denialCues, ...deniedVerbs]],
  ['past', pastCues],
  ['condition', conditionCues],
  ['relative', [...relativeForms, ...closePeople]],
  ['month', Object.keys(monthNumbers)],
  ['unit', unitForms],
];

/** Words that a program says more often in another sense: an ordinal, a permission, a verb, a part of a hospital. */
const alsoOtherwise: ReadonlySet<string> = new Set(['second', 'may', 'march', 'drop', 'cap', 'unit', 'units']);

const hasLetters = (form: string): boolean => (form.match(/[a-z]/g) ?? []).length > 1;

/** Words and phrases that belong into tables, with their kind; single letters and marks left out, as code is full of them. */
export const fieldWords: ReadonlyMap<string, FieldWordKind> = new Map(
  tables.flatMap(([kind, forms]) =>
    forms
      .filter((form) => hasLetters(form) && !alsoOtherwise.has(form))
      .map((form): [string, FieldWordKind] => [form, kind]),
  ),
);
