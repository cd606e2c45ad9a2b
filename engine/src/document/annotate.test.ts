import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks/block.ts';
import type { Span } from '../model/span.ts';
import { noteKinds } from '../model/result.ts';
import { buildNote } from '../note/build-note.ts';
import { annotate, type Annotation } from './annotate.ts';
import { explainNote } from './explain-note.ts';

const folder = path.join(import.meta.dirname, '../../../bench/quality/note-facts');
const notes = readdirSync(folder).map(
  (file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { readonly id: string; readonly input: string },
);

const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['spaces and line ends', ' \n\t \r\n '],
  ['one letter', 'a'],
  ['one character repeated', 'n'.repeat(160_000)],
  ['marks repeated', ':'.repeat(160_000)],
  ['digits repeated', '9'.repeat(160_000)],
  ['a short line repeated', 'HTN: stable, cont lisinopril 10\n'.repeat(4000)],
  ['headings without a text', 'A/P:\n1)\n2)\nPMH:\nROS:'],
  ['Cyrillic', 'Жалобы: боль в груди 3 дня. АД 120/80, ЧСС 72.'],
  ['Arabic, right to left', 'ألم في الصدر منذ ثلاثة أيام. BP 120/80'],
  ['Chinese', '胸痛三天,血压120/80。'],
  ['beyond the basic plane', '😷 cough 🤒 38.5 😀'.repeat(40)],
  ['half a pair', 'cough \ud83d and fever'],
  ['no printable character', '\u0000\u0001\u200b\ufeff'],
];

const all = [...notes.map(({ id, input }) => [id, input] as const), ...hostile];

const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** What is wrong with the ranges of a block and all within it. */
function wrongIn(block: Block): string[] {
  const wrong = block.children.flatMap(wrongIn);
  if (block.start > block.end) wrong.push(`${block.kind} ${block.start} ends before it begins`);
  if (block.label && !isWithin(block.label, block)) wrong.push(`${block.kind} ${block.start} is not around its label`);
  let last = block.start;
  for (const child of block.children) {
    if (!isWithin(child, block)) wrong.push(`${child.kind} ${child.start} is not within its ${block.kind}`);
    if (child.start < last) wrong.push(`${child.kind} ${child.start} begins before ${last}`);
    last = child.end;
  }
  return wrong;
}

const outside = ({ text }: Annotation, spans: readonly Span[]): Span[] =>
  spans.filter(({ start, end }) => !(start >= 0 && start < end && end <= text.length));

describe.each(all)('%s', (_name, input) => {
  const annotation = annotate(input);
  const { blocks, clauses, facts, coverage } = annotation;

  it('has blocks that nest and lie in order', () => {
    expect(wrongIn(blocks).slice(0, 5)).toEqual([]);
    expect(blocks).toMatchObject({ start: 0, end: input.length });
  });

  it('has clauses in order, with the entries and the mentions of each within it', () => {
    const early = clauses.filter(({ start }, at) => start < (clauses[at - 1]?.start ?? 0));
    expect(early).toEqual([]);
    expect(outside(annotation, clauses)).toEqual([]);
    const strays = clauses.flatMap((clause) =>
      [...clause.placements, ...clause.mentions].filter((one) => !isWithin(one, clause)),
    );
    expect(strays).toEqual([]);
    expect(clauses.filter(({ isName, placements }) => isName !== true && placements.length === 0)).toEqual([]);
  });

  it('has evidence within the text', () => {
    expect(
      outside(
        annotation,
        facts.flatMap(({ evidence }): readonly Span[] => evidence),
      ),
    ).toEqual([]);
  });

  it('counts each word once', () => {
    const { words, typed, kept, structure, left, leftAt } = coverage;
    expect(typed + kept + structure + left).toBe(words);
    expect(words).toBe(input.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0);
    const inLeft = leftAt.flatMap(({ start, end }) => input.slice(start, end).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
    expect(inLeft).toHaveLength(left);
  });

  it('says every fact in the note, and nothing without one', () => {
    const { sections, unsaid, origins } = explainNote(annotation);
    const statements = sections.flatMap((section) => section.statements);
    expect(statements.filter((one) => one.facts.length === 0)).toEqual([]);
    const reasons = new Set(facts.filter(({ isReason }) => isReason === true).map(({ id }) => id));
    expect(unsaid.filter((id) => !reasons.has(id))).toEqual([]);
    expect(Object.values(origins).reduce((sum, one) => sum + one, 0)).toBe(statements.length);
  });
});

describe('what placed a clause', () => {
  const text = 'PMH: asthma\n\nSore throat since Monday. BP 120/80. Follow up in 2 weeks.';
  const by = new Map(
    annotate(text).clauses.flatMap(({ placements }) =>
      placements.map((one) => [text.slice(one.start, one.end), one] as const),
    ),
  );

  it('is its heading', () => {
    expect(by.get('asthma')).toMatchObject({ by: 'heading', subject: 'past-medical-history' });
  });

  it('is what it says by itself', () => {
    expect(by.get('BP 120/80.')).toMatchObject({ by: 'own-words', subject: 'vital-signs' });
  });

  it('is what its words weigh, with what was next and by how much', () => {
    const placed = by.get('Sore throat since Monday.');
    expect(placed).toMatchObject({ by: 'weights', subject: 'history-of-present-illness' });
    expect(placed?.runnerUp?.subject).not.toBe('history-of-present-illness');
    expect(placed?.runnerUp?.margin).toBeGreaterThan(0);
    expect(placed?.score).toBeGreaterThan(placed?.runnerUp?.score ?? Infinity);
  });

  it('is the "no" on the next line', () => {
    const asked = 'chest pain, short of breath\nno no';
    const [clause] = annotate(asked).clauses;
    expect(clause?.placements).toMatchObject([{ by: 'answer' }]);
  });
});

describe('what words carry', () => {
  it('is a typed fact, a clause of the writer, a heading, or nothing', () => {
    const text = 'PMH: asthma\nShe talks of her garden at length.\nwrong pt, disregard: gout';
    const { coverage } = annotate(text);
    expect(coverage).toMatchObject({ words: 13, typed: 1, kept: 7, structure: 1, left: 4 });
    expect(coverage.leftAt.map(({ start, end }) => text.slice(start, end))).toEqual(['wrong pt, disregard: gout']);
  });

  it('is what is asked of the tool, which is in no note', () => {
    const text = 'Please write a referral letter.\nCough for 3 days.';
    const annotation = annotate(text);
    expect(annotation.asked?.kinds).toEqual(['referral-letter']);
    expect(annotation.coverage).toMatchObject({ structure: 5, left: 0 });
    expect(explainNote(annotation).kind).toBe('referral-letter');
  });
});

describe('the note', () => {
  it.each(noteKinds)('is the one that Chartwright writes: %s', (kind) => {
    const { input } = notes[0] ?? { input: '' };
    const explained = explainNote(annotate(input), kind);
    const { sections, missing } = buildNote(input, { tool: 'Chartwright', kind });
    expect(explained).toMatchObject({ kind, missing, sections });
    expect(sections.flatMap(({ statements }) => statements).length).toBeGreaterThan(5);
  });

  it('says of each statement whether it was composed', () => {
    const { sections, origins } = explainNote(annotate('PMH: asthma\nPlan: talk about the garden again'));
    const found = sections.flatMap(({ statements }) => statements.map(({ text, origin }) => [text, origin]));
    expect(found).toContainEqual(['Asthma', 'composed']);
    expect(found).toContainEqual([expect.stringMatching(/garden/), 'kept']);
    expect(origins).toEqual({ composed: 1, mixed: 0, kept: 1, talk: 0 });
  });

  it('puts a drug of the history under the drugs and the story under the history', () => {
    const annotation = annotate('HPI: Cough for 3 days, on lisinopril 10 mg daily, no fever.');
    const drug = annotation.facts.find(({ type }) => type === 'medication');
    const where = explainNote(annotation).sections.filter(({ statements }) =>
      statements.some(({ facts }) => facts.includes(drug?.id ?? '')),
    );
    expect(where.map(({ id }) => id)).toEqual(['medications']);
  });

  it('is not from facts where people talk with each other', () => {
    const talk =
      'Doctor: What brings you in?\nPatient: I have had a cough for 3 days.\nDoctor: Any fever?\nPatient: No.';
    const { origins, unsaid } = explainNote(annotate(talk));
    expect(origins).toMatchObject({ composed: 0, kept: 0, mixed: 0 });
    expect(origins.talk).toBeGreaterThan(0);
    expect(unsaid).toEqual([]);
  });
});

describe('a talk', () => {
  const talk = 'Doctor: Any fever?\nPatient: No.\nDoctor: How long have you had the cough?\nPatient: Three days.';
  const { clauses, facts, coverage } = annotate(talk);

  it('has what each question asks for, and facts of what was answered', () => {
    expect(clauses.map(({ label }) => label)).toEqual([
      'clinician asks: present',
      'patient',
      'clinician asks: onset',
      'patient',
    ]);
    expect(facts).toMatchObject([
      { type: 'condition', name: 'fever', assertion: { polarity: 'absent' } },
      { type: 'clause', text: 'How long have you had the cough? – 3 days.' },
    ]);
  });

  it('knows a question that a machine heard without its mark', () => {
    const heard =
      'Doctor: so any fever at all\nPatient: no\nDoctor: and hows your breathing been\nPatient: i get puffed';
    expect(annotate(heard).clauses[0]?.label).toBe('clinician asks: present');
  });

  it('says on which of its words no fact rests', () => {
    expect(coverage.left).toBeGreaterThan(0);
    expect(coverage.typed + coverage.kept + coverage.left + coverage.structure).toBe(coverage.words);
  });
});
