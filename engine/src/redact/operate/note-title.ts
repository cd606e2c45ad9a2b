const kinds: readonly (readonly [RegExp, string])[] = [
  [/\bdischarge summary\b/i, 'discharge summary'],
  [/\b(?:operative|operation) (?:report|note)\b/i, 'operative report'],
  [/\bhistory (?:and|&) physical\b|\bh&p\b/i, 'history and physical'],
  [/\bprogress note\b/i, 'progress note'],
  [/\bnursing (?:note|notes|assessment)\b/i, 'nursing note'],
  [/\b(?:consult|consultation) (?:note|report)\b|\bconsultation\b/i, 'consultation'],
  [/\b(?:radiology|imaging) report\b/i, 'radiology report'],
  [/\bpathology report\b/i, 'pathology report'],
  [/\b(?:physical|occupational|speech) therapy\b/i, 'therapy note'],
  [/\bcase management\b|\bsocial work\b/i, 'case-management note'],
  [/\bemergency department\b|\btriage\b/i, 'emergency note'],
  [/^\s*dear\b|\bsincerely\b|\byours faithfully\b/im, 'letter'],
];
const lookedAt = 4000;

/** A title made of the kind of note only; nothing of the text itself is in it. */
export function titleRedacted(text: string): string {
  const head = text.slice(0, lookedAt);
  const kind = kinds.find(([pattern]) => pattern.test(head))?.[1];
  return `Redacted ${kind ?? 'note'}`;
}
