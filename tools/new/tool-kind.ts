import type { Insertion, Kind } from './kind.ts';

const engine = 'engine/src';
const server = 'server/src';
const web = 'web/src';
const composer = `${web}/features/chat/composer`;

const ofEngine: readonly Insertion[] = [
  { file: `${engine}/model/result.ts`, before: '] as const;\nexport type ToolName', text: ", '{{pascal}}'" },
  {
    file: `${engine}/model/result.ts`,
    before: '\nexport type ToolResult =',
    text: `
/** What {{pascal}} answers. */
export interface {{pascal}}Result extends ResultBase {
  readonly tool: '{{pascal}}';
  readonly sections: readonly Section[];
  /** What a document of its kind needs and the input does not say. */
  readonly missing: readonly string[];
}
`,
  },
  { file: `${engine}/model/result.ts`, before: ' | AuditResult;', text: ' | {{pascal}}Result' },
  {
    file: `${engine}/index.ts`,
    before: 'export { findTopic }',
    text: "export { {{camel}} } from './{{name}}/{{name}}.ts';\n",
  },
  { file: 'tools/structure/directions.ts', before: "] },\n  { parent: 'server/src/areas' }", text: ", '{{name}}'" },
];

const ofContract: readonly Insertion[] = [
  {
    file: 'contract/src/entities.ts',
    before: ']);\nexport type WireToolResult',
    text: `  z.object({
    tool: z.literal('{{pascal}}'),
    title: z.string(),
    sections: z.array(sectionSchema).readonly(),
    missing: z.array(z.string()).readonly(),
  }),
`,
  },
];

const ofServer: readonly Insertion[] = [
  { file: `${server}/tools/engine-jobs.ts`, before: '  chart,\n', text: '  {{camel}},\n' },
  {
    file: `${server}/tools/engine-jobs.ts`,
    before: '};\n\n/** Nothing in the title',
    text: '  {{pascal}}: (input) => {{camel}}(input),\n',
  },
  {
    file: `${server}/tools/index.ts`,
    before: 'import type { EnginePool }',
    text: "import { create{{pascal}} } from './{{name}}.ts';\n",
  },
  {
    file: `${server}/tools/index.ts`,
    before: '  };\n}',
    text: "    {{pascal}}: answeringRemarks('{{pascal}}', create{{pascal}}(enginePool)),\n",
  },
  {
    file: `${server}/kernel/reply-messages.ts`,
    before: '});\n\n/** Why a reply did not end well',
    text: "  {{pascal}}: 'FILL IN: what to send to {{pascal}}, and what it makes of it.',\n",
  },
  {
    file: `${server}/billing/minutes-saved.ts`,
    before: '};\n\n/**\n * Minutes that',
    text: `  {{pascal}}: {
    ...writing,
    sentence: defineMessage(
      'billing.minutesOf{{pascal}}',
      'FILL IN: what the same work takes by hand at {typing} words a minute, less reading it through at {reading}.',
      { typing: speeds.typing, reading: speeds.reading },
    ),
  },
`,
  },
  { file: `${server}/turns/testing/test-turns.ts`, before: ' },', text: ', {{pascal}}: given' },
  { file: `${server}/turns/testing/crash-turns.ts`, before: ' },\n  modelFor', text: ', {{pascal}}: tool' },
  { file: 'server/src/areas/chat/chat-streams.test.ts', before: ' } });\n});\nbeforeEach', text: ', {{pascal}}: tool' },
  { file: 'bench/turns/stream-server.ts', before: ' },\n  logLevel', text: ', {{pascal}}: paced' },
  {
    file: 'languages/es.json',
    before: '    "replyProblem.',
    text: '    "remark.{{pascal}}": "FILL IN: qué enviar a {{pascal}}, y qué hace con ello.",\n',
  },
  {
    file: 'languages/es.json',
    before: '    "billing.minutesOfCharting": "',
    text: '    "billing.minutesOf{{pascal}}": "FILL IN: lo que el mismo trabajo lleva a mano a {typing} palabras por minuto, menos leerlo a {reading}.",\n',
  },
];

const ofPages: readonly Insertion[] = [
  { file: `${web}/ui/tool-mark.tsx`, before: '};\n\n/** Ruled lines', text: "  {{pascal}}: 'text-{{name}}',\n" },
  {
    file: `${web}/ui/tool-mark.tsx`,
    before: '};\n\n/** The sign of a tool',
    text: "  {{pascal}}: 'M1 1.500h10M1 6h10M1 10.500h6',\n",
  },
  { file: `${web}/styles/theme.css`, before: '  --color-veil:', text: '  --color-{{name}}: var(--{{name}});\n' },
  { file: `${web}/styles/tokens.css`, before: '  --veil: rgb(22', text: '  --{{name}}: #16242b;\n' },
  { file: `${web}/styles/tokens.css`, before: '    --veil: rgb(4', text: '    --{{name}}: #ece6d9;\n' },
  {
    file: `${web}/features/usage/usage.css`,
    before: '.nw-use-texture {',
    text: '.nw-use-{{lower}} {\n  --use: var(--{{name}});\n}\n\n',
  },
  {
    file: `${web}/features/usage/tool-swatch.tsx`,
    before: '};\n\n/** A tool',
    text: '  {{pascal}}: <path d="M0 2h6M0 5h6" fill="none" strokeWidth="1" />,\n',
  },
  { file: `${web}/features/usage/usage-buckets.ts`, before: ' };\n\nconst timeOf', text: ', {{pascal}}: 0' },
  {
    file: `${composer}/words.ts`,
    before: '};\n\n/** What the box asks for',
    text: "  {{pascal}}: 'FILL IN: what it does',\n",
  },
  {
    file: `${composer}/words.ts`,
    before: '};\n\nexport const voice',
    text: "  {{pascal}}: 'FILL IN: what to paste or attach.',\n",
  },
  {
    file: 'languages/es.json',
    before: '    "web/features/chat/composer.toolPrompts.',
    text: '    "web/features/chat/composer.toolPrompts.{{pascal}}": "FILL IN: qué pegar o adjuntar.",\n',
  },
  {
    file: 'languages/es.json',
    before: '    "web/features/chat/composer.toolWords.',
    text: '    "web/features/chat/composer.toolWords.{{pascal}}": "FILL IN: qué hace",\n',
  },
  {
    file: `${web}/features/chat/replies/reply-words.ts`,
    before: "  return result.tool === 'Validify'",
    text: "  if (result.tool === '{{pascal}}') return null;\n",
  },
];

const ofCommandLine: readonly Insertion[] = [
  { file: 'cli/src/parse-command.ts', before: '] as const;\nexport type Command ', text: ", '{{name}}'" },
  { file: 'cli/src/run-tool.ts', before: '  redact,\n  transcribe', text: '  {{camel}},\n' },
  {
    file: 'cli/src/run-tool.ts',
    before: "  return command === 'validate'",
    text: "  if (command === '{{name}}') return {{camel}}(text);\n",
  },
  {
    file: 'cli/src/run-tool.ts',
    before: '    default:\n',
    text: "    case '{{pascal}}':\n      return { title: result.title, sections: presentSections(result.sections), missing: result.missing };\n",
  },
  { file: 'cli/src/usage.ts', before: '\nReads the files, or', text: '  {{name}}    FILL IN: what it does\n' },
];

/** What a tool beside the others in the chat is made of: a folder of the engine, and its name in each table of tools. */
export const tool: Kind = {
  spelling: 'kebab',
  files: [
    [`${engine}/{{name}}/{{name}}.ts`, 'tool'],
    [`${engine}/{{name}}/{{name}}.test.ts`, 'tool.test'],
    [`${server}/tools/{{name}}.ts`, 'tool.server'],
    [`${server}/tools/{{name}}.test.ts`, 'tool.server.test'],
    [`${server}/tools/prompts/{{name}}/system.ts`, 'tool.prompt'],
    [`${composer}/{{name}}.test.tsx`, 'tool.web.test'],
    ['cli/src/{{name}}.test.ts', 'tool.cli.test'],
    ['e2e/{{name}}.e2e.ts', 'tool.journey'],
  ],
  insertions: [...ofEngine, ...ofContract, ...ofServer, ...ofPages, ...ofCommandLine],
  translated: [
    'remark.{{pascal}}',
    'billing.minutesOf{{pascal}}',
    'web/features/chat/composer.toolWords.{{pascal}}',
    'web/features/chat/composer.toolPrompts.{{pascal}}',
  ],
  next: [
    'Write what it does in engine/src/{{name}}/{{name}}.ts, and replace each FILL IN: grep -rn "FILL IN" engine server web cli e2e languages',
    `Test it: npm test -- unit engine/src/{{name}}/{{name}}.ts ${server}/tools/{{name}}.ts cli/src/{{name}}.test.ts ${composer}/{{name}}.test.tsx, and npm test -- browser e2e/{{name}}.e2e.ts`,
    'The recipe docs/recipes/add-a-tool.md names the rest: its colours and texture, what may be chosen about it, the public pages, the map.',
  ],
};
