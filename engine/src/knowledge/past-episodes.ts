/** Words at the head of a sentence that tell of an episode of before. Own list. */
export const pastOpens: readonly string[] =
  'was admitted|were admitted|was hospitalised|was hospitalized|last episode|last admission|last pregnancy|last flare|last attack|previous episode|previous admission|previous pregnancy|previous flare|prior episode|prior admission|prior pregnancy|first episode|earlier episode|last winter|last summer|last spring|last autumn|last year|last yr|flare last|episode last|admission last|icu stay|icu admission'.split(
    '|',
  );

/** Units before "ago" that are long enough to be another episode. */
export const agoUnits: ReadonlySet<string> = new Set(
  'yr yrs year years mo mos month months wk wks week weeks'.split(' '),
);

export const monthWords: ReadonlySet<string> = new Set(
  (
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october ' +
    'november december'
  ).split(' '),
);

/** Words with which a sentence comes back to today. */
export const backToNow: readonly string[] = ['now', 'today', 'currently', 'presently'];

/** What is kept under a heading of its own, whenever it was. Own list. */
export const notAnEpisode: ReadonlySet<string> = new Set(
  'imms vaccine vaccines jab shot booster covid flu allergic'.split(' '),
);
