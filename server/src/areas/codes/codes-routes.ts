import type { Route } from '../../http/route.ts';
import type { CodesParts } from './codes-parts.ts';
import { describeCodeRoute } from './describe-code.ts';
import { searchCodesRoute } from './search-codes.ts';

/** The calls under `/codes/`: looking codes up. Tables are brought in under `/operator/code_tables/`. */
export function codesRoutes(parts: CodesParts): readonly Route[] {
  return [searchCodesRoute(parts), describeCodeRoute(parts)];
}
