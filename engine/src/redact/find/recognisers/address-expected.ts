import { monthNames } from '../months.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import { isClinicalAcronym, isGenericWord } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';
import { isHouseNumber, readStreet, readUnitBehind } from '../street-shape.ts';

/** Words behind which an address is expected. */
const phrases = makePhraseTable(
  (
    'lives at|living at|lived at|resides at|residing at|resided at|staying at|stays at|moved to|address|address is|home address|mailing address|residence|home|house at|apartment at|located at|home at|mail to|mailed to|' +
    'return to|return it to|deliver to|delivered to|ship to|shipped to|meet me at|meet you at|off at|c/o|evicted from|domiciled at|visit at|picked up at|scene|scene address|pickup|drop off'
  )
    .split('|')
    .map((phrase) => [phrase, true] as const),
);

/** A house number with a name where an address is expected, though no word says that it is a street: "lives at 1200 Fulton". */
export const addressExpected: Recogniser = {
  rule: 'address-expected',
  find: (scan, emit) => {
    if (scan.letterCase === 'upper') return;
    eachPhrase(scan, phrases, (_index, { end }) => {
      const at = [':', ','].includes(tokenAt(scan, end).text) ? end + 1 : end;
      const house = tokenAt(scan, at);
      if (!isHouseNumber(scan, at) || house.text.length < 2 || !onSameLine(house)) return;
      const first = tokenAt(scan, at + 1);
      const street = readStreet(scan, at + 1);
      if (street === at + 1 || isUnit(first) || isClinicalAcronym(first) || monthNames.has(first.folded)) return;
      if (isGenericWord(first) && street === at + 2) return;
      const behind = tokenAt(scan, street);
      const isDoubled = behind.kind === 'number' && behind.text.length <= 4 && onSameLine(behind);
      emit(
        candidateOf(scan, at, readUnitBehind(scan, isDoubled ? street + 1 : street), {
          kind: 'ADDRESS',
          rule: 'address-expected',
          score: 0.7,
          evidence: 'a house number where an address is expected',
        }),
      );
    });
  },
};
