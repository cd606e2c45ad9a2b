import { wordList } from '../../text/word-list.ts';

/** Words of headings beside those of the known ones: regions, systems, and what visits are made of. None is a name of a person. */
export const exampleHeadingWords: ReadonlySet<string> = new Set(
  wordList(`
  knee|hip|shoulder|ankle|foot|hand|wrist|elbow|spine|neck|back|head|eyes|ears|nose|throat|mouth|chest|heart|lungs|abdomen|pelvis|skin|extremities|
  cardiovascular|cardiac|respiratory|pulmonary|gastrointestinal|genitourinary|musculoskeletal|neurological|neurologic|psychiatric|psychological|
  endocrine|hematologic|dermatologic|constitutional|general|heent|cv|resp|gi|gu|msk|neuro|psych|derm|lymph|lymphatic|vascular|breast|dental|vision|hearing|
  visit|today|new|old|current|recent|interim|other|additional|notes|note|comments|comment|details|detail|time|spent|billing|coding|codes|code|
  screening|screenings|prevention|preventive|maintenance|health|wellness|nutrition|diet|exercise|sleep|mood|affect|cognition|substance|use|alcohol|tobacco|
  birth|growth|development|obstetric|gynecologic|menstrual|sexual|travel|work|occupation|school|home|living|environment|support|
  consent|counselling|discussion|decision|making|shared|care|team|provider|referring|primary|specialist|pharmacy|equipment|device|devices|
  motivo|de|consulta|historia|enfermedad|actual|antecedentes|medicamentos|alergias|examen|físico|exploración|física|signos|vitales|resultados|
  laboratorio|evaluación|valoración|plan|diagnóstico|diagnósticos|tratamiento|seguimiento|familiares|personales|sociales|quirúrgicos|revisión|por|sistemas|y|la|el
`),
);
