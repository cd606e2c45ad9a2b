import type { NoteResult } from '@notewright/engine';

/** The header names of MTS-Dialog for the sections of a note. */
const headers: Readonly<Record<string, string>> = {
  'chief-complaint': 'cc',
  'history-of-present-illness': 'genhx',
  'review-of-systems': 'ros',
  'past-medical-history': 'pastmedicalhx',
  'past-surgical-history': 'pastsurgical',
  'family-history': 'fam/sochx',
  'social-history': 'fam/sochx',
  medications: 'medications',
  allergies: 'allergy',
  immunizations: 'immunizations',
  'physical-examination': 'exam',
  'vital-signs': 'exam',
  results: 'labs',
  imaging: 'imaging',
  procedures: 'procedures',
  assessment: 'assessment',
  plan: 'plan',
  disposition: 'disposition',
};

/** The one section that a snippet is about: the one that most of its words went to. `genhx` when nothing did. */
export function nameSection(result: NoteResult): string {
  const weights = new Map<string, number>();
  for (const section of result.sections) {
    const header = headers[section.id];
    const length = section.statements.reduce((sum, statement) => sum + statement.text.length, 0);
    if (header && length > 0) weights.set(header, (weights.get(header) ?? 0) + length);
  }
  const [first] = [...weights].sort((a, b) => b[1] - a[1]);
  return first?.[0] ?? 'genhx';
}
