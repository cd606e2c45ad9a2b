import { drugsNamed } from '../clinical/drugs.ts';
import { findAllergens } from '../clinical/find-allergies.ts';
import { findMedicationsIn, writeMedication } from '../clinical/find-medications.ts';
import type { MedicationMention } from '../clinical/find-medications.ts';
import { findProblemsIn } from '../clinical/find-problems.ts';
import { spansOverlap } from '../model/span.ts';
import { capitalize } from './note-language.ts';
import type { Passage } from './passage.ts';
import type { Subject } from '../document/subjects.ts';

const current: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'past-medical-history',
  'social-history',
  'chief-complaint',
]);

const notNow =
  /(?:\b(?:switched|changed|transitioned|converted) from|\b(?:husband|wife|mother|father|son|daughter|sister|brother|friend|neighbor|mom|dad|partner)(?:'s|s')|\b(?:gave|given|received|administered|medicated with)) $/i;
const notAfter =
  /^[^.;,]{0,60}?(?:^\s?\?|\b(?:was |been )?(?:changed|switched) to\b|\b(?:was |been )?(?:stopped|discontinued|declined|given|administered)\b|\bx ?1\b)/i;
const changedDose =
  /^[^.;,]{0,20}?\b(?:(?:increased|decreased|raised|reduced|lowered|titrated|changed|up|down) )?from \d+(?:\.\d+)?(?: ?(?:mg|mcg|g|units?|ml))? to (\d+(?:\.\d+)?) ?(mg|mcg|g|units?|ml)\b/i;

/** The medication as it is now, by the words around it; undefined for one that is somebody else's, in doubt, or no longer taken. */
function asTaken(text: string, mention: MedicationMention): MedicationMention | undefined {
  if (notNow.test(text.slice(Math.max(0, mention.start - 40), mention.start))) return undefined;
  const after = text.slice(mention.start + mention.name.length, mention.start + 160);
  const changed = changedDose.exec(after);
  if (changed) return { ...mention, dose: `${changed[1] ?? ''} ${changed[2] ?? ''}` };
  return notAfter.test(text.slice(mention.end, mention.end + 80)) ? undefined : mention;
}

/** Drugs that are given only together with the one they are named after, and have no line of their own. */
const neverAlone: ReadonlySet<string> = new Set(['clavulanate', 'tazobactam', 'sulbactam', 'cilastatin']);

/** Medications that a history mentions as taken now, drawn into the list with what is said of dose and frequency. */
function listedMedications(passages: readonly Passage[]): Passage[] {
  const byDrug = new Map<string, Passage>();
  const listed = new Set(
    passages
      .filter((passage) => passage.subject === 'medications')
      .flatMap((passage) => [...drugsNamed(passage.text.slice(0, 2000))]),
  );
  for (const passage of passages) {
    if (!current.has(passage.subject) || passage.text.length > 2000) continue;
    const mentions = findMedicationsIn(passage.text);
    const allergens = mentions.length === 0 ? [] : findAllergens(passage.text);
    for (const mention of mentions) {
      const { modifiers, change, drug } = mention;
      const taken = asTaken(passage.text, mention);
      if (
        taken === undefined ||
        modifiers.negated ||
        modifiers.family ||
        modifiers.hypothetical ||
        change === 'stop' ||
        drug.generic === 'steroids' ||
        listed.has(drug.generic) ||
        neverAlone.has(drug.generic) ||
        allergens.some((span) => spansOverlap(span, mention))
      )
        continue;
      const before = byDrug.get(drug.generic);
      const written = writeMedication(taken);
      if (before && before.text.length >= written.length) continue;
      byDrug.set(drug.generic, {
        subject: 'medications',
        text: written,
        sources: [...(before?.sources ?? []), ...passage.sources],
      });
    }
  }
  return [...byDrug.values()];
}

/** Diseases that a history gives as known ("history of hypertension"), drawn into the past history. */
function listedDiseases(passages: readonly Passage[]): Passage[] {
  const byName = new Map<string, Passage>();
  for (const passage of passages) {
    if (passage.subject !== 'history-of-present-illness' || passage.text.length > 2000) continue;
    for (const { kind, modifiers, name } of findProblemsIn(passage.text)) {
      if (
        kind !== 'disease' ||
        !modifiers.historical ||
        modifiers.negated ||
        modifiers.family ||
        modifiers.hypothetical ||
        byName.has(name)
      )
        continue;
      byName.set(name, { subject: 'past-medical-history', text: capitalize(name), sources: passage.sources });
    }
  }
  return [...byName.values()];
}

/**
 * Adds the lists that readers look for first, when the text gives the facts only in its running words and has no list of its own:
 * medications now taken and known diseases.
 */
export function deriveFacts(passages: readonly Passage[]): Passage[] {
  const has = (subject: Subject): boolean => passages.some((passage) => passage.subject === subject);
  return [
    ...passages,
    ...(has('past-medical-history') ? [] : listedDiseases(passages)),
    ...listedMedications(passages),
  ];
}
