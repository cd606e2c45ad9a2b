import { stateAbbreviations } from '../../../lexicons/states.ts';
import { passesVin } from '../checksums.ts';
import { labelRows, makeLabelledRecogniser, skipConnectors } from '../labelled-value.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeNumberTable, makePhraseTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const labels = makePhraseTable(
  labelRows(
    'vin | vin # | vin no | vin number | vehicle id | vehicle identification | license plate | licence plate | number plate | plate # | plate no | plate number | ' +
      'tag # | registration plate | vehicle registration | vehicle reg | car registration | medallion',
    'plate | plates | tag | partial plate | tail | tail # | tail no | license tag | registration | car plate',
  ),
);
const labelled = makeLabelledRecogniser({
  kind: 'VEHICLE',
  rule: 'vehicle',
  labels,
  evidence: 'follows a label for a vehicle or its plate',
});

const vehicleNouns = makeWordTable(
  'car cars truck van suv sedan pickup motorcycle vehicle jeep minivan bus trailer auto moped'.split(' '),
);
const longNumbers = makeNumberTable([17], [17]);
const plateWords = makeWordTable(['plate', 'plates', 'tag', 'tags']);
const plate = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5,8}$/;
const letters = /^[A-Z]{2,3}$/;
const digits = /^\d{3,4}$/;

/** Where a plate ends that begins at a token: "7XRM904", "BQX 4071"; the index itself when there is none. */
function readPlate(scan: Scan, index: number): number {
  const { text } = tokenAt(scan, index);
  if (plate.test(text)) return index + 1;
  const next = tokenAt(scan, index + 1).text === '-' ? index + 2 : index + 1;
  const isPair = letters.test(text) && digits.test(tokenAt(scan, next).text) && onSameLine(tokenAt(scan, next));
  return isPair ? next + 1 : index;
}

/** A plate with its state within a few words of the vehicle: "truck CA 7XRM904", "her car (TN BQX 4071". */
function findPlateOf(scan: Scan, noun: number): { from: number; to: number } | undefined {
  for (let at = noun + 1; at < noun + 5; at++) {
    if (!onSameLine(tokenAt(scan, at))) return undefined;
    if (!stateAbbreviations.has(tokenAt(scan, at).text)) continue;
    const to = readPlate(scan, at + 1);
    return to > at + 1 ? { from: at + 1, to } : undefined;
  }
  return undefined;
}

/** Vehicle identification numbers, by label or check digit, and plates after their label. */
export const vehicle: Recogniser = {
  rule: 'vehicle',
  find: (scan, emit) => {
    labelled.find(scan, emit);
    eachWord(scan, plateWords, (word) => {
      const at = skipConnectors(scan, word + 1).at;
      const to = readPlate(scan, at);
      const evidence = 'a plate after its label';
      if (to > at) emit(candidateOf(scan, at, to, { kind: 'VEHICLE', rule: 'vehicle', score: 0.9, evidence }));
    });
    eachWord(scan, vehicleNouns, (noun) => {
      const found = findPlateOf(scan, noun);
      const evidence = 'a plate with its state beside a vehicle';
      if (found)
        emit(candidateOf(scan, found.from, found.to, { kind: 'VEHICLE', rule: 'vehicle', score: 0.85, evidence }));
    });
    for (const index of placesOf(scan, longNumbers)) {
      const { text } = tokenAt(scan, index);
      if (!passesVin(text)) continue;
      const evidence = 'has the form and check digit of a vehicle identification number';
      emit(candidateOf(scan, index, index + 1, { kind: 'VEHICLE', rule: 'vehicle', score: 0.95, evidence }));
    }
  },
};
