import { toolNames } from '@notewright/engine/value-sets';
import { describe, expect, it } from 'vitest';
import { layOutPlot } from './plot-layout.ts';
import { makeScale, pickNamed } from './plot-scale.ts';
import { isByWeek, sumCounts, toBuckets, type Usage } from './usage-buckets.ts';
import { numberColumns, numbersOf, writeUsageCsv } from './usage-lines.ts';
import { describeBucket, formatMinutes, nameBucket } from './usage-words.ts';
import { writeCsv } from './write-csv.ts';

type Entry = Usage['data'][number];

const entry = (day: string, tool: Entry['tool'], replies: number): Entry => ({
  day,
  tool,
  replies,
  words_in: replies * 100,
  words_out: replies * 90,
  minutes: replies * 1.1,
});

/** A month over a change of clocks, of which nobody in UTC hears. */
const month = {
  from: '2026-10-22',
  to: '2026-11-20',
  data: [
    entry('2026-10-22', 'Chartwright', 1),
    entry('2026-11-01', 'Redactify', 2),
    entry('2026-11-20', 'Chartwright', 3),
    entry('2026-11-20', 'Validify', 4),
  ],
};

describe('the pieces of a period', () => {
  it('are its days up to a month, each once, also those without use', () => {
    const buckets = toBuckets(month);
    expect(buckets).toHaveLength(30);
    expect(new Set(buckets.map(({ from }) => from)).size).toBe(30);
    expect(buckets[0]).toMatchObject({ from: '2026-10-22', to: '2026-10-22', replies: 1 });
    expect(buckets.at(-1)).toMatchObject({ replies: 7, byTool: { Chartwright: 3, Validify: 4, Redactify: 0 } });
    expect(isByWeek(month)).toBe(false);
  });

  it('are weeks from Monday beyond it; the first and the last may be cut', () => {
    const quarter = { ...month, from: '2026-08-23' };
    const buckets = toBuckets(quarter);
    expect(isByWeek(quarter)).toBe(true);
    expect(buckets.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-08-23', '2026-08-23'],
      ['2026-08-24', '2026-08-30'],
    ]);
    expect(buckets.at(-1)).toMatchObject({ from: '2026-11-16', to: '2026-11-20', replies: 7 });
  });

  it.each([
    ['2026-11-14', '2026-11-20'],
    ['2026-10-22', '2026-11-20'],
    ['2026-08-23', '2026-11-20'],
    ['2025-11-21', '2026-11-20'],
    ['2027-12-20', '2028-12-19'],
  ])('from %s to %s hold every entry once and lie side by side', (from, to) => {
    const data: Entry[] = [];
    for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000)
      for (const tool of toolNames) data.push(entry(new Date(time).toISOString().slice(0, 10), tool, 1));
    const buckets = toBuckets({ from, to, data });
    expect(sumCounts(data).replies).toBe(buckets.reduce((sum, { replies }) => sum + replies, 0));
    expect(buckets[0]?.from).toBe(from);
    expect(buckets.at(-1)?.to).toBe(to);
    for (const [at, bucket] of buckets.entries()) {
      const next = buckets[at + 1];
      if (next !== undefined) expect(Date.parse(next.from) - Date.parse(bucket.to)).toBe(86_400_000);
      expect(Object.values(bucket.byTool).reduce((sum, count) => sum + count, 0)).toBe(bucket.replies);
    }
    expect(buckets.length).toBeLessThanOrEqual(54);
  });
});

describe('the axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 1, 2, 3, 4, 5]],
    [6, [0, 2, 4, 6]],
    [21, [0, 5, 10, 15, 20, 25]],
    [99, [0, 20, 40, 60, 80, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('for up to %i has the ticks %j', (most, ticks) => {
    expect(makeScale(most)).toEqual({ top: ticks.at(-1), ticks });
  });

  it('holds whatever there is, in few whole steps', () => {
    for (let most = 0; most < 3000; most += 7) {
      const { top, ticks } = makeScale(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
    expect(makeScale(9_007_199_254_740_991).top).toBeGreaterThanOrEqual(9_007_199_254_740_991);
  });

  it('names the newest bar, and others as far as there is room', () => {
    expect(pickNamed(7, 60, 50)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(pickNamed(30, 10, 50)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(pickNamed(0, 10, 50)).toEqual([]);
  });
});

describe('the plot', () => {
  it.each([320, 360, 768, 1200])('at %i pixels keeps its bars within it and apart', (width) => {
    const buckets = toBuckets({ ...month, from: '2025-11-21' });
    const { left, right } = { left: layOutPlot(buckets, width).left, right: width };
    const layout = layOutPlot(buckets, width);
    for (const at of buckets.keys()) {
      const x = layout.xOf(at) + (layout.room - layout.barWidth) / 2;
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + layout.barWidth).toBeLessThanOrEqual(right);
    }
    expect(layout.barWidth).toBeLessThanOrEqual(layout.room);
    expect(layout.yOf(0)).toBe(layout.bottom);
    expect(layout.yOf(layout.scale.top)).toBe(layout.top);
  });

  it('is laid out before anything is known of its width', () => {
    expect(layOutPlot(toBuckets(month), 0).barWidth).toBeGreaterThan(0);
    expect(layOutPlot([], 400).named).toEqual([]);
  });
});

describe('the words', () => {
  it.each([
    [0, 'none'],
    [0.3, 'less than a minute'],
    [1, 'about 1 min'],
    [59.4, 'about 59 min'],
    [59.6, 'about 1 h'],
    [62, 'about 1 h'],
    [63, 'about 1 h 5 min'],
    [200.4, 'about 3 h 20 min'],
    [599, 'about 10 h'],
    [600, 'about 10 h'],
    [100_000, 'about 1,667 h'],
  ])('of %d minutes are "%s"', (minutes, words) => expect(formatMinutes(minutes)).toBe(words));

  it('say what a bar shows', () => {
    const last = toBuckets(month).at(-1);
    const empty = toBuckets(month)[1];
    expect(last && describeBucket(last)).toBe('Nov 20, 2026: 7 replies (Chartwright 3, Validify 4)');
    expect(empty && describeBucket(empty)).toBe('Oct 23, 2026: no replies');
    expect(nameBucket({ from: '2026-12-28', to: '2027-01-03' })).toBe('Dec 28 to Jan 3, 2027');
  });
});

describe('the table as a file', () => {
  it('has the lines of the table, in the order of time, and their numbers', () => {
    const [head, ...lines] = writeUsageCsv(toBuckets(month)).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      '"From (UTC)","To (UTC)","Chartwright","TranscriptX","Redactify","Validify","All replies","Words given","Words written","Minutes saved (estimate)"',
    );
    expect(lines).toEqual([
      '"2026-10-22","2026-10-22","1","0","0","0","1","100","90","1.1"',
      '"2026-11-01","2026-11-01","0","0","2","0","2","200","180","2.2"',
      '"2026-11-20","2026-11-20","3","0","0","4","7","700","630","7.7"',
      '',
    ]);
    expect(numberColumns).toHaveLength(numbersOf({ byTool: toBuckets(month)[0]!.byTool, ...sumCounts([]) }).length);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =1', `"' =1"`],
    ['\t=1', `"'\t=1"`],
    ['say "so"', '"say ""so"""'],
    ['a,b\r\nc', '"a,b\r\nc"'],
    [-1.5, '"-1.5"'],
    ['Dr. Ποταμός', '"Dr. Ποταμός"'],
  ])('writes the cell %j as %s', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });
});
