import { escapeHtml } from '../kernel/escape-html.ts';
import type { WantedLanguage } from '../language/wanted-language.ts';

/**
 * A page that the server writes itself: no script, its look from `/api/plain-page.css`. `body` is HTML.
 * @param styles Addresses of further style sheets
 * @param language The one it is written in
 */
export function plainPage(
  title: string,
  body: string,
  styles: readonly string[] = [],
  language: WantedLanguage = 'en',
): string {
  const sheets = ['/api/plain-page.css', ...styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Notewright</title>
${sheets}
</head>
<body>
<header><a class="mark" href="/"><i aria-hidden="true"></i>Notewright</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Paper, ink and one accent, as in the product's own pages, with the faces that a machine has by itself. */
export const plainPageStyles = `
:root { color-scheme: light dark; --paper: #faf8f3; --sheet: #fffefb; --ink: #16242b; --soft: #44545c; --rule: #e3ddd0; --margin: #d98b80; --accent: #1c6552; --danger: #9c2f22; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f191f; --sheet: #15222a; --ink: #ece6d9; --soft: #b4bdbf; --rule: #24343c; --margin: #8a4f48; --accent: #79c9b0; --danger: #f0a79b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 0.9375rem/1.5 "Instrument Sans Variable", system-ui, sans-serif; }
header { padding: 1rem 1.25rem; border-bottom: 1px solid var(--rule); }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1, h2, h3, .mark { font-family: "Newsreader Variable", "Iowan Old Style", Georgia, serif; font-weight: 560; letter-spacing: -0.01em; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 0.5rem; }
h3, .sheet h2 { font-size: 1.0625rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.mark { display: inline-flex; align-items: center; gap: 0.55rem; font-size: 1.125rem; color: var(--ink); text-decoration: none; }
.mark i { width: 1.5rem; height: 1.5rem; border: 1.5px solid var(--ink); border-radius: 4px; background: linear-gradient(var(--ink) 0 0) 50% 30% / 60% 5px no-repeat, linear-gradient(var(--ink) 0 0) 5px 72% / 38% 1.5px no-repeat; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-left: 3px solid var(--margin); padding: 1rem 1.25rem; margin: 0 0 1rem; }
.code { font: 600 1.875rem/1.2 ui-monospace, monospace; letter-spacing: 0.2em; font-variant-numeric: tabular-nums; }
.meta, dt { color: var(--soft); font-size: 0.8125rem; overflow-wrap: anywhere; }
dl { margin: 0.5rem 0; } dd { margin: 0 0 0.25rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0; font: inherit; }
code, .path { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
label { display: block; font-weight: 500; margin-bottom: 0.35rem; }
input[type=password] { font: inherit; color: inherit; width: min(100%, 24rem); min-height: 2.75rem; padding: 0 0.8rem; border: 1px solid var(--soft); border-radius: 10px; background: var(--sheet); }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.problem { color: var(--danger); font-weight: 500; }
.letter { max-width: 36rem; } .letter > div { margin: 0 0 1.25rem; } .letter p { margin: 0.35rem 0 0; }
.letter input, .letter textarea { display: block; font: inherit; color: inherit; width: 100%; min-height: 2.75rem; padding: 0.6rem 0.8rem; border: 1px solid var(--soft); border-radius: 10px; background: var(--sheet); }
.letter textarea { resize: vertical; } .letter [aria-invalid] { border-color: var(--danger); }
.told { max-width: 36rem; margin: 0 0 1.5rem; padding: 0.75rem 1rem; border-left: 3px solid var(--danger); background: var(--sheet); }
textarea:focus-visible, .told:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button { font: inherit; min-height: 2.5rem; padding: 0 1.1rem; border: 1px solid var(--accent); border-radius: 10px; background: var(--accent); color: var(--paper); cursor: pointer; }
summary { cursor: pointer; padding: 0.5rem 0; } summary > b { display: inline-block; min-width: 4.5rem; }
details { border-bottom: 1px solid var(--rule); }
.sheet details { border: 0; }
`;
