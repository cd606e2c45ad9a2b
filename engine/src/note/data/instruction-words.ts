import type { Subject } from '../../document/subjects.ts';

/** Words that instructions are made of, by the name that `instructionForms` has for them; in English and Spanish, without accents. */
export const instructionWords: Readonly<Record<string, string>> = {
  please: 'please|pls|plz|can you|could you|would you|can you please|could you please|now|also|ok|okay|then|and|por favor|puedes|podrias|tambien|ahora|y',
  thanks: 'please|pls|plz|thanks|thank you|too|as well|also|por favor|gracias|tambien',
  add: 'add|put|put in|include|insert|agrega|agregar|anade|anadir|incluye|pon',
  adds: 'add|include|insert|agrega|agregar|anade|anadir|incluye',
  into: 'to|under|in|into|a|al|en|bajo',
  article: 'the|a|an|his|her|their|my|this|that|any|another|new|el|la|los|las|un|una|su|al',
  note: 'note|chart|document|nota|documento',
  allergy: 'allergy to|allergies to|alergia a|alergia al',
  asAllergy: 'as an allergy|as allergy|as a new allergy|to her allergies|to his allergies|como alergia',
  allergyNoun: 'allergy',
  alsoTakes: 'he also takes|she also takes|they also take|he\'s also on|she\'s also on|he\'s also taking|she\'s also taking|patient also takes|the patient also takes|pt also takes|he is also on|she is also on|they are also on|hes also on|shes also on|he is also taking|she is also taking|patient is also on|the patient is also on|the patient is also taking|also takes|also on|tambien toma|tambien usa|ella tambien toma|el tambien toma',
  alsoAllergic: 'he is also allergic to|she is also allergic to|they are also allergic to|hes also allergic to|shes also allergic to|patient is also allergic to|the patient is also allergic to|also allergic to|tambien es alergico a|tambien es alergica a',
  medication: 'medication|medicine|drug|med|medicamento',
  diagnosis: 'diagnosis of|diagnosis|problem|diagnostico de|diagnostico',
  remove: 'remove|delete|take out|drop|strike|erase|get rid of|leave out|omit|cut|quita|quitar|elimina|eliminar|borra|borrar|saca',
  outOf: 'from|out of|off|under|in|de|del|en',
  takeOff: 'take',
  outOnly: 'out of|off',
  of: 'of|in|from|under|de|del|en',
  unit: 'item|sentence|line|point|bullet|bullet point|entry|statement|elemento|punto|frase|linea|oracion',
  mention: 'item|sentence|line|point|bullet|bullet point|entry|statement|part|bit|mention|words|elemento|punto|frase|linea|oracion|parte',
  about: 'about|on|mentioning|that mentions|which mentions|that says|saying|regarding|with|of|sobre|acerca de|que dice|que menciona',
  number: 'number|no|nr|numero',
  list: 'section|list|heading|seccion|lista',
  change: 'change|replace|update|cambia|cambiar|reemplaza',
  correct: 'correct|amend|fix|corrige|corregir',
  changeDose: 'change|correct|amend|fix|update|set|make|cambia|cambiar|corrige|corregir|pon',
  dose: 'dose|dosage|strength|dosis',
  ofDrug: 'of|for|de|del',
  to: 'to|a',
  by: 'to|into|with|by|por|a|con',
  from: 'from|de',
  inSection: 'in|under|en',
  everywhere: 'everywhere|throughout|in all places|in the whole note|en todas partes|en toda la nota',
  itWas: 'it was|it is|its|it\'s|it should be|it should say|it should read|that should be|that should say|this should be|this should say|should be|should say|should read|i meant|that was|make that|debe decir|quise decir',
  fue: 'era|eran|fue|fueron|son|debe ser|deberia ser',
  notWord: 'not|and not|instead of|rather than|en vez de|en lugar de',
  noWord: 'no|y no|en vez de|en lugar de',
  notFirst: 'not|no',
  butWord: 'but|sino',
  move: 'move|shift|transfer|mueve|mover|pasa|pasar|traslada',
  moveInto: 'to|into|under|a|al|en|bajo',
  this: 'this|that|it|esto|eso|lo',
  shorten: 'shorten|condense|abbreviate|trim|make shorter|write shorter|acorta|acortar|resume|abrevia',
  make: 'make|write|haz',
  shorter: 'shorter|brief|briefer|more concise|mas corta|mas breve|mas corto',
  missing: 'what is missing|whats missing|what\'s missing|what\'s still missing|what\'s missing from the note|what\'s not documented|what is missing here|what is still missing|whats still missing|is anything missing|is there anything missing|anything missing|what else is missing|what is missing from the note|whats missing from the note|what is missing in the note|is anything missing from the note|what is not documented|what isnt documented|what did you leave out|what was left out|what is left out|what have you left out|what did the note leave out|que falta|que falta en la nota|falta algo|que se omitio|que quedo fuera',
};

/** How one says where in a row something stands; -1 is the last. */
export const ordinalRows: readonly (readonly [number, string])[] = [
  [1, 'first|1st|primer|primera|primero'], [2, 'second|2nd|segundo|segunda'], [3, 'third|3rd|tercer|tercera|tercero'], [4, 'fourth|4th|cuarto|cuarta'],
  [5, 'fifth|5th|quinto|quinta'], [6, 'sixth|6th|sexto|sexta'], [7, 'seventh|7th|septimo|septima'], [8, 'eighth|8th|octavo|octava'],
  [9, 'ninth|9th|noveno|novena'], [10, 'tenth|10th|decimo|decima'], [-1, 'last|final|ultimo|ultima'],
];

/** What parts of a note are called where one speaks of them. Fewer names than headings have: "home" and "observation" are places too. */
export const sectionNames: readonly (readonly [Subject, string])[] = [
  ['chief-complaint', 'chief complaint|cc|presenting complaint|reason for visit|motivo de consulta'],
  ['history-of-present-illness', 'history of present illness|history|hpi|interval history|present illness|subjective|enfermedad actual|historia'],
  ['past-medical-history', 'past medical history|medical history|past history|pmh|pmhx|problem list|problems|antecedentes|antecedentes personales'],
  ['past-surgical-history', 'past surgical history|surgical history|psh|antecedentes quirurgicos'],
  ['family-history', 'family history|fh|fhx|antecedentes familiares'],
  ['social-history', 'social history|sh|shx|social|antecedentes sociales|historia social'],
  ['medications', 'medications|meds|medication list|med list|medicines|current medications|medication|medicamentos|medicacion|tratamiento habitual'],
  ['allergies', 'allergies|allergy list|allergy|alergias'],
  ['immunizations', 'immunizations|immunisations|vaccines|vaccinations|vacunas'],
  ['review-of-systems', 'review of systems|ros|revision por sistemas'],
  ['vital-signs', 'vital signs|vitals|constantes vitales|constantes|signos vitales'],
  ['physical-examination', 'physical examination|physical exam|examination|exam|pe|findings|objective|exploracion fisica|exploracion|examen fisico'],
  ['mental-status', 'mental status|mental status exam|mse|estado mental'],
  ['results', 'results|labs|lab results|test results|imaging|resultados'],
  ['assessment', 'assessment|impression|diagnoses|diagnosis|juicio clinico|diagnostico|impresion|valoracion'],
  ['plan', 'plan|treatment plan|plan of care|recommendations|next steps|assessment and plan|a/p|a&p'],
  ['follow-up', 'follow-up|follow up|followup|seguimiento'],
  ['education', 'education|patient education|instructions'],
  ['hospital-course', 'hospital course|course'],
  ['discharge-medications', 'discharge medications|discharge meds'],
  ['discharge-diagnosis', 'discharge diagnosis|discharge diagnoses'],
  ['intervention', 'interventions|intervention|care given'],
  ['goals', 'goals'],
  ['safety', 'safety|risk'],
];

/**
 * The ways to say an instruction, each whole. `<name>` is one of the words above, `<section>`, `<within>` and `<nth>` are read from their own tables,
 * `{words}`, `{from}` and `{to}` are open; `?` after a name: it may be missing. The first that fits counts.
 */
export const instructionForms: readonly (readonly [kind: string, form: string])[] = [
  ['missing', '<missing>'],
  ['add-allergy', '<add> <article>? <article>? <allergy> {words}'],
  ['add-allergy', '<add> {words} <asAllergy>'],
  ['add-allergy', '<alsoAllergic> {words}'],
  ['add-medication', '<add> <article>? <article>? <medication> {words}'],
  ['add-medication', '<alsoTakes> {words}'],
  ['add-assessment', '<add> <article>? <article>? <diagnosis> {words}'],
  ['add-note', '<add> <into> <article>? <note> {words}'],
  ['add-note', '<add> {words} <into> <article>? <note>'],
  ['add-to', '<add> <into> <article>? <section> <list>? {words}'],
  ['add-to', '<add> {words} <into> <article>? <section> <list>?'],
  ['add-allergy', '<adds> <article>? {words} <allergyNoun>'],
  ['remove-place', '<remove> <article>? <nth> <unit> <of> <article>? <within> <list>?'],
  ['remove-place', '<remove> <article>? <unit> <number>? <count> <of> <article>? <within> <list>?'],
  ['remove-place', '<remove> <article>? <nth> <unit>'],
  ['remove-allergy', '<remove> <article>? <allergy> {words}'],
  ['remove-words', '<remove> <article>? <mention> <about> {words} <of> <article>? <within> <list>?'],
  ['remove-words', '<remove> <article>? <mention> <about> {words}'],
  ['remove-named', '<remove> {words} <outOf> <article>? <within> <list>?'],
  ['remove-named', '<takeOff> {words} <outOnly> <article>? <within> <list>?'],
  ['remove-allergy', '<remove> <article>? {words} <allergyNoun>'],
  ['remove-section', '<remove> <article>? <section> <list>'],
  ['dose', '<changeDose> <article>? <dose> <ofDrug> {drug} <from> {from} <to> {to}'],
  ['dose', '<changeDose> <article>? <dose> <ofDrug> {drug} <inSection> <article>? <within> <to> {to}'],
  ['dose', '<changeDose> <article>? <dose> <ofDrug> {drug} <to> {to} <inSection> <article>? <within>'],
  ['dose', '<changeDose> <article>? <dose> <ofDrug> {drug} <to> {to}'],
  ['dose', '<changeDose> <article>? <dose> <from> {from} <to> {to}'],
  ['dose', '<changeDose> <article>? <dose> <to> {to}'],
  ['dose', '<changeDose> <article>? {drug} <dose> <to> {to}'],
  ['replace-order', '<change> {from} <by> {to} <inSection> <article>? <within>'],
  ['replace-order', '<change> {from} <by> {to} <everywhere>'],
  ['replace-order', '<change> {from} <by> {to}'],
  ['replace', '<correct> {from} <by> {to} <inSection> <article>? <within>'],
  ['replace', '<correct> {from} <by> {to} <everywhere>'],
  ['replace', '<correct> {from} <by> {to}'],
  ['replace-figure', '<fue> <article>? {to} <noWord> <article>? {from}'],
  ['replace-denial', '<itWas> <article>? {to} <notWord> <article>? {from}'],
  ['replace-figure', '<notFirst> <article>? {from} <butWord> <article>? {to}'],
  ['shorten', '<shorten> <article>? <section> <list>?'],
  ['shorten', '<make> <article>? <section> <list>? <shorter>'],
  ['move-this', '<move> <this> <moveInto> <article>? <section> <list>?'],
  ['move-place', '<move> <article>? <nth> <unit> <of> <article>? <within> <list>? <moveInto> <article>? <section> <list>?'],
  ['move-place', '<move> <article>? <unit> <number>? <count> <of> <article>? <within> <list>? <moveInto> <article>? <section> <list>?'],
  ['move-words', '<move> <article>? <mention> <about> {words} <from> <article>? <within> <list>? <moveInto> <article>? <section> <list>?'],
  ['move-words', '<move> <article>? <mention> <about> {words} <moveInto> <article>? <section> <list>?'],
  ['move-named', '<move> {words} <from> <article>? <within> <list>? <moveInto> <article>? <section> <list>?'],
  ['move-named', '<move> {words} <moveInto> <article>? <section> <list>?'],
];

/** What no open part of an instruction begins with: then its first word is a noun, or it says where and not what ("change of dose led to ..."). */
export const notFirstWords: ReadonlySet<string> = new Set(
  'of|in|to|from|on|at|for|by|with|was|is|were|has|had|led|and|or|de|en|por|fue'.split('|'),
);
/** Between what is to be another way and what it is to be stands no verb of a report. */
export const reportVerbs: ReadonlySet<string> = new Set('led|was|is|were|are|has|had|have|made|caused|and|or|then|patient|pt|because|due|helped|return|advised'.split('|'));

/** Of two things that a body has: named alone they say which one, so that what follows the one goes with the other too. */
export const sideWords: ReadonlySet<string> = new Set('left|right|bilateral|both|izquierdo|izquierda|derecho|derecha'.split('|'));

/** "He is also allergic to sulfa, and gets hives": before a reaction to what was named. */
export const reactionMark = /^([^,(]{2,40}),\s*([^,()]{3,60})$/;
