import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const areaModule = /[\\/]contract[\\/]src[\\/][^\\/]+[\\/]index\.ts$/;
const sharedModule = /[\\/](?:contract|engine)[\\/]src[\\/]/;

interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly fileField?: string;
  readonly streams?: boolean;
  readonly binary?: boolean;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** What a browser needs of an endpoint: where it is and how its body travels. The schemas stay with the server. */
function forBrowser({ method, path, fileField, streams, binary }: Endpoint): Omit<Endpoint, never> {
  return {
    method,
    path,
    ...(fileField ? { fileField } : {}),
    ...(streams ? { streams } : {}),
    ...(binary ? { binary } : {}),
  };
}

/**
 * Keeps zod's schemas out of the page: the contract's area modules are run at build time and only their endpoints'
 * plain data goes into the bundle. Types are untouched, so a call is checked by the compiler as before; a page that
 * imports anything else from an area fails the build. The shared modules are marked free of side effects, so that
 * only those a page uses are bundled.
 */
export function contractEndpoints(): Plugin {
  return {
    name: 'notewright:contract-endpoints',
    enforce: 'pre',
    async load(id) {
      if (!areaModule.test(id)) return null;
      this.addWatchFile(id);
      const module = (await import(`${pathToFileURL(id).href}?changed=${statSync(id).mtimeMs}`)) as Record<
        string,
        unknown
      >;
      const lines = Object.entries(module)
        .filter(([, value]) => isEndpoint(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(forBrowser(value as Endpoint))};`);
      return { code: lines.join('\n'), map: null, moduleType: 'js', moduleSideEffects: false };
    },
    transform(code, id) {
      return sharedModule.test(id) ? { code, map: null, moduleSideEffects: false } : null;
    },
  };
}
