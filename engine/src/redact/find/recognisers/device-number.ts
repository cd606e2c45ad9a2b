import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { matchAt } from '../patterns.ts';
import { eachWord, makeWordTable, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const labels = makePhraseTable(
  labelRows(
    'serial | serial # | serial no | serial number | s/n | sn # | sn | udi | udi-di | device id | device identifier | device serial | device # | device no | device number | implant id | implant # | implant serial | imei | lot # | lot no | lot number | catalog # | catalog number | ref # | asset tag | asset id | pump id | pacemaker id | mac address',
    'implant | device | lot | model # | model no | model number | serials | loaner | tracker | pump | pacemaker | generator | stimulator | machine serial | ser no | ser #',
  ),
);

const labelled = makeLabelledRecogniser({
  kind: 'DEVICE',
  rule: 'device-number',
  labels,
  evidence: 'follows a label for a device or its serial number',
});
/** A unique device identifier in GS1 form: (01) and 14 digits, then lot, dates and serial in parts of their own. */
const deviceIdentifier = /\(01\)\d{14}(?:\(\d{2}\)[A-Za-z0-9-]{1,20}){0,5}/y;

const brackets = makeWordTable(['(']);

/** Device identifiers and serial numbers after their label, and unique device identifiers (UDI) by their form. */
export const deviceNumber: Recogniser = {
  rule: 'device-number',
  find: (scan, emit) => {
    labelled.find(scan, emit);
    eachWord(scan, brackets, (index) => {
      const { start } = tokenAt(scan, index);
      const match = tokenAt(scan, index + 1).text === '01' ? matchAt(deviceIdentifier, scan.text, start) : undefined;
      const evidence = 'has the form of a unique device identifier';
      if (match)
        emit({ start, end: start + match[0].length, kind: 'DEVICE', rule: 'device-number', score: 0.97, evidence });
    });
  },
};
