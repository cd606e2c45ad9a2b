import type { IdentifierKind } from '../../../model/finding.ts';

/** What happens to one component of a data type. */
export type ComponentRule = IdentifierKind | 'stays' | 'year' | 'text';

export interface DataType {
  /** By component, from 1 on. */
  readonly components: Readonly<Record<number, ComponentRule>>;
  /** For every other component; `field` is the kind that the table gives the field. */
  readonly others: ComponentRule | 'field';
}

const stays = (...components: number[]): Record<number, ComponentRule> =>
  Object.fromEntries(components.map((component) => [component, 'stays']));
const years = (...components: number[]): Record<number, ComponentRule> =>
  Object.fromEntries(components.map((component) => [component, 'year']));

/**
 * Which components of a data type say who a person is. HL7 v2.5.1, chapter 2A. Codes of the standard's own tables
 * (the type of a name, the use of an address), degrees, states and countries stay.
 */
export const dataTypes = {
  /** Any identifier as a whole. */
  ANY: { components: {}, others: 'field' },
  /** A coded value or number whose type no word may stand in: emptied. */
  CODE: { components: {}, others: 'field' },
  XPN: { components: { ...stays(5, 6, 7, 8, 11, 14), ...years(10, 12, 13) }, others: 'NAME' },
  XCN: {
    components: {
      1: 'ID',
      ...stays(6, 7, 8, 10, 11, 12, 13, 15, 18, 21),
      ...years(17, 19, 20),
      9: 'LOCATION',
      14: 'LOCATION',
    },
    others: 'NAME',
  },
  PPN: {
    components: { 1: 'ID', ...stays(6, 7, 8, 10, 11, 12, 13), ...years(15), 9: 'LOCATION', 14: 'LOCATION' },
    others: 'NAME',
  },
  XAD: {
    components: {
      ...stays(4, 6, 7, 11),
      ...years(12, 13, 14),
      3: 'LOCATION',
      5: 'ZIP',
      8: 'LOCATION',
      9: 'LOCATION',
      10: 'LOCATION',
    },
    others: 'ADDRESS',
  },
  XTN: { components: { ...stays(2, 3, 5), 4: 'EMAIL' }, others: 'field' },
  CX: {
    components: { ...stays(3, 5), ...years(7, 8), 4: 'LOCATION', 6: 'LOCATION', 9: 'LOCATION', 10: 'LOCATION' },
    others: 'field',
  },
  XON: { components: { ...stays(2, 5, 7), 3: 'ID', 10: 'ID' }, others: 'LOCATION' },
  EI: { components: { ...stays(4), 2: 'LOCATION', 3: 'LOCATION' }, others: 'ID' },
  /** Ward, room and bed are not places of their own; the facility and the building are. */
  PL: { components: { ...stays(1, 2, 3, 5, 6, 8) }, others: 'LOCATION' },
  HD: { components: { ...stays(3) }, others: 'LOCATION' },
  CE: { components: { ...stays(3, 6) }, others: 'field' },
  DLN: { components: { 3: 'year' }, others: 'LICENSE' },
  TS: { components: { ...stays(2) }, others: 'year' },
  /** A range of dates, and a date with a place. */
  DR: { components: {}, others: 'year' },
  DLD: { components: { 2: 'year' }, others: 'LOCATION' },
  AUI: { components: { 1: 'ID', 2: 'year' }, others: 'LOCATION' },
  NDL: { components: { ...years(2, 3), ...stays(4, 5, 6, 8, 9, 11), 7: 'LOCATION', 10: 'LOCATION' }, others: 'NAME' },
  /** A file within the message: its content goes as a whole. */
  ED: { components: { 1: 'LOCATION', ...stays(2, 3, 4) }, others: 'field' },
  RP: { components: { 1: 'URL', ...stays(3, 4) }, others: 'LOCATION' },
  TEXT: { components: {}, others: 'text' },
  STAYS: { components: {}, others: 'stays' },
} as const satisfies Record<string, DataType>;

export type DataTypeName = keyof typeof dataTypes;

/** What fields for people hold where there is no person: an occupation in place of an employer, a machine that verified. */
export const noPersons: ReadonlySet<string> = new Set(
  'RETIRED UNEMPLOYED DISABLED STUDENT HOMEMAKER SELF NONE UNKNOWN AUTO AUTOVERIFY AUTOVERIFIED SYSTEM INTERFACE INSTRUMENT'.split(
    ' ',
  ),
);

/** Who assigns numbers everywhere: authorities, insurers, kinds of systems and their makers. Naming them names no facility. */
export const systemNames: ReadonlySet<string> = new Set(
  (
    'SSA USSSA CMS NPI NPPES UPIN DEA CLIA ISO DNS UUID GUID HL7 LAB LIS RIS HIS EHR EMR ADT PACS HIE EPIC CERNER MEDITECH SUNQUEST SQ BEAKER COPATH ALLSCRIPTS ATHENA ' +
    'MEDICARE MEDICAID MCR MCD TRICARE BCBS AETNA CIGNA HUMANA UHC ANTHEM EMBLEM MOLINA CENTENE WELLCARE'
  ).split(' '),
);
