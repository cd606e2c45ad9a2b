import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'job # | job number | job id | case # | case no | case number | case id | claim # | claim no | claim number | claim id | accession | accession # | accession no | accession number | specimen # | specimen id | specimen no | sample id | sample # | sample reference | lab sample reference | order # | order no | order number | order id | encounter # | encounter id | encounter number | visit # | visit id | visit number | visit no | confirmation # | confirmation number | confirmation code | reference # | reference no | reference number | ref no | ref number | referral # | referral number | authorization # | authorization number | auth # | prior auth # | rx # | rx no | rx number | prescription # | prescription number | employee id | employee # | badge # | badge number | badge id | student id | site id | subject id | subject # | study id | participant id | tracking # | tracking number | report # | report no | report number | request # | request id | requisition # | id # | id no | id number | user id | docket # | docket no | ticket # | inmate # | inmate number | booking # | military id | service number | tax id | tin | ein | ticket number | clinic id | facility id | unique id | bed id',
    'case | claim | encounter | id | identifier | trial id',
  ),
);

/** Other unique numbers, characteristics and codes after their label. */
export const otherNumber = makeLabelledRecogniser({
  kind: 'ID',
  rule: 'other-number',
  labels,
  evidence: 'follows a label for a unique number',
});
