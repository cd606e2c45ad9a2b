import type { BuiltPage } from '../src/app/built-pages.ts';
import { homeTitle } from '../src/routes/home-title.ts';
import { languages, localeOf, type Language } from './languages.ts';

/** What the server puts the installation's own address in place of. */
const origin = '__PUBLIC_URL__';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same page in a language, for whoever follows a link; the server chooses by itself where none is asked for. */
const addressOf = (page: BuiltPage, language: Language): string => `${origin}${page.path}?lang=${language}`;

function structuredData(page: BuiltPage, language: Language): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': page.name === 'home' ? 'SoftwareApplication' : 'WebPage',
    name: page.name === 'home' ? 'Notewright' : page.title,
    description: page.description,
    url: `${origin}${page.path}`,
    inLanguage: language,
    ...(page.name === 'home' ? { applicationCategory: 'MedicalApplication', operatingSystem: 'Web' } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function headOf(page: BuiltPage, language: Language, styles: string): string {
  const title = escape(page.name === 'home' ? homeTitle(page.title) : `${page.title} - Notewright`);
  const description = escape(page.description);
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<style>${styles}</style>`,
  ];
  if (!page.isListed) return [...lines, '<meta name="robots" content="noindex">'].join('');
  return [
    ...lines,
    `<link rel="canonical" href="${origin}${page.path}">`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressOf(page, one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${origin}${page.path}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="Notewright">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${origin}${page.path}"><meta property="og:locale" content="${localeOf(language).replace('-', '_')}">`,
    `<meta property="og:image" content="${origin}/social-${language}.png">`,
    `<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    structuredData(page, language),
  ].join('');
}

/** Over the page, so that nobody types into a form that cannot be sent. */
const noticeOf = ({ withoutScript }: BuiltPage): string =>
  withoutScript === '' ? '' : `<noscript><p class="no-script">${escape(withoutScript)}</p></noscript>`;

/** Puts a page's markup, head and styles into the frame that all pages built ahead share (`visit.html`). */
export function writePageHtml(
  frame: string,
  page: BuiltPage,
  parts: { readonly language: Language; readonly markup: string; readonly styles: string },
): string {
  return frame
    .replace('<!--head-->', () => headOf(page, parts.language, parts.styles))
    .replace(
      '<div id="root"></div>',
      () => `${noticeOf(page)}<div id="root" data-start="${page.start}" data-path="${page.path}">${parts.markup}</div>`,
    );
}
