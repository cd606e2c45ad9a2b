import type { Span } from '../model/span.ts';
import type { Token } from '../text/tokens.ts';
import { leavesSide, notAfterLeft, notAfterRight } from './data/side-words.ts';
import { notSides, sidedRegions, sidedShortForms } from './data/body-sides.ts';

/** `several` is a plural without a side ("my knees"), which both sides may be made of. */
export type Side = 'left' | 'right' | 'both' | 'several';

export interface Site {
  readonly name: string;
  readonly region: number;
  /** True for a part that stands for its region: the leg for the knee. */
  readonly general: boolean;
}

/** A side said in a text; without a site where the words around name none ("it's the left one"). */
export interface SidePlace extends Span {
  readonly side: Side;
  readonly site?: Site;
  /** "left hand and jaw": given to the second by the first. */
  readonly shared?: true;
  /** "the right side of the body": every part of it. */
  readonly everywhere?: true;
}

/** A part of the body that is named, with or without a side. */
export interface SitePlace extends Span {
  readonly site: Site;
}

const sites = new Map<string, Site>();
sidedRegions.forEach((row, region) => {
  for (const entry of row.split('|')) {
    const [head = '', others = ''] = entry.split('=');
    const name = head.replace('*', '');
    const site = { name, region, general: head.endsWith('*') };
    for (const word of [name, ...others.split(' ')]) if (word !== '') sites.set(word, site);
  }
});
/** The parts of the body that have sides. */
export const sitesNamed: readonly Site[] = [...new Map([...sites.values()].map((site) => [site.name, site])).values()];
const named = (name: string): Site | undefined => sites.get(name);

/** True where what is said of one place may be said of the other. */
export function areRelatedSites(a: Site, b: Site): boolean {
  return a.name === b.name || (a.region === b.region && (a.general || b.general));
}

const sideWords: Readonly<Record<string, Side>> = {
  left: 'left',
  right: 'right',
  bilateral: 'both',
  bilaterally: 'both',
  both: 'both',
  lt: 'left',
  rt: 'right',
  l: 'left',
  r: 'right',
  each: 'both',
  either: 'both',
  other: 'both',
  opposite: 'both',
};

/** The part of the body that a token names; "extremity" is an arm or a leg by the word before it. */
function siteAt(tokens: readonly Token[], at: number): Site | undefined {
  const word = tokens[at]?.lower ?? '';
  // "chronic kidney disease" has no side, and "on the right hand side" speaks of no hand.
  if (word === 'kidney' && /^(?:disease|injury|function)$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  if (word === 'hand' && /^sided?$/.test(tokens[at + 1]?.lower ?? '')) return undefined;
  if (!/^(?:extremit(?:y|ies)|limbs?)$/.test(word)) return sites.get(word);
  const before = tokens[at - 1]?.lower;
  return before === 'upper' ? named('arm') : before === 'lower' ? named('leg') : undefined;
}

const endsClause = (token: Token | undefined): boolean => token === undefined || /^[.;:?!,()|\n]$/.test(token.text);

const joins = /^(?:and|or)$/;
const adjectives = /^(?:upper|lower|medial|lateral|anterior|posterior|inner|outer|middle)$/;

/** The site that a side belongs to: the first within the next words of its clause. */
function siteAfter(tokens: readonly Token[], at: number): Site | undefined {
  for (let next = at + 1; next <= at + 6 && !endsClause(tokens[next]); next += 1) {
    const site = siteAt(tokens, next);
    if (site) return site;
    const word = tokens[next]?.lower ?? '';
    if (leavesSide.has(word) || /^extremit(?:y|ies)$/.test(word)) return undefined;
    if (joins.test(word) && !goesOn(tokens, next + 1)) return undefined;
  }
  return undefined;
}

/** "left and right knee", "left or your right knee", "left upper and lower leg". */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 2).some(({ lower }) => Object.hasOwn(sideWords, lower) || adjectives.test(lower));

/** "knee pain on the left": the nearest site before, in the same sentence. */
function siteBefore(tokens: readonly Token[], at: number): Site | undefined {
  for (let back = at - 1; back >= at - 7 && back >= 0; back -= 1) {
    if (/^[.;?!\n]$/.test(tokens[back]?.text ?? '')) return undefined;
    const site = siteAt(tokens, back);
    if (site) return site;
  }
  return undefined;
}

/** "right hand dominant", "right-hand-dominant". */
const isDominance = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 6).some((token) => token.lower === 'dominant');

/** "right lateral rotation", "left gaze": a direction. */
const isMovement = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 5).some(({ lower }) => /^(?:rotations?|bending|gaze|deviation)$/.test(lower));

const besideSide = /^(?:side|sided|sides|upper|lower|one|ones|-|inner|outer|middle|medial|lateral)$/;
const pointsAt = /^(?:the|my|your|his|her|their|our|on|of|just|only|more|mostly|mainly|and|or|than)$/;
const notBeforeLeft = /^(?:i|we|he|she|they|you|it|have|has|had|was|were|is|are|'s|been|being|got|gets|be|just)$/;

/** "which knee?" "the right." "left or right?": a side said alone is one where sides are spoken of. */
const speaksOfSides = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 15), at).some(({ lower }) => /^(?:which|sides?)$/.test(lower));

/** True where "left" or "right" is a side, and not "all right", "right now", "left the house" or "nothing left". */
function isSide(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  if (word === 'right' && /^(?:all|that|that's|is|alright|s)$/.test(before)) return false;
  if (pointsAt.test(before)) return !(word === 'right' && notAfterRight.has(after) && !/^(?:is|was|in)$/.test(after));
  if (endsClause(tokens[at + 1]) && speaksOfSides(tokens, at)) return true;
  if (word === 'left' && (notBeforeLeft.test(before) || /^(?:the|my|a|over|off|out|to|him|her|me)$/.test(after)))
    return false;
  return besideSide.test(after);
}

/** "left or right?", "it's not the right knee": words that give no side to anything. */
function givesNone(tokens: readonly Token[], at: number): boolean {
  const around = tokens
    .slice(Math.max(0, at - 4), at + 5)
    .map(({ lower }) => lower)
    .join(' ');
  if (/\b(?:left|right) or (?:is it |on |in )?(?:the |your |my |his |her )?(?:left|right)\b/.test(around)) return true;
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map(({ lower }) => lower)
    .join(' ');
  return /^not (?:the|my|your|his|her|on)$/.test(before) || /(?:^| )not$/.test(before);
}

function readSide(tokens: readonly Token[], at: number): SidePlace | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const short = Object.hasOwn(sidedShortForms, token.lower) ? sidedShortForms[token.lower] : undefined;
  const shortSite = short && token.text === token.text.toUpperCase() ? named(short[1]) : undefined;
  if (short && shortSite) return { side: short[0], site: shortSite, start: token.start, end: token.end };
  const side = Object.hasOwn(sideWords, token.lower) ? sideWords[token.lower] : undefined;
  if (side === undefined) return undefined;
  const place = { side, start: token.start, end: token.end };
  // Letters are sides only right before a place ("R knee").
  if (token.text.length < 3) {
    const next = siteAt(tokens, at + 1) ?? siteAt(tokens, at + 2);
    return next && tokens[at + 1]?.kind === 'word' ? { ...place, site: next } : undefined;
  }
  if (notSides.has(tokens[at + 1]?.lower ?? '') || notSides.has(tokens[at + 2]?.lower ?? '')) return undefined;
  if (isDominance(tokens, at) || isMovement(tokens, at) || givesNone(tokens, at)) return undefined;
  const site = siteAfter(tokens, at);
  if (side === 'both') return readBoth(tokens, at, site);
  const after = tokens[at + 1]?.lower ?? '';
  const moves = token.lower === 'left' ? notAfterLeft : notAfterRight;
  if (site && !moves.has(after)) return { ...place, site };
  if (!isSide(tokens, at)) return undefined;
  const stated = siteBefore(tokens, at);
  return stated ? { ...place, site: stated } : place;
}

/** "both knees", "knees bilaterally"; "both" without a place gives its places no single side. */
function readBoth(tokens: readonly Token[], at: number, site: Site | undefined): SidePlace | undefined {
  const { lower = '', start = 0, end = 0 } = tokens[at] ?? {};
  const stated = site ?? (lower.startsWith('bilat') ? siteBefore(tokens, at) : undefined);
  // "my other ankle" is either, for all that the text says.
  if (/^(?:other|opposite)$/.test(lower))
    return siteAt(tokens, at + 1) && stated && { side: 'both', site: stated, start, end, shared: true };
  if (stated) return { side: 'both', site: stated, start, end };
  return /^(?:either|each)$/.test(lower) ? undefined : { side: 'several', start, end };
}

const isOfBody = (tokens: readonly Token[], at: number): boolean =>
  /^side$/.test(tokens[at + 1]?.lower ?? '') && tokens.slice(at + 2, at + 6).some(({ lower }) => lower === 'body');

/** "left hand and jaw", "left side of my neck and my face": the side goes for the second part too. */
function sharedSides(tokens: readonly Token[], at: number, { side, site, start, end }: SidePlace): SidePlace[] {
  if (!site) return [];
  for (let next = at + 1; next < at + 8 && !endsClause(tokens[next]); next += 1) {
    if (!/^(?:and|or|&)$/.test(tokens[next]?.lower ?? '')) continue;
    const own = /^(?:my|your|his|her|the)$/.test(tokens[next + 1]?.lower ?? '') ? next + 2 : next + 1;
    const second = siteAt(tokens, own) ?? siteAt(tokens, own + 1);
    if (second && sideWords[tokens[own]?.lower ?? ''] === undefined)
      return [{ side, site: second, start, end, shared: true }];
  }
  return [];
}

/** The tokens with a token of its own for each line break between them. */
function withLines(tokens: readonly Token[], text: string, offset: number): readonly Token[] {
  if (!text.includes('\n')) return tokens;
  let last = offset;
  return tokens.flatMap((token): Token[] => {
    const broken = text.slice(last - offset, token.start - offset).includes('\n');
    const line: Token = { text: '\n', lower: '\n', kind: 'mark', start: last, end: token.start };
    last = token.end;
    return broken ? [line, token] : [token];
  });
}

/**
 * The sides and the sided parts of the body that a text names. Linear.
 * @param offset what the tokens' places count more than those of the text
 */
export function readSides(
  plain: readonly Token[],
  text: string,
  offset = 0,
): { readonly sides: SidePlace[]; readonly sites: SitePlace[] } {
  const tokens = withLines(plain, text, offset);
  const sides: SidePlace[] = [];
  const found: SitePlace[] = [];
  tokens.forEach((token, at) => {
    const side = readSide(tokens, at);
    if (side) sides.push(isOfBody(tokens, at) ? { ...side, everywhere: true } : side, ...sharedSides(tokens, at, side));
    const site = siteAt(tokens, at);
    if (site) found.push({ site, start: token.start, end: token.end });
  });
  return { sides, sites: found };
}
