import { describe, expect, it } from 'vitest';
import { findLookAlikes } from './look-alikes.ts';
import { transcribe } from './transcribe.ts';

const marks = (text: string): string[] => findLookAlikes(text).map(({ drug, other }) => `${drug}/${other}`);

describe('drugs of a like name', () => {
  it.each<[text: string, expected: string[]]>([
    // Confirmed by dose or use, or nothing is said that could speak against it.
    ['Hydroxyzine 25 mg at bedtime for itching.', []],
    ['Hydralazine 25 mg three times daily for hypertension.', []],
    ['Hydralazine 10 mg.', []],
    ['Continue metformin 500 mg twice daily.', []],
    ['Metformin for diabetes.', []],
    ['Celebrex 200 mg daily for knee pain.', []],
    ['Clonazepam 0.5 mg for anxiety.', []],
    ['Clonidine for hot flashes.', []],
    ['Takes half of a 25 mg tablet: topiramate 12.5 mg.', []],
    ['Metformin 2000 mg.', []],
    ['Zoloft 75 mg.', []],
    ['Follow up for hypertension. Continue hydroxyzine.', []],
    ['Bupropion 150 mg daily, buspirone 10 mg for anxiety.', []],
    ['Tramadol for pain and trazodone for sleep.', []],
    // The use or the dose fits the other only.
    ['Hydralazine 25 mg at bedtime for itching.', ['hydralazine/hydroxyzine']],
    ['Hydroxyzine 50 mg three times daily for hypertension.', ['hydroxyzine/hydralazine']],
    ['Metformin for bacterial vaginosis.', ['metformin/metronidazole']],
    ['Celebrex 20 mg daily for depression.', ['Celebrex/Celexa']],
    ['Start Celexa for knee pain.', ['Celexa/Celebrex']],
    ['Klonopin 0.1 mg twice daily.', ['Klonopin/clonidine']],
    ['Lamictal 250 mg for toenail fungus.', ['Lamictal/Lamisil']],
    ['Tramadol at night for insomnia.', ['tramadol/trazodone']],
  ])('%s', (text, expected) => {
    expect(marks(text)).toEqual(expected);
  });

  it('are stated to the reader in a sentence, and as data with the place in the spoken words', () => {
    const spoken = 'plan colon start hydralazine twenty five milligrams at bedtime for itching period';
    const note = transcribe(spoken);
    expect(note.lookAlikes?.map(({ at }) => spoken.slice(at.start, at.end))).toEqual(['hydralazine']);
    expect(note.rendered.markdown).toContain(
      '### To check\n\n- Check the drug name: hydralazine sounds like hydroxyzine, and it was dictated for itching.',
    );
    expect(JSON.stringify(note.sections)).not.toContain('hydroxyzine');
  });

  it('leave a note without one as it was', () => {
    const note = transcribe('start hydroxyzine twenty five milligrams for itching period');
    expect(note.lookAlikes).toBeUndefined();
    expect(note.rendered.markdown).not.toContain('To check');
  });
});
