import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { checkAgainstInput } from '../../verify/check-against-input.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import type { NoteForm } from '../../model/note-form.ts';
import { transcribe } from '../../transcribe/transcribe.ts';
import { subjects } from '../../document/subjects.ts';
import type { Subject } from '../../document/subjects.ts';
import { findAskedForm } from './find-asked-form.ts';
import { subjectsOfHeading } from './subjects-of-heading.ts';
import { templateOfForm } from './template-of-form.ts';

const heading = (title: string, ...takes: Subject[]) => ({ title, instruction: '', takes });
const form = (...titles: string[]): NoteForm => ({
  name: 'Knee clinic',
  headings: titles.map((title) => heading(title)),
});

const note = `47F knee pain since march, worse w stairs, no locking. meds naproxen 500 bid. allergic to latex (rash). PMH gout. mother had RA.
bp 128/82 hr 70
R knee small effusion, lachman neg
labs: uric acid 6.1
A/P: gout flare unlikely, xr knee, ice, f/u 3 wks`;

describe('subjectsOfHeading', () => {
  it.each<[string, Subject[]]>([
    ['HPI', ['history-of-present-illness']],
    ['Knee history', ['history-of-present-illness']],
    ['Exam of the knee', ['physical-examination']],
    ['Home medications and allergies', ['medications', 'allergies']],
    ['Assessment & Plan', ['assessment-and-plan']],
    ['Pain plan', ['plan']],
    ['Billing', []],
    ['Reference data', []],
    ['', []],
  ])('%j', (title, found) => {
    expect(subjectsOfHeading({ title, takes: [] })).toEqual(found);
  });

  it('goes by what was chosen before its words', () => {
    expect(subjectsOfHeading({ title: 'Plan', takes: ['results'] })).toEqual(['results']);
  });
});

describe('templateOfForm', () => {
  it.each([
    [form()],
    [form('HPI')],
    [form('Billing', 'Billing')],
    [form('Plan', 'Plan', 'Other')],
    [form('S', 'O', 'A', 'P')],
  ])('has a place for every subject, once, and unique ids: %#', (given) => {
    const { sections } = templateOfForm(given);
    expect(sections.flatMap(({ from }) => from).sort()).toEqual([...subjects].sort());
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});

const textsUnder = (given: NoteForm, title: string): readonly string[] =>
  chart(note, { form: given })
    .sections.find((section) => section.title === title)
    ?.statements.map(({ text }) => text) ?? [];

describe('a note in a template of one’s own', () => {
  it('puts what was said under the headings that take it', () => {
    const own = form(
      'Story',
      'Medications',
      'Allergies',
      'Past history',
      'Vitals',
      'Knee exam',
      'Labs',
      'Assessment and plan',
      'Family',
      'Immunizations',
    );
    expect(textsUnder(own, 'Family')).toEqual(['Mother: RA.']);
    expect(textsUnder(own, 'Medications')).toEqual(['Naproxen 500 mg twice daily']);
    expect(textsUnder(own, 'Labs')).toEqual(['Uric acid 6.1']);
    expect(chart(note, { form: own })).toMatchObject({
      noteKind: 'own',
      formName: 'Knee clinic',
      missing: ['Immunizations'],
    });
  });

  it('names what stands under a heading that does not say it, and keeps the rest under Other', () => {
    const own: NoteForm = {
      name: 'Short',
      headings: [heading('Background', 'past-medical-history', 'allergies'), heading('Plan')],
    };
    expect(textsUnder(own, 'Background')).toEqual(['Gout', 'Allergy: latex (rash)']);
    expect(textsUnder(own, 'Other')).toContain('Medication: naproxen 500 mg twice daily');
    expect(textsUnder(own, 'Other')).toContain('Family history: mother: RA');
  });

  it.each([[form()], [form('HPI')], [form('Plan', 'Vitals')], [form('Billing')], [form('S', 'O', 'A', 'P')]])(
    'loses nothing and adds nothing, whatever its headings: %#',
    (own) => {
      for (const style of [undefined, { length: 'shorter' } as const, { length: 'fuller' } as const]) {
        const written = chart(note, { form: own, ...(style ? { style } : {}) });
        const { markdown, statements } = written.rendered;
        for (const word of ['128/82', '70/min', '6.1', 'latex', 'ice', '3 weeks', 'locking', 'mother: RA', 'effusion'])
          expect(markdown.toLowerCase()).toContain(word.toLowerCase());
        expect([...drugsNamed(markdown)]).toEqual([...drugsNamed(note)]);
        expect(checkAgainstInput(markdown, note).unsupported).toEqual([]);
        for (const { text, at, support, sources } of statements) {
          expect(markdown.slice(at.start, at.end)).toBe(text);
          if (support !== 'structural') expect(sources.length).toBeGreaterThan(0);
        }
      }
    },
  );

  it('lists every heading of an empty note as not documented', () => {
    expect(chart('', { form: form('HPI', 'Billing', 'Plan') }).missing).toEqual(['HPI', 'Billing', 'Plan']);
  });

  it('shows headings as they were written, whatever they hold', () => {
    const { rendered } = chart(note, { form: form('*Plan* <b>', '# HPI') });
    expect(rendered.markdown).toContain('### \\*Plan\\* \\<b\\>');
    for (const { text, at } of rendered.statements) expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
  });

  it('leaves out of the note what asks for it', () => {
    const written = transcribe(`knee pain for 3 days. use my Knee clinic template`, { form: form('HPI', 'Plan') });
    expect(written.rendered.markdown).not.toMatch(/template/i);
  });
});

describe('findAskedForm', () => {
  const names = ['Knee clinic', 'Knee', 'ER (fast)'];
  it.each([
    ['use my Knee clinic template. Knee pain 3 days', 'Knee clinic'],
    ['knee pain for 3 days, as knee clinic note', 'Knee clinic'],
    ['Knee clinic template: pain 3 days', 'Knee clinic'],
    ['pain for 3 days.\nplease use the "Knee" format', 'Knee'],
    ['Use ER (fast) template please: cut on hand', 'ER (fast)'],
    ['usa mi plantilla Knee clinic. dolor', 'Knee clinic'],
    ['pain for 3 days. Use our Knee clinic', 'Knee clinic'],
  ])('%j -> %s', (text, name) => {
    expect(findAskedForm(text, names)?.name).toBe(name);
  });

  it.each([
    'seen at the Knee clinic for pain',
    'Knee pain',
    'Kneeling hurts',
    'template',
    '',
    'pain with knee flexion',
    'Progress note. Pain in the knee',
    'follow knee closely',
    'as knee improves, walk',
  ])('%j asks for none', (text) => {
    expect(findAskedForm(text, names)).toBeUndefined();
  });

  it('takes linear time on hostile names and texts', () => {
    findAskedForm('use my '.repeat(20_000), ['my use my use '.repeat(7), ' '.repeat(90), '('.repeat(90)]);
  });
});
