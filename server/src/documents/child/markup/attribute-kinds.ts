/**
 * What an attribute of HTML or SVG holds: words (`label`), a link, a style, a name that other places use (`key`), code
 * or data for programs (`gone`), or a measure or a kind from a list of the standard (`plain`).
 */
export type AttributeKind = 'label' | 'link' | 'style' | 'key' | 'gone' | 'plain';

const links = new Set(
  'href src xlink:href action formaction cite poster longdesc background lowsrc dynsrc data profile usemap'.split(' '),
);

const keys = new Set(
  'id class for headers name list form aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant itemprop contextmenu face font-family'.split(
    ' ',
  ),
);

const gone = new Set(
  'srcset imagesrcset srcdoc datetime ping manifest archive code codebase classid nonce integrity itemid itemtype about resource typeof property prefix vocab xml:base filename'.split(
    ' ',
  ),
);

/** Measures, and words of the standards. */
const plain = new Set(
  (
    'width height colspan rowspan align valign border cellpadding cellspacing bgcolor color text link alink vlink size xml:space dir type rel rev ' +
    'media charset role tabindex checked selected disabled readonly required multiple hidden start reversed scope span nowrap open controls loop muted autoplay ' +
    'method enctype rows cols wrap maxlength minlength step low high optimum clear noshade compact frame rules hspace vspace loading decoding ' +
    'crossorigin referrerpolicy spellcheck translate contenteditable draggable autocomplete autofocus sizes shape coords version baseprofile ' +
    'd points x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy rotate transform viewbox preserveaspectratio offset pathlength textlength lengthadjust ' +
    'gradientunits gradienttransform patternunits patterncontentunits patterntransform clippathunits maskunits maskcontentunits spreadmethod markerwidth markerheight refx refy orient ' +
    'fill stroke opacity stop-color stop-opacity display visibility overflow cursor mask filter in in2 result operator values mode stddeviation edgemode kernelmatrix ' +
    'dur begin end repeatcount keytimes keysplines calcmode attributename attributetype from to by additive accumulate'
  ).split(' '),
);

const plainFamilies =
  /^(?:fill|stroke|font|text|clip|marker|color|dominant|alignment|baseline|letter|word|writing|stop|flood|lighting|image|shape|vector|pointer|paint|enable|unicode|glyph)-[a-z-]+$/;

/** Attributes of the standards that are read, and that may have no value. */
const emptyLabels = new Set(
  'alt title value placeholder label summary content abbr download inert itemscope popover accept allow sandbox pattern'.split(
    ' ',
  ),
);

/** Whether an attribute may stand without a value; of others that do the name is all they say. */
export function mayBeEmpty(name: string): boolean {
  return emptyLabels.has(name) || name.startsWith('aria-');
}

/** Values that a standard allows to attributes which could hold words. */
const allowed: Readonly<Record<string, RegExp>> = {
  lang: /^(?:[a-z]{2,3}(?:-[a-z0-9]{1,4})*)?$/i,
  'xml:lang': /^(?:[a-z]{2,3}(?:-[a-z0-9]{1,4})*)?$/i,
  target: /^_(?:blank|self|parent|top)$/i,
  // Of the other limits a date is one.
  min: /^-?[\d.]{1,6}$/,
  max: /^-?[\d.]{1,6}$/,
};

/** @param name In lower case, with its prefix */
export function kindOfAttribute(name: string, value: string): AttributeKind {
  const values = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (values !== undefined) return values.test(value) ? 'plain' : 'gone';
  if (/^(?:on|data-|ng-|v-|x-|:|@|\*|#|\[|\()/.test(name) || gone.has(name)) return 'gone';
  if (name.startsWith('xmlns')) return 'plain';
  if (links.has(name)) return 'link';
  if (name === 'style') return 'style';
  if (keys.has(name)) return 'key';
  return plain.has(name) || plainFamilies.test(name) ? 'plain' : 'label';
}
