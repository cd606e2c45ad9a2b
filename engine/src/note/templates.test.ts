import { describe, expect, it } from 'vitest';
import { noteKinds } from '../model/result.ts';
import { composeNote } from '../compose/compose-note.ts';
import { templateOf } from './template-of.ts';
import { templates } from './data/templates.ts';
import { subjects } from '../document/subjects.ts';

describe('templates', () => {
  it('has one for every kind of note', () => {
    expect(templates.map((template) => template.kind).sort()).toEqual([...noteKinds].sort());
  });

  it.each(noteKinds)('%s has a place for every subject and unique ids', (kind) => {
    const template = templateOf(kind);
    const homes = new Set(template.sections.flatMap((section) => section.from));
    expect(subjects.filter((subject) => !homes.has(subject))).toEqual([]);
    const ids = template.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists every needed section when nothing was said', () => {
    const { sections, missing } = composeNote([], templateOf('soap'));
    expect(sections).toEqual([]);
    expect(missing).toEqual([
      'Chief complaint',
      'History of present illness',
      'Medications',
      'Allergies',
      'Vital signs',
      'Physical examination',
      'Assessment',
      'Plan',
    ]);
  });
});
