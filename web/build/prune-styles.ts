import { transform, type Selector } from 'lightningcss';

/** Classes outside the page's markup: those that its first script sets on the root element, and the notice where none runs. */
const setByScript = ['dark', 'signed-in', 'no-script'];
/** How often rules, variables and animations that fell out of use by what was taken away before are looked for. */
const rounds = 4;

/** The names of all classes and animations that a sheet speaks of. */
function collectNames(code: Buffer): {
  readonly classes: ReadonlySet<string>;
  readonly keyframes: ReadonlySet<string>;
} {
  const classes = new Set<string>();
  const keyframes = new Set<string>();
  const note = (selector: Selector): void => {
    for (const part of selector) if (part.type === 'class') classes.add(part.name);
  };
  transform({
    filename: 'all.css',
    code,
    visitor: {
      Selector: note,
      Rule: {
        keyframes: (rule) => {
          if (rule.value.name.type === 'ident') keyframes.add(rule.value.name.value);
        },
      },
    },
  });
  return { classes, keyframes };
}

/** Variables that are set, or registered, and that nothing reads. */
function idleVariables(css: string): string[] {
  const all = new Set([...css.matchAll(/--[\w-]+/g)].map(([name]) => name));
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return [...all].filter((name) => !read.has(name));
}

function classesIn(html: string): ReadonlySet<string> {
  const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const plain = used.map((name) =>
    name
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  return new Set([...plain, ...setByScript]);
}

/**
 * Those rules of a sheet that some element of a page can match by its classes, minified. A page's first paint waits for
 * nothing else; the whole sheet comes with the script that needs it.
 */
export function pruneStyles(css: string, html: string): string {
  const used = classesIn(html);
  let left = css.replaceAll(/\/\*[^]*?\*\//g, '');
  for (let round = 0; round < rounds; round += 1) {
    const code = Buffer.from(left);
    const { classes, keyframes } = collectNames(code);
    const unusedSymbols = [
      ...[...classes].filter((name) => !used.has(name)),
      ...[...keyframes].filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(left)),
      ...idleVariables(left),
    ];
    left = Buffer.from(transform({ filename: 'page.css', code, unusedSymbols, minify: true }).code).toString();
  }
  return left;
}
