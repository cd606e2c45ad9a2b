import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'license | licence | lic | lic. | license # | license no | license number | licence number | medical license | state license | nursing license | rn license | drivers license | driver license | dl # | dl no | dln | npi | npi # | dea | dea # | dea no | dea number | upin | gmc | gmc no | gmc number | nmc pin | certificate # | certificate no | certificate number | certification # | certification number | cert # | cert no | registration # | registration no | registration number | provider id | clia | caqh | passport | passport no | passport number',
    'certificate | registration | passport',
  ),
);

/** Licence, certificate and provider numbers (NPI, DEA, state) after their label. */
export const licenceNumber = makeLabelledRecogniser({
  kind: 'LICENSE',
  rule: 'licence-number',
  labels,
  evidence: 'follows a label for a licence or certificate',
});
