import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { makePhraseTable } from '../phrases.ts';

const labels = makePhraseTable(
  labelRows(
    'insurance | health plan | healthplan | health insurance | insurance id | insurance policy | policy # | policy no | policy number | policy id | member id | member # | member no | member number | membership # | membership number | subscriber id | subscriber | subscriber # | beneficiary | beneficiary id | medicare | medicare id | mbi | hicn | medicaid | medicaid id | group # | group no | group number | group id | plan id | plan # | plan no | plan number | payer id | payor id | coverage id | hpbn | hmo | ppo | grp | rxbin | rxgrp | rx bin | rx group | nhs | nhs no | nhs number | chi number | tricare | blue cross | bcbs | aetna | cigna | humana | unitedhealthcare | uhc',
    'policy | member | plan | coverage | payer | beneficiary | group | pol | supp policy | secondary | mcaid | mcare | medi-cal | masshealth | badgercare | tenncare | peachcare | soonercare | kancare | apple health | chip | ohp | champva | united healthcare | optum | anthem | blue shield | ' +
      'blue cross blue shield | kaiser | molina | centene | ambetter | wellcare | amerigroup | caresource | healthfirst | fidelis | oscar | harvard pilgrim | highmark | premera | regence | carefirst | florida blue | medica | healthpartners | ucare | delta dental | vsp | metlife | mutual of omaha | aarp | humana gold',
  ),
);

/** Health plan, insurance, Medicare and NHS numbers after their label. */
export const healthPlan = makeLabelledRecogniser({
  kind: 'HEALTH_PLAN',
  rule: 'health-plan',
  labels,
  evidence: 'follows a label for a health plan or insurance number',
});
