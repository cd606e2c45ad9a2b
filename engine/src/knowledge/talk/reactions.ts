/** What an allergy does, as people say it, and as a note names it. Own list. */
export const reactionWords: readonly (readonly [string, string])[] = (
  [
    ['rash|came out in a rash|break out in a rash|broke out in a rash|rashes|all red and blotchy', 'rash'],
    ['hives|welts|nettle rash|urticaria', 'hives'],
    ['swelling|swell up|swells up|swelled up|swollen|swole up', 'swelling'],
    [
      "couldn't breathe|can't breathe|trouble breathing|difficulty breathing|short of breath|wheezy",
      'difficulty breathing',
    ],
    ['anaphylaxis|anaphylactic shock|anaphylactic|throat closed|throat closes up|throat closed up', 'anaphylaxis'],
    ['itching|itchy|itch all over', 'itching'],
    ['throw up|threw up|vomiting|vomit|vomited|been sick|was sick|makes me sick', 'vomiting'],
    ['nausea|nauseous|queasy|upset stomach|upset my stomach|upsets my stomach', 'nausea'],
    ['diarrhoea|diarrhea|the runs', 'diarrhoea'],
    ['dizzy|light-headed|lightheaded|passed out|faint|fainted', 'dizziness'],
    ['cough|a cough', 'cough'],
    ['muscle aches|muscle pain|muscles ache', 'muscle pain'],
    ['headache|headaches', 'headache'],
    ['sneezing|runny nose|streaming eyes', 'rhinitis'],
  ] as const
).flatMap(([says, name]) => says.split('|').map((one): [string, string] => [one, name]));

/** What a drug does only to those who are allergic to it, for all that one knows. Own list. */
export const allergicNames: ReadonlySet<string> = new Set(['rash', 'hives', 'swelling', 'anaphylaxis']);
