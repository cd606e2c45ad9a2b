import { describe, expect, it } from 'vitest';
import { makeReply } from '../../testing/sample-messages.ts';
import type { CarryChoice } from './kept-choice.ts';
import { markupOf, openNote, textOf } from './portion-text.ts';
import { hasTwoWays, stepsOf } from './steps-of.ts';

const content = `## Knee pain

58-year-old woman

### Subjective

#### History

Fell on **ice**, SpO₂ ≥ 94 %.

#### Allergies

- Sulfa

### Assessment

### Plan

- Ice

Draft for a clinician's review. Check it.`;

const note = openNote(makeReply({ state: 'complete', message_content: content }));
const choice: CarryChoice = { profile: 'plain', withHeading: false, step: 'part' };
const stops = (change: Partial<CarryChoice>) =>
  stepsOf(note, { ...choice, ...change }).map(({ name, partName, text }) => [partName, name, text]);

describe('the way through a note', () => {
  it('stops at each part with all that stands under it, and not where there are no words', () => {
    const [title, subjective, plan, ...rest] = stops({});
    expect(title).toEqual([null, 'Knee pain', '58-year-old woman']);
    expect(subjective?.slice(0, 2)).toEqual([null, 'Subjective']);
    expect(subjective?.[2]).toMatch(/^History\n+Fell on ice, SpO₂ ≥ 94 %\.\n+Allergies\n+- Sulfa$/);
    expect(plan).toEqual([null, 'Plan', '- Ice']);
    expect(rest).toEqual([]);
  });

  it('stops at every heading with its own words alone, and says of which part', () => {
    expect(stops({ step: 'heading' })).toEqual([
      [null, 'Knee pain', '58-year-old woman'],
      ['Subjective', 'History', 'Fell on ice, SpO₂ ≥ 94 %.'],
      ['Subjective', 'Allergies', '- Sulfa'],
      [null, 'Plan', '- Ice'],
    ]);
  });

  it('takes the headings along where that is wished, and makes no stop at a heading alone', () => {
    expect(stops({ withHeading: true }).map(([, name]) => name)).toEqual(['Knee pain', 'Subjective', 'Plan']);
    expect(stops({ withHeading: true }).at(-1)?.[2]).toMatch(/^Plan\n+- Ice$/);
  });

  it('is one where no part has sections of its own', () => {
    expect(hasTwoWays(note)).toBe(true);
    expect(hasTwoWays(openNote(makeReply({ message_content: '## A\n\nb\n\n## C\n\nd' })))).toBe(false);
  });
});

describe('what is carried away', () => {
  it('says that it is a draft where it is more than a section, in the note’s own words', () => {
    const all = textOf(note, { without: new Set() }, 'plain');
    expect(all.match(/draft/gi)).toHaveLength(1);
    expect(all).toMatch(/- Ice\n+Draft for a clinician's review\. Check it\.$/);
    const less = textOf(note, { without: new Set([2, 3, 4]) }, 'plain');
    expect(less).not.toContain('Sulfa');
    expect(less).toMatch(/Draft for a clinician's review\. Check it\.$/);
    expect(textOf(note, { section: 6, withHeading: true }, 'plain')).not.toMatch(/draft/i);
  });

  it('says by whom a note is signed, letter for letter, and no longer that it is a draft', () => {
    const signed = openNote(
      makeReply({
        state: 'complete',
        message_content: content,
        signatures: [
          { name: 'A_B *C* #1', credentials: 'MD', signed_at: '2026-01-02T10:00:00.000Z', intact: true },
        ] as never,
      }),
    );
    const all = textOf(signed, { without: new Set() }, 'plain');
    expect(all).toContain('A_B *C* #1, MD');
    expect(all).not.toMatch(/draft/i);
    expect(markupOf(signed, { without: new Set() })).toContain('A_B *C* #1, MD');
  });

  it('is written for the record system that was chosen', () => {
    const all = textOf(note, { without: new Set() }, 'meditech');
    expect(all).toMatch(/^[\r\n\x20-\x7e]+$/);
    expect(all).not.toMatch(/[^\r]\n/);
    expect(all).toContain('>= 94 %');
  });

  it('keeps its formatting beside the text', () => {
    expect(markupOf(note, { section: 3, withHeading: false })).toBe(
      '<p>Fell on <strong>ice</strong>, SpO₂ ≥ 94 %.</p>',
    );
    expect(markupOf(note, { without: new Set() })).toMatch(
      /<ul><li>Ice<\/li><\/ul><p>Draft for a clinician's review\. Check it\.<\/p>$/,
    );
  });
});
