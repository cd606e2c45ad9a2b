import type { QuestionLanguage } from './question-words.ts';

/** How clinicians ask about a note at hand, or have it changed, in words of their own; regular expressions over folded text (small letters, no accents). */
export interface NoteTalkWords {
  /** What may stand before a question or a request, and says nothing of it. */
  readonly courtesy: string;
  /** What a question begins with. */
  readonly asks: string;
  /** Whoever is asked in a visit. */
  readonly toSomebody: string;
  /** What is done to a text, and hardly to a patient. */
  readonly verbs: string;
  /** What names a part of a note as this note's. */
  readonly determiners: string;
  /** Parts of a note that are no parts of a patient and no things beside one. */
  readonly parts: string;
}

/** Own list. */
export const noteTalkWords: Readonly<Record<QuestionLanguage, NoteTalkWords>> = {
  en: {
    courtesy:
      "(?:please|ok|okay|so|and|also|hi|hello|thanks)|(?:can|could|would|will) you(?: please)?(?: (?:tell|show|remind|explain to) (?:me|us))?|(?:tell|show|remind) me|i (?:want|need|would like) (?:you )?to(?: know)?|i'd like (?:you )?to(?: know)?",
    asks: "what|what's|why|when|where|who|who's|whom|whose|which|how|is|are|was|were|did|does|do|has|have|had|isn't|aren't|didn't|doesn't|hasn't|can|could|should|would|will|any|anything|in what|at what|since when|for how|on which|on what|under what|under which|with what|to what|for what",
    toSomebody: 'you|your|yours|yourself',
    verbs:
      'shorten|condense|rephrase|reword|rewrite|tighten|simplify|summari[sz]e|clarify|polish|tidy(?: up)?|trim|elaborate(?: on)?|merge|combine|split|reorder|rearrange|add|remove|delete|drop|take out|leave out|change|replace|move|put|make|mention|include|correct|fix|say|write|state|use|update',
    determiners: 'the|this|that|my|her|his|their|each|every',
    parts:
      'note|history|hpi|history of present illness|plan|assessment|medications|medication list|allergies|section|sentence|sentences|paragraph|wording|heading|impression|summary|review of systems|ros|social history|family history|past medical history|examination',
  },
  es: {
    courtesy:
      '(?:por favor|oye|y|hola)|(?:puedes|podrias|puede|podria)(?: (?:decirme|mostrarme))?|dime|quiero (?:que|saber)',
    asks: 'que|por que|cuando|donde|quien|quienes|cual|cuales|como|cuant[oa]s?|es|esta|estan|tiene|toma|hay|ha|han|dijo|fue|era|debe|desde cuando|a que|en que|de que',
    toSomebody: 'usted|ustedes|tu|tus|te|ti',
    verbs:
      'acortar?|abreviar?|resum(?:e|ir)|reescrib(?:e|ir)|reformular?|simplificar?|aclarar?|unir?|une|juntar?|reordenar?|anad(?:e|ir)|agregar?|quitar?|eliminar?|borrar?|cambiar?|reemplazar?|mueve|mover|pon(?:er)?|haz|hacer|mencionar?|inclu(?:ye|ir)|corrige|corregir|escrib(?:e|ir)',
    determiners: 'la|el|las|los|esta|este|su|mi|cada|al|del',
    parts:
      'nota|historia|plan|evaluacion|medicacion|alergias|seccion|frase|frases|parrafo|resumen|exploracion|antecedentes',
  },
};
