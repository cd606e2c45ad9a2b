import type { Section, Statement } from '../model/document.ts';
import type { Span } from '../model/span.ts';
import type { Template, TemplateSection } from './data/templates.ts';
import { capitalize, closeSentence, endsDenial, joinWords, lowerFirst, openItem } from './note-language.ts';
import type { Passage } from './passage.ts';
import { isSaidElsewhere } from './said-elsewhere.ts';
import type { Subject } from '../document/subjects.ts';

/** The words of a text to compare it by. Nothing but letters, digits and the marks of numbers counts. */
function sameWords(text: string): string {
  const lower = text.toLowerCase();
  // Plain letters need no look at their Unicode properties, which costs far more.
  const other = /[^\x00-\x7f]/.test(lower) ? /[^\p{L}\p{N}/.%+]+/gu : /[^a-z\d/.%+]+/g;
  return lower.replace(other, ' ').trim().replace(/\.$/, '');
}

/** Denied findings that stand together become one statement: "Denies fever and locking." */
function joinDenials(passages: readonly Passage[]): Passage[] {
  const out: Passage[] = [];
  let open: Passage[] = [];
  const flush = (): void => {
    const first = open[0];
    if (first) {
      const names = [...new Set(open.map((passage) => passage.denied ?? ''))];
      out.push({
        ...first,
        text: `Denies ${joinWords(names, names.some((name) => / and | or /.test(name)) ? 'or' : 'and')}`,
        sources: open.flatMap((passage) => passage.sources),
      });
    }
    open = [];
  };
  for (const passage of passages) {
    if (passage.denied !== undefined) {
      open.push(passage);
      // "Denies SI but has HI": what would be joined behind that is not denied any more.
      if (endsDenial(passage.denied)) flush();
      continue;
    }
    flush();
    out.push(passage);
  }
  flush();
  return out;
}

function mergeSpans(spans: readonly Span[]): Span[] {
  if (spans.length < 2) return [...spans];
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Span[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

/** Headings of the writer that say how the words under them are to be taken, and must not be lost in a section of another name. */
const labels: Partial<Record<Subject, string>> = {
  needs: 'Needs',
  barriers: 'Barriers',
  goals: 'Goals',
  complications: 'Complications',
  specimens: 'Specimens',
  'blood-loss': 'Estimated blood loss',
  anesthesia: 'Anesthesia',
  surgeon: 'Surgeon',
  procedure: 'Procedure',
  'preoperative-diagnosis': 'Preoperative diagnosis',
  'postoperative-diagnosis': 'Postoperative diagnosis',
  'discharge-diagnosis': 'Discharge diagnosis',
  'discharge-medications': 'Discharge medications',
  'discharge-condition': 'Condition at discharge',
  'functional-status': 'Functional status',
  disposition: 'Disposition',
  response: 'Response',
  contacts: 'Contacts',
};

/** Subjects whose items say by themselves nothing of what they are: "Sulfa (hives)". */
const names: Partial<Record<Subject, string>> = {
  medications: 'Medication',
  allergies: 'Allergy',
  immunizations: 'Immunization',
  'family-history': 'Family history',
  'past-medical-history': 'Past medical history',
  'past-surgical-history': 'Past surgical history',
  assessment: 'Assessment',
  plan: 'Plan',
  ...labels,
};

function nameOf(passage: Passage, section: TemplateSection): string | undefined {
  if (passage.subject === section.from[0] && section.id !== 'other') return undefined;
  const name = names[passage.subject];
  return name === undefined || section.title.toLowerCase().includes(name.toLowerCase()) ? undefined : name;
}

function wordsOf(passage: Passage, section: TemplateSection): string {
  if (section.named === true) {
    const name = nameOf(passage, section);
    const words = passage.problem === undefined ? passage.text : `${passage.problem}: ${passage.text}`;
    return name === undefined ? words : `${name}: ${lowerFirst(words)}`;
  }
  if (passage.problem !== undefined) return `${passage.problem}: ${passage.text}`;
  const label = passage.headed === true && section.id !== passage.subject ? labels[passage.subject] : undefined;
  const named = label !== undefined && (section.from[0] === passage.subject || section.title.includes(label));
  return label === undefined || named ? passage.text : `${label}: ${lowerFirst(passage.text)}`;
}

function statementOf(passage: Passage, section: TemplateSection): Statement {
  const worded = wordsOf(passage, section);
  const text =
    section.layout === 'table' ? worded : section.layout === 'list' ? openItem(worded) : closeSentence(worded);
  return { text: capitalize(text), sources: mergeSpans(passage.sources), support: 'supported' };
}

type Said = Map<string, { readonly statement: Statement; readonly sources: Span[] }>;

/** Where the space after that many words stands, or the last space before it; -1 without one. */
function placeOfSpace(key: string, words: number): number {
  let place = -1;
  for (let count = 0; count < words; count += 1) {
    const next = key.indexOf(' ', place + 1);
    if (next < 0) break;
    place = next;
  }
  return place;
}

/** An item that another item begins with ("type 2 diabetes", "type 2 diabetes, diet controlled") stands in the longer one. */
function foldShorter(byWords: Said): void {
  for (const [key, { sources }] of byWords) {
    let end = placeOfSpace(key, 12);
    for (; end > 0; end = key.lastIndexOf(' ', end - 1)) {
      const shorter = key.slice(0, end);
      const earlier = byWords.get(shorter);
      if (!earlier || (shorter.length < 4 && !shorter.includes(' '))) continue;
      sources.push(...earlier.sources);
      byWords.delete(shorter);
    }
  }
}

/** What is about one subject stands together, in the order in which the section takes its subjects. */
function bySubject(passages: readonly Passage[], { from }: TemplateSection): Passage[] {
  const place = new Map(from.map((subject, index) => [subject, index]));
  return [...passages].sort((a, b) => (place.get(a.subject) ?? 0) - (place.get(b.subject) ?? 0));
}

/** One fact once: a statement in the same words as an earlier one only adds its sources to it. */
function statementsOf(passages: readonly Passage[], section: TemplateSection): Statement[] {
  const byWords: Said = new Map();
  for (const passage of joinDenials(section.named === true ? bySubject(passages, section) : passages)) {
    const statement = statementOf(passage, section);
    const key = sameWords(statement.text);
    if (key === '') continue;
    const earlier = byWords.get(key);
    if (earlier) earlier.sources.push(...statement.sources);
    else byWords.set(key, { statement, sources: [...statement.sources] });
  }
  if (section.layout === 'list') foldShorter(byWords);
  return [...byWords.values()].map(({ statement, sources }) => ({ ...statement, sources: mergeSpans(sources) }));
}

export interface Arranged {
  readonly sections: readonly Section[];
  readonly missing: readonly string[];
}

/** Puts passages into the sections of a template, drops empty ones, and lists the needed ones that nothing was said for. */
export function arrange(passages: readonly Passage[], template: Template): Arranged {
  const bySection = new Map<string, Passage[]>();
  const home = new Map(
    template.sections.flatMap((section) => section.from.map((subject): [string, string] => [subject, section.id])),
  );
  for (const passage of passages) {
    const id = home.get(passage.subject) ?? template.sections.find((section) => section.from.length > 0)?.id ?? '';
    const rows = bySection.get(id);
    if (rows) rows.push(passage);
    else bySection.set(id, [passage]);
  }
  const sections: Section[] = [];
  const missing: string[] = [];
  let part: Section | undefined;
  for (const entry of template.sections) {
    if (entry.from.length === 0 && entry.named !== true) {
      part = { id: entry.id, title: entry.title, level: entry.level, layout: entry.layout, statements: [] };
      continue;
    }
    const statements = statementsOf(bySection.get(entry.id) ?? [], entry);
    if (statements.length === 0) {
      const elsewhere = entry.satisfiedBy?.some((subject) => passages.some((passage) => passage.subject === subject));
      if (entry.needed && elsewhere !== true && !isSaidElsewhere(entry.id, passages)) missing.push(entry.title);
      continue;
    }
    if (part) sections.push(part);
    part = undefined;
    sections.push({
      id: entry.id,
      title: entry.title,
      level: entry.level,
      layout: entry.layout,
      statements,
      ...(entry.columns ? { columns: entry.columns } : {}),
    });
  }
  return { sections, missing };
}
