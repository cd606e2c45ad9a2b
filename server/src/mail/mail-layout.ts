import { escapeHtml } from '../kernel/escape-html.ts';

/** One paragraph of a mail: words, a code to read off, a way to follow, or what somebody wrote, with its lines. */
export type Line =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  | { readonly quote: string };

/**
 * The look of every mail, light and dark. A mail program keeps what stands at the element itself; what it understands
 * of the sheet below turns the colours for a dark screen. Contrast of every text pair is 4.5:1 or more in both.
 */
const light = {
  page: 'background-color:#faf8f3;color:#16242b;',
  sheet: 'background-color:#fffefb;border:1px solid #e3ddd0;border-radius:12px;',
  brand: 'color:#1c6552;font-family:Georgia,"Times New Roman",serif;font-size:22px;line-height:28px;font-weight:bold;',
  words: 'color:#16242b;font-size:16px;line-height:24px;',
  code: 'background-color:#e4efe9;color:#164f41;border-radius:8px;font-family:Menlo,Consolas,"Courier New",monospace;font-size:32px;line-height:40px;font-weight:bold;letter-spacing:6px;',
  button: 'background-color:#1c6552;border-radius:8px;',
  label: 'color:#ffffff;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none;',
  address: 'color:#1c6552;font-size:16px;line-height:22px;word-break:break-all;',
  quote: 'border-left:3px solid #d98b80;color:#16242b;font-size:16px;line-height:24px;',
  closing: 'color:#44545c;font-size:16px;line-height:24px;',
} as const;

const dark = `@media (prefers-color-scheme: dark) {
.page { background-color: #0f191f !important; color: #ece6d9 !important; }
.sheet { background-color: #15222a !important; border-color: #24343c !important; }
.brand, .address { color: #79c9b0 !important; }
.words, .quote { color: #ece6d9 !important; }
.code { background-color: #17322c !important; color: #93d8c2 !important; }
.button { background-color: #79c9b0 !important; }
.label { color: #0a1318 !important; }
.closing { color: #b4bdbf !important; }
}`;

type Part = keyof typeof light;

/** The class that a dark screen finds, and the style that every program keeps; `more` is layout, the same in both. */
function look(part: Part, more = ''): string {
  return `class="${part}" style="${escapeHtml(light[part] + more)}"`;
}

/**
 * A mail as HTML: one column that a telephone shows without turning or zooming, the name of the product as text, no
 * picture and nothing from elsewhere, so that it reads the same where pictures are blocked. Tables only where mail
 * programs need them: the column and its buttons.
 */
export function layOutMail(subject: string, lines: readonly Line[], closing: readonly string[]): string {
  const paragraphs = lines.map(toHtml).join('\n');
  const end = closing.map((line) => `<p ${look('closing', 'margin:16px 0 0;')}>${escapeHtml(line)}</p>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${dark}
</style>
</head>
<body ${look('page', 'margin:0;padding:0;')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('page', `font-family:${sans};`)}>
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('sheet', 'max-width:560px;')}>
<tr><td align="left" style="padding:24px 20px;">
<div ${look('brand', 'margin:0 0 20px;')}>Notewright</div>
${paragraphs}
${end}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const sans = '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';

/** The same mail as text; an address stands alone on its line, so that no program breaks it. */
export function writeMailText(lines: readonly Line[], closing: readonly string[]): string {
  return `${[...lines.map(toText), ...closing].join('\n\n')}\n`;
}

function toText(line: Line): string {
  if (typeof line === 'string') return line;
  if ('quote' in line) return quoteLines(line.quote).join('\n');
  return 'code' in line ? line.code : `${line.label}:\n${line.link}`;
}

/** Each line begins with a mark, so that nothing that somebody wrote looks like the mail's own words. */
function quoteLines(text: string): readonly string[] {
  return text.split('\n').map((line) => `> ${line}`.trimEnd());
}

function toHtml(line: Line): string {
  if (typeof line === 'string') return `<p ${look('words', 'margin:0 0 16px;')}>${escapeHtml(line)}</p>`;
  if ('code' in line) {
    return `<p ${look('code', 'margin:0 0 16px;padding:12px 8px;text-align:center;')}>${escapeHtml(line.code)}</p>`;
  }
  if ('quote' in line) {
    const lines = quoteLines(line.quote).map(escapeHtml).join('<br>\n');
    return `<p ${look('quote', 'margin:0 0 16px;padding:4px 0 4px 16px;overflow-wrap:anywhere;')}>${lines}</p>`;
  }
  const link = escapeHtml(line.link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;">
<tr><td ${look('button')}><a href="${link}" ${look('label', 'display:inline-block;padding:12px 24px;')}>${escapeHtml(line.label)}</a></td></tr>
</table>
<p style="margin:0 0 16px;"><a href="${link}" ${look('address')}>${link}</a></p>`;
}
