import { describe, expect, it } from 'vitest';
import { factsFound } from './testing/facts-found.ts';

/** Findings of a talk, each under its part and with a no where it is denied. */
function findings(...turns: readonly string[]): string[] {
  const said = turns.map((one, at) => `${at % 2 === 0 ? 'Doctor' : 'Patient'}: ${one}`);
  const text = `Doctor: Hello, what can I do for you?\nPatient: I have come for a check.\n${said.join('\n')}`;
  return factsFound(text).flatMap((fact) =>
    fact.type === 'examination'
      ? [
          [`${fact.system}:`, fact.assertion.polarity === 'absent' ? 'no' : undefined, fact.side, fact.finding]
            .filter((one) => one !== undefined)
            .join(' '),
        ]
      : [],
  );
}

describe('findings as they are spoken', () => {
  it('gives each finding the part that was named before it, and denies what is not there', () => {
    expect(
      findings("Let me have a feel of your tummy. Your tummy's soft, it's not tender. I can feel a lump on the right."),
    ).toEqual(['Abdomen: soft', 'Abdomen: no tenderness', 'Abdomen: lump on the right']);
    expect(findings('Deep breath in. No wheeze, but a few crackles at the left base.')).toEqual([
      'Respiratory: no wheeze',
      'Respiratory: crackles at the left base',
    ]);
  });

  it('keeps the side that was named with the part', () => {
    expect(findings("I'll just look at your left ankle. There's a little swelling. No redness.")).toEqual([
      'Left ankle: mild swelling',
      'Left ankle: no redness',
    ]);
  });

  it('reads findings that follow each other without marks', () => {
    expect(
      findings(
        "okay let me take a listen lean forward deep breath lungs are clear heart sounds regular i don't hear a murmur",
      ),
    ).toEqual(['Respiratory: lungs clear', 'Cardiovascular: heart sounds regular', 'Cardiovascular: no murmur']);
  });

  it('gives nothing that follows to a part that was only said to be where a finding is', () => {
    expect(findings("Let me check your feet. There's hard skin under your left heel. No ulcers.")).toEqual([
      'Left heel: callus',
      'Skin: no ulcers',
    ]);
    expect(findings('Let me look at your back. There is no tenderness in the spine, but some swelling.')).toEqual([
      'Spine: no tenderness',
    ]);
  });

  it('turns what is done and the answer to it into a finding', () => {
    expect(findings('Let me look at your right elbow. Is it sore when I press here?', 'Ow, yes.')).toEqual([
      'Right elbow: tenderness',
    ]);
    expect(findings('Hop up on the couch for me. If I raise your leg like this, does that hurt?', 'No.')).toEqual([
      'Musculoskeletal: straight leg raise negative',
    ]);
    expect(findings('Let me look at your knee. Does it hurt when I twist it?', 'Nope.')).toEqual([
      'Knee: no pain on rotation',
    ]);
  });

  it('makes nothing of an answer that says more than yes or no, or of a question that asks for one of two', () => {
    expect(findings('Let me look at your knee. Does that hurt?', "A bit, but it's been like that for years.")).toEqual(
      [],
    );
    expect(findings('Let me look at your knee. Is it more here or there, does that hurt?', 'Yes.')).toEqual([]);
  });

  it.each([
    'Let me examine you. If your throat is red we would do a swab.',
    'When a knee swells, the joint is stiff and the leg is weak.',
    'So no swelling, no rash, is that right?',
    'Let me examine you. Last time your chest was clear.',
    "I'll have a look at your shoulder. Your brother's shoulder was swollen.",
    'Let me listen to your chest. Your lungs are clear apart from the left base.',
    'Let me see your knee. You said it was swollen at home.',
    "I'm going to look at the x-ray. There's swelling there.",
    'Bend forward, hands to the knees. No tenderness.',
  ])('finds nothing in "%s"', (said) => {
    expect(findings(said)).toEqual([]);
  });
});
