/** What a pain is called that comes with something done, and how that is said after the pain. Own list. */
export const painWithRows: readonly (readonly [name: string, says: string])[] = [
  [
    'dysuria',
    'when i pee|when i wee|when i urinate|when i use the bathroom|when i go to the toilet|when i pass urine|when i pass water|on passing urine|when passing urine|when urinating|when peeing|when weeing|when i go for a wee|to pee|to wee|to urinate',
  ],
  [
    'painful swallowing',
    'when i swallow|to swallow|on swallowing|when swallowing|when i eat|when he swallows|when she swallows',
  ],
  [
    'pleuritic chest pain',
    'when i breathe in|when i take a deep breath|with deep breaths|on breathing in|when i breathe|to breathe in',
  ],
  ['dyspareunia', 'during sex|when we have sex|when i have sex|with sex|during intercourse|with intercourse'],
  ['painful defecation', 'when i poo|when i open my bowels|when i have a bowel movement|to poo|when pooing'],
];

/** Names of symptoms that have a quality ("sharp", "dull"). Own list. */
export const painStems: readonly string[] = [
  'pain',
  'ache',
  'cramp',
  'discomfort',
  'tightness',
  'dysuria',
  'dyspareunia',
  'soreness',
  'heartburn',
  'burning',
  'migraine',
  'pressure',
  'sore throat',
];
