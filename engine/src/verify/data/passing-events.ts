/** Problems that happen and pass: written under an assessment they say that it is happening now. Own list, names of `problems.ts`. */
export const passingEvents: ReadonlySet<string> = new Set([
  'myocardial infarction', 'stroke', 'transient ischemic attack', 'deep vein thrombosis', 'pulmonary embolism', 'pneumonia', 'influenza',
  'appendicitis', 'cholecystitis', 'pancreatitis', 'diverticulitis', 'pyelonephritis', 'sepsis', 'septic shock', 'meningitis',
  'concussion', 'fracture', 'dislocation', 'acute kidney injury', 'cellulitis', 'osteomyelitis', 'tuberculosis', 'endocarditis',
  'colon cancer', 'breast cancer', 'lung cancer', 'prostate cancer', 'bladder cancer', 'lymphoma', 'leukemia', 'melanoma',
]);
