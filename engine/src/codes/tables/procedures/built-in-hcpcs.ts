import { hcpcsLines } from './data/hcpcs.data.ts';
import { openRelease, packRelease, type OpenRelease } from './hcpcs-release.ts';

/**
 * The codes in everyday use, for where the whole release would be too heavy (a visitor's browser): what is not among them may
 * exist. The server and the command line open the whole one (engine/src/codes/hcpcs-release).
 */
export function builtInHcpcs(): OpenRelease {
  return (opened ??= openRelease(
    packRelease({ version: '2026 Q3, codes in common use only', completeFrom: null, lastDay: null }, hcpcsLines),
  ));
}

let opened: OpenRelease | null = null;
