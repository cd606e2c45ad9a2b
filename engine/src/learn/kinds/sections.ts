import { keptSections, sectionTitles, type LearnedSection } from '../data/section-titles.ts';
import type { LaidSection, NoteLayout } from '../read-layout.ts';
import { saysFor, type NotePair, type Observer, type Verdict } from './observer.ts';

export const sectionOf = ({ sections }: NoteLayout, id: LearnedSection): LaidSection | undefined =>
  sections.find((one) => one.id === id);

/** Sections of both notes, in the order of the composed one. */
export function pairsOf({
  composed,
  signed,
}: NotePair): { id: LearnedSection; before: LaidSection; after: LaidSection }[] {
  return composed.sections.flatMap((before) => {
    const after = before.id === undefined ? undefined : sectionOf(signed, before.id);
    return before.id !== undefined && after ? [{ id: before.id, before, after }] : [];
  });
}

const fold = (title: string): string => title.replace(/:$/, '').toLowerCase();

/** A heading as the table has it; undefined where its writer's words are not in it. */
function titleIn(id: LearnedSection, title: string): string | undefined {
  const { en, es } = sectionTitles[id];
  return [...en, ...es].find((one) => fold(one) === fold(title));
}

export const headings: Observer<'heading'> = {
  changes: (pair) =>
    pairsOf(pair).flatMap(({ id, before, after }) => {
      const title = titleIn(id, after.title);
      const isSame = fold(before.title) === fold(after.title);
      return title === undefined || isSame ? [] : [{ kind: 'heading', section: id, title }];
    }),
  verdict: ({ section, title }, { signed }) => {
    const stands = sectionOf(signed, section);
    const { en, es } = sectionTitles[section];
    const isOfLanguage = ([...(signed.language === 'es' ? es : en)] as string[]).includes(title);
    return stands && isOfLanguage ? saysFor(fold(stands.title) === fold(title)) : undefined;
  },
};

export const layouts: Observer<'layout'> = {
  changes: (pair) =>
    pairsOf(pair).flatMap(({ id, before, after }) =>
      after.layout === 'table' || before.layout === after.layout || after.items.length < 2
        ? []
        : [{ kind: 'layout', section: id, layout: after.layout }],
    ),
  verdict: ({ section, layout }, { signed }) => {
    const stands = sectionOf(signed, section);
    return stands === undefined || stands.items.length < 2 ? undefined : saysFor(stands.layout === layout);
  },
};

/** Whether what a section held stands anywhere in a note, so that it was moved and not left out. */
function isElsewhere({ items }: LaidSection, { sections }: NoteLayout): boolean {
  const there = new Set(sections.flatMap((one) => one.items));
  return items.some((item) => there.has(item));
}

function omissionOf(before: LaidSection, signed: NoteLayout): 'kept' | 'dropped' | undefined {
  const after = before.id === undefined ? undefined : sectionOf(signed, before.id);
  if (before.items.length === 0 || isElsewhere(before, signed)) return undefined;
  if (after === undefined) return 'dropped';
  return after.items.length === 0 ? 'kept' : undefined;
}

export const omissions: Observer<'omit'> = {
  changes: ({ composed, signed }) =>
    composed.sections.flatMap((before) => {
      const heading = omissionOf(before, signed);
      return before.id === undefined || keptSections.has(before.id) || heading === undefined
        ? []
        : [{ kind: 'omit', section: before.id, heading }];
    }),
  verdict: ({ section, heading }, { composed, signed }) => {
    const after = sectionOf(signed, section);
    if (after !== undefined && after.items.length > 0) return 'against';
    const before = sectionOf(composed, section);
    return before === undefined ? undefined : saysFor((after === undefined) === (heading === 'dropped'));
  },
};

const idsOf = ({ sections }: NoteLayout): LearnedSection[] =>
  sections.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** The one section without which both orders are the same; undefined where none is, or nothing was moved. */
function movedOne(before: readonly LearnedSection[], after: readonly LearnedSection[]): LearnedSection | undefined {
  if (before.join() === after.join()) return undefined;
  const without = (ids: readonly LearnedSection[], id: LearnedSection): string =>
    ids.filter((one) => one !== id).join();
  const moved = before.filter((id) => without(before, id) === without(after, id));
  // Of two neighbours that changed places either can be meant: the one that went up.
  return moved.find((id) => after.indexOf(id) < before.indexOf(id)) ?? moved[0];
}

export const places: Observer<'place'> = {
  changes: (pair) => {
    const both = new Set(pairsOf(pair).map(({ id }) => id));
    const before = idsOf(pair.composed).filter((id) => both.has(id));
    const after = idsOf(pair.signed).filter((id) => both.has(id));
    const section = movedOne(before, after);
    if (section === undefined) return [];
    const at = after.indexOf(section);
    const isUp = at < before.indexOf(section);
    const other = after[isUp ? at + 1 : at - 1];
    return other === undefined ? [] : [{ kind: 'place', section, side: isUp ? 'before' : 'after', other }];
  },
  verdict: ({ section, side, other }, { signed }): Verdict => {
    const ids = idsOf(signed);
    const [at, beside] = [ids.indexOf(section), ids.indexOf(other)];
    return at < 0 || beside < 0 ? undefined : saysFor(side === 'before' ? at < beside : at > beside);
  },
};
