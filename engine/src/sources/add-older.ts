import type { Tongue } from '../compose/tongue.ts';
import type { Fact } from '../document/fact.ts';
import type { Subject } from '../document/subjects.ts';
import { sourceWords } from '../knowledge/source-words.ts';
import type { Section, Statement } from '../model/document.ts';
import type { OpenPoint } from '../model/result.ts';
import type { Template, TemplateSection } from '../note/data/templates.ts';
import { capitalize } from '../note/note-language.ts';
import { askOlder } from './ask-older.ts';
import { carriedFacts } from './carry-facts.ts';
import { placeOf, type FactsOfText } from './claim.ts';
import { findDifferences } from './find-differences.ts';
import { askAbout } from './name-source.ts';
import { placeCarried, sayOlder } from './place-carried.ts';
import { readOlder, type ReadSource } from './read-older.ts';
import type { OlderText } from './split-sources.ts';

/** What a note has of its older sources. */
export interface WithOlder {
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
  readonly openPoints: readonly OpenPoint[];
}

interface Written {
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
  /** Ranges of the person's own input. */
  readonly facts?: readonly Fact[] | undefined;
  readonly openPoints?: readonly OpenPoint[] | undefined;
}

interface Manner {
  readonly template: Template;
  readonly tongue: Tongue;
  /** The person's own input of the visit. */
  readonly input: string;
}

/** So much of what was of the moment then is said of one note. */
const mostOfThen = 3;

/** Why somebody came then, and what was thought of it, in short: the rest of that day is not today's. */
function sayThen(source: ReadSource, tongue: Tongue): Statement[] {
  const words = sourceWords[tongue.language];
  const say = (subjects: readonly Subject[], lead: string): Statement[] => {
    const facts = source.facts.filter(({ subject }) => subjects.includes(subject)).slice(0, mostOfThen);
    const section: TemplateSection = {
      id: 'previous-note',
      title: words.previousNote,
      level: 2,
      layout: 'list',
      from: subjects,
    };
    return sayOlder({ source, facts }, section, tongue).map((one) => ({ ...one, text: `${lead}: ${one.text}` }));
  };
  return [
    ...say(['chief-complaint'], words.reasonThen),
    ...say(['assessment', 'discharge-diagnosis'], words.assessedThen),
  ];
}

function previousNote(sources: readonly ReadSource[], sections: readonly Section[], tongue: Tongue): Section[] {
  const statements = sources.filter(({ kind }) => kind === 'previous_note').flatMap((one) => sayThen(one, tongue));
  if (statements.length === 0) return [];
  const { previousNote: title } = sourceWords[tongue.language];
  // On the level of a part of the note, not of a section in its last one.
  const level = Math.min(2, sections.at(-1)?.level ?? 2) as 2;
  return [{ id: 'previous-note', title, level, layout: 'list', statements }];
}

/**
 * Adds to what is written of a visit what lasts of its older sources, each statement with its day, and asks about everything in which
 * they differ from it, or from each other where it is silent. What was of the moment then becomes no part of today. Without older sources nothing changes.
 */
export function addOlder(
  { sections, missing, facts = [], openPoints = [] }: Written,
  older: readonly OlderText[],
  { template, tongue, input }: Manner,
): WithOlder {
  if (older.length === 0) return { sections, missing, openPoints };
  const now: FactsOfText = {
    facts,
    wordsOf: (fact) => input.slice(placeOf(fact).start, placeOf(fact).end),
  };
  const sources = older.map(readOlder);
  const asked: OpenPoint[] = [];
  const askedKeys = new Set<string>();
  const read = sources.map((source) => ({ source, facts: factsOf(source) }));
  const carried = read.map(({ source, facts: before }) => {
    const differences = findDifferences(now, before);
    for (const { key } of differences) askedKeys.add(key);
    asked.push(
      ...differences.map((one): OpenPoint => ({
        kind: 'contradicted',
        sentence: askAbout(one, source, tongue.language),
        sources: [
          ...(one.current === undefined ? [] : [placeOf(one.current)]),
          ...(one.older === undefined ? [] : [source.toInput(placeOf(one.older))]),
        ],
      })),
    );
    return { source, facts: carriedFacts(source, { now, before }, differences) };
  });
  const placed = placeCarried(sections, withoutRepeats(carried), template, tongue);
  const titles = new Set(placed.map(({ title }) => title));
  return {
    sections: [...placed, ...previousNote(sources, placed, tongue)],
    missing: missing.filter((title) => !titles.has(title)),
    openPoints: [...openPoints, ...asked, ...askOlder(now, read, askedKeys, tongue.language)],
  };
}

function factsOf({ facts, tongue, read }: ReadSource): FactsOfText {
  return {
    facts: facts.map(tongue.own),
    wordsOf: (fact) => tongue.rawAt(placeOf(fact)) || read.slice(placeOf(fact).start, placeOf(fact).end),
  };
}

/** What two older sources say in the same words is said once, of the newer one. */
function withoutRepeats(carried: readonly { readonly source: ReadSource; readonly facts: readonly Fact[] }[]) {
  const said = new Set<string>();
  return carried.map(({ source, facts }) => ({
    source,
    facts: facts.filter((fact) => {
      const { start, end } = placeOf(fact);
      const words = capitalize(source.read.slice(start, end)).replace(/[\s.;]+$/, '');
      return !said.has(words) && said.add(words);
    }),
  }));
}
