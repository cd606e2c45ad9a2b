/** The names that rules of an audit and kinds of planted defects share. A kind outside of it is a slip of the pen in a chart. */
export const auditKinds: ReadonlySet<string> = new Set(
  [
    'code-invalid code-unknown code-not-billable code-description code-unsupported code-denied code-historical',
    'code-uncertain code-unspecified code-laterality code-encounter code-trimester excludes1 code-first use-additional',
    'code-sequence age-conflict sex-question symptom-with-diagnosis combination-code duplicate-code status-code',
    'external-cause em-level visit-time patient-status modifier ncci-edit units procedure-undocumented',
    'procedure-necessity gap-chief-complaint gap-history gap-exam gap-laterality gap-medication-dose gap-allergies',
    'gap-assessment gap-plan gap-follow-up gap-signature gap-date gap-consent gap-risk gap-safety-plan gap-time',
    'contradiction-side contradiction-patient contradiction-allergy contradiction-vital contradiction-medication',
    'contradiction-finding copied-forward contradiction-date hcc-support abnormal-result drug-without-diagnosis',
  ]
    .join(' ')
    .split(' '),
);
