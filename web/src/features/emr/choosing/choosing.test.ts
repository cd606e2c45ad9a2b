import type { EmrContext, EmrGroup, EmrKind } from '@notewright/contract';
import { describe, expect, it } from 'vitest';
import { choose, chosenBeforehand, chosenNow, itemKey, keysOfGroup, noteKey } from './choice.ts';
import { sourcesMost, toSources } from './to-sources.ts';

const item = (id: string, text: string, date: string | null = '2026-03-03') => ({ id, text, date });
const group = (kind: EmrKind, ...items: EmrGroup['items']): EmrGroup => ({
  kind,
  state: items.length === 0 ? 'none' : 'read',
  is_cut: false,
  items,
});
const note = (id: string, date: string | null, text = 'Seen for a cough.') => ({ id, title: `Note ${id}`, date, text });

const context: EmrContext = {
  read_on: '2026-04-05T12:00:00.000Z',
  groups: [
    group('problems', item('p1', 'Essential hypertension'), item('p2', 'Acute bronchitis (mild; resolved)')),
    group('medications', item('m1', 'Metformin 500 mg'), item('m2', 'Azithromycin 250 mg (completed)')),
    group('allergies', item('a1', 'Allergy to penicillin: Hives (high criticality)')),
    group('immunizations', item('i1', 'Influenza vaccine', '2025-10-01')),
    group('vital_signs', item('v1', 'Blood pressure 128/76 mmHg')),
    group('laboratory', item('l1', 'Hemoglobin A1c 7.9 %', '2026-03-03'), item('l2', 'LDL 131 mg/dL', '2025-11-10')),
  ],
  notes_state: 'read',
  notes: [note('n1', '2026-02-01T10:00:00Z'), note('n2', null)],
};
const all = [...context.groups.flatMap(keysOfGroup), ...context.notes.map(({ id }) => noteKey(id))];
const sourcesOf = (of: EmrContext, keys: readonly string[] = all) => toSources(of, new Set(keys), 'Clinic EHR');

describe('what is chosen of a record', () => {
  it('is beforehand what is current of the usual kinds, and the newest note', () => {
    expect([...chosenBeforehand(context)]).toEqual([
      itemKey('problems', 'p1'),
      itemKey('medications', 'm1'),
      itemKey('allergies', 'a1'),
      itemKey('laboratory', 'l1'),
      itemKey('laboratory', 'l2'),
      noteKey('n1'),
    ]);
  });

  it('is changed by hand, one by one or all of a group, and back', () => {
    const vitals = itemKey('vital_signs', 'v1');
    const labs = [itemKey('laboratory', 'l1'), itemKey('laboratory', 'l2')];
    const changed = choose(context, choose(context, new Set(), [vitals], true), labs, false);
    expect(chosenNow(context, changed).has(vitals)).toBe(true);
    expect(labs.some((key) => chosenNow(context, changed).has(key))).toBe(false);
    const back = choose(context, choose(context, changed, [vitals], false), labs, true);
    expect(chosenNow(context, back)).toEqual(chosenBeforehand(context));
  });

  it('stays as it was chosen when a kind is read that had failed', () => {
    const failed = {
      ...context,
      groups: context.groups.map((one) => (one.kind === 'laboratory' ? group('laboratory') : one)),
    };
    const changed = choose(failed, new Set(), [itemKey('problems', 'p1')], false);
    const now = chosenNow(context, changed);
    expect(now.has(itemKey('problems', 'p1'))).toBe(false);
    expect(now.has(itemKey('laboratory', 'l1'))).toBe(true);
  });
});

describe('the sources of a message', () => {
  it('have the right kind, a name, and the day of what they say', () => {
    expect(sourcesOf(context).map(({ kind, name, date }) => [kind, name, date])).toEqual([
      ['problem_list', 'Problems (Clinic EHR)', '2026-04-05'],
      ['medication_list', 'Medications (Clinic EHR)', '2026-04-05'],
      ['other', 'Allergies (Clinic EHR)', '2026-04-05'],
      ['other', 'Immunizations (Clinic EHR)', '2026-04-05'],
      ['results', 'Vital signs (Clinic EHR)', '2026-03-03'],
      ['results', 'Laboratory results (Clinic EHR)', '2026-03-03'],
      ['results', 'Laboratory results (Clinic EHR)', '2025-11-10'],
      ['previous_note', 'Note n1 (Clinic EHR)', '2026-02-01'],
      ['previous_note', 'Note n2 (Clinic EHR)', null],
    ]);
  });

  it('hold what is chosen and nothing else', () => {
    const sources = sourcesOf(context, [itemKey('medications', 'm1'), itemKey('allergies', 'a1')]);
    expect(sources.map(({ text }) => text)).toEqual([
      'Metformin 500 mg',
      'Allergies:\nAllergy to penicillin: Hives (high criticality)',
    ]);
    expect(sourcesOf(context, [])).toEqual([]);
  });

  it('never say a day of a value that is not its own', () => {
    const days = ['2026-03-03', '2026-02-02', '2026-01-01', '2025-12-12', null];
    const labs = days.map((date, index) => item(`l${index}`, `Potassium 4.${index} mmol/L`, date));
    const sources = sourcesOf(
      { ...context, groups: [group('laboratory', ...labs)], notes: [] },
      labs.map(({ id }) => itemKey('laboratory', id)),
    );
    expect(sources.map(({ date, text }) => [date, text])).toEqual([
      ['2026-03-03', 'Potassium 4.0 mmol/L'],
      ['2026-02-02', 'Potassium 4.1 mmol/L'],
      [null, '2026-01-01: Potassium 4.2 mmol/L\n2025-12-12: Potassium 4.3 mmol/L\nPotassium 4.4 mmol/L'],
    ]);
  });

  it('are fewer where values by their days would be more than go with a message', () => {
    const many = { ...context, notes: ['n1', 'n2', 'n3'].map((id) => note(id, '2026-02-01')) };
    const sources = sourcesOf(many, [...all, noteKey('n3')]);
    expect(sources).toHaveLength(sourcesMost);
    expect(sources.find(({ name }) => name.startsWith('Laboratory'))).toMatchObject({
      date: null,
      text: '2026-03-03: Hemoglobin A1c 7.9 %\n2025-11-10: LDL 131 mg/dL',
    });
  });
});
