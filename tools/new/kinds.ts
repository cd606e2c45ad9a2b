import type { Insertion, Kind } from './kind.ts';
import { tool } from './tool-kind.ts';

const rules = 'engine/src/validate/rules';
const rule: Kind = {
  spelling: 'kebab',
  files: [
    [`${rules}/{{name}}.ts`, 'rule'],
    [`${rules}/{{name}}.test.ts`, 'rule.test'],
  ],
  insertions: [
    {
      file: `${rules}/index.ts`,
      before: '\n/** Every audit rule',
      text: "import { {{camel}} } from './{{name}}.ts';\n",
    },
    { file: `${rules}/index.ts`, before: '\n];', text: '\n  {{camel}},' },
  ],
  next: [
    `Fill in guideline, words and message in ${rules}/{{name}}.ts.`,
    `Add charts that it flags, and as many that it leaves alone: npm test -- unit ${rules}/{{name}}.ts`,
    'Measure it on charts that it was not written for: npm run bench -- validate',
  ],
};

const config = 'server/src/config';
const description = 'FILL IN: what it does for an operator.';
const setting: Kind = {
  spelling: 'constant',
  files: [[`${config}/{{kebab}}.test.ts`, 'setting.test']],
  insertions: [
    {
      file: `${config}/settings-table.ts`,
      before: '\n} as const;',
      taken: '\n  {{constant}}: ',
      text: `\n  {{constant}}: text(null, { description: '${description}' }),`,
    },
    {
      file: 'docs/settings.md',
      before: null,
      text: `\n## {{constant}}\n\n${description}\n\nType: text. Default: none.\n`,
    },
  ],
  next: [
    `Give {{constant}} its type, default and description in ${config}/settings-table.ts; npm test -- unit ${config}/settings.test.ts -u writes docs/settings.md from it.`,
    'Read it in server/src/wiring and pass the value on; nothing else reads the environment.',
    `Test it: npm test -- unit ${config}/{{kebab}}.test.ts ${config}/settings.test.ts`,
  ],
};

const page: Kind = {
  spelling: 'kebab',
  files: [
    ['web/src/pages/{{name}}.tsx', 'page'],
    ['web/src/pages/{{name}}.words.ts', 'page.words'],
    ['web/src/pages/{{name}}.test.tsx', 'page.test'],
  ],
  insertions: [
    {
      file: 'web/src/routes/paths.ts',
      before: '  /** Plans: Monthly',
      taken: '\n  {{camel}}: ',
      text: "  {{camel}}: '/{{camel}}',\n",
    },
    { file: 'server/src/http/page-paths.ts', before: "  '/upgrade',", text: "  '/{{camel}}',\n" },
    {
      file: 'web/src/app/other-page-loaders.ts',
      before: '  usage: ',
      text: "  {{camel}}: withDesk(async (): Loaded => ({ default: (await import('../pages/{{name}}.tsx')).{{pascal}}Page })),\n",
    },
    {
      file: 'web/src/app/other-pages.tsx',
      before: 'const UsagePage',
      text: 'const {{pascal}}Page = lazy(loadOtherPage.{{camel}});\n',
    },
    {
      file: 'web/src/app/other-pages.tsx',
      before: '            <Route path={paths.usage}',
      text: '            <Route path={paths.{{camel}}} element={<{{pascal}}Page />} />\n',
    },
    {
      file: 'languages/es.json',
      before: '    "web/pages/accept-invitation.',
      text: '    "web/pages/{{name}}.lead": "FILL IN: lo que se hace aquí, en una frase.",\n    "web/pages/{{name}}.title": "{{title}}",\n',
    },
  ],
  translated: ['web/pages/{{name}}.title', 'web/pages/{{name}}.lead'],
  next: [
    'Fill in its words in both languages; what it does goes into web/src/features. It stands behind sign-in: move its route in web/src/app/other-pages.tsx if visitors may see it.',
    'Test it: npm test -- unit web/src/pages/{{name}}.tsx server/src/http/pages.test.ts',
    'Look at it at /{{camel}} (light, dark, 1440 and 360 px, npm run dev -- es), and add it to e2e/accessibility.e2e.ts.',
  ],
};

/** The areas to which calls can be added; what their lists are called. */
interface Area {
  /** Where the contract's folder names the new file. */
  readonly beforeExport: string;
  readonly exported: string;
  readonly routes: string;
  readonly beforeRoute: string;
  readonly route: string;
  /** What else of this area has to name each call. */
  readonly also: readonly Insertion[];
}

const areas: Readonly<Record<string, Area>> = {
  chat: {
    beforeExport: "export * from './bin.ts';",
    exported: "export * from './{{name}}.ts';\n",
    routes: 'server/src/areas/chat/chat-routes.ts',
    beforeRoute: '\n  ];',
    route: '\n    {{camel}}(parts),',
    also: [
      {
        file: 'server/src/areas/chat/chat-owners.test.ts',
        before: '  chatTitleField: null,',
        text: '  {{camel}}: null,\n',
      },
    ],
  },
  templates: {
    beforeExport: '\nconst signedIn',
    exported: "\nexport * from './{{name}}.ts';\n",
    routes: 'server/src/areas/templates/template-routes.ts',
    beforeRoute: '\n  ];',
    route: '\n    {{camel}}(parts),',
    also: [],
  },
};

/** The prefixes under which a call can be made. */
export const callPrefixes = Object.keys(areas);

/** A call under one prefix. Throws for a prefix that `callPrefixes` does not name. */
export function callKind(prefix: string): Kind {
  const area = areas[prefix];
  if (area === undefined) throw new Error(`There is no area ${prefix}.`);
  const folder = `server/src/areas/${prefix}`;
  return {
    spelling: 'kebab',
    files: [
      [`contract/src/${prefix}/{{name}}.ts`, 'call.contract'],
      [`${folder}/{{name}}.ts`, 'call'],
      [`${folder}/{{name}}.test.ts`, 'call.test'],
    ],
    insertions: [
      { file: `contract/src/${prefix}/index.ts`, before: area.beforeExport, text: area.exported },
      {
        file: area.routes,
        before: "import type { Route } from '../../http/route.ts';",
        text: "import { {{camel}} } from './{{name}}.ts';\n",
      },
      { file: area.routes, before: area.beforeRoute, text: area.route },
      {
        file: 'server/src/http/who-may-call.test.ts',
        before: "  'GET /operator/overview/'",
        text: "  'GET /{{prefix}}/{{snake}}/': 'chart-user',\n",
      },
      ...area.also,
    ],
    next: [
      `Say what crosses the wire in contract/src/${prefix}/{{name}}.ts, who may call and what is audited in ${folder}/{{name}}.ts.`,
      `Test it: npm test -- unit ${folder}/{{name}}.ts server/src/http/who-may-call.test.ts`,
      'The recipe docs/recipes/add-a-call.md names the rest: owner, audit row, presenter, Spanish.',
    ],
  };
}

/** What stands for a part of the area in the templates of a call. */
export function wordsOfArea(prefix: string): Readonly<Record<string, string>> {
  return { prefix };
}

export const kinds: Readonly<Record<string, Kind>> = { rule, setting, page, tool };
