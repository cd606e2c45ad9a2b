import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readAgainIn, type WriteBack } from './use-write-back.ts';
import { WriteState } from './write-state.tsx';

const item = (kind: WriteBack['items'][number]['kind'], change: Partial<WriteBack['items'][number]> = {}) => ({
  id: crypto.randomUUID(),
  kind,
  text: `Words of the ${kind}`,
  state: 'written' as const,
  reason: null,
  written_on: '2026-03-03T10:00:00.000Z',
  ...change,
});
const written = (change: Partial<WriteBack> = {}): WriteBack => ({
  state: 'written',
  patient: { name: 'Ada Made-Up' },
  connection: { name: 'Clinic EHR' },
  items: [item('document')],
  next_try_on: null,
  ...change,
});
const draw = (of: WriteBack): string =>
  renderToStaticMarkup(<WriteState written={of} />)
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'");

describe('how far a note is in its patient’s record', () => {
  it('names the record system, the patient, and each item with what became of it', () => {
    const said = draw(
      written({
        state: 'partly',
        items: [
          item('document'),
          item('problem', { state: 'already_there', written_on: null }),
          item('medication', { state: 'refused', written_on: null, reason: 'No code for this drug.' }),
          item('task', { state: 'in_document', written_on: null }),
        ],
      }),
    );
    expect(said).toContain('Written into Clinic EHR; some entries were not taken and stand in the document.');
    expect(said).toContain('Patient: Ada Made-Up');
    expect(said).toMatch(/Words of the problem\s+Was there already/);
    expect(said).toMatch(/Words of the medication\s+Not taken; stands in the document\. No code for this drug\./);
    expect(said).toMatch(/Words of the task\s+In the document alone/);
  });

  it('does not say of a document that was refused that it stands in the document', () => {
    const refused = item('document', { state: 'refused', written_on: null });
    const said = draw(written({ state: 'refused', items: [refused] }));
    expect(said).toContain('Clinic EHR did not take the note.');
    expect(said).not.toContain('stands in the document');
  });

  it('says when it is tried next, or that it is not tried by itself any more', () => {
    expect(draw(written({ state: 'waiting', next_try_on: '2026-03-03T10:05:00.000Z' }))).toContain('Next try: ');
    expect(draw(written({ state: 'waiting' }))).toContain('It is no longer tried by itself.');
    expect(draw(written())).not.toMatch(/Next try|no longer tried/);
  });
});

describe('reading it again', () => {
  const now = Date.parse('2026-03-03T10:00:00.000Z');
  const at = (seconds: number): string => new Date(now + seconds * 1_000).toISOString();

  it('goes on while it is on its way, seldom while nothing is to come soon, and ends with it', () => {
    const soon = readAgainIn(written({ state: 'waiting', next_try_on: at(5) }), now);
    const late = readAgainIn(written({ state: 'waiting', next_try_on: at(600) }), now);
    expect(soon).toBe(readAgainIn(written({ state: 'writing' }), now));
    expect(Number(late)).toBeGreaterThan(Number(soon));
    expect(readAgainIn(written({ state: 'waiting' }), now)).toBe(late);
    for (const state of ['written', 'partly', 'refused', 'needs_launch', 'cancelled'] as const)
      expect(readAgainIn(written({ state }), now)).toBe(false);
    expect(readAgainIn(null, now)).toBe(false);
  });
});
