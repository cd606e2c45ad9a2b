import { describe, expect, it } from 'vitest';
import { transcribe } from './transcribe.ts';

describe('transcribe', () => {
  it('writes a dictated operative note under its spoken headings, with sources in the spoken words', () => {
    const spoken =
      'operative note period new paragraph preoperative diagnosis colon acute cholecystitis period procedure colon laparoscopic cholecystectomy period anesthesia colon general period estimated blood loss colon twenty five scratch that fifty milliliters period new paragraph the patient was placed in supine position period no complications period';
    const note = transcribe(spoken);
    expect(note.tool).toBe('TranscriptX');
    expect(note.noteKind).toBe('operative');
    const section = (id: string) => note.sections.find((entry) => entry.id === id)?.statements[0];
    expect(section('preoperative-diagnosis')?.text).toBe('Acute cholecystitis');
    expect(section('procedure')?.text).toBe('Laparoscopic cholecystectomy');
    expect(section('blood-loss')?.text).toBe('50 mL.');
    expect(section('complications')?.text).toBe('No complications.');
    expect(
      section('blood-loss')
        ?.sources.map(({ start, end }) => spoken.slice(start, end))
        .join(' '),
    ).toContain('fifty milliliters');
    expect(note.rendered.markdown).not.toMatch(/25|scratch|period/);
  });

  it('gives a dictated reaction to its allergen, and a plan to its problem', () => {
    const note = transcribe(
      'forty two year old male with cough period allergies colon penicillin comma causes hives comma codeine comma nausea period assessment and plan colon number one hypertension comma not at goal comma increase lisinopril to twenty milligrams daily period number two follow up colon surgery clinic in two weeks period',
    );
    const texts = (id: string) => note.sections.find((entry) => entry.id === id)?.statements.map(({ text }) => text);
    expect(texts('allergies')).toEqual(['Penicillin (hives)', 'Codeine (nausea)']);
    expect(texts('assessment')).toEqual(['Hypertension, not at goal']);
    expect(texts('plan')?.[0]).toBe('Hypertension, not at goal: increase lisinopril to 20 mg daily');
    expect(texts('history-of-present-illness')).toEqual(['42-year-old male with cough.']);
  });

  it('calls nothing undocumented that somebody speaks of', () => {
    const visit = [
      'Doctor: What brings you in today?',
      'Patient: My left ear hurts.',
      "Doctor: So your temperature was thirty seven two when the nurse took it. The drum is red, I'd call it a middle ear infection.",
      'Patient: Okay.',
    ].join('\n');
    expect(transcribe(visit).missing).not.toContain('Vital signs');
    expect(transcribe(visit).missing).not.toContain('Assessment');
    expect(transcribe('Doctor: What brings you in today?\nPatient: My left ear hurts.').missing).toContain(
      'Vital signs',
    );
  });

  it('reads a conversation without labels', () => {
    const note = transcribe(
      'What brings you in today?\nMy left ear hurts.\nAny fever?\nNo.\nHow long has it hurt?\nAbout three days.',
    );
    expect(note.rendered.markdown).toContain('No fever.');
    expect(note.rendered.markdown).toContain('3 days');
  });

  it('gives a small honest note for nothing', () => {
    expect(transcribe('').sections).toEqual([]);
    expect(transcribe('period').rendered.markdown).toContain('Not documented');
  });
});
