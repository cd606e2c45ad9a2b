import { ambiguousBrands, facilityBrands } from '../../../lexicons/facility-brands.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import { isNamedWord } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';

/** Each brand with both forms of an apostrophe. */
const spellings = facilityBrands.flatMap((brand) => {
  const straight = brand.replaceAll('\u2019', "'");
  return straight.includes("'") ? [straight, straight.replaceAll("'", '\u2019')] : [brand];
});
const brands = makePhraseTable(spellings.map((brand) => [brand, true] as const));
const triggers = new Set(
  'at to from in by of with via @ our the near , ( for outside called per through thru pharmacy : behind visited left works work worked working worker driver employee retired'.split(
    ' ',
  ),
);
const places = new Set(
  'clinic hospital center centre medical office campus health er ed pharmacy lab labs dialysis store rx optical rr railroad railway'.split(
    ' ',
  ),
);
/** What follows when the words name a product, a tool or a scale. */
const notAPlace = new Set(
  'stroke scale guideline guidelines stand type binet shunt scissors criteria classification treadmill swab valve avr mvr mechanical bileaflet medical scientific device lead leads pacemaker icd generator prosthesis prosthetic aortic mitral test card plan insurance medicare advantage silver gold bronze'.split(
    ' ',
  ),
);

/** Words before a maker's name. */
const products = new Set(
  'mm valve valves mechanical prosthetic prosthesis pacemaker icd lead leads device implant implanted'.split(' '),
);

function isCapitalised(scan: Scan, from: number): boolean {
  const first = tokenAt(scan, from);
  return first.shape === 'capital' || first.shape === 'upper' || first.shape === 'initial';
}

/** Systems that are known by their name and the town: "Methodist Germantown", "Baptist Gadsden". */
const townSystems = new Set(
  'methodist baptist providence mercy ascension advocate sanford avera piedmont banner sutter kaiser'.split(' '),
);

function isTown(scan: Scan, index: number): boolean {
  const { shape, flags, facts } = tokenAt(scan, index);
  return (
    shape === 'capital' && (flags & lexiconFlag.city) !== 0 && !facts.isEnglish && onSameLine(tokenAt(scan, index))
  );
}

function isPlaced(scan: Scan, index: number, end: number): boolean {
  if (end - index > 1) return true;
  const { shape, folded, text } = tokenAt(scan, index);
  if (
    !ambiguousBrands.has(folded) &&
    (shape === 'capital' || shape === 'lower' || (shape === 'upper' && text.length >= 3))
  )
    return true;
  if (townSystems.has(folded) && isTown(scan, end)) return true;
  return triggers.has(tokenAt(scan, index - 1).folded) || places.has(tokenAt(scan, end).folded);
}

/** Index after the words that go on with a brand: "UNM Children's", "Kroger Rx", "LabCorp Prince". */
function readOn(scan: Scan, end: number): number {
  let to = end;
  while (to < end + 4 && onSameLine(tokenAt(scan, to))) {
    const token = tokenAt(scan, to);
    const isSite = token.kind === 'mixed' && /^[A-Z]{3}\d$/.test(token.text);
    const isWord = isSite || places.has(token.folded) || (token.shape === 'capital' && isNamedWord(token));
    if (!isWord) break;
    to++;
  }
  return to;
}

/** Hospitals, health systems, chains and employers known by a bare name: "UCSF", "Johns Hopkins", "treated at Mayo". */
export const facilityBrand: Recogniser = {
  rule: 'facility-brand',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    eachPhrase(scan, brands, (index, brand) => {
      const lower = tokenAt(scan, index);
      const isPlain =
        lower.shape === 'lower' &&
        lower.text.length > 5 &&
        !lower.facts.isEnglish &&
        !ambiguousBrands.has(lower.folded);
      if (!(isPlain || isCapitalised(scan, index)) || !isPlaced(scan, index, brand.end)) return;
      if (hasWordBefore(scan, index, 5, products)) return;
      if (isEponymUse(scan, brand.end) || notAPlace.has(tokenAt(scan, brand.end).folded)) return;
      const evidence = 'a hospital, firm or shop known by this name';
      emit(
        candidateOf(scan, index, readState(scan, readOn(scan, brand.end)), {
          kind: 'LOCATION',
          rule: 'facility-brand',
          score: 0.75,
          evidence,
        }),
      );
    });
  },
};
