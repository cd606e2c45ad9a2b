import path from 'node:path';
import { chart, noteKinds, transcribe, type NoteKind, type NoteResult } from '@notewright/engine';
import type { Figure } from '../../benchmark.ts';
import { rougeOne, toWords } from '../overlap.ts';
import { findForbidden, placeFact, unifyAll } from './match-fact.ts';
import type { Fact, Forbidden, NoteCase } from './read-cases.ts';
import { nameMissing } from './section-names.ts';
import { checkSupport } from './support.ts';

export const ownCases = path.join(import.meta.dirname, '..', 'note-cases');

interface Verdict {
  readonly id: string;
  readonly facts: number;
  readonly right: number;
  readonly present: number;
  readonly forbidden: number;
  readonly unsupportedNumbers: number;
  readonly unsupportedDrugs: number;
  readonly listed: number;
  readonly wanted: number;
  readonly agreed: number;
  readonly rouge: number;
  readonly length: number;
  readonly misses: readonly string[];
}

const isKind = (kind: string): kind is NoteKind => (noteKinds as readonly string[]).includes(kind);

/** The note of the kind that the case asks for; a kind that the engine does not know yet is asked for as SOAP. */
export function writeCase({ input, kind, tool }: NoteCase): NoteResult {
  const options = isKind(kind) ? { kind } : {};
  return tool === 'transcribe' ? transcribe(input, options) : chart(input, options);
}

/** What the chart denies and the note never does must not stand as said. */
function deniedTurned(places: readonly { readonly fact: Fact; readonly place: string }[]): Forbidden[] {
  return places
    .filter(({ fact, place }) => place === 'absent' && fact.keys.every((key) => key.negated))
    .map(({ fact }) => ({ ...fact, sections: [], unless: [] }));
}

function judgeCase(item: NoteCase): Verdict {
  const result = writeCase(item);
  const written = result.sections.flatMap(({ id, statements }) =>
    statements.map(({ text }) => ({ section: id, text })),
  );
  const same = unifyAll(written);
  const note = written.map(({ text }) => text.replaceAll('\t', ' ')).join('\n');
  const places = item.facts.map((fact) => ({ fact, place: placeFact(fact, same) }));
  const stated = [...item.forbidden, ...deniedTurned(places)].flatMap((fact) => {
    const found = findForbidden(fact, same);
    return found ? [{ fact, found }] : [];
  });
  const listed = [...new Set(result.missing.map(nameMissing))];
  const agreed = listed.filter((name) => item.missing.includes(name));
  const support = checkSupport(item.input, note);
  const ofSection = (name: readonly string[]): string => name.join('|');
  return {
    id: item.id,
    facts: places.length,
    right: places.filter(({ place }) => place === 'right').length,
    present: places.filter(({ place }) => place !== 'absent').length,
    forbidden: stated.length,
    unsupportedNumbers: support.numbers,
    unsupportedDrugs: support.drugs,
    listed: listed.length,
    wanted: item.missing.length,
    agreed: agreed.length,
    rouge: rougeOne(item.chart, note),
    length: toWords(note).length / Math.max(1, toWords(item.chart).length),
    misses: [
      ...places.flatMap(({ fact, place }) =>
        place === 'right'
          ? []
          : [
              `${place} [${ofSection(fact.sections)}] ${fact.keys.map((key) => (key.negated ? 'not ' : '') + key.words.join('|')).join(' & ')}`,
            ],
      ),
      ...stated.map(
        ({ fact, found }) => `FORBIDDEN [${ofSection(fact.sections)}] ${fact.line}: ${found.section}: ${found.text}`,
      ),
      ...support.unsupported.map((words) => `UNSUPPORTED ${words}`),
      ...listed.filter((name) => !item.missing.includes(name)).map((name) => `listed as missing, is not: ${name}`),
      ...item.missing.filter((name) => !listed.includes(name)).map((name) => `missing, not listed: ${name}`),
    ],
  };
}

function figuresOf(name: string, verdicts: readonly Verdict[]): Figure[] {
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);
  const figure = (what: string, value: number, unit = '%'): Figure => ({ what: `${name}: ${what}`, value, unit });
  const facts = sum(({ facts: count }) => count);
  return [
    figure(
      'facts in the right section',
      share(
        sum(({ right }) => right),
        facts,
      ),
    ),
    figure(
      'facts present',
      share(
        sum(({ present }) => present),
        facts,
      ),
    ),
    figure(
      'forbidden facts stated',
      sum(({ forbidden }) => forbidden),
      'facts',
    ),
    figure(
      'numbers without support',
      sum(({ unsupportedNumbers }) => unsupportedNumbers),
      'numbers',
    ),
    figure(
      'drugs without support',
      sum(({ unsupportedDrugs }) => unsupportedDrugs),
      'drugs',
    ),
    figure(
      '"Not documented", of what is listed, rightly',
      share(
        sum(({ agreed }) => agreed),
        sum(({ listed }) => listed),
      ),
    ),
    figure(
      '"Not documented", of what is missing, listed',
      share(
        sum(({ agreed }) => agreed),
        sum(({ wanted }) => wanted),
      ),
    ),
    figure('ROUGE-1', (100 * sum(({ rouge }) => rouge)) / verdicts.length),
    figure('length against the chart', sum(({ length }) => length) / verdicts.length, 'x'),
  ];
}

/** Every third case (3, 6, 9 ...) is held out: nobody tunes a rule on it, and `--misses` does not show it. */
export const isHeldOut = ({ id }: { readonly id: string }): boolean => Number(id.slice(0, 2)) % 3 === 0;

/** A fact that its own chart does not state would be an error of the case, or of the judge: nobody could get it right. */
function checkCase({ id, facts, chart: gold }: NoteCase): void {
  const same = unifyAll(gold.split('\n').map((text) => ({ section: 'chart', text })));
  const wrong = facts.find((fact) => placeFact(fact, same) === 'absent');
  if (facts.length === 0 || wrong) throw new Error(`${id}: its chart does not state ${wrong?.line ?? 'anything'}`);
}

/** Judges the project's own cases, those that rules may be tuned on and those held out apart. `show` is given each failing fact. */
export function judgeOwnCases(cases: readonly NoteCase[], show: (line: string) => void): Figure[] {
  for (const item of cases) checkCase(item);
  const verdicts = cases.map(judgeCase);
  for (const verdict of verdicts.filter((each) => !isHeldOut(each))) {
    show(
      `${verdict.id}: ${String(verdict.right)}/${String(verdict.present)}/${String(verdict.facts)} ROUGE-1 ${(100 * verdict.rouge).toFixed(1)} length ${verdict.length.toFixed(2)}`,
    );
    for (const miss of verdict.misses) show(`  ${miss}`);
  }
  return [
    ...figuresOf(
      'own cases',
      verdicts.filter((each) => !isHeldOut(each)),
    ),
    ...figuresOf('own cases held out', verdicts.filter(isHeldOut)),
  ];
}
