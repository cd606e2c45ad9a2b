import type { TableFile } from './table-file.ts';

/**
 * After the version of a file of edits or limits that is not for the claims of practitioners, which audits of charts go by. The
 * library opens these only where there is no file for practitioners.
 */
export function claimKindOf({ name: own, archive }: TableFile): '' | ', hospital' | ', equipment' {
  const name = /practitioner/i.test(own) ? own : `${own} ${archive}`;
  if (/cci(?:oph|opps)|outpatient|facility|hospital/i.test(name)) return ', hospital';
  return /(?<![a-z])dme(?![a-z])|supplier/i.test(name) ? ', equipment' : '';
}
