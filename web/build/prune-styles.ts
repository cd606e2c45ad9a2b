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

/** Where the server puts a text into the page, and the elements that such a text is made of (`renderTerms`). */
const filledIn = /__[A-Z_]+_HTML__/;
const ofTexts = ['nav', 'div', 'h2', 'h3', 'p', 'ol', 'ul', 'li', 'a', 'strong'];

/** The elements that a page has; the root and what stands around its markup always. */
function elementsIn(html: string): ReadonlySet<string> {
  const found = [...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  return new Set([...found, 'html', 'body', 'p', ...(filledIn.test(html) ? ofTexts : [])]);
}

/** Takes out rules for elements that the page has not, part by part of what a rule is for. */
function dropOtherElements(code: Buffer, elements: ReadonlySet<string>): Buffer {
  const fits = (selector: Selector): boolean =>
    selector.every((part) => part.type !== 'type' || elements.has(part.name.toLowerCase()));
  const pruned = transform({
    filename: 'page.css',
    code,
    visitor: { Selector: (selector) => (fits(selector) ? selector : []) },
  });
  return Buffer.from(pruned.code);
}

/** Typefaces for characters that stand nowhere on the page wait for the whole sheet. */
function dropOtherFaces(css: string, html: string): string {
  const points = new Set(Array.from(html, (letter) => letter.codePointAt(0) ?? 0));
  return css.replaceAll(/@font-face\s*\{[^}]*unicode-range:([^;}]*)[^}]*\}/g, (face, ranges: string) => {
    const isUsed = ranges.split(',').some((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return [...points].some((point) => point >= from && point <= to);
    });
    return isUsed ? face : '';
  });
}

/**
 * Those rules of a sheet that some element of a page can match by its classes, minified. A page's first paint waits for
 * nothing else; the whole sheet comes with the script that needs it.
 */
export function pruneStyles(css: string, html: string): string {
  const used = classesIn(html);
  const own = dropOtherFaces(css.replaceAll(/\/\*[^]*?\*\//g, ''), html);
  let left = dropOtherElements(Buffer.from(own), elementsIn(html)).toString();
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
