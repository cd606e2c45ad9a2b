import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { beginsAddress, isHouseNumber, readCrossing, readUnitAfter } from '../street-shape.ts';

const roads = makePhraseTable(
  (
    'hwy|highway|us hwy|us highway|state hwy|state highway|county road|county rd|cty rd|co rd|cr|county hwy|county highway|state route|state road|state rd|route|rte|rt|us route|farm road|fm|ranch road|interstate|i|sr|' +
    'old highway|old hwy|rural route|rr|hc|star route|highway contract|box|bia route|indian route|navajo route|township road|forest road|forest service road|mile marker|milepost|exit'
  )
    .split('|')
    .map((road) => [road, true] as const),
);
/** Roads whose letters have other meanings, so that a house number or a box must show the road ("HR 92 RR 18", "Cr 1.6"). */
const unsure = new Set(['cr', 'i', 'sr', 'rt', 'rr', 'hc', 'fm', 'route', 'box', 'exit', 'rte']);
/** Interstates, but not the isotopes of iodine. */
const interstateNumber = /^(?!12[345]$|131$)[1-9]\d{0,2}$/;
const roadNumber = /^\d{1,5}$|^\d{1,4}[A-Za-z]$/;

function isInterstate(scan: Scan, index: number): boolean {
  const dash = tokenAt(scan, index + 1);
  if (tokenAt(scan, index).text !== 'I' || dash.text !== '-' || dash.gap !== 'none') return false;
  return interstateNumber.test(tokenAt(scan, index + 2).text);
}

/** True for "Box 317," after a comma, where no post office is named. */
function isBareBox(scan: Scan, index: number): boolean {
  const { folded, shape } = tokenAt(scan, index);
  return folded === 'box' && shape !== 'lower' && [',', ':', ';'].includes(tokenAt(scan, index - 1).text);
}

/** Roads that are known by a number: "Hwy 134 @ Culpepper Ln", "3325 Hwy 35", "HC 61 Box 402", "off Interstate 80". */
export const addressRoad: Recogniser = {
  rule: 'address-road',
  find: (scan, emit) => {
    const add = (from: number, to: number, score: number): void =>
      emit(
        candidateOf(scan, from, to, { kind: 'ADDRESS', rule: 'address-road', score, evidence: 'a road by its number' }),
      );
    eachPhrase(scan, roads, (index, { end }) => {
      const road = tokenAt(scan, index);
      if (isInterstate(scan, index)) return add(index, index + 3, 0.65);
      const at = ['-', '#'].includes(tokenAt(scan, end).text) ? end + 1 : end;
      if (!roadNumber.test(tokenAt(scan, at).text) || !onSameLine(tokenAt(scan, at))) return undefined;
      const isUnsure = end - index === 1 && unsure.has(road.folded);
      const house = tokenAt(scan, index - 1);
      const isHouse =
        isHouseNumber(scan, index - 1) &&
        onSameLine(road) &&
        house.text.length >= 2 &&
        (!isUnsure || beginsAddress(scan, index - 1));
      const isBox = tokenAt(scan, at + 1).folded === 'box' && tokenAt(scan, at + 2).kind !== 'word';
      if (isUnsure && !isBox && !isHouse && !isBareBox(scan, index)) return undefined;
      const isPlainWord = road.shape === 'lower' && scan.letterCase !== 'lower' && !isHouse && !isBox;
      if (isPlainWord && road.folded !== 'highway' && road.folded !== 'hwy') return undefined;
      const to = isBox ? at + 3 : at + 1;
      return add(isHouse ? index - 1 : index, readUnitAfter(scan, readCrossing(scan, to)), 0.8);
    });
  },
};
