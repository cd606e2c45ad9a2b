import { checkRoomCycles } from './room-cycles.ts';
import { isTest, type SourceFile } from './source-files.ts';

/**
 * Who may import whom (docs/map.md shows it as a picture). A rule applies to the files whose path matches `of`, tests
 * aside unless `tests` is set, and forbids the imports that match `not` unless they match `but`.
 */
interface DirectionRule {
  readonly name: string;
  readonly of: RegExp;
  readonly not: RegExp;
  readonly but?: RegExp;
  readonly tests?: boolean;
}

const outside = /^[^.]/;

export const directionRules: readonly DirectionRule[] = [
  { name: 'engine imports nothing but itself', of: /^engine\/src\//, not: outside, but: /^engine\/src\// },
  {
    name: 'contract imports zod, the engine’s types and its lists',
    of: /^contract\/src\//,
    not: outside,
    but: /^(?:contract\/src\/|zod(?:\/mini)?$|@notewright\/engine(?:\/value-sets)?$)/,
  },
  {
    name: 'server does not import web or cli',
    of: /^server\/src\//,
    not: /^(?:web|cli)\/|^@notewright\/(?:web|cli)/,
    tests: true,
  },
  {
    name: 'cli imports the engine and the server’s entries for maintenance and documents',
    of: /^cli\/src\//,
    not: /^(?:server|web|contract|engine)\/|^@notewright\//,
    but: /^@notewright\/(?:engine(?:\/(?:hcpcs-release|redact|value-sets))?|server\/(?:maintenance|documents))$/,
  },
  { name: 'web does not import server', of: /^web\/src\//, not: /^server\/|^@notewright\/server|^node:/ },
  {
    name: 'the kernel lies below the other rooms of the server',
    of: /^server\/src\/kernel\//,
    not: /^server\/src\/(?!kernel\/)/,
  },
  {
    name: 'SQL stays in the store and the database below it',
    of: /^server\/src\/(?!store\/|database\/|wiring(?:\.ts$|\/))/,
    not: /^(?:kysely|pg|node:sqlite)$|^server\/src\/database\/dialects\//,
  },
  {
    name: 'HTTP stays in http and areas',
    of: /^server\/src\/(?:store|database|turns|tools|models|documents|keys|files|audit|mail|presenters)\//,
    not: /^fastify|^@fastify|^server\/src\/(?:http|areas)\//,
  },
  {
    name: 'no ciphertext above the store',
    of: /^server\/src\/(?:areas|turns|tools|models|presenters|http)\//,
    not: /^server\/src\/keys\//,
  },
  {
    name: 'models and documents do not know turns or tools',
    of: /^server\/src\/(?:models|documents)\//,
    not: /^server\/src\/(?:turns|tools|store|database)\//,
  },
  {
    name: 'pages use features, never the app',
    of: /^web\/src\/pages\//,
    not: /^web\/src\/app\//,
  },
  {
    name: 'features use ui and what lies below it',
    of: /^web\/src\/features\//,
    not: /^web\/src\/(?:app|pages|layouts)\//,
  },
  {
    name: 'ui uses hooks and what lies below them',
    of: /^web\/src\/ui\//,
    not: /^web\/src\/(?:app|pages|layouts|features)\//,
  },
  {
    name: 'hooks use api, forms, session, routes and i18n',
    of: /^web\/src\/hooks\//,
    not: /^web\/src\/(?!(?:hooks|api|forms|session|routes|i18n)\/)/,
  },
  {
    name: 'api uses session, routes and i18n',
    of: /^web\/src\/api\//,
    not: /^web\/src\/(?!(?:api|session|routes|i18n)\/)/,
  },
  ...['forms', 'session', 'routes', 'i18n'].map((room) => ({
    name: `${room} imports no other room of the pages`,
    of: new RegExp(`^web/src/${room}/`),
    not: new RegExp(`^web/src/(?!${room}/)`),
  })),
];

/** Folders whose children never import one another. */
const neighbours: readonly {
  readonly parent: string;
  readonly children?: readonly string[];
  readonly open?: RegExp;
}[] = [
  { parent: 'engine/src', children: ['redact', 'chart', 'transcribe', 'validate'] },
  { parent: 'server/src/areas' },
  { parent: 'web/src/features' },
];

function childOf(parent: string, file: string): string | null {
  if (!file.startsWith(`${parent}/`)) return null;
  const rest = file.slice(parent.length + 1);
  const slash = rest.indexOf('/');
  return slash < 0 ? null : rest.slice(0, slash);
}

function checkNeighbours(file: SourceFile): string[] {
  return neighbours.flatMap(({ parent, children }) => {
    const own = childOf(parent, file.path);
    if (own === null || (children && !children.includes(own))) return [];
    return file.imports
      .filter((target) => {
        const other = childOf(parent, target);
        return other !== null && other !== own && (!children || children.includes(other));
      })
      .map((target) => `${file.path} imports ${target}: the rooms of ${parent} do not know one another`);
  });
}

/** Adapters (one technology each) are chosen in wiring alone, so that everything else speaks to a port. */
const wiringPattern = /^server\/src\/wiring(?:\.ts$|\/)/;
const adapterPattern =
  /^server\/src\/(?:files\/(?:disk|s3)|mail\/(?:embedded|smtp)|payments\/(?:stripe|built-in)|models\/openai-compatible|documents\/clamd|keys\/(?:file-key|kms))[\w-]*\.ts$/;

function checkAdapters(file: SourceFile): string[] {
  if (isTest(file.path) || !file.path.startsWith('server/src/')) return [];
  if (wiringPattern.test(file.path) || adapterPattern.test(file.path)) return [];
  return file.imports
    .filter((target) => adapterPattern.test(target))
    .map((target) => `${file.path} imports the adapter ${target}: only wiring chooses adapters`);
}

/** Where the pages may run the engine: the modules of workers, each with the one file that it alone runs. */
const engineReaders: readonly { readonly worker: string; readonly reader: string }[] = [
  { worker: 'web/src/features/home/try-it/engine-worker.ts', reader: 'web/src/features/home/try-it/read-text.ts' },
  { worker: 'web/src/workbench/document/document-worker.ts', reader: 'web/src/workbench/document/read-document.ts' },
];
const engineAtWork = /^@notewright\/engine(?:\/(?:annotation|codes|redact))?$/;

/** What a file takes from the modules whose names match, types aside. */
function takenFrom(file: SourceFile, modules: RegExp): string[] {
  const statements = file.text.matchAll(/^(?:import|export) (?!type\b)([^;'"]*?) from ['"]([^'"]+)['"]/gm);
  return [...statements].flatMap(([, names = '', module = '']) =>
    modules.test(module) ? names.split(/[{},]/).map((name) => name.trim()) : [],
  );
}

/** The engine weighs more than all pages together: none of them loads it, a worker does, when somebody asks for it. */
function checkEngineInPages(file: SourceFile): string[] {
  if (isTest(file.path) || !file.path.startsWith('web/src/')) return [];
  const parts = takenFrom(file, engineAtWork).filter((name) => name !== '' && !name.startsWith('type '));
  const takesEngine = parts.length > 0 && engineReaders.every(({ reader }) => reader !== file.path);
  const takesReader = engineReaders.some(({ worker, reader }) => {
    const name = new RegExp(String.raw`/${reader.split('/').at(-1) ?? ''}$`);
    return file.path !== worker && takenFrom(file, name).length > 0;
  });
  const workers = engineReaders.map(({ worker }) => worker).join(' and ');
  return takesEngine || takesReader ? [`${file.path} runs the engine in the page: only ${workers} do`] : [];
}

/** Every import that goes against the directions, one sentence each. */
export function checkDirections(files: readonly SourceFile[]): string[] {
  const strays = files.flatMap((file) => {
    const broken = directionRules
      .filter((rule) => rule.of.test(file.path) && (rule.tests || !isTest(file.path)))
      .flatMap((rule) =>
        file.imports
          .filter((target) => rule.not.test(target) && !rule.but?.test(target))
          .map((target) => `${file.path} imports ${target}: ${rule.name}`),
      );
    return [...broken, ...checkNeighbours(file), ...checkAdapters(file), ...checkEngineInPages(file)];
  });
  return [...strays, ...checkRoomCycles(files)];
}
