import { passesVin } from '../checksums.ts';
import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { candidateOf } from '../patterns.ts';
import { makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const labels = makePhraseTable(
  labelRows(
    'vin | vin # | vin no | vin number | vehicle id | vehicle identification | license plate | licence plate | number plate | plate # | plate no | plate number | ' +
      'tag # | registration plate | vehicle registration | vehicle reg | car registration',
    'plate | plates | tag',
  ),
);
const labelled = makeLabelledRecogniser({
  kind: 'VEHICLE',
  rule: 'vehicle',
  labels,
  evidence: 'follows a label for a vehicle or its plate',
});

/** Vehicle identification numbers, by label or check digit, and plates after their label. */
export const vehicle: Recogniser = {
  rule: 'vehicle',
  find: (scan, emit) => {
    labelled.find(scan, emit);
    for (const index of scan.numbers) {
      const { text } = tokenAt(scan, index);
      if (text.length !== 17 || !passesVin(text)) continue;
      const evidence = 'has the form and check digit of a vehicle identification number';
      emit(candidateOf(scan, index, index + 1, { kind: 'VEHICLE', rule: 'vehicle', score: 0.95, evidence }));
    }
  },
};
