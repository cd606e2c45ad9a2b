/** What a drug did to somebody, or whether it is tolerated, beside what an allergy is known by. Own list. */
export const drugEffects: readonly string[] =
  'nausea|nauseated|sick|cough|ha|headache|headaches|myalgia|myalgias|pain|pains|upset|gi|ok|okay|fine|avoid|not|cant|can\'t|never|bad|severe|made|gave|gives|gets|cause|causes|caused|reaction|ankle|ankles|edema|oedema|unknown|childhood|child|kid|same|palpitations|sleepy|syncope|aki|no|without|w/o|since|problem|problems|trouble|safe|only|tendon|tendons|diff|painful|qt|avoided|rigor|rigors|wild|tremor|sob|low'.split(
    '|',
  );

/** Beginnings of words that say the same. */
export const drugEffectStems: readonly string[] =
  'vomit|constip|dizz|diarrh|blister|tolerat|bleed|jitter|flush|dystoni|confus|faint|hyperk|seiz|lock|oculogyr|tight|wheez|swell'.split(
    '|',
  );
