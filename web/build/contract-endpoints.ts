import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const areaModule = /[\\/]contract[\\/]src[\\/][^\\/]+[\\/]index\.ts$/;
const sharedModule = /[\\/](?:contract|engine)[\\/]src[\\/]/;
/** One endpoint of an area as a module of its own: the area's file, and which. */
const endpointModule = /^(.*[\\/]index\.ts)\?endpoint=(\w+)$/;

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

async function loadEndpoints(file: string): Promise<ReadonlyMap<string, Endpoint>> {
  const module = (await import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`)) as object;
  return new Map(Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])));
}

/**
 * Keeps zod's schemas out of the page: the contract's area modules are run at build time and only their endpoints'
 * plain data goes into the bundle. Types are untouched, so a call is checked by the compiler as before; a page that
 * imports anything else from an area fails the build. Each endpoint is a module of its own, so that it goes into the
 * file of the page that calls it. The shared modules are marked free of side effects, so that only those a page uses
 * are bundled.
 */
export function contractEndpoints(): Plugin {
  return {
    name: 'notewright:contract-endpoints',
    enforce: 'pre',
    resolveId: (id) => (endpointModule.test(id) ? id : null),
    async load(id) {
      const [, file, name] = endpointModule.exec(id) ?? [];
      if (file !== undefined && name !== undefined) {
        const endpoint = (await loadEndpoints(file)).get(name);
        if (endpoint === undefined) throw new Error(`${file} has no endpoint ${name}.`);
        const code = `export const ${name} = ${JSON.stringify(forBrowser(endpoint))};`;
        return { code, map: null, moduleType: 'js', moduleSideEffects: false };
      }
      if (!areaModule.test(id)) return null;
      this.addWatchFile(id);
      const lines = [...(await loadEndpoints(id)).keys()].map(
        (one) => `export { ${one} } from ${JSON.stringify(`${id}?endpoint=${one}`)};`,
      );
      return { code: lines.join('\n'), map: null, moduleType: 'js', moduleSideEffects: false };
    },
    transform(code, id) {
      return sharedModule.test(id) ? { code, map: null, moduleSideEffects: false } : null;
    },
  };
}
