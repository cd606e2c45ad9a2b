import { createLoadedCodes } from '../codes/code-library.ts';
import type { LoadedCodes } from '../codes/code-library.ts';
import { createCodeTableStore } from '../store/codes/code-table-store.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

/** What codes are looked up in. Nothing is loaded before somebody asks. */
export function wireCodes({ settings, logger }: ServerOptions, { database }: Pick<Ground, 'database'>): LoadedCodes {
  return createLoadedCodes({
    store: createCodeTableStore(database),
    withoutCpt: !settings.SHOW_CPT,
    onDamaged: ({ kind, version }) =>
      logger.error({ kind, version }, 'a code table is damaged and left out; please import it again'),
    onError: (err) => logger.error({ err }, 'code tables could not be loaded; the earlier ones stay'),
  });
}
