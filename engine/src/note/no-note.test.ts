import { describe, expect, it } from 'vitest';
import { chart } from '../chart/chart.ts';
import { transcribe } from '../transcribe/transcribe.ts';

describe('what gives no note', () => {
  it.each([
    ['', 'silence'],
    ['um uh hmm', 'silence'],
    ['[silence]', 'silence'],
    ['[noise] [music] ♪', 'silence'],
    ['Thank you for watching.', 'silence'],
    ['you you you you', 'silence'],
    ['Doctor: [inaudible]\nPatient: (unintelligible)', 'silence'],
    ['it is raining again today', 'silence'],
    ['Guten Tag, ich habe seit drei Tagen Bauchschmerzen und nehme Ibuprofen.', 'language'],
    ['Doctor: Bonjour, qui vous amène ?\nPatient: Je suis malade depuis trois jours, avec des douleurs.', 'language'],
    ['Привет доктор у меня болит голова', 'language'],
    ['医生，我头疼三天了', 'language'],
    ['Doctor: Buenos días, ¿qué le pasa?\nPatient: Me duele la cabeza desde el lunes.', 'language'],
  ])('%s: %s', (said, why) => {
    const { noNote, sections, leftOut } = transcribe(said);
    expect({ noNote, sections, leftOut }).toEqual({ noNote: why, sections: [], leftOut: [] });
  });

  it.each([
    'Chest pain since noon.',
    'BP 120/80.',
    'Takes metformin.',
    'Right knee swollen.',
    'Doctor: Any pain?\nPatient: [inaudible] in my knee since Monday.',
    'She came with her husband, who speaks French: "je ne sais pas", he said. Cough for three days, no fever.',
    'Interpreter: Dice que le duele la cabeza. She says her head has been hurting since Monday, worse at night, no vomiting.',
  ])('a note is written of: %s', (said) => {
    expect(transcribe(said).noNote).toBeUndefined();
    expect(transcribe(said).sections).not.toEqual([]);
  });

  it('keeps the few words that somebody typed', () => {
    expect(chart('Seen again, all well.').sections).not.toEqual([]);
  });

  it('keeps what somebody typed in a language that it does not read', () => {
    expect(chart('Жалобы: боль в груди 3 дня.').sections).not.toEqual([]);
  });

  it('reads notes in Spanish', () => {
    expect(
      chart('Mujer de 40 años con dolor de cabeza desde ayer. Niega fiebre. No toma nada.').noNote,
    ).toBeUndefined();
  });
});
