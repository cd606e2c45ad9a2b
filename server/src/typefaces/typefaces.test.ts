import { describe, expect, test } from 'vitest';
import { facesOf } from './faces.ts';
import { covers, readCoverage } from './read-coverage.ts';
import { gap, setRuns } from './set-runs.ts';

const textOf = (line: string): string =>
  setRuns(line, 'sans', 400)
    .runs.map(({ text }) => text)
    .join('');
const facesIn = (line: string): string[] => [
  ...new Set(setRuns(line, 'sans', 400).runs.map(({ face }) => face.name.replace(/-(?:latin|vietnamese).*/, ''))),
];

describe('a line', () => {
  test.each([
    ['Riverside Family Medicine, LLC', ['instrument-sans']],
    ['Łódź Ägypten Škoda Ővár', ['instrument-sans']],
    ['Phòng khám Nguyễn Thị Hạnh', ['newsreader']],
    ['Κλινική Αθηνών', ['LiberationSans-Regular']],
    ['Клиника доктора Ёжикова', ['LiberationSans-Regular']],
    ['№ 5', ['LiberationSans-Regular']],
  ])('%s is set wholly in one family', (line, families) => {
    expect(facesIn(line)).toEqual(families);
    expect(textOf(line)).toBe(line);
    expect(setRuns(line, 'sans', 600).hasGaps).toBe(false);
  });

  test.each([
    ['上海医院', gap],
    ['上海 医院', gap],
    ['上海 Shanghai 医院', `${gap} Shanghai ${gap}`],
    ['مستشفى الملك', gap],
    ['בית חולים', gap],
    ['โรงพยาบาล', gap],
    ['Smile 😀 Clinic', `Smile ${gap} Clinic`],
    ['Nguyễn Клиника', 'Nguyễn Клиника'],
    ['\uD800broken', `${gap}broken`],
    ['', ''],
  ])('%j reads %j: plainly a gap, and never another word', (line, read) => {
    expect(textOf(line)).toBe(read);
    expect(setRuns(line, 'sans', 400).hasGaps).toBe(read.includes(gap));
  });

  test('has nothing in it that turns, hides or breaks what is around it', () => {
    expect(textOf('a\u202Eb\u200Bc\u0000d\u2028e\nf\tg')).toBe('abcd e f g');
    expect(textOf('e\u0301te\u0301')).toBe('été');
  });

  test('of any characters is only ever given to a face that has them', () => {
    for (let start = 0x20; start < 0x1_00_00; start += 97) {
      const line = Array.from({ length: 97 }, (_, at) => String.fromCodePoint(start + at)).join('');
      for (const { text, face } of setRuns(line, 'serif', 600).runs)
        for (const point of text)
          expect(covers(face.coverage, point.codePointAt(0) ?? 0), `${point} in ${face.name}`).toBe(true);
    }
  });
});

describe('a typeface', () => {
  test('tells its characters', () => {
    const [latin] = facesOf('sans', 400);
    expect(covers(latin?.coverage ?? [], 0x41)).toBe(true);
    expect(covers(latin?.coverage ?? [], 0x4e2d)).toBe(false);
    expect(covers(latin?.coverage ?? [], 0xff_ff)).toBe(false);
  });

  test('that is none is refused', () => {
    expect(() => readCoverage(new Uint8Array(64))).toThrow(RangeError);
    expect(() => readCoverage(new Uint8Array(3))).toThrow(RangeError);
  });
});
