import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'serial | serial # | serial no | serial number | s/n | sn # | sn | udi | udi-di | device id | device identifier | device serial | device # | device no | device number | implant id | implant # | implant serial | imei | lot # | lot no | lot number | catalog # | catalog number | ref # | asset tag | asset id | pump id | pacemaker id | mac address',
    'implant | device | lot | model # | model no | model number',
  ),
);

/** Device identifiers and serial numbers after their label. */
export const deviceNumber = makeLabelledRecogniser({
  kind: 'DEVICE',
  rule: 'device-number',
  labels,
  evidence: 'follows a label for a device or its serial number',
});
