import { keepEmrLaunch, loadEmrLaunch } from '../../../session/emr-attempt.ts';

/**
 * Takes what a record system wrote into the address, and keeps it for this tab alone.
 * @returns true where a launch waits to be begun, from this address or from before the log-in
 */
export function takeLaunchOf(search: string): boolean {
  const query = new URLSearchParams(search);
  const [iss, launch] = [query.get('iss'), query.get('launch')];
  if (iss !== null && iss !== '' && launch !== null && launch !== '') return keepEmrLaunch({ iss, launch });
  return search === '' && loadEmrLaunch() !== null;
}
