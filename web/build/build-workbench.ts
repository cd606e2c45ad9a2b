import { join } from 'node:path';
import { build } from 'vite';
import { browserConfig, root } from './pages-config.ts';

/** Below which address the server has the workbench, in development alone. */
const base = '/dev/workbench/';

/**
 * Builds the workbench of the design system (docs/design-system.md) into `target`, apart from the pages: they share no
 * file with it, and grow by nothing.
 */
export async function buildWorkbench(target: string): Promise<void> {
  const pages = await browserConfig('en', target);
  // Icons, manifest, and fonts and scripts ahead of their use are the pages' own affair.
  const ofPages = ['notewright:icons', 'notewright:preload-fonts', 'notewright:fetch-ahead'];
  const plugins = (pages.plugins ?? []).filter(
    (plugin) => !ofPages.includes((plugin as { readonly name?: string } | null)?.name ?? ''),
  );
  await build({
    ...pages,
    base,
    publicDir: false,
    plugins,
    build: {
      ...pages.build,
      manifest: false,
      modulePreload: false,
      rolldownOptions: { input: [join(root, 'workbench.html')] },
    },
  });
}
