import { raiseFigures } from '../raised-text.ts';

/** A run of text on a page: position of its baseline start in points, y downward from the top of the page as shown. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** False for text that does not run left to right along the page. */
  upright: boolean;
}

interface Line<Run extends TextRun = TextRun> {
  y: number;
  height: number;
  runs: Run[];
}

/**
 * The text of a page in reading order: lines from top to bottom, tabs where a line has a wide gap (columns of a
 * table or a form), two columns of running text one after the other, slanted or upright text last.
 */
export function orderLines(runs: readonly TextRun[], pageWidth: number): string[] {
  return orderRuns(runs, pageWidth).map((pieces) =>
    pieces
      .map(({ before, text }) => before + text)
      .join('')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\t ?/g, '\t')
      .trim(),
  );
}

/** A run in its line: what parts it from the run before (nothing, a space or a tab), and its text as it is read there. */
export interface LinePiece<Run extends TextRun> {
  readonly before: string;
  readonly text: string;
  readonly run: Run;
}

/** The runs of a page in reading order, line by line; an empty line where paragraphs part. */
export function orderRuns<Run extends TextRun>(runs: readonly Run[], pageWidth: number): LinePiece<Run>[][] {
  const seen = runs.filter((run) => run.text.trim() !== '');
  const aside = seen.filter((run) => !run.upright).map((run) => [{ before: '', text: run.text, run }]);
  return [
    ...orderBlock(
      seen.filter((run) => run.upright),
      pageWidth,
    ),
    ...aside,
  ];
}

function orderBlock<Run extends TextRun>(runs: readonly Run[], pageWidth: number): LinePiece<Run>[][] {
  const lines = groupLines(runs);
  const gutter = findGutter(lines, pageWidth);
  if (gutter === null) return joinLines(lines);
  return splitAtGutter(lines, gutter).flatMap((part) => joinLines(part));
}

function groupLines<Run extends TextRun>(runs: readonly Run[]): Line<Run>[] {
  const lines: Line<Run>[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last !== undefined && standsOn(last, run)) {
      last.runs.push(run);
      if (run.height > last.height) Object.assign(last, { y: run.y, height: run.height });
    } else {
      lines.push({ y: run.y, height: run.height, runs: [run] });
    }
  }
  for (const line of lines) line.runs.sort((a, b) => a.x - b.x);
  return lines;
}

/** Whether a run shares at least half of its height, or of the line's, with the line: raised figures do, the next line not. */
function standsOn(line: Line, run: TextRun): boolean {
  const shared = Math.min(line.y, run.y) - Math.max(line.y - line.height, run.y - run.height);
  return shared >= Math.min(line.height, run.height) * 0.5;
}

function joinLines<Run extends TextRun>(lines: readonly Line<Run>[]): LinePiece<Run>[][] {
  const texts: LinePiece<Run>[][] = [];
  let previous: Line | null = null;
  for (const line of lines) {
    if (previous !== null && line.y - previous.y > Math.max(line.height, previous.height) * 2.2) texts.push([]);
    texts.push(joinRuns(line));
    previous = line;
  }
  return texts;
}

function joinRuns<Run extends TextRun>(line: Line<Run>): LinePiece<Run>[] {
  let end: number | null = null;
  return line.runs.map((run) => {
    const gap = end === null ? 0 : run.x - end;
    end = Math.max(end ?? run.x, run.x + run.width);
    const before = gap > line.height * 1.2 ? '\t' : gap > line.height * 0.12 ? ' ' : '';
    return { before, text: isRaised(run, line) ? raiseFigures(run.text) : run.text, run };
  });
}

/** Clearly smaller than the line, and above its baseline. */
function isRaised(run: TextRun, line: Line): boolean {
  return run.height <= line.height * 0.85 && line.y - run.y >= line.height * 0.15;
}

const fewestColumnLines = 6;

/**
 * Where two columns of running text part: an x that no run crosses on many lines, with both sides mostly filled by
 * text. Forms and tables also have such a gap, but their sides are mostly empty, and they are read across.
 */
function findGutter(lines: readonly Line[], pageWidth: number): number | null {
  const left = Math.min(...lines.map((line) => line.runs[0]?.x ?? 0));
  for (let x = pageWidth * 0.4; x <= pageWidth * 0.6; x += pageWidth * 0.01) {
    const parted = lines.filter((line) => !crosses(line, x));
    const leftFill = parted.map((line) => extent(line, -Infinity, x)).filter((width) => width > 0);
    const rightFill = parted.map((line) => extent(line, x, Infinity)).filter((width) => width > 0);
    if (Math.min(leftFill.length, rightFill.length) < fewestColumnLines || parted.length < lines.length * 0.6) continue;
    const wide = Math.max(x - left, 1) * 0.6;
    if (median(leftFill) > wide && median(rightFill) > wide) return x;
  }
  return null;
}

function crosses(line: Line, x: number): boolean {
  return line.runs.some((run) => run.x < x && run.x + run.width > x);
}

/** Width covered by the runs of a line that start between two positions. */
function extent(line: Line, from: number, to: number): number {
  const inside = line.runs.filter((run) => run.x >= from && run.x < to);
  return inside.reduce((sum, run) => sum + run.width, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Bands of whole-width lines stay where they are; between them, the left column comes before the right one. */
function splitAtGutter<Run extends TextRun>(lines: readonly Line<Run>[], gutter: number): Line<Run>[][] {
  const parts: Line<Run>[][] = [];
  let left: Line<Run>[] = [];
  let right: Line<Run>[] = [];
  const flush = (): void => {
    parts.push(...[left, right].filter((part) => part.length > 0));
    left = [];
    right = [];
  };
  for (const line of lines) {
    if (crosses(line, gutter)) {
      flush();
      parts.push([line]);
      continue;
    }
    const [leftRuns, rightRuns] = [
      line.runs.filter((run) => run.x < gutter),
      line.runs.filter((run) => run.x >= gutter),
    ];
    if (leftRuns.length > 0) left.push({ ...line, runs: leftRuns });
    if (rightRuns.length > 0) right.push({ ...line, runs: rightRuns });
  }
  flush();
  return parts;
}
