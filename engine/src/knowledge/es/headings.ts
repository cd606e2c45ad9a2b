/**
 * Headings of Spanish notes by the English heading that says the same: `English = Spanish|Spanish`, the first as a note writes it.
 * `+` marks one that heads what follows without a mark; `~` one that needs a colon, a dash or a line of its own; `A, B after C` is B once C was headed, and A before. Own list from charting in Spain and Latin America.
 */
export const headings: readonly string[] = `
chief complaint = motivo de consulta|MC|MDC|mot. consulta|motivo consulta|motivo|razón de consulta|consulta por|acude por
reason for admission = motivo de ingreso|motivo de hospitalización|motivo de internación|motivo ingreso|MI
hpi = enfermedad actual|anamnesis próxima|AEA|antecedentes de la enfermedad actual|antecedentes de enfermedad actual|historia de enfermedad actual|relato|relato cronológico|cuadro clínico|cuadro actual|resumen de historia|EA|historia actual|HA|historia de la enfermedad actual|HEA|padecimiento actual|P. actual|historia clínica|anamnesis|~historia|proceso actual|situación actual|subjetivo|~S
interval history = evolutivo|~evolución|evolución actual|curso clínico|últimas 24 h|últimas 24 horas
hospital course = evolución hospitalaria|evolución en planta|evolución clínica|evolución y comentarios|evolución y tratamiento|curso hospitalario|evolución durante el ingreso
past medical history = antecedentes personales|anamnesis remota|antecedentes mórbidos|mórbidos|~patológicos|antecedentes personales médicos|~médicos|antecedentes clínicos|enfermedades previas|antecedentes hospitalarios|hospitalizaciones|~gineco-obstétricos|~ginecoobstétricos|gineco obstétricos|~obstétricos|~perinatales|~traumáticos|~transfusionales|~hospitalarios|crónicos|~personales|AP|APP|antecedentes personales patológicos|antecedentes patológicos|antecedentes médicos|+antecedentes|antec|antec. pers|antecedentes de interés|ant|ant. de interés|ant. personales|ante|AMC|AM|ant. personales|antecedentes personales y patológicos|FRCV|factores de riesgo|comorbilidades|~patologías|problemas de salud|antecedentes ginecoobstétricos|antecedentes obstétricos|antecedentes gineco-obstétricos|AGO|antecedentes perinatales|antecedentes psiquiátricos
past surgical history = antecedentes quirúrgicos|~quirúrgicos|QX|Qx|AQ|AQx|IQ|IQx|intervenciones quirúrgicas|cirugías|cirugías previas|~intervenciones
fam = antecedentes familiares|~familiares|AF|AHF|antecedentes heredofamiliares|heredofamiliares|ant. familiares|ant. fam|ant familiares|antec. familiares
social history = antecedentes personales no patológicos|~toxicológicos|antecedentes toxicológicos|antecedentes tóxicos|~ocupación|~psicosociales|contexto social|contexto familiar|APNP|antecedentes no patológicos|antecedentes sociales|hábitos tóxicos|~hábitos|tóxicos|historia social|situación social|~social|situación sociofamiliar|hábitos y situación basal|vida y entorno
functional status = situación basal|situación funcional|estado funcional|~basal
medications = tratamiento habitual|~farmacológicos|antecedentes farmacológicos|medicación de base|fármacos en uso|medicamentos en uso|medicamentos de uso habitual|fármacos habituales|tratamientos|tto habitual|tto. habitual|tratamiento actual|tto actual|tto. actual|tratamiento crónico|tto crónico|tratamiento domiciliario|tto domiciliario|tratamiento previo|tto previo|medicación|medicación habitual|medicación actual|medicación crónica|medicamentos|medicamentos actuales|fármacos|TH|med habitual|~meds|medicación domiciliaria
allergies = alergias|~alérgicos|antecedentes alérgicos|alergológicos|alergias medicamentosas|alergias conocidas|~alérgico a|RAM|~RAMs|RAMC|reacciones alérgicas|alergias e intolerancias|alergia|AMC alergias|reacciones adversas
immunizations = vacunas|~inmunológicos|antecedentes vacunales|PAI|PNI|esquema de vacunación|vacunación|inmunizaciones|calendario vacunal
review of systems = revisión por sistemas|revisión por aparatos|anamnesis por aparatos|anamnesis por sistemas|interrogatorio por aparatos y sistemas|IPAS|por aparatos|síntomas generales
vital signs = constantes|CSV|control de signos vitales|signos|SSVV|constantes vitales|ctes|ctes vitales|signos vitales|SV|CV|SsVs|TPR
physical examination = exploración física|examen físico general|examen físico segmentario|examen segmentario|ex. físico|ex físico|exploración física dirigida|EF|exploración|expl. física|expl física|expl|examen físico|exámen físico|exploración general|+a la exploración física|+a la exploración|+al examen físico|+al examen|explor|exploracion|~examen|objetivo|~O|exploración clínica|E. física|E.F|exploración por aparatos|EFx|EXF
mental status = exploración psicopatológica|EPP|EEP|examen mental|estado mental|exploración del estado mental|psicopatológica
neuro exam = exploración neurológica|neurológico|neurológica|neuro|ENL|EN|examen neurológico
results = pruebas complementarias|exámenes de laboratorio|exámenes|exs|paraclínica|estudios de imagen|imagenología|estudios solicitados|métodos complementarios|PC|P. COMPL|P. compl|pbas complementarias|pruebas compl|PPCC|PP.CC|pruebas|exámenes complementarios|ex. complementarios|EC|exploraciones complementarias|analítica|analíticas|AS|laboratorio|laboratorios|~labs|~lab|bioquímica|BQ|hemograma|HG|paraclínicos|gabinete|estudios|estudios de gabinete|~estudios complementarios|imagen|imágenes|radiología|resultados|analítica de sangre|gasometría|microbiología|anatomía patológica
cxr = Rx tórax|Rx de tórax|RX TX|radiografía de tórax|Rx torax PA y lateral|placa de tórax
x-ray = Rx|RX|radiografía|radiografías
ecg = ECG|EKG|electrocardiograma|electro
ct = TAC|TC|scanner|escáner
ct head = TAC craneal|TC craneal|TAC de cráneo|TC de cráneo
mri = RM|RMN|resonancia|resonancia magnética
echo = ecocardiograma|ecocardiografía|ecocardio|ETT
us = ecografía|eco|ultrasonido|USG|eco abdominal|ecografía abdominal
ua = orina|sedimento|sistemático de orina|tira reactiva|EGO|tira de orina|sedimento de orina|uroanálisis
assessment = juicio clínico|hipótesis diagnóstica|hipótesis diagnósticas|Dg|Dgs|diag|diagnóstico clínico|diagnósticos de trabajo|diagnóstico de trabajo|impresión Dx|IMP|JC|J. clínico|juicio diagnóstico|JD|impresión diagnóstica|ID|IDx|I. Dx|impresión|orientación diagnóstica|OD|diagnóstico|diagnósticos|DX|Dx|DxP|diagnóstico presuntivo|diagnóstico provisional|sospecha diagnóstica|análisis|~A|valoración|comentario|comentarios|~problemas|lista de problemas|diagnóstico de sospecha|impresión clínica|diagnóstico diferencial|DD
assessment and plan = dx y plan|dx y tto|dx y tratamiento|id y plan|idx y plan|análisis y plan|juicio clínico y plan|diagnóstico y plan|impresión y plan|valoración y plan|diagnóstico y tratamiento|juicio clínico y tratamiento|JC y plan|A/P
plan = plan|plan de tratamiento|plan a seguir|plan de estudio|plan de cuidados|conducta a seguir|indicaciones médicas|indicaciones al alta|recomendaciones al alta|plan de actuación|plan terapéutico|plan de manejo|~P|conducta|CTA|actitud|actitud a seguir|tratamiento y recomendaciones|tto y recomendaciones|indicaciones|recomendaciones|recom|manejo|tratamiento propuesto|pauta|pautas de alarma|signos de alarma|datos de alarma|alarma|~actuación|decisión terapéutica|plan y tratamiento|próximos pasos|órdenes|medidas|pronóstico y plan|pendiente|pendientes|plan diagnóstico
medications, plan after assessment = tratamiento|tto|TTO|tx|terapéutica
follow-up = seguimiento|revisión|revisiones|control|controles|próxima cita|próxima visita|citas
patient education = educación|educación sanitaria|consejos|educación al paciente
procedure = procedimiento|procedimientos|técnica quirúrgica realizada|cirugía realizada|intervención|intervención quirúrgica|operación
preoperative diagnosis = diagnóstico preoperatorio|dx preoperatorio|dx preop
postoperative diagnosis = diagnóstico postoperatorio|diagnóstico posoperatorio|dx postoperatorio|dx postop
surgeon = cirujano|cirujanos|cirujana|ayudante|ayudantes
anesthesia = anestesia|tipo de anestesia
operative findings = hallazgos|hallazgos operatorios|hallazgos quirúrgicos|hallazgos intraoperatorios
blood loss = sangrado|pérdidas hemáticas|sangrado estimado
specimens = muestras|piezas|piezas enviadas|pieza quirúrgica
complications = complicaciones|incidencias
technique = técnica|técnica quirúrgica|descripción|descripción de la técnica
disposition = destino|destino al alta|disposición
admission date = fecha de ingreso|fecha de alta
discharge condition = estado al alta|situación al alta|condición al alta
discharge medications = tratamiento al alta|tto al alta|tto. al alta|medicación al alta
discharge diagnosis = diagnóstico al alta|diagnósticos al alta|diagnóstico principal|diagnósticos secundarios|dx al alta
interventions = intervenciones de enfermería|cuidados|cuidados de enfermería|actividades|tratamiento en urgencias|tto en urgencias|actuación en urgencias|tratamiento administrado
response = respuesta|respuesta al tratamiento
needs = necesidades
services = recursos|servicios
barriers = barreras
safety = seguridad|riesgo|valoración del riesgo|riesgo autolítico|riesgo de caídas
goals = objetivos|metas|objetivos terapéuticos
contacts = contactos|contacto|familiares de contacto
`
  .trim()
  .split('\n');

/** Parts of an examination as Spanish notes head them, in the same form; after an examination was headed, or one of these. */
export const examinedHeadings: readonly string[] = `
general = estado general|EG|~general|habitus|habitus exterior
heart = auscultación cardíaca|AC|auscultación cardiaca|ACV|cardiovascular|cardiaco|cardíaco|corazón|CVS|CV|ruidos cardiacos
lungs = auscultación pulmonar|AP|AR|auscultación respiratoria|respiratorio|pulmonar|pulmones|campos pulmonares|CsPs
heart and lungs = auscultación cardiopulmonar|ACP|AC/AP|cardiopulmonar
chest = tórax|torax
abdomen = abdomen|ABD|abdominal|abd
extremities = extremidades|EEII|EESS|MMII|MMSS|miembros inferiores|miembros superiores|MI|MS|EEII y EESS|extremidades inferiores|extremidades superiores|EXT
neuro = neurológico|neurológica|NRL|neuro|neurologico|SNC
head = cabeza|cráneo|CyC|cabeza y cuello
neck = cuello
throat = orofaringe|faringe|ORL|boca|cavidad oral|garganta
ears = oídos|otoscopia|otoscopía
eyes = ojos|oftalmológico|oftalmo
skin = piel|piel y mucosas|piel y faneras|lesión
back = espalda|columna|raquis|PPR|puñopercusión
msk = locomotor|aparato locomotor|osteoarticular|musculoesquelético
gu = genitourinario|genitales|GU|tacto rectal|ginecológico|especuloscopia|exploración ginecológica
psych = psiquiátrico|ánimo
`
  .trim()
  .split('\n');

/** Findings that say by themselves which part they are of, by its English heading: a sentence that opens with one leaves the part before. */
export const findingsOfParts: readonly string[] = `
extremities = edemas|edema|edema maleolar|edemas maleolares|signos de TVP|signos de trombosis|pulsos|pulsos pedios|EEII|MMII
lungs = MVC|MV|murmullo vesicular|crepitantes|sibilancias|roncus|estertores|buena ventilación|buena entrada de aire
heart = soplos|tonos rítmicos|RsCs|RsCsRs|ruidos cardiacos|rítmico|rítmica|tonos cardiacos
neck = adenopatías|adenopatías laterocervicales|ingurgitación yugular|IY|PVY|bocio
neuro = focalidad|focalidad neurológica|signos meníngeos|Glasgow|pares craneales|rigidez de nuca|déficit focal|datos de focalización
skin = lesiones cutáneas|exantema|petequias|lesiones dérmicas|ictericia
abdomen = RHA|PPR|puñopercusión|megalias|visceromegalias|Blumberg|Murphy|hepatomegalia|esplenomegalia|Giordano
`
  .trim()
  .split('\n');

/** Words with which such a finding may open. */
export const beforeFindings: readonly string[] = [
  'no',
  'sin',
  'leve',
  'leves',
  'mínimo',
  'mínimos',
  'ligero',
  'ligeros',
  'con',
  'discreto',
  'presenta',
];

/**
 * What Spanish writers list under the past history and a note has under a heading of its own, by that heading: `heading = English`, as the
 * words of the statement are read.
 */
export const ownHeadings: readonly string[] = `
allergies = no known drug allergies|allergic to|other allergies denied|intolerance to
social history = smoker|ex-smoker|never smoked|smokes|no toxic habits|social drinker|does not drink|retired|lives with|lives alone|independent for activities of daily living|smoking
past surgical history = appendectomy|cholecystectomy|hysterectomy|tonsillectomy|hernia repair|cesarean section|operated for|mastectomy|knee replacement|hip replacement|cataract surgery|bilateral tubal ligation
fam = father|mother|brother|sister|siblings|grandmother|grandfather|maternal grandmother|paternal grandmother|maternal grandfather|paternal grandfather
medications = takes
immunizations = vaccines up to date
`
  .trim()
  .split('\n');
export const listedUnder = 'past medical history';
