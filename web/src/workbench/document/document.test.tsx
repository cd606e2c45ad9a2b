import { annotate, explainNote } from '@notewright/engine/annotation';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { factsByClause, sayPlacement } from './clauses-panel.tsx';
import { cutText, piecesIn } from './cut-text.ts';
import { describeFact } from './describe-fact.ts';
import { DocumentView } from './document-view.tsx';
import { litAmong, nothing, pointAtFacts, pointAtStatement, statementsOf } from './pointed.ts';
import { sameProps } from './same-props.ts';
import { sampleText } from './sample-text.ts';
import { withPieces, type ShownReading } from './use-document.ts';

function read(text: string): ShownReading {
  const annotation = annotate(text);
  return withPieces({ annotation, note: explainNote(annotation) });
}

const reading = read(sampleText);
const { annotation, pieces } = reading;
const wordsOf = (id: string): string =>
  pieces
    .filter(({ facts }) => facts.includes(id))
    .map(({ words }) => words)
    .join('');

describe('a text in pieces', () => {
  it.each([sampleText, '', 'a', '😷 cough 🤒 38.5', 'fever\r\n\r\nno', 'A/P:\n1)\n2)'])('is whole: %j', (text) => {
    const cut = cutText(annotate(text));
    expect(cut.map(({ words }) => words).join('')).toBe(text);
    expect(cut.filter(({ start, end }) => start >= end)).toEqual([]);
  });

  it('names the facts that rest on each', () => {
    for (const { id, evidence } of annotation.facts) {
      const shown = evidence.map(({ start, end }) => sampleText.slice(start, end)).join('');
      const sorted = [...wordsOf(id)].sort().join('');
      expect(
        [...new Set(sorted)].every((letter) => shown.includes(letter)),
        id,
      ).toBe(true);
      expect(sorted.length).toBeLessThanOrEqual(shown.length);
      expect(sorted.length).toBeGreaterThan(0);
    }
  });

  it('says what each carries', () => {
    const carried = (words: string) => pieces.find((piece) => piece.words.includes(words))?.carried;
    expect([carried('SpO2'), carried('quit smoking'), carried('wrong pt'), carried('PMH')]).toEqual([
      'typed',
      'kept',
      'left',
      'quiet',
    ]);
  });

  it('gives those of a block', () => {
    const [block] = annotation.blocks.children.flatMap(({ children }) => children);
    expect(block).toBeDefined();
    const words = piecesIn(pieces, block ?? { start: 0, end: 0 }).map((piece) => piece.words);
    expect(words.join('')).toBe(sampleText.slice(block?.start, block?.end));
  });
});

describe('pointing', () => {
  const absent = annotation.facts.find(
    ({ type, assertion }) => type === 'condition' && assertion.polarity === 'absent',
  );
  const id = absent?.id ?? '';

  it('at a fact lights up the statements that say it', () => {
    const { statements } = pointAtFacts(reading, [id]);
    const lit = statementsOf(reading).filter((_statement, at) => statements.has(at));
    expect(lit.map(({ text }) => text)).toEqual(['No fever, shortness of breath, or chest pain.']);
  });

  it('at a statement lights up the facts that it says, and no other statement', () => {
    const at = statementsOf(reading).findIndex(({ text }) => text.startsWith('No fever'));
    const pointed = pointAtStatement(reading, at);
    expect([...pointed.statements]).toEqual([at]);
    expect(pointed.facts.size).toBe(3);
    expect(pointed.facts.has(id)).toBe(true);
  });

  it('at nothing lights up nothing', () => {
    expect(litAmong(['f1', 'f2'], nothing)).toBe('');
    expect(litAmong(['f1', 'f2', 'f3'], pointAtFacts(reading, ['f3', 'f1']))).toBe('f1 f3');
  });
});

describe('in words', () => {
  it('a fact is its name, its attributes, and how it is asserted', () => {
    const drug = annotation.facts.find((fact) => fact.type === 'medication' && /lisinopril/i.test(fact.name));
    expect(drug && describeFact(drug)).toEqual({
      name: expect.stringMatching(/^lisinopril$/i),
      attributes: expect.arrayContaining([
        ['dose', '10 mg'],
        ['frequency', 'daily'],
      ]),
      assertion: [],
    });
    const fact = annotation.facts.find(({ assertion }) => assertion.polarity === 'absent');
    expect(fact && describeFact(fact).assertion).toEqual(['absent']);
    const conditional = fact && {
      ...fact,
      assertion: { ...fact.assertion, condition: 'worse', experiencer: 'mother' },
    };
    expect(conditional && describeFact(conditional).assertion).toEqual(['absent', 'of mother', 'if worse']);
  });

  it('a placement is what decided it', () => {
    const at = { start: 0, end: 1, subject: 'plan' } as const;
    expect(sayPlacement({ ...at, by: 'heading' })).toBe('by its heading');
    expect(
      sayPlacement({ ...at, by: 'weights', score: 12.34, runnerUp: { subject: 'results', score: 9, margin: 4 } }),
    ).toBe('by weights 12.3, next results 9.0; ahead by 4.0');
    expect(sayPlacement({ ...at, by: 'weights', score: 1 })).toBe('by weights 1.0, and nothing else is possible');
  });

  it('each fact stands under one clause', () => {
    const shown = factsByClause(annotation).flat();
    expect(shown.map(({ id }) => id).sort()).toEqual(annotation.facts.map(({ id }) => id).sort());
  });
});

it('lists of the same things are not drawn again', () => {
  const thing = {};
  expect(sameProps({ list: [thing], lit: '' }, { list: [thing], lit: '' })).toBe(true);
  expect(sameProps({ list: [thing], lit: '' }, { list: [{}], lit: '' })).toBe(false);
  expect(sameProps({ list: [thing], lit: '' }, { list: [thing, thing], lit: '' })).toBe(false);
  expect(sameProps({ list: [thing], lit: '' }, { list: [thing], lit: 'f1' })).toBe(false);
});

describe('the page of the annotated document', () => {
  const page = renderToStaticMarkup(<DocumentView reading={reading} />);
  const plain = page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('shows every fact and every statement, each as a stop of the arrow keys', () => {
    const stops = [...page.matchAll(/<button[^>]*data-stop[^>]*>/g)].map(([tag]) => tag);
    const facts = stops.filter((tag) => tag.includes('wd-fact'));
    expect(facts).toHaveLength(annotation.facts.length);
    const statements = stops.filter((tag) => tag.includes('data-statement'));
    expect(statements).toHaveLength(statementsOf(reading).length);
    expect(stops.every((tag) => tag.includes('tabindex="-1"'))).toBe(true);
  });

  it('counts what was composed and what was kept, and what the words carry', () => {
    const { origins } = reading.note;
    expect(plain).toContain(`${origins.composed} composed from typed facts`);
    expect(plain).toContain(`${origins.kept} kept in the writer’s words`);
    expect(plain).toContain(`carry nothing ${annotation.coverage.left}`);
  });

  it('says what fell back to the writer’s words, by cause', () => {
    const shown = renderToStaticMarkup(<DocumentView reading={read('BMI 37 (111kg).')} />).replace(/<[^>]+>/g, '');
    expect(shown).toContain('1 fell back: test');
    expect(plain).not.toContain('fell back');
  });

  it('says of a talk that its note is not written from facts', () => {
    const talk =
      'Doctor: What brings you in?\nPatient: I have had a cough for 3 days.\nDoctor: Any fever?\nPatient: No.';
    const shown = renderToStaticMarkup(<DocumentView reading={read(talk)} />);
    expect(shown).toContain('not from the facts shown here');
    expect(plain).not.toContain('not from the facts shown here');
  });

  it('shows words of the text as words', () => {
    const shown = renderToStaticMarkup(<DocumentView reading={read('<script>alert(1)</script> cough & fever')} />);
    expect(shown).not.toContain('<script>');
  });
});
