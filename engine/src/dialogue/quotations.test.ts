import { describe, expect, it } from 'vitest';
import { findTurns } from '../text/find-turns.ts';
import { cleanQuote } from './quote.ts';
import { readDialogue } from './read-dialogue.ts';

const quotes = (...lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  return readDialogue(text, findTurns(text)).flatMap((one) => (one.type === 'clause' ? [one.text] : []));
};

describe('cleanQuote', () => {
  it.each([
    ['um, so I I was, you know, fine', 'I was, fine'],
    ['Right, I took two two five tablets', 'I took two two five tablets'],
    ['Okay, yeah, I will', 'Okay, yeah, I will'],
    ['ring nine nine nine', 'ring nine nine nine'],
    ['in twenty twenty', 'in twenty twenty'],
    ["well it's it's worse", "it's worse"],
    ['uh', ''],
    ['oh it was worse', 'it was worse'],
    ["that's the er, then, er, at once", "that's the er, then, at once"],
    ['one point oh five', 'one point oh five'],
    ['no cough\n\nno fever', 'no cough. no fever'],
    ['no cough\nat night', 'no cough at night'],
  ])('%j is quoted as %j', (said, quote) => {
    expect(cleanQuote(said)).toBe(quote);
  });

  it.each([
    ['lovely okay and any blood', 'any blood'],
    ["That's great. So how far can you walk?", 'how far can you walk?'],
    ['good morning, any pain', 'good morning, any pain'],
  ])('without courtesies of who asks: %j is %j', (said, quote) => {
    expect(cleanQuote(said, true)).toBe(quote);
  });
});

describe('what no fact says', () => {
  it('holds a refusal also where the proposal was praised before it', () => {
    const said = quotes(
      'Doctor: I think you have low mood after the birth.',
      'Mother: Okay.',
      "Doctor: I'll refer you to the perinatal mental health team. They're lovely.",
      "Mother: I'd rather not.",
    );
    expect(said.join(' ')).toMatch(/rather not/);
  });

  it('holds what a relative says to a denial', () => {
    const said = quotes(
      "Doctor: So you're eighty-two now. How have you been, any falls, any dizziness?",
      'Patient: No falls.',
      'Wife: Roy. You went over in the greenhouse.',
      'Doctor: When was that?',
    );
    expect(said.join(' ')).toMatch(/Wife: .*went over in the greenhouse/);
  });

  it('has no question that only asks what there is to say', () => {
    const said = quotes("Doctor: What's been going on?", "Patient: It's my ear, it rings since Tuesday.");
    expect(said.join(' ')).toMatch(/rings since Tuesday/);
    expect(said.join(' ')).not.toMatch(/going on/);
  });

  it('is written with the questions that it answers', () => {
    const [quote] = quotes(
      'Doctor: How far can you walk? Do you have to stop?',
      'Patient: I have to stop at the post box now, it was the chemist last year.',
    );
    expect(quote).toBe(
      'How far can you walk? Do you have to stop? – Has to stop at the post box now, it was the chemist last year.',
    );
  });

  it('names a relative who speaks for the patient', () => {
    const said = quotes(
      'Dr: How often does he open his bowels, do you know?',
      'Mum: Maybe every five days, and I see him cry with it.',
      'Dr: And does your boy eat?',
      'Mum: He eats what I give him.',
    );
    expect(said.join(' ')).toContain('Mother: “Maybe every five days');
  });

  it('says nothing where a fact says all of it', () => {
    expect(quotes('Doctor: Any fever?', 'Patient: No.', 'Doctor: Any cough?', 'Patient: No.')).toEqual([]);
  });

  it('is all that is said of a symptom that is denied here and stated there', () => {
    const text = [
      'Doctor: Any headaches?',
      'Patient: No.',
      'Doctor: Anything else?',
      'Patient: Well, I had such a headache on the boat that my wife drove us home.',
    ].join('\n');
    const facts = readDialogue(text, findTurns(text));
    expect(facts.filter(({ type }) => type === 'condition')).toEqual([]);
    expect(facts.some((one) => one.type === 'clause' && one.text.includes('on the boat'))).toBe(true);
  });

  it('holds an order of several drugs whole', () => {
    const said = quotes(
      'Doctor: I think you have gout.',
      'Patient: Okay.',
      'Doctor: Stop the ibuprofen and take colchicine 500 micrograms twice a day.',
    );
    expect(said.join(' ')).toContain('Stop the ibuprofen and take colchicine');
  });

  it('is not what nobody would write down', () => {
    const said = quotes('Doctor: Any fever?', 'Patient: No.', 'Doctor: Lovely weather today.', 'Patient: It is.');
    expect(said).toEqual([]);
  });

  it('says what it points to', () => {
    const said = quotes(
      'Doctor: You are still on the oxybutynin, I see.',
      'Patient: That one dries my mouth out something terrible, so I leave it most days.',
      'Doctor: I see.',
    );
    expect(said.join(' ')).toMatch(/oxybutynin.*That one dries their mouth out/);
  });

  it('stands under allergies where a drug brought out a rash', () => {
    const text = [
      'Doctor: What did they give you last time?',
      'Patient: It was the trimethoprim and I came out in a rash so they swapped it for another.',
      'Doctor: Okay.',
    ].join('\n');
    const facts = readDialogue(text, findTurns(text));
    expect(facts.some(({ subject }) => subject === 'allergies')).toBe(true);
  });

  it('is an answer that another person goes on with, and no denial', () => {
    const text = [
      'Nurse: And do you cough at night, Sam?',
      'Child: No.',
      "Mother: You do, love. You don't wake up but I hear him most nights.",
      'Nurse: Okay.',
    ].join('\n');
    const facts = readDialogue(text, findTurns(text));
    expect(facts.filter(({ type, assertion }) => type === 'condition' && assertion.polarity === 'absent')).toEqual([]);
  });
});

describe('the chief complaint', () => {
  const complaintOf = (...lines: readonly string[]): string => {
    const text = lines.join('\n');
    return readDialogue(text, findTurns(text))
      .flatMap((one) => (one.type === 'clause' && one.subject === 'chief-complaint' ? [one.text] : []))
      .join(' ');
  };
  const history = [
    'Doctor: Does it wake you?',
    'Patient: It wakes me most nights about three and I have to sit up.',
    'Doctor: Any chest pain?',
    'Patient: No, no chest pain.',
    'Doctor: Do you smoke?',
    'Patient: I gave up in 2010.',
    'Doctor: Any allergies?',
    'Patient: Penicillin, I came out in a rash.',
    'Doctor: I think you have a hiatus hernia. Take omeprazole 20 mg every morning for six weeks.',
    'Patient: Okay.',
  ];

  it('is what the patient comes for, and no talk before it', () => {
    const complaint = complaintOf(
      'Doctor: Sorry you had to wait.',
      'Patient: I have been up since four this morning and I have not had a cup of tea since.',
      'Doctor: And what can I do for you?',
      'Patient: I get this burning pain behind my breastbone after meals, about two months now.',
      ...history,
    );
    expect(complaint).toMatch(/burning pain/);
    expect(complaint).not.toMatch(/tea/);
  });

  it('is what was said first rather than what is asked after it', () => {
    const complaint = complaintOf(
      'Doctor: What can I do for you?',
      'Patient: I get this burning pain behind my breastbone after meals, about two months now.',
      'Doctor: Any trouble swallowing, any vomiting?',
      'Patient: I was sick once last week but swallowing is fine.',
      ...history,
    );
    expect(complaint).toMatch(/burning pain/);
  });
});

describe('a dose without its drug', () => {
  it('stands under the one that was named right before', () => {
    const said = quotes(
      'Doctor: And you have the doxazosin?',
      'Patient: Yes, the doxazosin.',
      'Doctor: What strength does it say?',
      'Patient: Four milligrams. I have that at bedtime.',
    );
    expect(said.join(' ')).toMatch(/Doxazosin: .*4 mg/);
  });

  it('stands under none that was only thought of', () => {
    const said = quotes(
      "Doctor: I'd like to stay at a hundred for now. If it's no better in four weeks, then we'd look at changing to something like vortioxetine.",
      'Patient: Okay.',
      "Doctor: Don't stop suddenly, you'd feel dreadful. When you're well we carry on at least six months after that.",
    );
    expect(said.join(' ')).not.toMatch(/Vortioxetine:/);
  });

  it('stands under none that another thing is given beside', () => {
    const said = quotes(
      "Doctor: I'd like to stop the bisoprolol first, your pulse is slow.",
      'Patient: Okay.',
      'Doctor: If the pulse is above sixty in three weeks, then we start the patch.',
    );
    expect(said.join(' ')).toContain('start the patch');
    expect(said.join(' ')).not.toMatch(/Bisoprolol:/);
  });

  it.each([
    ['no more than four a day', 'no more than four a day', /Lisinopril: /],
    ['no boat trailer no heavy lifting walking on the flat is fine for now', 'no heavy lifting', /^(?!.*Lisinopril:)/],
  ])('stands under the one before where a machine heard no more than it: %s', (words, kept, expected) => {
    const said = quotes(
      "doctor: so you're still on the lisinopril then",
      'patient: yes i am',
      `doctor: ${words}`,
      'patient: right',
    );
    expect(said.join(' ')).toContain(kept);
    expect(said.join(' ')).toMatch(expected);
  });

  it('is of the drug whose name stands with "is"', () => {
    const said = quotes(
      'Doctor: You have the metoprolol succinate, twenty five.',
      'Patient: Yes.',
      "Doctor: And metformin's a thousand.",
      'Patient: A thousand twice a day.',
    );
    expect(said.join(' ')).not.toMatch(/Metoprolol[a-z ]*: .*metformin/i);
  });

  it('stands under none where two were named', () => {
    const said = quotes(
      'Doctor: And you have the doxazosin and the ramipril?',
      'Patient: Yes.',
      'Doctor: What strength does it say?',
      'Patient: Four milligrams. I have that at bedtime.',
    );
    expect(said.join(' ')).not.toMatch(/(?:Doxazosin|Ramipril):/);
  });
});

describe('a step of the plan', () => {
  const stepsOf = (...lines: readonly string[]): string[] => {
    const text = ['Doctor: I think you have tension headaches.', 'Patient: Okay.', ...lines].join('\n');
    return readDialogue(text, findTurns(text)).flatMap((one) =>
      one.subject === 'plan' && one.type === 'medication' ? [`${one.status ?? ''} ${one.name}`] : [],
    );
  };

  it('is none where it is offered', () => {
    expect(stepsOf('Doctor: I could give you amitriptyline to go home with.')).toEqual([]);
  });

  it.each(['At that point I will start amitriptyline.', 'Down the line I will start amitriptyline.'])(
    'is none that is put off: %s',
    (said) => {
      expect(stepsOf(`Doctor: ${said}`)).toEqual([]);
    },
  );

  it('stands where it is decided', () => {
    expect(stepsOf('Doctor: I will start amitriptyline 10 mg at night.')).toEqual(['started amitriptyline']);
  });
});

describe('what is said in passing and must stand', () => {
  it.each([
    ['Patient: Just the ankle. He pushed me, on the steps. Anyway, can I walk on it?', /pushed them, on the steps/],
    ['Patient: Fine. I stopped the citalopram as well, I should say.', /Stopped the citalopram/],
    ['Patient: It is the sherry, a bottle lasts me three days.', /sherry, a bottle lasts them 3 days/],
  ])('%s', (said, held) => {
    expect(quotes('Doctor: Let me see that ankle.', said, 'Doctor: Put some weight on it.').join('\n')).toMatch(held);
  });

  it('has before it what the clinician says that the question points to', () => {
    expect(
      quotes(
        'Doctor: Some people in your shoes get thoughts of not wanting to be here. Do you?',
        'Patient: No. No, never that.',
        'Doctor: Good.',
      ),
    ).toEqual([expect.stringMatching(/thoughts of not wanting to be here\. Do you\? – No\. No, never that/)]);
  });
});

describe('an answer under what it is of', () => {
  const line = (asked: string, answer: string): string =>
    quotes(`Doctor: ${asked}`, `Patient: ${answer}`, 'Doctor: Right, thank you.')[0] ?? '';

  it.each([
    ['And the ankles?', 'The socks leave a mark by evening, both sides.', /^Ankles: (?:The )?socks leave a mark/i],
    ['How are you sleeping?', 'I get the dreams, three nights a week.', /^Sleep: Gets the dreams/],
    ['And who do you live with these days?', 'The dog, since my wife went in March.', /^Home: /],
  ])('%s %s', (asked, answer, written) => expect(line(asked, answer)).toMatch(written));

  it.each([
    ['a yes or no', 'How are you sleeping, all right?', 'No, I get the dreams, three nights a week.'],
    [
      'a drug and a dose',
      'Are you still on the fifty of sertraline at night?',
      'Every night with a biscuit, since March.',
    ],
    ['what may be answered with its contrary', 'Fresh red?', 'Rusty, more like, in the mornings only.'],
    ['a disease', 'Basal cell carcinoma?', 'My aunt died of a melanoma, in her forties.'],
    ['several things', 'Racing thoughts, irritable?', 'I snapped at my mum twice but she had moved my tools.'],
  ])('stands after its question, where that holds %s', (_what, asked, answer) => {
    expect(line(asked, answer)).toMatch(/\? – /);
  });
});
