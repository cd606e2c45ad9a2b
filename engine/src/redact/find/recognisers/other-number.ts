import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    [
      'job # | job number | job id | job no | case # | case no | case number | case id | claim # | claim no | claim number | claim id | claim',
      'accession | accession # | accession no | accession number | accessions | acc # | acc no | accn | specimen # | specimen id | specimen no | sample id | sample # | sample reference | lab sample reference',
      'order # | order no | order number | order id | encounter # | encounter id | encounter number | encounter | visit # | visit id | visit number | visit no',
      'confirmation # | confirmation number | confirmation code | reference # | reference no | reference number | ref no | ref number | ref # | referral # | referral number',
      'authorization # | authorization number | auth # | prior auth # | rx # | rx no | rx number | prescription # | prescription number | prescription no',
      'employee id | employee # | employee no | emp # | emp no | emp id | badge # | badge number | badge id | badge no | badge | shield | student id | site id | subject id | subject # | study id | participant id',
      'tracking # | tracking number | tracking no | report # | report no | report number | request # | request id | requisition # | id # | id no | id number | user id | docket # | docket no | cause no | ticket # | ticket number',
      'inmate # | inmate number | booking # | booking no | military id | service number | service no | svc no | tax id | tin | ein | clinic id | facility id | unique id | bed id | incident # | incident no | incident number',
      'run # | run no | trip # | trip no | pcr # | pcr no | call # | cad # | txn # | transaction id | receipt # | envelope # | env # | conf # | band # | tag # | hmis | hmis # | study # | file # | notice # | letter # | doc id | document id | document no | message id',
    ].join(' | '),
    'case | id | identifier | trial id | acc | spec | specimen | specimens | sample | samples | path | pathology | cytology | slide | block | req | requisition | order | study | exam | incident | report | complaint | citation | run | trip | pcr | docket | cause | file | notice | ticket | ' +
      'emp | employee | worker | staff id | envelope | env | locker | job | conf | confirmation | txn | transaction | doc | document | letter | visit | enc | receipt | po | band | bracelet | tag | tube | tubes | kit | bag | auth | authorization | preauth | precert | referral | ' +
      'ref | approval | rx | prescription | script | tracking | roll | frame | film | image | images | tape | log | timesheet | booking | warrant | enrollment | subject | participant | donor | culture | unit no | unit #',
  ),
);

/** Other unique numbers, characteristics and codes after their label. */
export const otherNumber = makeLabelledRecogniser({
  kind: 'ID',
  rule: 'other-number',
  labels,
  evidence: 'follows a label for a unique number',
});
