import type { NoteStyle } from '../../model/note-style.ts';
import type { NoteKind, ToolName } from '../../model/result.ts';

/**
 * What a run of words does in a request. `kind`, `letter`, `style`: what is to be written. `plain`, `for-patient`, `sum-up`: a summary
 * for the patient, where two of them meet. `write`, `make`: asks for writing; the second also for other things. `want`, `polite`, `can-you`:
 * somebody speaks to the tool. `this`: the words of the message. `as`, `to`, `both`: how the parts belong together. `template`,
 * `note`: what is written, unnamed. `work`: another tool's work; `work-on`: such work when its object follows. `codes`, `who`: what
 * that work is about. `advise`, `advice`: a decision of treatment. `do-elsewhere`, `elsewhere`, `place`: what no tool does, and for whom;
 * `do-for-me`: what is an order unless somebody is asked to do it. `receiver`, `unit`,
 * `title`: to whom a letter goes. `question` opens a question, `tell` asks
 * for an answer; `ask`, `courtesy`, `fill`: the rest. `greet`: a name may follow; `address`: what a tool is called. `document`: what is
 * no note, `also` beside one, `days` how long it holds. `limit`, `measure`: how long a note may be. `form`, `voice`: what is asked of its
 * wording, `tone` how that is to be; `part`: of a note; `omit`, `include`, `any`, `said`: what may and may not stand in it; `not`: of these.
 */
export type Role =
  | 'kind' | 'letter' | 'style' | 'plain' | 'for-patient' | 'sum-up' | 'write' | 'make' | 'want' | 'polite' | 'can-you' | 'this' | 'as' | 'to'
  | 'both' | 'template' | 'note' | 'work' | 'work-on' | 'codes' | 'who' | 'advise' | 'advice' | 'do-elsewhere' | 'do-for-me' | 'elsewhere' | 'place'
  | 'receiver' | 'unit' | 'title' | 'question' | 'tell' | 'ask' | 'courtesy' | 'fill' | 'greet' | 'address' | 'also' | 'document' | 'not'
  | 'limit' | 'measure' | 'days' | 'form' | 'voice' | 'tone' | 'part' | 'omit' | 'include' | 'any' | 'said';

/** Words with one meaning. Folded: lower case, no accents, no apostrophes; `|` between them. */
export interface AskingRow {
  readonly role: Role;
  readonly words: string;
  readonly kind?: NoteKind;
  readonly style?: NoteStyle;
  readonly tool?: ToolName;
}

/** What the kinds of note are called by those who ask for one. */
const kindRows: readonly AskingRow[] = [
  { role: 'kind', kind: 'soap', words: 'soap|soap note|nota soap' },
  { role: 'kind', kind: 'history-and-physical', words: 'h & p|h and p|h n p|h + p|hp|hnp|history & physical|history and physical|history and physical examination|history and physical exam|h & p note|admission note|admission h & p|historia clinica|historia clinica y examen fisico|historia clinica y exploracion fisica|historia clinica de ingreso|nota de ingreso|historia y exploracion fisica' },
  { role: 'kind', kind: 'progress', words: 'progress note|daily progress note|daily note|follow up note|followup note|progress report|nota de evolucion|nota de progreso|nota de seguimiento|evolutivo' },
  { role: 'kind', kind: 'consult', words: 'as a consult|as consult|into a consult|write up consult|write consult|write a consult|write up a consult|consult note|consultation note|consult report|consultation report|consultation|nota de interconsulta|informe de interconsulta|interconsulta|nota de consulta' },
  { role: 'kind', kind: 'discharge-summary', words: 'discharge summary|discharge note|discharge report|d / c summary|d / c note|dc summary|dc note|informe de alta|resumen de alta|nota de alta|epicrisis' },
  { role: 'kind', kind: 'operative', words: 'operative note|operative report|op note|op report|surgical note|surgical report|procedure note|procedure report|operation note|nota operatoria|informe operatorio|nota quirurgica|informe quirurgico|nota de operacion|informe de operacion|nota de procedimiento' },
  { role: 'kind', kind: 'nursing', words: 'nursing note|nurse note|nurses note|nursing notes|nursing documentation|nursing shift note|nursing progress note|shift note|nota de enfermeria|notas de enfermeria|informe de enfermeria' },
  { role: 'kind', kind: 'therapy-birp', words: 'birp|birp note|birp progress note|therapy birp|therapy note birp|birp therapy note|nota birp|nota de terapia birp' },
  { role: 'kind', kind: 'therapy', words: 'therapy note|therapy progress note|therapy session note|psychotherapy note|psychotherapy progress note|counseling note|counselling note|dap|dap note|dap progress note|nota de terapia|nota de psicoterapia|nota dap' },
  { role: 'kind', kind: 'case-management', words: 'case management note|case management|case manager note|care coordination note|social work note|social work assessment|social work assessment note|case mgmt note|case mgmt|cm note|nota de gestion de casos|gestion de casos|nota de trabajo social|informe de trabajo social|nota de coordinacion' },
  { role: 'kind', kind: 'referral-letter', words: 'referral letter|letter of referral|referral note|clinic letter|carta de derivacion|carta de referencia|carta de remision|carta de interconsulta|nota de referencia|volante de derivacion' },
  { role: 'kind', kind: 'patient-summary', words: 'after visit summary|avs|patient summary|patients summary|patient friendly|patient friendly summary|patient friendly version|visit summary for the patient|summary for the patient|summary for my patient|summary for patient|resumen para el paciente|resumen para la paciente|resumen del paciente|resumen de la visita para el paciente' },
  { role: 'letter', words: 'letter|letters|carta' },
];

/** How it is to be written. */
const styleRows: readonly AskingRow[] = [
  { role: 'style', style: { length: 'shorter' }, words: 'short|shorter|shorten|brief|briefer|briefly|concise|concisely|condensed|condense|terse|terser|tight|tighter|compact|succinct|less detail|less detailed|corto|corta|cortos|mas corto|breve|brevemente|acorta|acortar|acortalo|resumido|resumida|conciso|concisa' },
  { role: 'style', style: { length: 'fuller' }, words: 'fuller|longer|long|expand|expanded|detail|details|detailed|in detail|more detail|elaborate|full sentences|whole sentences|complete sentences|full|completo|completa|largo|larga|amplia|ampliar|ampliado|detallado|detallada|con detalle|oraciones completas|frases completas' },
  { role: 'style', style: { layout: 'bullets' }, words: 'bullet|bullets|bulleted|bullet points|bullet point|bullet list|bulleted list|bullet form|point form|list|lista|vinetas|puntos' },
  { role: 'style', style: { layout: 'paragraphs' }, words: 'paragraph|paragraphs|prose|narrative|running text|parrafo|parrafos|prosa|texto corrido' },
  { role: 'plain', words: 'plain language|plain english|plain words|plain terms|plain spanish|lay language|lay terms|laymans terms|layman terms|simple words|simple terms|simple language|simple english|everyday words|lenguaje sencillo|lenguaje simple|lenguaje claro|palabras simples|palabras sencillas|terminos sencillos|terminos simples' },
  { role: 'for-patient', words: 'for the patient|for patient|for my patient|for the pt|for my pt|for her|for him|to the patient|to my patient|para el paciente|para la paciente|para mi paciente|al paciente|a la paciente' },
  { role: 'sum-up', words: 'summarize|summarise|sum up|explain|summary|resume|resumelo|resumen|explica|explicalo|explicaselo' },
];

/** How somebody speaks to the tool, and of what. */
const speakingRows: readonly AskingRow[] = [
  { role: 'write', words: 'write|write up|writeup|rewrite|re write|type up|draft|compose|turn|convert|transform|change|format|reformat|structure|restructure|organize|organise|reorganize|tidy|tidy up|clean|clean up|generate|create|produce|prepare|document|summarize|summarise|chart|compile|note type|type of note|output|escribe|escribir|escribeme|escribes|escriba|redacta|redactar|redactame|redacte|convierte|convertir|conviertelo|convierta|transforma|genera|generar|generame|crea|crear|prepara|preparar|preparame|elabora|elaborar|formatea|ordena|ordenar|organiza|organizar|organizalo|estructura' },
  { role: 'make', words: 'make|do|put|have|use|using|keep|need|want|haz|hazme|hazlo|hazla|hacer|haga|hagame|hace|haces|ponlo|ponla|pon|pasalo|pasala|pasa|dame|deme|usa|use|usando|dejalo' },
  { role: 'want', words: 'i need|we need|i want|we want|id like|i would like|wed like|i d like|give me|get me|make me|do me|write me|can i have|could i have|can i get|could i get|may i have|can we have|quiero|queremos|necesito|necesitamos|quisiera|me gustaria|me das|me escribes|me haces|me redactas|me preparas' },
  { role: 'polite', words: 'please|pls|plz|pleas|plss|kindly|thanks|thank you|thank u|thx|ty|cheers|can you|could you|can u|could u|would you|will you|would you mind|are you able to|help me|for me|por favor|porfavor|porfa|gracias|puedes|podrias|puede|podria|me puedes|ayudame a' },
  { role: 'can-you', words: 'can you|could you|can u|would you|will you|puedes|podrias|puede|podria|me puedes' },
  { role: 'this', words: 'this|that|it|these|those|the following|following|the below|below|from below|the above|above|my notes|my note|the notes|these notes|this note|my dictation|the dictation|the transcript|transcript|this transcript|this text|the text|this visit|this encounter|this conversation|the conversation|this patient|this pt|this information|this info|what i wrote|esto|este|esta|lo siguiente|siguiente|este texto|esta nota|mis notas|estas notas|lo anterior|esta visita|esta consulta|este dictado' },
  { role: 'as', words: 'as|into|in|as a|in to|to be|como|en|con' },
  { role: 'to', words: 'to|addressed to|for|a|al|para|hacia|dirigida a|dirigida al' },
  { role: 'both', words: 'and|plus|and also|as well as|along with|&|+|y|e|y tambien|mas' },
  { role: 'note', words: 'note|notes|chart|document|documentation|clinical note|medical note|visit note|chart note|medical record|report|write up|writeup|version|nota|notas|documento|informe|nota clinica|nota medica' },
  { role: 'template', words: 'template|layout|form|plantilla' },
  { role: 'courtesy', words: 'hello|hi|hey|hiya|good morning|good afternoon|good evening|hi there|hello there|hola|buenos dias|buenas tardes|buenas noches|buenas|thanks|thank you|thx|gracias|cheers|thanks in advance|here are my notes|here are the notes|here is my note|here is the note|here it is|here you go|see below|notes below|text below|below are my notes|aqui estan mis notas|aqui va|thank you so much|many thanks|thanks a lot|muchas gracias' },
  { role: 'fill', words: 'a|an|the|of|my|our|for|with|on|by|from|out|out of|up|now|then|just|also|again|instead|so|but|and|all|new|pt|patient|the patient|my patient|patients|about|based on|based upon|bit|a bit|little|a little|lot|much|more|less|even|very|quick|nice|proper|good|formal|full|standard|style|format|formatted|formato|estilo|type|kind|one|same|another|different|last|previous|possible|as possible|is|be|help|dictated|typed|by the way|btw|referral|refer|fine|ok|okay|only|sure|here|there|how|like|that is|me|us|i|we|you|would|information|info|words|raw|rough|text|visit|report|both|either|un|una|uno|unos|unas|el|la|los|las|lo|de|del|me|mi|mis|su|le|her|his|their|muy|un poco|poco|mas|otra vez|ahora|solo|tipo|sobre|sobre este paciente|y|que|mismo|misma|version|para' },
];

/** What is asked of the writing itself, beside what `styleRows` hold. */
const wordingRows: readonly AskingRow[] = [
  { role: 'greet', words: 'hi|hey|hello|hiya|dear|good morning|good afternoon|good evening|hi there|hello there|hey there|hola|buenos dias|buenas tardes|estimado|estimada' },
  { role: 'address', words: 'ai|ia|assistant|ai assistant|notewright|note wright|chartwright|bot|chatbot|scribe|ai scribe|copilot|computer|asistente' },
  { role: 'also', words: 'also|and also|in addition|additionally|as well|too|tambien|ademas' },
  { role: 'not', words: 'no|not|dont|do not|without|never|avoid|sin|ningun|ninguna' },
  { role: 'limit', words: 'under|below|within|max|maximum|max of|maximum of|a maximum of|no more than|not more than|no longer than|not longer than|less than|fewer than|shorter than|at most|up to|limit|limit to|limit it to|limit this to|keep to|keep it to|keep this to|keep it under|keep it within|half|half a|single|a single|or less|or fewer|tops|maximo|maximo de|menos de' },
  { role: 'measure', style: { length: 'shorter' }, words: 'page|pages|word|words|line|lines|sentence|sentences|side of a4|sides of a4|one pager|pagina|paginas|palabras|lineas' },
  { role: 'days', words: 'day|days|week|weeks|d|wk|wks|dias|semana|semanas' },
  { role: 'form', words: 'spelling|spellings|american spelling|us spelling|british spelling|uk spelling|american english|us english|british english|uk english|grammar|typos|spelling mistakes|punctuation|abbreviations|abbreviation|abbrevs|acronyms|jargon|medical jargon|headings|headers|subheadings|heading|markdown|emojis|bold|capitals|all caps|font|abreviaturas|siglas|ortografia|encabezados' },
  { role: 'voice', words: 'tone|wording|phrasing|sound|sound more|sound less|tono' },
  { role: 'tone', words: 'thorough|professional|professionally|formal|informal|polite|confident|empathetic|warm|caring|neutral|serious|comprehensive|natural|convincing|impressive|friendly|casual|smart|polished|clinical|profesional' },
  { role: 'part', words: 'assessment|plan|history|hpi|subjective|objective|exam|examination|ros|review of systems|social history|family history|past medical history|past history|pmh|medication list|impression|recommendations|background|section|each section|sections|each problem|each' },
  { role: 'omit', words: 'leave out|leave off|omit|skip|exclude|drop|omite|omitir' },
  { role: 'include', words: 'add|include|invent|add in|make anything up|make things up|make stuff up|make up|make it up|assume|guess|embellish|mention|put in|stick to|anadas|inventes|agregues' },
  { role: 'any', words: 'make anything up|make things up|make stuff up|make up|make it up|anything|anything else|anything extra|anything new|things|stuff|nothing|nothing else|extra|nada|nada mas' },
  { role: 'said', words: 'i didnt say|i did not say|i havent said|i didnt mention|i didnt write|i did not write|i didnt dictate|what i said|what i say|what i wrote|what i dictated|what i gave you|what ive said|what is here|lo que dije|lo que no dije|que no dije' },
  { role: 'want', words: 'i also need|we also need|i also want|we also want|id also like|i will also need|tambien necesito|tambien quiero' },
  { role: 'also', words: 'i also need|we also need|i also want|we also want|id also like|i will also need|tambien necesito|tambien quiero' },
  { role: 'make', words: 'fix|correct|limit|limit to|limit it to|limit this to|keep to|keep it to|keep this to|keep it under|keep it within' },
  { role: 'fill', words: 'make sure|make sure to|make sure you|be sure to|remember to|any|too|or' },
];

/** What other tools do. */
const workRows: readonly AskingRow[] = [
  { role: 'work', tool: 'Redactify', words: 'redact|deidentify|de identify|deidentified|de identified|anonymize|anonymise|anonymized|anonymous|de id|deid|depersonalize|desidentifica|anonimiza|anonimizar|anonimizalo|anonimice|desidentificar|desidentificalo' },
  { role: 'work-on', tool: 'Redactify', words: 'remove|take out|strip|strip out|delete|hide|mask|black out|blank out|get rid of|scrub|quita|quitar|elimina|eliminar|borra|borrar|oculta|ocultar|tapa|saca' },
  { role: 'who', words: 'name|names|date|dates|phi|pii|identifier|identifiers|identifying information|identifying details|identifying info|patient identifiers|patient names|phone numbers|addresses|protected health information|personal information|personal data|personal details|private information|nombre|nombres|fecha|fechas|datos personales|identificadores|datos del paciente|datos identificativos' },
  { role: 'work-on', tool: 'Validify', words: 'check|validate|audit|review|verify|proofread|double check|look over|revisa|revisar|valida|validar|audita|auditar|verifica|verificar|comprueba' },
  { role: 'work', tool: 'Validify', words: 'code|codify|codifica|codificar' },
  { role: 'codes', words: 'codes|icd|icd 10|icd10|icd 10 cm|icd codes|icd code|icd 10 codes|icd 10 code|icd10 codes|cpt|cpt codes|cpt code|hcpcs|hcpcs codes|billing|billing codes|billing code|diagnosis codes|diagnosis code|diagnostic codes|e / m|e / m level|em level|e & m level|level of service|visit level|coding|codigos|codigo|codigos cie|cie 10|codigos icd|codigos cie 10|facturacion|nivel e / m' },
  { role: 'work', tool: 'TranscriptX', words: 'transcribe|transcribe this dictation|transcribe this recording|transcribe this audio|transcribir|transcribelo' },
];

/** What no tool does: deciding on a treatment, and work outside a document. */
const beyondRows: readonly AskingRow[] = [
  { role: 'question', words: 'what|whats|what is|what are|which|which one|how|how would you|how do you|how should i|should i|should we|should he|should she|should they|is it safe|is it ok|is he safe|can i give|can i start|do i need|do we need|does he need|does she need|do you think|would you|que|cual|cuales|cual es|debo|deberia|necesita' },
  { role: 'tell', words: 'suggest|recommend|advise|tell me|propose|give me|list|diagnose|sugiere|recomienda|recomiendas|sugieres|dime' },
  { role: 'advise', words: 'prescribe|give|give her|give him|give them|give the patient|give this patient|start|treat|manage|admit|admitted|order|le doy|doy|receto|recetar|trato|trata|tratar' },
  { role: 'advice', words: 'treatment|best treatment|treatment plan|treatment options|management|management plan|plan|therapy|medication|medicine|drug|antibiotic|antibiotics|dose|dosage|dosing|statin|diagnose|diagnosis|the diagnosis|differential|differential diagnosis|ddx|tests|imaging|workup|wrong with her|wrong with him|wrong with this patient|this could be|this be|could this be|do you think this is|do you think it is|should i do|do you think|admitted|tratamiento|diagnostico|diagnostico diferencial|medicamento|medicacion|antibiotico|dosis|le pasa|crees que es|puede ser' },
  { role: 'do-elsewhere', words: 'translate|translated|translate to|email|e mail|mail|fax|send|print|print out|book|schedule|text|submit|upload|fill in|fill out|complete|traduce|traducir|traducelo|traduzca|envia|enviar|envialo|manda|mandalo|imprime|imprimelo|agenda|programa|reserva' },
  { role: 'do-for-me', words: 'order|call|phone|llama' },
  { role: 'elsewhere', words: 'french|spanish|english|german|chinese|mandarin|portuguese|italian|arabic|vietnamese|korean|russian|hindi|tagalog|polish|urdu|farsi|creole|japanese|ukrainian|ingles|frances|portugues|aleman|espanol' },
  { role: 'document', words: 'prior authorization|prior auth|prior authorization letter|prior auth letter|appeal letter|insurance appeal|insurance appeal letter|insurance letter|insurance form|disability form|disability forms|fmla|fmla form|form|forms|sick note|work note|school note|doctors note|excuse|doctors excuse|work excuse|school excuse|absence note|sick leave|sick certificate|fit note|medical certificate|prescription|invoice|consent form|justificante|baja medica|certificado medico|parte de baja|autorizacion previa|receta' },
  { role: 'document', words: 'leaflet|patient leaflet|info leaflet|information leaflet|patient info leaflet|patient information leaflet|handout|patient handout|info sheet|information sheet|patient information sheet|patient info sheet|exercise sheet|fact sheet|factsheet|brochure|work cert|work certificate|school certificate|school cert|sick cert|med cert|medical cert|cert|certificate|sick line|an email|an e mail|a text message|folleto|hoja informativa' },
  { role: 'place', words: 'portal|patient portal|mychart|pharmacy|insurance|insurer|employer|work|school|appointment|follow up appointment|followup appointment|visit appointment|labs|lab|lab tests|blood tests|farmacia|cita|seguro|aseguradora|analisis|empresa' },
];

/** To whom letters go. A name may follow a title. */
const receiverRows: readonly AskingRow[] = [
  { role: 'title', words: 'dr|dra|doctor|doctora|prof|professor|mr|mrs|ms|miss' },
  { role: 'receiver', words: 'gp|pcp|general practitioner|primary care|primary care physician|primary care doctor|primary care provider|family doctor|family physician|family practitioner|referring doctor|referring physician|referring provider|consultant|specialist|surgeon|medico de cabecera|medico de familia|medico|especialista|atencion primaria' },
  { role: 'receiver', words: 'cardiology|cardiologist|dermatology|dermatologist|ent|ear nose and throat|endocrinology|endocrinologist|gastroenterology|gastroenterologist|gi|hematology|haematology|hematologist|haematologist|infectious disease|infectious diseases|nephrology|nephrologist|neurology|neurologist|neurosurgery|neurosurgeon|gynecology|gynaecology|gynecologist|gynaecologist|obstetrics|ob gyn|obgyn|oncology|oncologist|ophthalmology|ophthalmologist|optometry|optometrist|orthopedics|orthopaedics|orthopedic surgery|orthopedic surgeon|ortho|pain clinic|pain management|pediatrics|paediatrics|pediatrician|physical therapy|physiotherapy|physiotherapist|physical therapist|occupational therapy|speech therapy|podiatry|podiatrist|psychiatry|psychiatrist|psychology|psychologist|pulmonology|pulmonologist|respiratory|rheumatology|rheumatologist|general surgery|vascular surgery|plastic surgery|surgery|urology|urologist|audiology|dietitian|nutrition|mental health|emergency department|ed|er|geriatrics|hospice|palliative care|sleep medicine|allergy|immunology|dentist|dentistry|radiology|dental|diabetes|heart failure|memory|fracture|wound care' },
  { role: 'receiver', words: 'cardiologia|cardiologo|cardiologa|dermatologia|dermatologo|otorrino|otorrinolaringologia|endocrinologia|endocrinologo|gastroenterologia|digestivo|hematologia|nefrologia|nefrologo|neurologia|neurologo|neurocirugia|ginecologia|ginecologo|obstetricia|oncologia|oncologo|oftalmologia|oftalmologo|ortopedia|traumatologia|traumatologo|pediatria|pediatra|fisioterapia|fisioterapeuta|podologia|psiquiatria|psiquiatra|psicologia|psicologo|neumologia|neumologo|reumatologia|reumatologo|cirugia|cirujano|urologia|urologo|urgencias|geriatria|cuidados paliativos' },
  { role: 'unit', words: 'clinic|department|team|service|unit|doctor|office|colleague|dept|at|servicio|consulta|unidad|equipo' },
];

/** What else stands in a question. */
const askRows: readonly AskingRow[] = [
  { role: 'ask', words: 'is|are|is anything|anything|do|does|can|could|should|i|he|she|they|him|right|correct|ok|missing|apply|applies|here|fit|fits|match|suit|use|used|best|safe|wrong|find|show|add|name|como|son|es|falta|algo|corresponden|corresponde|aplican|encajan|correctos|correcto|bien' },
];

export const askingRows: readonly AskingRow[] = [
  ...kindRows, ...styleRows, ...speakingRows, ...wordingRows, ...workRows, ...beyondRows, ...receiverRows, ...askRows,
];
