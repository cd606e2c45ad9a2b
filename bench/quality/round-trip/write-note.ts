import type { Span } from '../../../engine/src/model/span.ts';
import type { GivenFact } from './kinds.ts';
import type { Layout, LayoutSection } from './layout.ts';
import type { Chance } from './random.ts';

/** A fact, with those of its slots alone that its wording has, and where it stands in the text that was written of it, in UTF-16 units. */
export interface WrittenFact extends GivenFact {
  readonly span: Span;
  /** Where each slot that was written stands. */
  readonly at: Readonly<Record<string, Span>>;
}

export interface WrittenNote {
  readonly text: string;
  readonly facts: readonly WrittenFact[];
  /** What the layout writes where there is no fact of a kind: "nil regular". */
  readonly nothing: readonly Span[];
}

interface Piece {
  readonly text: string;
  readonly fact?: GivenFact;
  readonly slot?: string;
  readonly isNothing?: boolean;
}

type Item = readonly Piece[];

/** What this writer has for the value of a slot. */
function wordsFor(layout: Layout, slot: string, value: string): string {
  const own = layout.words?.[slot];
  const exact = own?.[value];
  if (exact !== undefined) return exact;
  for (const [form, written] of Object.entries(own ?? {})) {
    const [before, after] = form.split('{n}');
    if (before === undefined || after === undefined) continue;
    if (value.length <= before.length + after.length || !value.startsWith(before) || !value.endsWith(after)) continue;
    const number = value.slice(before.length, value.length - after.length);
    if (/^[\d.]+$/.test(number)) return written.replace('{n}', number);
  }
  return value;
}

/** A wording without the brackets whose slots the fact has not. */
const withSlotsOf = (form: string, { slots }: GivenFact): string =>
  form.replaceAll(/\[\[(.*?)\]\]/g, (_all, inside: string) =>
    [...inside.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => (slots[slot] ?? '') !== '') ? inside : '',
  );

function fillForm(layout: Layout, form: string, fact: GivenFact): Piece[] {
  // A test without a unit: "INR 2.7" of "{test} {value} {unit}".
  const whole = withSlotsOf(form, fact).replaceAll(/ ?\{(\w+)\}/g, (slot, name: string) =>
    (fact.slots[name] ?? '') === '' ? '' : slot,
  );
  const parts = whole.split(/\{(\w+)\}/);
  return parts.flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part === '' ? [] : [{ text: part, fact }];
    const value = fact.slots[part] ?? '';
    return value === '' ? [] : [{ text: wordsFor(layout, part, value), fact, slot: part }];
  });
}

const formsOf = (section: LayoutSection, kind: string): readonly string[] => {
  const forms = section.forms[kind] ?? [];
  return typeof forms === 'string' ? [forms] : forms;
};

/** Several facts of a kind in one, their names alone: "no fever, cough or rash". */
function joinFacts(layout: Layout, section: LayoutSection, facts: readonly GivenFact[]): Item {
  const [before = '', after = ''] = (section.joined?.[facts[0]?.kind ?? ''] ?? '').split('{list}');
  const names = facts.flatMap((fact, at): Piece[] => {
    const [slot = '', value = ''] = Object.entries(fact.slots)[0] ?? [];
    const joint = at === 0 ? '' : at === facts.length - 1 ? (section.and ?? ', ') : ', ';
    return [{ text: joint }, { text: wordsFor(layout, slot, value), fact, slot }];
  });
  return [{ text: before }, ...names, { text: after }];
}

function itemsOfKind(layout: Layout, section: LayoutSection, facts: readonly GivenFact[], chance: Chance): Item[] {
  const [first] = facts;
  if (!first) return [];
  if (facts.length > 1 && section.joined?.[first.kind] !== undefined) return [joinFacts(layout, section, facts)];
  const items = facts.flatMap((fact) => {
    const forms = formsOf(section, fact.kind);
    return forms.length === 0 ? [] : [fillForm(layout, chance.oneOf(forms), fact)];
  });
  if (!first.kind.startsWith('vital.')) return items;
  return [items.flatMap((item, at) => (at === 0 ? item : [{ text: section.join ?? ', ' }, ...item]))];
}

const isOfKind = (fact: GivenFact, kind: string): boolean =>
  kind === 'vital' ? fact.kind.startsWith('vital.') : fact.kind === kind;

function itemsOf(layout: Layout, section: LayoutSection, facts: readonly GivenFact[], chance: Chance): Item[] {
  return section.holds.flatMap((kind) => {
    const own = facts.filter((fact) => isOfKind(fact, kind));
    if (own.length > 0) return itemsOfKind(layout, section, own, chance);
    const nothing = section.none?.[kind];
    if (nothing === undefined) return [];
    const none: GivenFact = { kind: 'allergy.none', slots: { none: nothing }, concept: 'none' };
    return [[kind === 'allergy' ? { text: nothing, fact: none, slot: 'none' } : { text: nothing, isNothing: true }]];
  });
}

const capitalised = ([first, ...rest]: Item): Item =>
  first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];

/** A section as text: with its heading on the same line where it is prose or a list within a line. */
function writeSection(section: LayoutSection, items: readonly Item[]): Piece[] {
  const mark = (at: number): string =>
    section.as === 'numbered' ? `${at + 1}. ` : section.as.startsWith('bullets') ? `${section.as.slice(-1)} ` : '';
  const isLines = section.as === 'lines' || section.as === 'numbered' || section.as.startsWith('bullets');
  const joint = isLines ? '\n' : section.as === 'commas' ? ', ' : section.as === 'semicolons' ? '; ' : ' ';
  const isProse = section.as === 'sentences';
  const listed = items.map((item) => (isProse ? capitalised(item) : item));
  const body = listed.flatMap((item, at): Piece[] => {
    const isEnded = /[.!?]$/.test(item.at(-1)?.text ?? '');
    const end = isProse && !isEnded ? [{ text: '.' }] : [];
    return [{ text: `${at === 0 ? '' : joint}${mark(at)}` }, ...item, ...end];
  });
  const heading = section.heading === '' ? '' : `${section.heading.trimEnd()}${isLines ? '\n' : ' '}`;
  return [{ text: heading }, ...body];
}

const gaps = { 'blank line': '\n\n', line: '\n', space: ' ' };

const changeCase = {
  'as written': (text: string) => text,
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
};

/** The pieces as one text, with where each fact and each of its slots stands. */
function assemble(pieces: readonly Piece[], { case: letters }: Layout): WrittenNote {
  let text = '';
  const spans = new Map<GivenFact, { span: Span; at: Record<string, Span> }>();
  const nothing: Span[] = [];
  for (const piece of pieces) {
    const span = { start: text.length, end: text.length + piece.text.length };
    text += changeCase[letters](piece.text);
    if (piece.isNothing === true) nothing.push(span);
    if (!piece.fact) continue;
    const known = spans.get(piece.fact) ?? { span, at: {} };
    if (piece.slot !== undefined) known.at[piece.slot] = span;
    spans.set(piece.fact, { ...known, span: { start: known.span.start, end: span.end } });
  }
  const facts = [...spans].map(([fact, where]): WrittenFact => {
    const written = Object.entries(fact.slots).filter(([slot]) => where.at[slot] !== undefined);
    return { ...fact, slots: Object.fromEntries(written), ...where };
  });
  return { text, nothing, facts };
}

/** Writes facts, a list for each section of a layout, as its writer types them. */
export function writeNote(layout: Layout, facts: readonly (readonly GivenFact[])[], chance: Chance): WrittenNote {
  const sections = layout.sections.flatMap((section, at) => {
    const items = itemsOf(layout, section, facts[at] ?? [], chance);
    return items.length === 0 ? [] : [writeSection(section, items)];
  });
  const pieces = sections.flatMap((own, at) => (at === 0 ? own : [{ text: gaps[layout.between] }, ...own]));
  return assemble(pieces, layout);
}
