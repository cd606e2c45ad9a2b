import { monthNames } from './month-names.ts';

/** What a stretch of a written date says. `end` is the last day of a range, `first` and `second` are day and month in either order. */
export type DateField =
  | 'year'
  | 'month'
  | 'name'
  | 'day'
  | 'end'
  | 'first'
  | 'second'
  | 'ordinal'
  | 'end ordinal'
  | 'between';

/** One way to write a date: a pattern of which every character stands in a group, and what each group says. */
export interface DateForm {
  readonly source: string;
  readonly fields: readonly DateField[];
  /**
   * True for a form that numbers of other kinds have as well (a score, a fraction, a record number), or a word of every day:
   * it is a date only where the same date was sent.
   */
  readonly isDoubtful: boolean;
}

/** Letters of the languages that dates are written in; small classes are looked up fast. */
export const letter = 'A-Za-z\\u00aa-\\u024f';
const space = '[ \\t\\u00a0\\u202f]';
const year = '(?:19|20)\\d\\d';
const month = '1[0-2]|0?[1-9]';
const day = '3[01]|[12]\\d|0?[1-9]';
const name = monthNames.join('|');
const ordinal = '(?:st|nd|rd|th|º)?';
const range = `${space}?(?:[-\\u2013]|to${space}|through${space}|thru${space})${space}?`;

/** Between the numbers of a date the same mark stands twice. */
const marks = ['-', '/', '\\.'];

const form = (isDoubtful: boolean, source: string, ...fields: readonly DateField[]): DateForm => ({
  source,
  fields,
  isDoubtful,
});

/**
 * The forms in which clinicians and models write dates, in English and Spanish, the fullest first. A weekday is none of
 * them: dates are moved by whole weeks.
 */
export const dateForms: readonly DateForm[] = [
  ...marks.map((mark) =>
    form(
      false,
      `(?<![\\d/.])(${year})(${mark})(${month})(${mark})(${day})(?!\\d|[-/.]\\d)`,
      'year',
      'between',
      'month',
      'between',
      'day',
    ),
  ),
  form(
    true,
    `(?<![${letter}\\d])(${year})(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?=(?:\\d{4}|\\d{6})?(?![${letter}\\d]))`,
    'year',
    'month',
    'day',
  ),
  ...marks.map((mark) =>
    form(
      false,
      `(?<![\\d/.])(\\d{1,2})(${mark})(\\d{1,2})(${mark})(${year}|\\d{2})(?!\\d|[-/.]\\d)`,
      'first',
      'between',
      'second',
      'between',
      'year',
    ),
  ),
  form(true, `(?<![\\d/.-])(${month})(/)(${year})(?![\\d/])`, 'month', 'between', 'year'),
  form(true, `(?<![\\d/.-])(${year})(-)(1[0-2]|0[1-9])(?![\\d-])`, 'year', 'between', 'month'),
  form(true, `(?<![\\d/.])(\\d{1,2})(/)(\\d{1,2})(?![\\d/]|${space}?%|\\.\\d)`, 'first', 'between', 'second'),
  form(
    false,
    `(?<![${letter}\\d])(${name})(\\.?${space}{1,2})(${day})(${ordinal})(?:(${range})(${day})(${ordinal}))?` +
      `(?:(,?${space}{1,2})(${year})|(,?${space}{0,2}['\\u2019])(\\d{2}))?(?![\\d${letter}]|[/:.]\\d)`,
    ...([
      'name',
      'between',
      'day',
      'ordinal',
      'between',
      'end',
      'end ordinal',
      'between',
      'year',
      'between',
      'year',
    ] as const),
  ),
  form(
    false,
    `(?<![\\d/.:-])(${day})(${ordinal})(?:(${range})(${day})(${ordinal}))?(${space}{1,2}(?:of${space}|de${space})?|-)(${name})` +
      `(?:(\\.?,?${space}{1,2}(?:de${space}|del${space}|of${space})?|-)(${year})|(-|${space}?['\\u2019])(\\d{2}))?(?![\\d${letter}])`,
    ...([
      'day',
      'ordinal',
      'between',
      'end',
      'end ordinal',
      'between',
      'name',
      'between',
      'year',
      'between',
      'year',
    ] as const),
  ),
  form(
    false,
    `(?<![${letter}\\d])(${name})(\\.?,?${space}{1,2}(?:of${space}|de${space}|del${space})?)(${year})(?!\\d)`,
    'name',
    'between',
    'year',
  ),
  form(false, `(?<![${letter}\\d])(${name})(\\.?${space}?['\\u2019])(\\d{2})(?!\\d)`, 'name', 'between', 'year'),
  form(true, `(?<![${letter}\\d])(${day})(st|nd|rd|th)(?![${letter}\\d])`, 'day', 'ordinal'),
  form(true, `(?<![${letter}\\d])(${name})(?![${letter}\\d])`, 'name'),
];

/** How every date begins: with a digit or a month, and no letter or digit before it. Asked first, that settles nearly every place. */
const beginning = `(?<![${letter}\\d])(?=\\d|${[...new Set(monthNames.map((word) => word.slice(0, 3)))].join('|')})`;

/** A pattern without groups that are kept: its matches make no lists. */
export const ungrouped = (source: string): string => source.replace(/\((?!\?)/g, '(?:');

/** Any of the forms, in any case; which one it is `dateForms` say, one by one. */
export const datePattern = `${beginning}(?:${dateForms.map(({ source }) => `(?:${ungrouped(source)})`).join('|')})`;
