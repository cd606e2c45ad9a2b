import type { QuestionLanguage } from './question-words.ts';

/** The few words of its own that an answer has, in the language of the question; `{x}` is what was asked after. */
export interface AnswerSentences {
  readonly yes: string;
  readonly no: string;
  readonly possibly: string;
  readonly nothingAbout: string;
  readonly nothing: string;
  readonly noReason: string;
  readonly noTime: string;
  readonly noSide: string;
  readonly noDose: string;
  readonly noFlags: string;
  readonly noFollowUp: string;
  readonly noAge: string;
  readonly noFamily: string;
  readonly noPlan: string;
  readonly noAllergy: string;
  /** Before allergies, where a drug is asked after as one that is taken. */
  readonly onlyAllergy: string;
  /** Before words that name a problem beside the drug whose reason nobody gives outright. */
  readonly beside: string;
  /** Before drugs of a class of which some have no reason. */
  readonly notForEach: string;
  readonly nothingLeftOut: string;
  readonly noEarlier: string;
  readonly noChange: string;
  /** Before what is said of a thing whose reason, time, side or dose is not. */
  readonly butSaid: string;
  readonly more: string;
  /** Before what would be changed in the note. */
  readonly proposed: string;
  /** Before a statement that would be other, new, gone or elsewhere: `{x}` is the heading, `{y}` the one that it goes to. */
  readonly changed: string;
  readonly added: string;
  readonly removed: string;
  readonly moved: string;
}

export const answerSentences: Readonly<Record<QuestionLanguage, AnswerSentences>> = {
  en: {
    yes: 'Yes:',
    no: 'No:',
    possibly: 'Possibly:',
    nothingAbout: 'Neither the note nor its sources say anything about {x}.',
    nothing: 'Neither the note nor its sources say anything about that.',
    noReason: 'Neither the note nor its sources give a reason for {x}.',
    noTime: 'Neither the note nor its sources say since when: {x}.',
    noSide: 'Neither the note nor its sources say on which side: {x}.',
    noDose: 'Neither the note nor its sources give a dose of {x}.',
    noFlags: 'No red flag was recognized in the note or its sources.',
    noFollowUp: 'No day of a follow-up was recognized in the note or its sources.',
    noAge: 'No age was recognized in the note or its sources.',
    noFamily: 'Neither the note nor its sources say anything about {x} in the family.',
    noPlan: 'The plan does not name {x}. It says:',
    noAllergy: 'Neither the note nor its sources say anything about an allergy to {x}.',
    onlyAllergy: 'Only among the allergies:',
    beside: 'No reason for {x} is said outright. Beside it stands:',
    notForEach: 'A reason is not given for each:',
    nothingLeftOut: 'The note leaves nothing of its sources out that was recognized.',
    noEarlier: 'No earlier note was given as a source of this one, so nothing can be compared.',
    noChange: 'Nothing in the note and its sources is said to have changed.',
    butSaid: 'What is said of it:',
    more: 'More is said of it in the note.',
    proposed: 'This would change in the note:',
    changed: '{x}, changed:',
    added: '{x}, added:',
    removed: '{x}, taken out:',
    moved: '{x}, moved to {y}:',
  },
  es: {
    yes: 'Sí:',
    no: 'No:',
    possibly: 'Posiblemente:',
    nothingAbout: 'Ni la nota ni sus fuentes dicen nada sobre {x}.',
    nothing: 'Ni la nota ni sus fuentes dicen nada sobre eso.',
    noReason: 'Ni la nota ni sus fuentes dan un motivo para {x}.',
    noTime: 'Ni la nota ni sus fuentes dicen desde cuándo ({x}).',
    noSide: 'Ni la nota ni sus fuentes dicen de qué lado ({x}).',
    noDose: 'Ni la nota ni sus fuentes dan una dosis de {x}.',
    noFlags: 'No se reconoció ningún signo de alarma en la nota ni en sus fuentes.',
    noFollowUp: 'No se reconoció la fecha de un seguimiento en la nota ni en sus fuentes.',
    noAge: 'No se reconoció ninguna edad en la nota ni en sus fuentes.',
    noFamily: 'Ni la nota ni sus fuentes dicen nada sobre {x} en la familia.',
    noPlan: 'El plan no nombra {x}. Dice:',
    noAllergy: 'Ni la nota ni sus fuentes dicen nada sobre una alergia a {x}.',
    onlyAllergy: 'Solo entre las alergias:',
    beside: 'No se da un motivo expreso para {x}. A su lado dice:',
    notForEach: 'No se da un motivo para cada uno:',
    nothingLeftOut: 'La nota no deja fuera nada de sus fuentes que se haya reconocido.',
    noEarlier: 'No se dio una nota anterior como fuente de esta, así que no hay nada que comparar.',
    noChange: 'Ni la nota ni sus fuentes dicen que algo haya cambiado.',
    butSaid: 'Lo que se dice de ello:',
    more: 'La nota dice más sobre ello.',
    proposed: 'Esto cambiaría en la nota:',
    changed: '{x}, cambiado:',
    added: '{x}, añadido:',
    removed: '{x}, quitado:',
    moved: '{x}, pasado a {y}:',
  },
};
