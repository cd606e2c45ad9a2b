import type { PlacedStatement, Section, Statement } from '../../model/document.ts';
import { readable, removeStatement, wordsFor } from '../../note/instructions/change-note.ts';
import type { Found } from '../../note/instructions/find-target.ts';
import { partsOf, sectionsOf, type Manner } from '../../note/instructions/note-parts.ts';
import { editMarkdown } from '../../note/left-out/edit-markdown.ts';
import { plainTitle } from '../../note/left-out/headings-of.ts';
import { addSection, type WrittenNote } from '../../note/left-out/put-into-note.ts';
import { escapeMarkdown } from '../../write/escape-markdown.ts';
import type { DraftCheck } from '../check-draft.ts';
import { checkSaid } from './check-said.ts';
import { sectionIdOf, type NoteLine, type NotePlace } from './note-lines.ts';

/** An operation on a statement of a note, as another writer gives it. What it does not need is empty. */
export interface AskedChange {
  readonly do: 'replace' | 'remove' | 'add' | 'move';
  /** The id of the statement that is replaced, removed or moved. */
  readonly line: string;
  /** The id of the place to which something is added or moved. */
  readonly section: string;
  readonly text: string;
  /** Ids of the lines that `text` rests on. */
  readonly from: readonly string[];
}

/** What would become of a statement of the note. */
export interface ProposedChange {
  readonly kind: 'changed' | 'removed' | 'added' | 'moved';
  /** The heading that it stands under, or is added under. */
  readonly section: string;
  /** The one that it goes to, where it goes to another. */
  readonly to?: string;
  /** As the note says it now; null of a new statement. */
  readonly before: string | null;
  /** As the note would say it; null of one that goes. */
  readonly after: string | null;
  /** What it rests on, and whether that holds: of what would stand in the note, or of what goes. */
  readonly statement: Omit<Statement, 'facts'>;
}

/** What changes are made with. */
export interface ChangeParts {
  readonly lines: readonly NoteLine[];
  readonly places: readonly NotePlace[];
  readonly check: DraftCheck;
  readonly manner: Manner;
  /** The words of the ranges of the brief. */
  readonly input: string;
}

interface Step {
  readonly note: WrittenNote;
  readonly change: ProposedChange;
}

/** More is another note. */
const mostChanges = 20;

/** Where a statement of the note stands now; undefined where it went. */
function find({ rendered }: WrittenNote, key: PlacedStatement['sources'], manner: Manner): Found | undefined {
  for (const part of partsOf(rendered, manner)) {
    const statement = part.statements.find(({ sources }) => sources === key);
    if (statement !== undefined) return { statement, part };
  }
  return undefined;
}

/** The new words, held against the lines that they rest on; undefined where they rest on none. */
function checkText({ text, from }: AskedChange, section: string, { check, input }: ChangeParts): Statement | undefined {
  const known = new Set([...check.brief.passages, ...check.brief.facts].map(({ id }) => id));
  const rests = from.filter((id) => known.has(id));
  if (text.trim() === '' || rests.length === 0) return undefined;
  const { facts: _facts, ...statement } = checkSaid({ section, text, from: rests }, check, input);
  return { ...statement, sources: [...statement.sources] };
}

/** As a proposal shows it. */
const asShown = ({ sources, support, faults }: Statement, text: string): ProposedChange['statement'] => ({
  text,
  sources,
  support,
  ...(faults === undefined ? {} : { faults }),
});

function replace(
  note: WrittenNote,
  change: AskedChange,
  line: NoteLine,
  found: Found,
  parts: ChangeParts,
): Step | null {
  if (line.isRow) return null;
  const { title } = found.part;
  const checked = checkText(change, sectionIdOf(parts.check.brief, title), parts);
  if (checked === undefined) return null;
  const [section] = sectionsOf([found.part], note.sections, parts.manner);
  const text = wordsFor(checked.text, section?.layout ?? 'list');
  const before = readable(found.statement.text);
  if (text === before) return null;
  const written = escapeMarkdown(text);
  const { at } = found.statement;
  const placed = { ...checked, text: written, at: { start: 0, end: written.length } };
  const rendered = editMarkdown(note.rendered, [{ ...at, text: written, statements: [placed] }]);
  return {
    note: { ...note, rendered },
    change: { kind: 'changed', section: title, before, after: text, statement: asShown(checked, text) },
  };
}

/** A statement at the end of a place, in its layout. */
function put(
  note: WrittenNote,
  statement: Statement,
  { section, part }: NotePlace,
  { manner }: ChangeParts,
): WrittenNote {
  const parts = partsOf(note.rendered, manner);
  const sections = sectionsOf(parts, note.sections, manner);
  const own = sections.find(({ title }) => plainTitle(title) === plainTitle(section.title));
  const added: Section = { ...(own ?? section), statements: [statement] };
  const isPartThere = part !== undefined && parts.some(({ title }) => plainTitle(title) === plainTitle(part.title));
  return addSection({ ...note, sections }, isPartThere ? undefined : part, added, manner);
}

function add(note: WrittenNote, change: AskedChange, place: NotePlace, parts: ChangeParts): Step | null {
  const { title, layout } = place.section;
  const checked = checkText(change, sectionIdOf(parts.check.brief, title), parts);
  if (checked === undefined) return null;
  const text = wordsFor(checked.text, layout);
  if (partsOf(note.rendered, parts.manner).some((part) => part.statements.some((one) => readable(one.text) === text)))
    return null;
  return {
    note: put(note, { ...checked, text }, place, parts),
    change: { kind: 'added', section: title, before: null, after: text, statement: asShown(checked, text) },
  };
}

function remove(note: WrittenNote, line: NoteLine, found: Found, { manner }: ChangeParts): Step {
  const before = readable(found.statement.text);
  return {
    note: removeStatement(note, found, manner).note,
    change: { kind: 'removed', section: line.title, before, after: null, statement: asShown(line.placed, before) },
  };
}

function move(note: WrittenNote, line: NoteLine, found: Found, place: NotePlace, parts: ChangeParts): Step | null {
  const { title } = place.section;
  if (plainTitle(title) === plainTitle(line.title) || line.isRow) return null;
  const before = readable(found.statement.text);
  const text = wordsFor(before, place.section.layout);
  const removed = removeStatement(note, found, parts.manner).note;
  return {
    note: put(removed, { ...line.placed, text }, place, parts),
    change: {
      kind: 'moved',
      section: line.title,
      to: title,
      before,
      after: text,
      statement: asShown(line.placed, text),
    },
  };
}

function apply(note: WrittenNote, change: AskedChange, parts: ChangeParts): Step | null {
  const place = parts.places.find(({ id }) => id === change.section);
  if (change.do === 'add') return place === undefined ? null : add(note, change, place, parts);
  const line = parts.lines.find(({ id }) => id === change.line);
  const found = line && find(note, line.key, parts.manner);
  if (line === undefined || found === undefined) return null;
  // What was moved stays where it went: "Not documented" names that heading no more.
  const isMoved = plainTitle(found.part.title) !== plainTitle(line.title);
  if (isMoved && change.do !== 'replace') return null;
  if (change.do === 'remove') return remove(note, line, found, parts);
  if (change.do === 'replace') return replace(note, change, line, found, parts);
  return place === undefined ? null : move(note, line, found, place, parts);
}

/**
 * A note with operations done on it, as it would be. One that names no statement or place of the note, or whose words rest on nothing, is dropped;
 * words that do not hold stand marked. Nothing but the named statements changes, and "Not documented" loses the headings alone that something is put under.
 */
export function changeAsked(
  written: WrittenNote,
  asked: readonly AskedChange[],
  parts: ChangeParts,
): { readonly note: WrittenNote; readonly changes: readonly ProposedChange[] } {
  let note = written;
  const changes: ProposedChange[] = [];
  for (const one of asked.slice(0, mostChanges)) {
    const done = apply(note, one, parts);
    if (done === null) continue;
    note = done.note;
    changes.push(done.change);
  }
  return { note, changes };
}
