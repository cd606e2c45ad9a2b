/** Body systems and regions as clinicians head them, and the name a note gives them. Own list from common charting. */
export const systemRows: readonly (readonly [string, string])[] = [
  ['General', 'gen|general|general appearance|constitutional|const|appearance'],
  ['Neurologic', 'neuro|neurologic|neurological|cns'],
  ['Respiratory', 'resp|respiratory|pulm|pulmonary|lungs|chest|lung'],
  ['Cardiovascular', 'cv|cvs|cardiac|cardiovascular|heart|cor|card|cards'],
  ['Gastrointestinal', 'gi|gastrointestinal|abd|abdo|abdomen|fen/gi|fengi'],
  ['Renal', 'renal|fen|renal/fen|gu/renal|renal/gu'],
  ['Genitourinary', 'gu|genitourinary|gyn|pelvic'],
  ['Hematology', 'heme|haem|hematology|hem|heme/onc'],
  ['Infectious disease', 'id|infectious disease|infectious'],
  ['Endocrine', 'endo|endocrine'],
  ['HEENT', 'heent|head|ent|eyes|ears|nose|throat|neck|mouth'],
  ['Musculoskeletal', 'msk|musculoskeletal|ext|extremities|exts|back|joints'],
  ['Skin', 'skin|integ|integument|derm|wound|wounds'],
  ['Psychiatric', 'psych|psychiatric'],
  ['Gait', 'gait'],
  ['Oromotor', 'oromotor'],
  ['Language', 'lang'],
  ['Lines', 'lines|access|lines/tubes|lines/drains|tubes/lines|lda'],
  ['Prophylaxis', 'ppx|prophylaxis|proph'],
  ['Nutrition', 'nutrition|diet'],
  ['Code status', 'code|code status'],
];

/** Parts of the body, by the word of the writer, and as a note heads their findings. */
export const bodyParts: ReadonlyMap<string, string> = new Map([
  ['abd', 'Abdomen'],
  ['abdo', 'Abdomen'],
  ['abdomen', 'Abdomen'],
  ['lungs', 'Lungs'],
  ['lung', 'Lungs'],
  ['chest', 'Chest'],
  ['heart', 'Heart'],
  ['cor', 'Heart'],
  ['head', 'Head'],
  ['eyes', 'Eyes'],
  ['ears', 'Ears'],
  ['nose', 'Nose'],
  ['throat', 'Throat'],
  ['neck', 'Neck'],
  ['mouth', 'Mouth'],
  ['ext', 'Extremities'],
  ['exts', 'Extremities'],
  ['extremities', 'Extremities'],
  ['back', 'Back'],
  ['joints', 'Joints'],
  ['skin', 'Skin'],
  ['wound', 'Wound'],
  ['wounds', 'Wounds'],
]);

/** What stands behind the name of a region and is no finding of it: a thing that lies there, or a part that the finding is of. */
export const regionNouns: ReadonlySet<string> = new Set(
  'tube|tubes|drain|drains|bag|brace|splint|collar|pain|pains|ache|film|films|xr|x-ray|xray|cxr|ct|mri|us|echo|wall|cavity|port|line|catheter|infection|circumference|circ|injury|control|lag|strike|banging|tilt|trauma'.split(
    '|',
  ),
);
