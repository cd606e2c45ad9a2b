import type { Section, Statement } from '../model/document.ts';
import { labelIn } from '../compose/label-subjects.ts';
import { joinSame, mergeSpans } from '../compose/join-same.ts';
import type { Template, TemplateSection } from './data/templates.ts';
import { capitalize, closeSentence, endsDenial, joinWords, lowerFirst, openItem } from './note-language.ts';
import type { Passage } from './passage.ts';
import { isSaidElsewhere } from './said-elsewhere.ts';

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

function wordsOf(passage: Passage, section: TemplateSection): string {
  const label = labelIn(passage.subject, section, passage.headed === true);
  const words = passage.problem === undefined ? passage.text : `${passage.problem}: ${passage.text}`;
  if (passage.problem !== undefined && section.named !== true) return words;
  return label === undefined ? words : `${label}: ${lowerFirst(words)}`;
}

function statementOf(passage: Passage, section: TemplateSection): Statement {
  const worded = wordsOf(passage, section);
  const text =
    section.layout === 'table' ? worded : section.layout === 'list' ? openItem(worded) : closeSentence(worded);
  return { text: capitalize(text), sources: mergeSpans(passage.sources), support: 'supported' };
}

/** What is about one subject stands together, in the order in which the section takes its subjects. */
function bySubject(passages: readonly Passage[], { from }: TemplateSection): Passage[] {
  const place = new Map(from.map((subject, index) => [subject, index]));
  return [...passages].sort((a, b) => (place.get(a.subject) ?? 0) - (place.get(b.subject) ?? 0));
}

/** One fact once: a statement in the same words as an earlier one only adds its sources to it. */
function statementsOf(passages: readonly Passage[], section: TemplateSection): Statement[] {
  const ordered = section.named === true ? bySubject(passages, section) : passages;
  return joinSame(
    joinDenials(ordered).map((passage) => statementOf(passage, section)),
    section.layout,
  );
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
