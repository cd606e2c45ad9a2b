import { describe, expect, it } from 'vitest';
import { findTalk } from '../../note/find-talk.ts';
import { transcribe } from '../../transcribe/transcribe.ts';
import { readTalk } from '../read-dialogue.ts';

const openOf = (...turns: readonly string[]): string[] => {
  const talk = turns.join('\n');
  return readTalk(talk, findTalk(talk)).openPoints.map(
    ({ kind, sentence }) => `${kind} | ${sentence.replace(/^[^:]+: /, '')}`,
  );
};

describe('questions without an answer', () => {
  it('names the one that the clinician went on from', () => {
    expect(
      openOf(
        'Doctor: Are you allergic to anything?',
        'Doctor: Let me have a look at your throat.',
        'Patient: It hurts when I swallow.',
      ),
    ).toEqual(['unanswered | “Are you allergic to anything?”']);
  });

  it.each(['[inaudible]', '(unclear)', '...', '[coughs]'])('takes %s for no answer', (noise) => {
    expect(
      openOf('Doctor: Any thoughts of ending your life?', `Patient: ${noise}`, 'Doctor: Right. See you Monday.'),
    ).toEqual(['unanswered | “Any thoughts of ending your life?”']);
  });

  it('names of two in one breath the one that a short answer leaves out', () => {
    expect(openOf('Doctor: Any chest pain? Any fever?', 'Patient: No chest pain, no.', 'Doctor: Good.')).toEqual([
      'unanswered | “Any fever?”',
    ]);
    expect(openOf('Doctor: Any chest pain? Any fever?', 'Patient: No, neither.', 'Doctor: Good.')).toEqual([]);
  });

  it('names one of danger that is answered with another thing', () => {
    expect(
      openOf(
        'Doctor: Have you had any thoughts of ending your life?',
        'Patient: My sister is coming over from Leeds on Friday.',
        'Doctor: Lovely.',
      ),
    ).toEqual(['unanswered | “Have you had any thoughts of ending your life?”']);
  });

  it('leaves out what is asked again and answered, and what nobody is to answer', () => {
    expect(
      openOf(
        'Doctor: Are you allergic to anything?',
        'Doctor: Sorry, the phone. Are you allergic to any medicine?',
        'Patient: No, nothing.',
      ),
    ).toEqual([]);
    expect(
      openOf('Patient: I stopped it.', 'Doctor: A dry cough? It does happen with that one.', 'Patient: Right.'),
    ).toEqual([]);
  });
});

describe('what is said both ways', () => {
  it('sets what another says beside a denial', () => {
    expect(
      openOf(
        'Doctor: Has he had any falls?',
        'Patient: No.',
        'Wife: He fell in the greenhouse on Tuesday.',
        'Doctor: I see.',
      ),
    ).toEqual(['contradicted | “Has he had any falls?” – “No.” – “He fell in the greenhouse on Tuesday.”']);
  });

  it('knows agreement, and another time', () => {
    expect(openOf('Doctor: Any falls?', 'Patient: No.', 'Wife: No, he has been steady.', 'Doctor: Good.')).toEqual([]);
    expect(
      openOf(
        'Doctor: Did you have a fever on Monday?',
        'Patient: Yes.',
        'Doctor: And do you have a fever now?',
        'Patient: No.',
      ),
    ).toEqual([]);
  });

  it('sets a yes and a no to the same question side by side', () => {
    expect(
      openOf(
        'Doctor: Any chest pain?',
        'Patient: No.',
        'Doctor: Do you smoke?',
        'Patient: Never.',
        'Doctor: Any chest pain at all?',
        'Patient: Yes.',
      ),
    ).toEqual(['contradicted | “Any chest pain?” – “No.” – “Any chest pain at all?” – “Yes.”']);
  });
});

describe('what could not be heard', () => {
  it('shows the words beside it, and nothing where there are none', () => {
    expect(openOf('Doctor: What do you take?', 'Patient: I take the [inaudible] at night.', 'Doctor: Good.')).toEqual([
      'unheard | “I take the [inaudible] at night.”',
    ]);
    expect(openOf('Doctor: How are you?', 'Patient: [crosstalk]', 'Patient: [laughs] Fine, thanks.')).toEqual([]);
  });
});

describe('open points in a note', () => {
  it('stand under what is to be checked, each with its place', () => {
    const talk =
      'Doctor: Are you allergic to anything?\nDoctor: Let me look at your throat.\nPatient: My throat is sore.';
    const { rendered, openPoints } = transcribe(talk);
    expect(rendered.markdown).toContain(
      '### To check\n\n- Asked, and no answer was heard: “Are you allergic to anything?”',
    );
    const [source] = openPoints?.[0]?.sources ?? [];
    expect(talk.slice(source?.start, source?.end)).toBe('Are you allergic to anything?');
  });

  it('are absent where nothing is open', () => {
    expect(transcribe('Doctor: Any cough?\nPatient: Yes, for a week.').openPoints).toBeUndefined();
  });
});
