/**
 * Words that a phrase's name follows in dictation, as small letters. In Spanish "punto" alone is the mark at the end of a sentence
 * that is dictated, and is no form: "estable punto dolor" would else become a phrase called "dolor".
 */
export const spokenForms: readonly string[] = [
  'insert the phrase',
  'insert phrase',
  'dot phrase',
  'dot',
  'insertar la frase',
  'insertar frase',
  'inserte la frase',
  'inserta la frase',
  'punto frase',
];
