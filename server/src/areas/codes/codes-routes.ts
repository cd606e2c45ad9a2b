import type { Route } from '../../http/route.ts';
import { describeCodeRoute } from './describe-code.ts';
import { searchCodesRoute } from './search-codes.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';

/** The calls under `/codes/`: looking codes up. Tables are brought in under `/operator/code_tables/`. */
export function codesRoutes(parts: {
  readonly codes: Pick<LoadedCodes, 'shared'>;
  readonly enginePool: Pick<EnginePool, 'lookUp'>;
}): readonly Route[] {
  return [searchCodesRoute(parts), describeCodeRoute(parts)];
}
