/**
 * Complaints that are asked after because of what they may mean, by their names in the catalogue of problems. Own list, the red
 * flags of common teaching; what an examination or a result shows is in `grave-findings.data.ts`.
 */
export const redFlagNames: ReadonlySet<string> = new Set(
  [
    'chest pain|chest tightness|chest pressure|syncope|palpitations|shortness of breath|hemoptysis|stridor',
    'hematochezia|melena|hematemesis|jaundice|urinary retention|hematuria|vaginal bleeding',
    'seizure|confusion|slurred speech|focal deficit|weakness|numbness|fall',
    'weight loss|night sweats|septic shock|stroke|transient ischemic attack|myocardial infarction|pulmonary embolism|deep vein thrombosis',
  ].flatMap((row) => row.split('|')),
);
