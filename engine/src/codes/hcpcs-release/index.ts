import { packRelease } from '../tables/procedures/hcpcs-release.ts';
import { hcpcsRelease, hcpcsReleaseLines } from './hcpcs-release.data.ts';

/**
 * The whole release of HCPCS Level II that comes with the product, packed for `LibraryOptions.hcpcs`. An entry of its own
 * (`@notewright/engine/hcpcs-release`), so that who does not ask for it does not carry it.
 */
export function packHcpcsRelease(): Uint8Array {
  return packRelease(hcpcsRelease, hcpcsReleaseLines);
}
