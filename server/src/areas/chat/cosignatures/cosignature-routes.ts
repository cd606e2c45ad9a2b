import type { Route } from '../../../http/route.ts';
import { askCosignature } from './ask-cosignature.ts';
import type { CosignatureParts } from './cosignature-parts.ts';
import { countCosignatures, listCosignatures } from './list-cosignatures.ts';
import { readCosignature } from './read-cosignature.ts';
import { returnCosignature } from './return-cosignature.ts';
import { signCosignature } from './sign-cosignature.ts';
import { takeBackCosignature } from './take-back-cosignature.ts';

/** The calls by which colleagues co-sign notes. */
export function cosignatureRoutes(parts: CosignatureParts): Route[] {
  return [
    askCosignature(parts),
    takeBackCosignature(parts),
    listCosignatures(parts),
    countCosignatures(parts),
    readCosignature(parts),
    signCosignature(parts),
    returnCosignature(parts),
  ];
}
