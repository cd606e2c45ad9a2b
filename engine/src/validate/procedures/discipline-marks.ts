import { findProcedureFacts } from '../../codes/tables/procedures/index.ts';
import { bears, flag, type Check } from './modifier-check.ts';

const therapyPlan = ['GP', 'GO', 'GN'] as const;

/** GP, GO or GN tells whose plan of therapy a service belongs to, on every "always therapy" line (Medicare Claims Processing Manual, chapter 5, 20.1). */
export const planOfTherapy: Check = (_reading, codes) => {
  const lines = codes.filter(({ code }) => /^(?:therapy|timed-therapy)$/.test(findProcedureFacts(code)?.kind ?? ''));
  const marked = lines.filter((written) => bears(written, ...therapyPlan));
  // Where no line of a code bears one, the form may not show modifiers at all.
  const bare = lines.filter(({ code }) => !marked.some((other) => other.code === code));
  if (marked.length === 0) return [];
  const plan = therapyPlan.find((one) => marked.some((written) => bears(written, one)));
  return bare.map((written) =>
    flag(
      'medium',
      `${written.code} bears no GP, GO or GN, and the other therapy services of this claim bear ${plan}.`,
      'Medicare Claims Processing Manual, chapter 5, 20.1',
      [written],
    ),
  );
};

const disciplines: readonly (readonly [codes: RegExp, right: string, who: string])[] = [
  [/^92(?:50[78]|52[1-46]|597|60[5-9])$/, 'GN', 'speech-language pathology'],
  [/^9716[1-4]$/, 'GP', 'physical therapy'],
  [/^9716[5-8]$/, 'GO', 'occupational therapy'],
];

/** Services of one discipline with the mark of another (Medicare Claims Processing Manual, chapter 5, 20.1). */
export const ofOtherDiscipline: Check = (_reading, codes) =>
  codes.flatMap((written) => {
    const row = disciplines.find(([numbers]) => numbers.test(written.code));
    const wrong = row && ['GN', 'GO', 'GP'].find((one) => one !== row[1] && bears(written, one));
    if (!row || !wrong) return [];
    return [
      flag(
        'medium',
        `${written.code} is a service of ${row[2]} and bears ${wrong}; ${row[1]} is its mark.`,
        'Medicare Claims Processing Manual, chapter 5, 20.1',
        [written],
      ),
    ];
  });
