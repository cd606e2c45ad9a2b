import type { LoadedCodes } from '../../codes/code-library.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';

/** What the calls about codes stand on. */
export interface CodesParts {
  /** The tables that are loaded now. */
  readonly codes: Pick<LoadedCodes, 'shared'>;
  /** Where they are looked in: never on the thread that answers requests. */
  readonly enginePool: Pick<EnginePool, 'lookUp'>;
}
