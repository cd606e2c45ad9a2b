export type Theme = 'light' | 'dark';
export type Tokens = Readonly<Record<string, string>>;

/** The declarations of the first rule that begins with `head`. */
function declarations(css: string, head: RegExp): Tokens {
  const start = head.exec(css);
  if (start === null) return {};
  const body = css.slice(start.index + start[0].length).split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

export interface TokenSheet {
  /** The colours of both themes, as `styles/tokens.css` has them. */
  readonly themes: Readonly<Record<Theme, Tokens>>;
  /** Measures that no theme changes: corners, space, type, motion. */
  readonly measures: Tokens;
}

/** Reads `styles/tokens.css`. */
export function readTokens(css: string): TokenSheet {
  const light = declarations(css, /:root\s*\{\s*color-scheme: light;/);
  const dark = { ...light, ...declarations(css, /:root\.dark\s*\{/) };
  return { themes: { light, dark }, measures: declarations(css, /:root\s*\{(?=\s*--round-small)/) };
}

/** What a text stands on: every pair that a page uses, and how much contrast it needs. */
export const pairs: readonly { readonly text: string; readonly ground: string; readonly least: number }[] = [
  ...['paper', 'paper-sunk', 'sheet'].flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent', 'danger', 'good', 'warn'].map((text) => ({ text, ground, least: 4.5 })),
  ),
  ...['chartwright', 'transcriptx', 'redactify', 'validify'].map((text) => ({ text, ground: 'sheet', least: 4.5 })),
  { text: 'accent-ink', ground: 'accent', least: 4.5 },
  { text: 'accent-ink', ground: 'accent-strong', least: 4.5 },
  { text: 'accent', ground: 'accent-wash', least: 4.5 },
  { text: 'ink', ground: 'accent-wash', least: 4.5 },
  { text: 'danger', ground: 'danger-wash', least: 4.5 },
  { text: 'ink', ground: 'evidence', least: 4.5 },
  { text: 'ink', ground: 'unsupported', least: 4.5 },
  // No text, but what shows where a field is (WCAG 2.2, 1.4.11).
  { text: 'rule-field', ground: 'paper', least: 3 },
  { text: 'rule-field', ground: 'sheet', least: 3 },
];
