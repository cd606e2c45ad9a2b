import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Subject } from '../../document/subjects.ts';
import type { Segment } from '../../note/segments.ts';
import { PatternIndex } from '../../text/pattern-heads.ts';
import { bodyCues, chartKinds, codeCues, titleCues, type ChartKind } from './data/note-kinds.ts';

export type { ChartKind } from './data/note-kinds.ts';

const titleReach = 900;

/** What stands before the first heading of a chart; its first line where a heading opens it. */
export function titleOfChart(text: string, segments: readonly Segment[]): string {
  const headed = segments.find(({ subject }) => subject !== undefined)?.start ?? text.length;
  const lineEnd = text.indexOf('\n', text.length - text.trimStart().length);
  return text.slice(0, Math.min(titleReach, Math.max(headed, lineEnd < 0 ? text.length : lineEnd)));
}

/** Headings that hardly another kind of note has. */
const headingCues: Partial<Record<Subject, readonly [ChartKind, number]>> = {
  'preoperative-diagnosis': ['operative', 3],
  'postoperative-diagnosis': ['operative', 3],
  'blood-loss': ['operative', 3],
  technique: ['operative', 1],
  'discharge-medications': ['discharge', 2],
  'discharge-diagnosis': ['discharge', 2],
  'discharge-condition': ['discharge', 1],
  'hospital-course': ['discharge', 2],
};

const bodyIndex = new PatternIndex(bodyCues.map(({ words }) => words));

/** By these a text without a kind of its own is the note of a visit. */
const visitHeadings: ReadonlySet<Subject> = new Set<Subject>([
  'chief-complaint',
  'history-of-present-illness',
  'physical-examination',
  'review-of-systems',
  'vital-signs',
  'assessment',
  'assessment-and-plan',
  'plan',
]);
const visitWords = /\b(?:presents?|pt|patient|y\/?o|years?[- ]old|exam|plan|seen|visit|denies|complains)\b/i;

const edCourse = /\b(?:ed|emergency department) course\W*$/i;

/**
 * The kind of note a chart is, by its title, its headings, its codes and its words, each with a weight; a visit in an office where
 * nothing speaks for another kind, if it is a visit at all. Own weights.
 */
export function readKind(text: string, segments: readonly Segment[], codes: readonly WrittenCode[]): ChartKind {
  const points = new Map<ChartKind, number>();
  const add = (kind: ChartKind, weight: number): void => void points.set(kind, (points.get(kind) ?? 0) + weight);
  const title = titleOfChart(text, segments);
  // A word of the title may lie within a longer one of the same kind: once for each kind.
  for (const kind of chartKinds) {
    const weights = titleCues.filter((cue) => cue.kind === kind && cue.words.test(title)).map(({ weight }) => weight);
    if (weights.length > 0) add(kind, Math.max(...weights));
  }
  for (const id of bodyIndex.find(text)) {
    const cue = bodyCues[id];
    if (cue?.words.test(text)) add(cue.kind, cue.weight);
  }
  const subjects = new Map(segments.map((segment) => [segment.subject, segment]));
  for (const [subject, segment] of subjects) {
    const cue = subject && headingCues[subject];
    if (!cue) continue;
    const isOfEmergency =
      subject === 'hospital-course' && edCourse.test(text.slice(Math.max(0, segment.start - 40), segment.start));
    if (!isOfEmergency) add(...cue);
  }
  const numbers = new Set(codes.filter(({ system }) => system === 'CPT').map(({ code }) => Number(code)));
  for (const [from, to, kind] of codeCues)
    if ([...numbers].some((number) => number >= from && number <= to)) add(kind, 4);
  let best: ChartKind = 'office';
  for (const kind of chartKinds) if ((points.get(kind) ?? 0) > (points.get(best) ?? 0)) best = kind;
  if ((points.get(best) ?? 0) >= 3) return best;
  const isVisit = segments.some(({ subject }) => subject !== undefined && visitHeadings.has(subject));
  return isVisit || visitWords.test(text) ? 'office' : 'other';
}
