import type { StatusRow } from './status-row.ts';

/**
 * Operations that leave an organ or a limb absent (Z89, Z90; ICD-10-CM index "Absence, acquired"). Removal of the thyroid is coded
 * E89.0, and tonsils are left out: nobody reports them.
 */
export const removedParts: readonly StatusRow[] = [
  ['Z90.1?', 'mastectomy mastectomies', null, /\b(?:partial|segmental|breast[- ]conserving)\b/i],
  ['Z90.1?', 'breast breasts', /\bbreasts? (?:was |were |surgically )?(?:removed|absent)\b|\babsence of (?:the )?(?:\w+ )?breasts?\b/i],
  ['Z90.01', 'enucleation enucleated evisceration', /\beyes?\b|\bglobe\b/i],
  ['Z90.02', 'laryngectomy'],
  ['Z90.2', 'pneumonectomy'],
  ['Z90.2', 'lobectomy wedge', /\b(?:lungs?|pulmonary|upper lobe|lower lobe|middle lobe|[RL][UML]L)\b/],
  ['Z90.3', 'gastrectomy', null, /\bsleeve\b/i],
  ['Z90.411', 'whipple pancreaticoduodenectomy'],
  ['Z90.411', 'pancreatectomy', /\b(?:partial|distal)\b/i],
  ['Z90.410', 'pancreatectomy', /\btotal\b/i],
  ['Z90.49', 'cholecystectomy appendectomy colectomy hemicolectomy sigmoidectomy esophagectomy proctectomy proctocolectomy'],
  ['Z90.49', 'gallbladder appendix colon bowel', /\b(?:gallbladder|appendix|colon|bowel) (?:was |surgically )?(?:removed|absent|resected|(?:taken )?out)\b|\b(?:colon|bowel) resection\b/i],
  ['Z90.5', 'nephrectomy', null, /\bpartial\b/i],
  ['Z90.5', 'kidney', /\bkidney (?:was |surgically )?(?:removed|absent)\b|\bdonated (?:a |one |his |her )?(?:\w+ )?kidney\b|\bsolitary kidney\b/i],
  ['Z90.6', 'cystectomy', /\b(?:bladder|radical)\b/i, /\bovar/i],
  ['Z90.711', 'hysterectomy', /\b(?:supracervical|subtotal|partial)\b/i],
  ['Z90.710', 'hysterectomy tah tlh tvh lavh', null, /\b(?:supracervical|subtotal|partial)\b/i],
  ['Z90.722', 'bso'],
  ['Z90.722', 'oophorectomy oophorectomies', /\b(?:bilateral|both)\b/i],
  ['Z90.721', 'oophorectomy', /\b(?:unilateral|right|left)\b/i, /\b(?:bilateral|both)\b/i],
  ['Z90.79', 'prostatectomy orchiectomy', null, /\b(?:simple|transurethral)\b/i],
  ['Z90.81', 'splenectomy asplenia asplenic'],
  ['Z90.81', 'spleen', /\bspleen (?:was |surgically )?(?:removed|absent)\b/i],
  ['Z89.51?', 'bka bkas'],
  ['Z89.51?', 'amputation amputations amputee amputated', /\bbelow[- ](?:the[- ])?knee\b|\btranstibial\b/i],
  ['Z89.61?', 'aka akas', /\bAKAs?\b/],
  ['Z89.61?', 'amputation amputations amputee amputated', /\babove[- ](?:the[- ])?knee\b|\btransfemoral\b/i],
  ['Z89.41?', 'amputation amputations amputated', /\b(?:great|big|first|1st) toes?\b|\bhallux\b/i],
  ['Z89.42?', 'amputation amputations amputated', /\btoes?\b/i, /\b(?:great|big|first|1st) toes?\b|\bhallux\b/i],
  ['Z89.43?', 'amputation amputations amputated tma', /\b(?:transmetatarsal|midfoot|forefoot|TMA|foot)\b/i],
  ['Z89.44?', 'amputation amputated', /\bankle\b|\bsyme\b/i],
  ['Z89.01?', 'amputation amputated', /\bthumbs?\b/i],
  ['Z89.02?', 'amputation amputations amputated', /\bfingers?\b/i, /\bthumb\b/i],
  ['Z89.11?', 'amputation amputated', /\bhand\b/i, /\bfinger|thumb\b/i],
  ['Z89.21?', 'amputation amputated', /\bbelow[- ](?:the[- ])?elbow\b|\btransradial\b/i],
  ['Z89.22?', 'amputation amputated', /\babove[- ](?:the[- ])?elbow\b|\btranshumeral\b/i],
];
