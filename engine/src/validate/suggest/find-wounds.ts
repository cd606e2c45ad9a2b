import type { Span } from '../../model/span.ts';
import type { IcdTable } from '../../codes/tables/code-tables.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findSide } from '../specify-side.ts';
import { burnDegrees, burnSites, pressureSites, pressureStages } from './data/wound-sites.ts';
import { placesOf, silentSubjects, type WordPlace } from './place-of-words.ts';
import type { Suggestion } from './suggestion.ts';

interface Found<T> {
  readonly value: T;
  readonly at: number;
  readonly end: number;
}

/** Every place of the rows in a stretch, each part of the text once, in order. */
function findAll<T>(text: string, rows: readonly (readonly [T, RegExp])[]): Found<T>[] {
  const found: Found<T>[] = [];
  for (const [value, words] of rows) {
    for (const match of text.matchAll(new RegExp(words.source, `${words.flags}g`))) {
      const end = match.index + match[0].length;
      if (!found.some((other) => match.index < other.end && other.at < end))
        found.push({ value, at: match.index, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The one that stands next to a place: within a part that commas and "and" set off first, by distance then. */
function nearest<T>(found: readonly Found<T>[], { at, end }: Found<unknown>, text: string): Found<T> | undefined {
  const apart = (one: Found<T>): number => {
    const between = one.end <= at ? text.slice(one.end, at) : text.slice(end, one.at);
    return between.length + (/[,;]|\band\b/i.test(between) ? 1000 : 0);
  };
  return found.toSorted((a, b) => apart(a) - apart(b))[0];
}

/** The digits of the sides that a site is given: both for "bilateral heels". */
function sidesNear(text: string, site: Found<unknown>, none: string): readonly string[] {
  const side = sideNear(text, site);
  return side === 'bilateral' ? ['1', '2'] : [sideDigit[side] ?? none];
}

function sideNear(text: string, { at, end }: { readonly at: number; readonly end: number }): string {
  const before =
    text
      .slice(Math.max(0, at - 25), at)
      .split(/[,;]|\band\b/i)
      .at(-1) ?? '';
  const after = text.slice(end, end + 12).split(/[,;]|\band\b/i)[0] ?? '';
  return findSide(`${before}${text.slice(at, end)}${after}`) ?? '';
}

const sideDigit: Record<string, string> = { right: '1', left: '2' };

const known = (code: string, table: IcdTable): boolean => table.find(code)?.billable === true;

/** A wound that is there: not healed, feared, or of another time. */
const notThere =
  /\b(?:healed|resolved|risk|prevent\w*|history of|h\/o|prior|previous\w*|no |without|free of|braden)\b/i;

const isWound = ({ word, clause }: WordPlace): boolean =>
  !word.modifiers.negated &&
  !word.modifiers.family &&
  !word.modifiers.hypothetical &&
  !word.modifiers.historical &&
  !word.modifiers.uncertain &&
  !silentSubjects.has(word.sentence.subject) &&
  !notThere.test(clause);

interface Wound {
  readonly places: readonly WordPlace[];
  readonly read: (text: string, table: IcdTable) => readonly (Span & { readonly code: string })[];
  readonly reason: string;
}

/** What is between the first and the last word that tells one wound. */
function spanOf(parts: readonly (Found<unknown> | undefined)[]): Span {
  const there = parts.filter((part) => part !== undefined);
  return { start: Math.min(...there.map(({ at }) => at)), end: Math.max(...there.map(({ end }) => end)) };
}

/** Site by site, each with the stage that stands next to it; unspecified where none does. */
function readPressure(text: string, table: IcdTable): readonly (Span & { readonly code: string })[] {
  const sites = findAll(text, pressureSites);
  const stages = findAll(text, pressureStages);
  const stageOf = (near: Found<unknown>): Found<string> | undefined => nearest(stages, near, text);
  if (sites.length === 0) {
    const [stage] = stages;
    const digit = stage ? (stage.value === '0' ? '5' : stage.value) : '0';
    const named = /\b(?:pressure|decubit|bedsore)\w*(?:[- ]\w+)?/i.exec(text);
    const at = stage ?? (named ? { at: named.index, end: named.index + named[0].length, value: '' } : undefined);
    return at && known(`L89.9${digit}`, table) ? [{ code: `L89.9${digit}`, start: at.at, end: at.end }] : [];
  }
  return sites.flatMap((site) => {
    const stage = stageOf(site);
    const codes = sidesNear(text, site, '0').map((side) => `${site.value.replace('?', side)}${stage?.value ?? '9'}`);
    return [...new Set(codes)].filter((code) => known(code, table)).map((code) => ({ code, ...spanOf([site, stage]) }));
  });
}

const corrosive = /\b(?:chemical|acid|lye|alkali|bleach|caustic)\b/i;
const later = /\b(?:follow[- ]?up|recheck|healing|dressing change|status post|s\/p|days? ago|weeks? ago)\b/i;

/** Site by site, each with the degree that stands next to it; a chemical burn is a corrosion, four digits further on. */
function readBurns(text: string, table: IcdTable): readonly (Span & { readonly code: string })[] {
  const degrees = findAll(text, burnDegrees);
  const encounter = later.test(text) ? 'D' : 'A';
  return findAll(
    text,
    burnSites.map(([category, rest, words]) => [`${category}|${rest}`, words] as const),
  ).flatMap((site) => {
    const [category = '', rest = ''] = site.value.split('|');
    const degree = nearest(degrees, site, text);
    const digit = Number(degree?.value ?? '0') + (corrosive.test(text) ? 4 : 0);
    const codes = sidesNear(text, site, '9').map(
      (side) => `${category}.${digit}${rest.replace('?', side)}${encounter}`,
    );
    return [...new Set(codes)]
      .filter((code) => known(code, table))
      .map((code) => ({ code, ...spanOf([site, degree]) }));
  });
}

/** The extent of burns of no more than second degree (T31: tens of percent of the body, then tens of percent of third degree). */
function readExtent(text: string, table: IcdTable): readonly (Span & { readonly code: string })[] {
  const match =
    /\b(\d{1,2}(?:\.\d)?) ?% ?(?:of )?(?:TBSA|BSA|total body|body surface)|\bT?BSA\W{0,4}(?:of |is )?(\d{1,2}(?:\.\d)?) ?%/i.exec(
      text,
    );
  if (!match || /\b(?:third|3rd)[- ]degree\b|\bfull[- ]thickness\b/i.test(text)) return [];
  const tens = Math.floor(Number(match[1] ?? match[2]) / 10);
  const code = tens === 0 ? 'T31.0' : `T31.${tens}0`;
  return known(code, table) ? [{ code, start: match.index, end: match.index + match[0].length }] : [];
}

const pressureKeys = 'pressure decubitus decubiti bedsore bedsores dti dtpi ulcer ulcers';
const isPressureWound = ({ word, clause, start }: WordPlace): boolean => {
  const behind = clause.slice(word.start - start, word.start - start + 40);
  if (/^(?:pressure[- ](?:ulcer|injur|sore|wound|area|induced)|decubit|bedsore|dtp?i)/i.test(behind)) return true;
  // Only pressure injuries are staged.
  return (
    /^ulcer/i.test(behind) &&
    /\b(?:stage [1-4I]|unstageable)/i.test(clause) &&
    !/\b(?:venous|diabetic|arterial|gastric|duodenal|peptic|corneal|aphthous)\b/i.test(clause)
  );
};
const isBurnWound = ({ clause }: WordPlace): boolean =>
  !/\b(?:sunburn\w*|burning (?:sensation|pain|with)|heart ?burn|burn ?out|windburn)\b/i.test(clause) &&
  /\b(?:degree|thickness|superficial|blister\w*|scald\w*|hot|flame|fire|steam|chemical|grease|stove|iron|oven|burns? (?:to|of|on|over)|burn(?:ed|t) (?:his|her|the|my|their|right|left|on)|tbsa|electrical)\b/i.test(
    clause,
  );

/** Pressure injuries by site and stage, burns by site and degree, as far as the chart tells them (L89, T20 to T25; Official Guidelines I.B.14, I.C.12.a, I.C.19.d). */
export function findWounds(reading: ChartReading): Suggestion[] {
  const wounds: readonly Wound[] = [
    {
      places: placesOf(reading, pressureKeys).filter(isPressureWound),
      read: readPressure,
      reason:
        'The chart tells site and stage; the diagnosis itself must be the provider’s (Official Guidelines I.B.14).',
    },
    {
      places: placesOf(reading, 'burn burns burned burnt scald scalded').filter(isBurnWound),
      read: readBurns,
      reason: 'The chart tells the burn, its site and its degree.',
    },
  ];
  const burnt = wounds[1]?.places.filter(isWound) ?? [];
  const found = new Map<string, Suggestion>();
  for (const { places, read, reason } of wounds) {
    for (const place of places) {
      if (!isWound(place)) continue;
      for (const { code, start, end } of read(place.clause, reading.tables.icd)) {
        const evidence = [{ start: place.start + start, end: place.start + end }];
        if (!found.has(code)) found.set(code, { code, confidence: 0.85, evidence, reason });
      }
    }
  }
  for (const { clause, start } of burnt) {
    for (const extent of readExtent(clause, reading.tables.icd))
      if (!found.has(extent.code))
        found.set(extent.code, {
          code: extent.code,
          confidence: 0.75,
          evidence: [{ start: start + extent.start, end: start + extent.end }],
          reason: 'The chart tells the extent of the burn.',
        });
  }
  return withoutVaguer([...found.values()]);
}

/** Beside a wound with its stage or degree the same site without it is said less well. */
function withoutVaguer(wounds: readonly Suggestion[]): Suggestion[] {
  return wounds.filter(({ code }) => {
    if (code.startsWith('L89.9'))
      return !wounds.some((other) => other.code.startsWith('L89') && !other.code.startsWith('L89.9'));
    if (/^L89.*9$/.test(code))
      return !wounds.some((other) => other.code !== code && other.code.slice(0, -1) === code.slice(0, -1));
    const site = (burn: string): string => `${burn.slice(0, 4)}${burn.slice(5)}`;
    return (
      code[4] !== '0' ||
      !code.startsWith('T') ||
      !wounds.some((other) => other.code !== code && site(other.code) === site(code))
    );
  });
}
