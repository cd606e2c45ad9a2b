import type { HtmlToken } from './html-tokens.ts';

type StartTag = Extract<HtmlToken, { kind: 'start' }>;

/** Elements that go with everything in them. */
export const goneWhole: ReadonlySet<string> = new Set(['script', 'iframe', 'noembed', 'noframes', 'metadata']);

/** Elements that go, while what is in them stays. */
const goneTags = new Set(
  'embed object applet param base portal frame frameset source track audio video foreignobject bgsound'.split(' '),
);

/** Elements that stand for something a reader would miss. */
const missed = new Set('iframe embed object applet frame audio video'.split(' '));

/** Elements within a line; all others begin a new one. */
const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup ' +
    'time tt u var wbr tspan img input meta'
  ).split(' '),
);

/** What a tag is to a reader: nothing, a new line, or the next cell of a row. */
export function gapOf(name: string): '' | '\n' | '\t' | ' ' {
  if (name === 'td' || name === 'th') return '\t';
  if (name === 'del') return ' ';
  // Elements with a prefix are of programs, and none is a line of its own.
  return inline.has(name) || name.includes(':') ? '' : '\n';
}

export function isMissedElement(name: string): boolean {
  return missed.has(name);
}

/** Whether a tag goes: objects, and what tells about the page or leads out of it. */
export function isGoneTag(tag: StartTag): boolean {
  if (goneTags.has(tag.name)) return true;
  if (tag.name === 'meta') return !tellsHowToShow(tag);
  return tag.name === 'link' && !/\bstylesheet\b/i.test(valueOf(tag, 'rel'));
}

export function isGoneEnd(name: string): boolean {
  return goneTags.has(name) || goneWhole.has(name);
}

/** Of what a page tells about itself: its encoding, its width, its colours. */
function tellsHowToShow(tag: StartTag): boolean {
  if (valueOf(tag, 'charset') !== '') return true;
  if (/^(?:viewport|color-scheme|format-detection)$/i.test(valueOf(tag, 'name'))) return true;
  return /^(?:content-type|x-ua-compatible|content-language)$/i.test(valueOf(tag, 'http-equiv'));
}

export function valueOf(tag: StartTag, name: string): string {
  return tag.attributes.find((attribute) => attribute.name === name)?.value ?? '';
}
