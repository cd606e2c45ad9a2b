import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'mrn | mr # | mr no | m.r.n. | medical record | medical records | medical rec | med record | med rec | med. rec. | med. record | record # | record no | record number | patient id | patient identifier | patient no | patient number | pt id | pt # | hospital number | hospital no | hospital id | unit number | unit no | unit # | chart # | chart no | chart number | chart id | cmrn | emrn | empi | ehr id | emr id | pid | crn | case record',
    'record | records | chart | file no | file number | file # | mrns | mr | emr | hosp # | hosp no | ch no | ch. no | ch.no.',
  ),
);

/** Medical record numbers after their label. */
export const recordNumber = makeLabelledRecogniser({
  kind: 'MRN',
  rule: 'record-number',
  labels,
  evidence: 'follows a label for a medical record number',
});
