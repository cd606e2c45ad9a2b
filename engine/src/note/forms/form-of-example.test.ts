import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { formOfExample } from './form-of-example.ts';

const titles = (note: string): string[] => formOfExample(note).headings.map(({ title }) => title);

describe('the template of an example', () => {
  it('has its headings in their order, what they take, and how each part is written', () => {
    const note = `# Knee visit

**Chief complaint**
R knee pain

**HPI:** 58 yo F fell on ice.

Meds:
- ibuprofen 400 mg TID
- lisinopril 10 mg

PHYSICAL EXAM
Effusion, Lachman negative

A/P
1. Knee sprain - ice
2. HTN - continue`;
    expect(formOfExample(note)).toEqual({
      headings: [
        { title: 'Chief complaint', takes: [], style: 'prose' },
        { title: 'HPI', takes: [], style: 'prose' },
        { title: 'Meds', takes: [], style: 'list' },
        { title: 'Physical exam', takes: [], style: 'prose' },
        { title: 'A/P', takes: [], style: 'list' },
      ],
      dropped: 0,
    });
  });

  it('drops headings with words that are no words of headings, and says so', () => {
    const note = 'HPI: cough\n\nMrs Quokka’s wishes: none\n\nKnee history: sprain\n\nKnee pain: ice\n\nPlan: rest';
    expect(titles(note)).toEqual(['HPI', 'Knee history', 'Plan']);
    expect(formOfExample(note).dropped).toBe(2);
  });

  it('names each heading once', () => {
    expect(titles('Plan: rest\n\nExam: fine\n\nPLAN: ice')).toEqual(['Plan', 'Exam']);
  });

  it('of a note that was written here has the headings of that note', () => {
    const { rendered, sections } = chart('58 yo F with knee pain. Meds: lisinopril 10 mg. Plan: rest');
    const written = sections.map(({ title }) => title.toLowerCase());
    const found = titles(rendered.markdown).map((title) => title.toLowerCase());
    expect(found.filter((title) => !written.includes(title))).toEqual([]);
    expect(found.length).toBeGreaterThan(2);
  });

  it('holds no word of what stands under headings', () => {
    const folder = new URL('../../../../bench/quality/note-cases/', import.meta.url);
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.txt'))) {
      const input = readFileSync(new URL(name, folder), 'utf8').split('\n=====')[0] ?? '';
      // Every word of a body is put out of the way of words that headings have as well.
      const marked = input.replace(/[A-Za-z]{2,}(?![^\n]*:)/g, (word) => `${word}zq`);
      expect(JSON.stringify(formOfExample(marked)), name).not.toMatch(/zq/);
    }
  });
});
