import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { completeNote, leftOutByModel } from '../complete/complete-note.ts';
import type { NoteResult } from '../model/result.ts';
import type { SourceKind, SourcePart } from '../model/source-part.ts';
import { transcribe } from '../transcribe/transcribe.ts';
import { relinkNote } from '../verify/edited/relink-note.ts';
import { placeStatements } from '../verify/place-statements.ts';
import { blankClosers } from './blank-closers.ts';
import { splitSources } from './split-sources.ts';

interface Pair {
  readonly kind: SourceKind;
  readonly date: string | null;
  readonly now: string;
  readonly before: string;
}

const folder = new URL('../../../bench/quality/older-sources/', import.meta.url);
const readPairs = (name: string): Pair[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Pair[];
const pairs = [...readPairs('pairs.json'), ...readPairs('pairs-apart.json')];

function join({ now, before, kind, date }: Pair): { input: string; border: number; sources: SourcePart[] } {
  const border = now === '' ? 0 : now.length + 2;
  const input = now === '' ? before : `${now}\n\n${before}`;
  const current: SourcePart = { start: 0, end: now.length, kind: 'current', name: '', date: null };
  const older: SourcePart = { start: border, end: input.length, kind, name: 'Made up', date };
  return { input, border, sources: now === '' ? [older] : [current, older] };
}

const noteOf = (pair: Pair): NoteResult => {
  const { input, sources } = join(pair);
  return chart(input, { sources });
};
const pair = (now: string, before: string, kind: SourceKind = 'previous_note', date: string | null = '2026-03-03') => ({
  now,
  before,
  kind,
  date,
});
const asksOf = ({ openPoints = [] }: NoteResult): string[] => openPoints.map(({ sentence }) => sentence);

describe('a note from a visit and what is older', () => {
  it.each(pairs)('merges nothing silently: $now', (one) => {
    const { input, border } = join(one);
    const { sections } = noteOf(one);
    for (const { text, sources } of sections.flatMap(({ statements }) => statements)) {
      const isOld = text.includes('(from ');
      for (const { start, end } of sources) {
        expect(end).toBeLessThanOrEqual(input.length);
        expect(isOld ? start >= border : end <= Math.max(border - 2, 0), text).toBe(true);
      }
    }
  });

  it.each(pairs)('asks with both places, or the one there is: $now', (one) => {
    const { border } = join(one);
    for (const { sentence, sources } of noteOf(one).openPoints ?? []) {
      if (!/ in (?:the|an?|earlier) .*\?$/.test(sentence)) continue;
      expect(sources.length).toBeGreaterThan(0);
      const isOfOne = /not in|not among/.test(sentence) && !sentence.includes('present');
      expect(sources.some(({ start }) => start >= border) || isOfOne, sentence).toBe(true);
    }
  });

  it('is the note of the visit alone where nothing is older', () => {
    const input = 'Cough for 3 days. BP 128/76. NKDA.';
    const sources = [{ start: 0, end: input.length, kind: 'current', name: '', date: null }] as const;
    expect(chart(input, { sources })).toEqual(chart(input));
  });

  it('says nothing of then as of today: vital signs, examination, complaint, plan', () => {
    const { sections } = noteOf(
      pair(
        'Cough gone.',
        'CC: cough. T 39.1, BP 150/90. Lungs: crackles. A: pneumonia. P: chest x-ray, levofloxacin 5 days.',
      ),
    );
    const ids = sections
      .filter(({ statements }) => statements.some(({ text }) => text.includes('(from')))
      .map(({ id }) => id);
    expect(ids).toEqual(['previous-note']);
    expect(JSON.stringify(sections)).not.toMatch(/39\.1|150\/90|rackles|x-ray|evofloxacin/);
  });

  it('reads a note that the engine wrote as the note that it is', () => {
    const before = chart('PMH: asthma. Meds: albuterol as needed. Allergies: penicillin (rash).').rendered.markdown;
    const { rendered } = noteOf(pair('Headache for a day.', before));
    expect(rendered.markdown).toContain('- Asthma (from the note of 3 March 2026)');
    expect(rendered.markdown).toContain('- Penicillin (rash) (from the note of 3 March 2026)');
    expect(rendered.markdown).not.toMatch(/####? .*\(from|Draft for a clinician.*\(from/);
  });

  it('says in Spanish what it says in English', () => {
    const now = 'Control de presión arterial, paciente de 60 años. Medicamentos: lisinopril 20 mg al día.';
    const before = 'Paciente con hipertensión arterial desde hace años.\nMedicamentos: lisinopril 10 mg al día.';
    const { markdown } = noteOf(pair(now, before)).rendered;
    expect(markdown).toContain('hoy 20 mg al día, en la nota del 3 de marzo de 2026 10 mg al día. ¿Cuál es correcto?');
  });

  it('names a source without a day by its kind', () => {
    const note = noteOf(pair('Meds: lisinopril 20 mg daily.', 'Lisinopril 10 mg daily', 'medication_list', null));
    expect(asksOf(note)).toEqual([
      'Lisinopril: 20 mg daily today, 10 mg daily in an earlier medication list. Which is right?',
    ]);
  });

  it('compares a dictation by the words as they were spoken', () => {
    const now = 'follow up period takes lisinopril twenty milligrams daily period';
    const { input, sources } = join(pair(now, 'Meds: lisinopril 10 mg daily'));
    const { openPoints = [] } = transcribe(input, { sources });
    const quoted = openPoints.flatMap((one) => one.sources.map(({ start, end }) => input.slice(start, end)));
    expect(quoted).toEqual(['takes lisinopril twenty milligrams daily period', 'lisinopril 10 mg daily']);
  });

  it('of several sources says what is said twice once, by the newer one', () => {
    const now = 'Headache.';
    const older = 'Meds: losartan 50 mg daily';
    const input = [now, older, older].join('\n\n');
    const at = (start: number, length: number) => ({ start, end: start + length, name: '' });
    const sources: SourcePart[] = [
      { ...at(0, now.length), kind: 'current', date: null },
      { ...at(now.length + 2, older.length), kind: 'previous_note', date: '2025-01-09' },
      { ...at(now.length + older.length + 4, older.length), kind: 'previous_note', date: '2026-03-03' },
    ];
    const { markdown } = chart(input, { sources }).rendered;
    expect(markdown.match(/Losartan 50 mg daily \(from .*\)/g)).toEqual([
      'Losartan 50 mg daily (from the note of 3 March 2026)',
    ]);
  });

  it('leaves nothing out of the older source, and puts nothing of it into a note as of today', () => {
    const { input, sources } = join(pair('Cough.', 'BP 150/90. Plan: chest x-ray.'));
    const source = { input, tool: 'Chartwright', options: { sources } } as const;
    expect(leftOutByModel(source, []).every(({ sources: ranges }) => ranges.every(({ end }) => end <= 6))).toBe(true);
    const note = chart(input, { sources });
    const chosen = { ...note.leftOut[0], text: 'BP 150/90', sources: [{ start: 8, end: 17 }] } as never;
    expect(completeNote(source, 'soap', note, chosen)).toBeUndefined();
  });
});

describe('a drug that the older note itself takes back under another name', () => {
  const stopped = 'Meds: Lasix 40 mg daily, lisinopril 10 mg daily. Plan: Stop furosemide.';
  const carried = (one: Pair): string[] =>
    [...noteOf(one).rendered.markdown.matchAll(/^- (.*) \(from the note/gm)].map(([, words = '']) => words);

  it.each([
    ['stopped by its generic name', stopped, ['Lisinopril 10 mg daily']],
    ['stopped without its salt', 'Meds: metoprolol succinate 50 mg daily. Plan: stop metoprolol.', []],
    [
      'continued by its generic name',
      'Meds: Lasix 40 mg daily. Plan: continue furosemide 40 mg daily.',
      ['Furosemide 40 mg daily'],
    ],
    [
      'of two forms in one list',
      'Meds: metoprolol succinate 50 mg daily, metoprolol tartrate 25 mg daily.',
      ['Metoprolol succinate 50 mg daily', 'Metoprolol tartrate 25 mg daily'],
    ],
    [
      'another of its kind',
      'Meds: insulin glargine 20 units nightly, insulin lispro 5 units daily. Plan: stop insulin lispro.',
      ['Insulin glargine 20 units nightly'],
    ],
  ])('is carried as it was left: %s', (_how, before, expected) => {
    expect(carried(pair('Headache.', before))).toEqual(expected);
  });

  it('is asked about as stopped then, and by its list no more', () => {
    expect(asksOf(noteOf(pair('Meds: furosemide 40 mg daily, lisinopril 10 mg daily.', stopped)))).toEqual([
      'Furosemide: taken today, stopped in the note of 3 March 2026. Is it taken again?',
    ]);
    expect(asksOf(noteOf(pair('Meds: lisinopril 10 mg daily.', stopped)))).toEqual([]);
  });

  it('is carried in no form where today stops it', () => {
    const now = 'Headache. Plan: stop metoprolol.';
    const before = 'Meds: metoprolol succinate 50 mg daily, metoprolol tartrate 25 mg daily.';
    expect(carried(pair(now, before))).toEqual([]);
    expect(asksOf(noteOf(pair(now, before)))).toEqual([
      'Metoprolol: not taken any more today, taken in the note of 3 March 2026. Is it stopped?',
    ]);
  });
});

describe('a note that a model wrote or a clinician edited', () => {
  const now = 'Headache for a day. Meds: lisinopril 20 mg daily.';
  const { input, sources } = join(pair(now, 'PMH: asthma. BP 150/90. Meds: losartan 50 mg daily.'));

  it('says nothing of before without saying so', () => {
    const markdown = [
      '- Headache for a day',
      '- BP 150/90',
      '- Losartan 50 mg daily',
      '- Losartan 50 mg daily (from the note of 3 March 2026)',
      '- Asthma (from the note of 2026-03-03)',
      '- Asthma (from the note of 4 March 2026)',
    ].join('\n');
    const supports = placeStatements(markdown, input, sources).map(({ support }) => support);
    expect(supports).toEqual(['supported', 'unsupported', 'unsupported', 'supported', 'supported', 'unsupported']);
  });

  it('is not held against the day by which a source is named', () => {
    const { rendered } = chart(input, { sources });
    const after = rendered.markdown.replace('- Asthma (from', '- Mild asthma (from');
    const edited = relinkNote(rendered, after, input, sources).find(({ text }) => text.startsWith('Mild asthma'));
    expect(edited).toMatchObject({ origin: 'edited' });
    expect(edited?.faults).toBeUndefined();
    expect(edited?.support).not.toBe('unsupported');
  });
});

describe('what stands before the reading', () => {
  it('is cut where what is older begins, newest first', () => {
    const text = 'now\n\nold\n\nolder';
    const { current, older } = splitSources(text, [
      { start: 0, end: 3, kind: 'current', name: '', date: null },
      { start: 5, end: 8, kind: 'results', name: '', date: '2025-01-01' },
      { start: 10, end: 15, kind: 'previous_note', name: '', date: '2026-01-01' },
    ]);
    expect([current, ...older.map((one) => one.text)]).toEqual(['now', 'older', 'old']);
  });

  it('has no heading marks and no closing lists, and keeps its length', () => {
    const text =
      "## Note\n\n### Plan\n\n- Rest\n\n### Not documented\n\n- Allergies\n\nDraft for a clinician's review.";
    const blank = blankClosers(text);
    expect(blank).toHaveLength(text.length);
    expect(blank).toMatch(/^Note: .*\n\nPlan: *\n\n- Rest\n\s*$/);
  });
});
