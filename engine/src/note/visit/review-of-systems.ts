import { bodySystems } from '../../clinical/problems.ts';
import type { BodySystem } from '../../clinical/problems.ts';
import { joinWords } from '../note-language.ts';
import type { Passage } from '../passage.ts';

/** A review asks for symptoms of several systems; a few questions about one complaint belong to its history. */
const leastSystems = 3;
const leastSymptoms = 3;

const titles: Partial<Record<BodySystem, string>> = { ent: 'Ears, nose, mouth and throat' };
const titleOf = (system: BodySystem): string => titles[system] ?? system.charAt(0).toUpperCase() + system.slice(1);

const symptomOf = ({ denied, text }: Passage): string => denied ?? text.replace(/^Reports /, '');

function writeSystem(system: BodySystem, passages: readonly Passage[]): Passage {
  const denied = new Set(passages.filter((passage) => passage.denied !== undefined).map(symptomOf));
  const reported = new Set(passages.filter((passage) => passage.denied === undefined).map(symptomOf));
  const parts = [
    reported.size > 0 ? `Reports ${joinWords([...reported])}` : '',
    denied.size > 0 ? `Denies ${joinWords([...denied], 'or')}` : '',
  ].filter((part) => part !== '');
  return {
    subject: 'review-of-systems',
    text: `${titleOf(system)}: ${parts.join('. ')}.`,
    sources: passages.flatMap(({ sources }) => sources),
    system,
  };
}

/** Symptoms asked one after another, as a review of systems in its usual order; other passages stay where they are. */
export function writeReview(passages: readonly Passage[]): Passage[] {
  const asked = passages.filter(({ system }) => system !== undefined);
  const bySystem = new Map<string, Passage[]>();
  for (const passage of asked) {
    const rows = bySystem.get(passage.system ?? '');
    if (rows) rows.push(passage);
    else bySystem.set(passage.system ?? '', [passage]);
  }
  if (bySystem.size < leastSystems || asked.length < leastSymptoms) return [...passages];
  return [
    ...passages.filter(({ system }) => system === undefined),
    ...bodySystems.flatMap((system) => {
      const rows = bySystem.get(system);
      return rows ? [writeSystem(system, rows)] : [];
    }),
  ];
}
