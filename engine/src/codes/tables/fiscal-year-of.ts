/** The fiscal year of a day (ISO date): ICD-10-CM of FY2027 holds from 1 October 2026 to 30 September 2027. */
export function fiscalYearOf(day: string): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) + ((month ?? 0) >= 10 ? 1 : 0);
}
