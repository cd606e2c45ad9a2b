import type { SectionLayout } from '../../model/document.ts';
import type { NoteForm } from '../../model/note-form.ts';
import { templates } from '../data/templates.ts';
import type { Template, TemplateSection } from '../data/templates.ts';
import { subjects } from '../../document/subjects.ts';
import type { Subject } from '../../document/subjects.ts';
import { subjectsOfHeading } from './subjects-of-heading.ts';

/** Where what fits no heading stands, so that nothing is lost. */
export const otherTitle = 'Other';

/** The sections of the usual note: who goes with whom, and how a subject is laid out. */
const usual = templates.find(({ kind }) => kind === 'soap')?.sections.filter(({ from }) => from.length > 0) ?? [];
const kinOf = (subject: Subject): readonly Subject[] => usual.find(({ from }) => from.includes(subject))?.from ?? [];

/** A closer place than its section of the usual note: what was told belongs to the history, before it is left over. */
const nearest: Partial<Record<Subject, readonly Subject[]>> = {
  'chief-complaint': ['history-of-present-illness'],
  'past-surgical-history': ['past-medical-history'],
  'mental-status': ['physical-examination'],
  assessment: ['assessment-and-plan'],
  plan: ['assessment-and-plan'],
  'assessment-and-plan': ['plan', 'assessment'],
  'hospital-course': ['history-of-present-illness'],
  'review-of-systems': ['history-of-present-illness'],
  'discharge-medications': ['medications'],
  'vital-signs': ['physical-examination'],
  goals: ['plan'],
  intervention: ['procedure', 'plan'],
};

function layoutOf(from: readonly Subject[]): Pick<TemplateSection, 'layout' | 'columns'> {
  const homes = from.map((subject) => usual.find((section) => section.from.includes(subject)));
  if (from.length > 0 && from.every((subject) => subject === 'vital-signs'))
    return { layout: 'table', columns: homes[0]?.columns ?? [] };
  const layout: SectionLayout = homes.some((home) => home?.layout !== 'paragraph') ? 'list' : 'paragraph';
  return { layout };
}

/** Which subjects each heading takes: its own, then those that have no heading and stand nearest to one. */
function divide(own: readonly (readonly Subject[])[]): Subject[][] {
  const taken = new Map<Subject, number>();
  for (const [index, wanted] of own.entries())
    for (const subject of wanted) if (!taken.has(subject)) taken.set(subject, index);
  const named = new Map(taken);
  for (const subject of subjects) {
    if (taken.has(subject)) continue;
    const near = [...(nearest[subject] ?? []), ...kinOf(subject)].find((other) => named.has(other));
    const index = near === undefined ? undefined : named.get(near);
    if (index !== undefined) taken.set(subject, index);
  }
  const sections = own.map((): Subject[] => []);
  for (const [subject, index] of taken) sections[index]?.push(subject);
  return sections;
}

/**
 * A template from a person's own headings. A subject goes to the first heading that takes it, or to the one nearest to it; what is left over goes under
 * "Other". Every heading is needed: what nothing was said for is listed as not documented.
 */
export function templateOfForm(form: NoteForm): Template {
  const divided = divide(form.headings.map(subjectsOfHeading));
  const used = new Set<string>();
  const sections = form.headings.map(({ title }, index): TemplateSection => {
    const from = divided[index] ?? [];
    const id = from[0] !== undefined && !used.has(from[0]) ? from[0] : `heading-${index + 1}`;
    used.add(id);
    return { id, title, level: 2, from, needed: true, named: true, ...layoutOf(from) };
  });
  const all = new Set(divided.flat());
  const left = subjects.filter((subject) => !all.has(subject));
  const other: TemplateSection = { id: 'other', title: otherTitle, level: 2, layout: 'list', from: left, named: true };
  return { kind: 'soap', name: form.name, sections: [...sections, ...(left.length > 0 ? [other] : [])] };
}
