import type { IcdCode, IcdTable } from './code-tables.ts';

/** What 1 April 2022 added to ICD-10-CM FY2022 (CDC/NCHS addendum): in the table's order; Z28.3 became a heading by it. */
const added: readonly IcdCode[] = [
  { code: 'Z28.3', billable: false, title: 'Underimmunization status' },
  { code: 'Z28.31', billable: false, title: 'Underimmunization for COVID-19 status' },
  { code: 'Z28.310', billable: true, title: 'Unvaccinated for COVID-19' },
  { code: 'Z28.311', billable: true, title: 'Partially vaccinated for COVID-19' },
  { code: 'Z28.39', billable: true, title: 'Other underimmunization status' },
];

const bare = (code: string): string => (code.charAt(3) === '.' ? code.slice(0, 3) + code.slice(4) : code).toUpperCase();

/** The table of October with what April added. */
export function inApril(october: IcdTable): IcdTable {
  const byCode = new Map(added.map((each) => [bare(each.code), each]));
  return {
    fiscalYear: october.fiscalYear,
    isComplete: october.isComplete,
    ...(october.years ? { years: october.years } : {}),
    get size() {
      return october.size + added.length - 1;
    },
    find: (code) => byCode.get(bare(code)) ?? october.find(code),
    *under(prefix) {
      const start = bare(prefix);
      for (const each of october.under(prefix)) {
        if (each.code === 'Z28.3') yield* added;
        else yield each;
      }
      // Below the heading that October did not have.
      if (start.length > 4 && start.startsWith('Z283')) yield* added.filter(({ code }) => bare(code).startsWith(start));
    },
  };
}
