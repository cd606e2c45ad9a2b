import type { Finding } from '../../model/finding.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { clearStreetSuffixes, streetSuffixes } from '../../lexicons/streets.ts';
import { stateAbbreviations } from '../../lexicons/states.ts';
import { monthNames } from './months.ts';
import { candidateOf } from './patterns.ts';
import { beginsColumn } from './name-shape.ts';
import { isApostrophe, isGenericWord, judgeWords, readCapitals } from './place-words.ts';
import type { Candidate } from './recogniser.ts';
import { indexAt, onSameLine, tokenAt, type Scan } from './scan.ts';
import { readState } from './state-after.ts';

const streetPrepositions = new Set(['on', 'off']);
const townPrepositions = new Set([',', '(', 'in', '-', '\u2013', '\u2014']);
const ends = new Set([',', '.', ';', ')', ':', '(', '/', '|']);
const titledHeads = new Set(['center', 'centre', 'hospital', 'clinic', 'institute', 'infirmary']);
const anyName = lexiconFlag.given | lexiconFlag.family;
const ordinal = /^\d{1,3}(?:st|nd|rd|th)$/;
const directions = new Set(['north', 'south', 'east', 'west', 'n', 's', 'e', 'w']);
const weekday = /^(?:mwf|tts|tths|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day)?$/;

/** Index after the name of a street that follows "on": "on Taylorsville Rd", "on Main", "on 11th". */
function readStreet(scan: Scan, index: number): number {
  const first = tokenAt(scan, index);
  if (!onSameLine(first)) return index;
  const isGrid = first.kind === 'number' && first.text.length >= 3 && directions.has(tokenAt(scan, index + 1).folded);
  if (isGrid) return index + 2;
  if (ordinal.test(first.folded))
    return tokenAt(scan, index + 1).kind === 'word' && streetSuffixes.has(tokenAt(scan, index + 1).folded)
      ? index + 2
      : index + 1;
  if (first.kind !== 'word' || monthNames.has(first.folded) || weekday.test(first.folded) || first.facts.isMedical)
    return index;
  if (first.shape === 'lower') {
    if (scan.letterCase === 'upper' || first.text.length < 4 || isGenericWord(first)) return index;
    const isStreet = streetSuffixes.has(tokenAt(scan, index + 1).folded);
    return isStreet ? index + 2 : !first.facts.isEnglish ? index + 1 : index;
  }
  const to = readCapitals(scan, index, 4);
  const isStreet =
    streetSuffixes.has(tokenAt(scan, to - 1).folded) || clearStreetSuffixes.has(tokenAt(scan, to).folded);
  if (isGenericWord(first) && !isStreet && first.folded !== 'main') return index;
  return isStreet || first.flags !== 0 || !first.facts.isEnglish || first.folded === 'main'
    ? Math.max(to, index)
    : index;
}

/** Index after the town that follows a facility: ", Keansburg". */
function readTown(scan: Scan, index: number): number {
  const first = tokenAt(scan, index);
  if (tokenAt(scan, index - 1).folded === 'in' && stateAbbreviations.has(first.text) && onSameLine(first))
    return index + 1;
  if (!onSameLine(first) || first.kind !== 'word' || first.text.length < 4) return index;
  if (
    first.shape !== 'capital' &&
    !(first.shape === 'upper' && scan.letterCase === 'upper' && (first.flags & lexiconFlag.city) !== 0)
  )
    return index;
  if (isGenericWord(first) || first.facts.isMedical) return index;
  const to = readCapitals(scan, index, 3);
  const key = scan.tokens
    .slice(index, to)
    .map(({ folded }) => folded)
    .join(' ');
  const isCity = (scan.lexicon.flagsOf(key) & lexiconFlag.city) !== 0;
  const state = readState(scan, to);
  if (state > to) return state;
  const isEnd = !onSameLine(tokenAt(scan, to)) || ends.has(tokenAt(scan, to).text);
  return isEnd && (isCity || (to - index === 1 && first.flags === 0 && !first.facts.isEnglish)) ? to : index;
}

/** First token of the capitalised name that ends before an index, or the index: "Bone & Joint" before an address. */
function readNameBefore(scan: Scan, index: number): number {
  let from = index;
  for (let at = index - 1, words = 0; at >= 0 && words < 5; at--) {
    if (!onSameLine(tokenAt(scan, at + 1)) || beginsColumn(scan, at + 1)) break;
    const token = tokenAt(scan, at);
    if (
      token.kind === 'word' &&
      token.shape !== 'lower' &&
      token.shape !== 'initial' &&
      !monthNames.has(token.folded)
    ) {
      from = at;
      words++;
    } else if (
      !(
        from < index &&
        (token.text === '&' ||
          token.folded === 'of' ||
          (token.folded === 'at' && token.shape === 'lower') ||
          isApostrophe(token) ||
          (token.text === '-' && token.gap === 'none'))
      )
    ) {
      const isEnding = token.folded === 's' && token.gap === 'none';
      if (!isEnding) break;
    }
  }
  return from;
}

/** "the Cancer Center in New York": a place named by what it does, before its city. */
function findTitled(scan: Scan, index: number): Candidate | undefined {
  const [link, head, before] = [tokenAt(scan, index - 1), tokenAt(scan, index - 2), tokenAt(scan, index - 3)];
  if (link.folded !== 'in' || head.shape !== 'capital' || before.shape !== 'capital' || !titledHeads.has(head.folded))
    return undefined;
  const from = readNameBefore(scan, index - 1);
  if (from >= index - 2 || tokenAt(scan, from).facts.isMedical) return undefined;
  const evidence = 'a hospital or center named by its city';
  return candidateOf(scan, from, index - 1, { kind: 'LOCATION', rule: 'facility-beside', score: 0.6, evidence });
}

/** The name of a place before its street or town: "Cedar Glen on Fulton Rd", "Halden Bone & Joint, 4 Elm St". */
function findBefore(scan: Scan, index: number, kind: Finding['kind']): Candidate | undefined {
  const link = tokenAt(scan, index - 1);
  const isLink =
    link.text === ',' ||
    (link.folded === 'at' &&
      tokenAt(scan, index - 2).shape === 'capital' &&
      tokenAt(scan, index - 3).shape === 'capital') ||
    (kind === 'ADDRESS' && (link.folded === 'on' || link.folded === 'off'));
  if (!isLink || !onSameLine(tokenAt(scan, index))) return undefined;
  const from = readNameBefore(scan, index - 1);
  const { own, named, words } = judgeWords(scan, from, index - 1);
  const isStrange = words > 1 || !tokenAt(scan, from).facts.isEnglish;
  if (from === index - 1 || !own || !named || !isStrange || tokenAt(scan, from).facts.isMedical) return undefined;
  return candidateOf(scan, from, index - 1, {
    kind: 'LOCATION',
    rule: 'facility-beside',
    score: 0.6,
    evidence: 'a name before its street or town',
  });
}

/** Streets and towns that stand right after a place that was found: "Walgreens on Fulton", "Our Lady of Lourdes, Keansburg". */
export function findBesidePlaces(scan: Scan, findings: readonly Finding[]): Candidate[] {
  const beside: Candidate[] = [];
  for (const { start, kind, rule } of findings) {
    const isTown = kind === 'LOCATION' && (rule === 'city' || rule === 'city-line');
    if (scan.letterCase !== 'mixed' || !(kind === 'ADDRESS' || isTown)) continue;
    const first = indexAt(scan, start);
    const before = findBefore(scan, first, kind);
    if (before) beside.push(before);
    const titled = isTown ? findTitled(scan, first) : undefined;
    if (titled) beside.push(titled);
  }
  for (const { end, kind, rule } of findings) {
    if (kind !== 'NAME' && (kind !== 'LOCATION' || rule === 'country')) continue;
    const index = indexAt(scan, end);
    if (kind === 'NAME' && tokenAt(scan, index).text === ',') {
      const to = readTown(scan, index + 1);
      const isTown = to > index + 1 && (tokenAt(scan, index + 1).flags & anyName) === 0;
      if (isTown)
        beside.push(
          candidateOf(scan, index + 1, to, {
            kind: 'LOCATION',
            rule: 'beside-place',
            score: 0.55,
            evidence: 'a town behind a name',
          }),
        );
    }
    if (kind !== 'LOCATION' || rule === 'country') continue;
    const word = tokenAt(scan, index);
    if (!onSameLine(word)) continue;
    const at = tokenAt(scan, index + 1).folded === 'the' ? index + 2 : index + 1;
    if (streetPrepositions.has(word.folded)) {
      const to = readStreet(scan, at);
      if (to > at)
        beside.push(
          candidateOf(scan, at, to, {
            kind: 'ADDRESS',
            rule: 'beside-place',
            score: 0.6,
            evidence: 'a street behind a place',
          }),
        );
    } else if (townPrepositions.has(word.text) && rule !== 'city') {
      const to = readTown(scan, index + 1);
      if (to > index + 1)
        beside.push(
          candidateOf(scan, index + 1, to, {
            kind: 'LOCATION',
            rule: 'beside-place',
            score: 0.6,
            evidence: 'a town behind a place',
          }),
        );
    }
  }
  return beside;
}
