import { layoutIn } from '../compose/compose-note.ts';
import type { NoteSource } from '../complete/complete-note.ts';
import { splitSpeech } from '../text/sentence-breaks.ts';
import type { Tongue } from '../compose/tongue.ts';
import type { SectionLayout } from '../model/document.ts';
import type { NoteResult } from '../model/result.ts';
import type { Span } from '../model/span.ts';
import { findTalk } from '../note/find-talk.ts';
import type { TemplateSection } from '../note/data/templates.ts';
import { templateOfForm } from '../note/forms/template-of-form.ts';
import { prepareInput } from '../note/prepare-input.ts';
import { templateOf } from '../note/template-of.ts';
import { findIdentifiers } from '../redact/index.ts';
import { splitSources } from '../sources/split-sources.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Speaker } from '../text/turns.ts';

/** A sentence of the input, by a short name of its own. */
export interface Passage extends Span {
  /** "s1", "s2", in the order of the input. */
  readonly id: string;
  /** Who says it, in a visit's talk. */
  readonly speaker?: Speaker;
}

/** What the engine has read, as one of its own statements. */
export interface BriefFact {
  /** "f1", "f2", in the order of the engine's note. */
  readonly id: string;
  /** The section in which the engine would say it. */
  readonly section: string;
  readonly text: string;
  /** Ranges of the input that it rests on. */
  readonly sources: readonly Span[];
  /** Ids of the facts of the note that it says. */
  readonly facts: readonly string[];
  /** Said in the engine's words or not at all: it is older than the visit, and says from when. */
  readonly isFixed: boolean;
}

/** A place of the note that statements may stand in. */
export interface BriefSection {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly layout: SectionLayout;
  readonly columns?: readonly string[];
  /** The part of the note that it belongs to; a part alone has no statements. */
  readonly part?: Pick<BriefSection, 'id' | 'title' | 'level'>;
  /** The engine writes it alone: rows of values under each other gain nothing by other words. */
  readonly isFixed: boolean;
}

/** What another writer is given to write a note from: what was said, what was read of it, and where it goes. */
export interface Brief {
  /** Of the visit alone; what is older is among the facts, with its day. */
  readonly passages: readonly Passage[];
  readonly facts: readonly BriefFact[];
  readonly sections: readonly BriefSection[];
}

/** Speech without marks is one long sentence: it is cut as people would put their marks. */
const longestPassage = 200;

const cutLong = (text: string, span: Span): readonly Span[] =>
  span.end - span.start > longestPassage ? splitSpeech(text, span) : [span];

/** What identifies somebody is not cut: a half of it would not be known for what it is when identifiers are taken out. */
function joinCut(stretches: readonly Omit<Passage, 'id'>[], identifiers: readonly Span[]): Omit<Passage, 'id'>[] {
  const out: Omit<Passage, 'id'>[] = [];
  for (const one of stretches) {
    const last = out.at(-1);
    const isCut = last !== undefined && identifiers.some(({ start, end }) => start < last.end && end > one.start);
    if (last !== undefined && isCut && last.speaker === one.speaker) out[out.length - 1] = { ...last, end: one.end };
    else out.push(one);
  }
  return out;
}

function readPassages(text: string): Passage[] {
  const turns = findTalk(text);
  const stretches =
    turns.length === 0
      ? splitSentences(text).flatMap((span) => cutLong(text, span))
      : turns.flatMap(({ start, end, speaker }) =>
          splitSentences(text, { start, end })
            .flatMap((span) => cutLong(text, span))
            .map((span) => ({ ...span, speaker })),
        );
  return joinCut(stretches, findIdentifiers(text)).map((stretch, at) => ({ id: `s${at + 1}`, ...stretch }));
}

/** A part of the note has sections and no statements of its own. */
const isPart = ({ from, named }: TemplateSection): boolean => from.length === 0 && named !== true;

function readSections({ options }: NoteSource, note: NoteResult, tongue: Tongue): BriefSection[] {
  const { sections: entries } = options.form
    ? templateOfForm(options.form)
    : templateOf(note.noteKind === 'own' ? 'soap' : note.noteKind);
  const written = new Map(note.sections.map((section) => [section.id, section]));
  const out: BriefSection[] = [];
  // A person's own headings stand as they are.
  const titleIn = options.form ? (title: string) => title : tongue.title;
  let part: BriefSection['part'];
  for (const entry of entries) {
    const { id, title, level } = entry;
    if (isPart(entry)) part = { id, title: written.get(id)?.title ?? titleIn(title), level };
    else {
      const own = written.get(id);
      const layout = own?.layout ?? layoutIn(entry, options.style ?? {});
      const columns = own?.columns ?? entry.columns?.map(titleIn);
      out.push({
        id,
        title: own?.title ?? titleIn(title),
        level,
        layout,
        ...(layout === 'table' && columns ? { columns } : {}),
        ...(part && level > part.level ? { part } : {}),
        isFixed: layout === 'table',
      });
    }
  }
  const known = new Set(out.map(({ id }) => id));
  // What the engine has added beside its template, as what an earlier note said.
  for (const { id, title, level, layout, statements } of note.sections)
    if (!known.has(id) && statements.length > 0) out.push({ id, title, level, layout, isFixed: true });
  return out;
}

/**
 * What another writer than the engine needs to write a note: the sentences of the visit and the engine's own statements, each by an id that a
 * statement can name as what it rests on, and the sections of the note.
 * @param note the engine's own, of the same source
 */
export function briefOf(source: NoteSource, note: NoteResult): Brief {
  const { current } = splitSources(source.input, source.options.sources);
  const said = note.sections.flatMap(({ id, statements }) =>
    statements.filter(({ support }) => support === 'supported').map((statement) => ({ section: id, ...statement })),
  );
  const facts = said.map(({ section, text, sources, facts: ids = [] }, at): BriefFact => ({
    id: `f${at + 1}`,
    section,
    text,
    sources,
    facts: ids,
    isFixed: sources.some(({ end }) => end > current.length),
  }));
  const { tongue } = prepareInput(current, source.options);
  return { passages: readPassages(current), facts, sections: readSections(source, note, tongue) };
}
