export type ModifierKind = 'negated' | 'uncertain' | 'historical' | 'family' | 'hypothetical';

/** `pre` reaches forward, `post` backward, `pseudo` only looks like a trigger, `end` closes what is open. */
export type TriggerRole = 'pre' | 'post' | 'pseudo' | 'end';

export interface Trigger {
  readonly role: TriggerRole;
  readonly kind?: ModifierKind;
}

const rows: readonly (readonly [TriggerRole, ModifierKind | undefined, string])[] = [
  [
    'pre',
    'negated',
    "no|not|denies|deny|denied|denying|without|w / o|negative for|never|never had|no evidence of|no sign of|no signs of|no complaints of|absence of|free of|lack of any|does not have|do not have|did not have|has not had|have not had|hasn’t had|hasn't had|haven't had|doesn't have|don't have|didn't have|don't|doesn't|didn't|isn't|wasn't|aren't|haven't|hasn't|can't|cannot|nor|neither|non|none|nil|\u00F8|negative|rules out|ruled out for|no known|fails to reveal|failed to reveal|no history of|never diagnosed with|nothing to suggest|nothing to indicate|nothing suggesting|nothing suggestive of|nothing to point to|does not suggest|not suggestive of|argues against|speaks against",
  ],
  [
    'post',
    'negated',
    'excluded|is excluded|was excluded|has been excluded|is ruled out|was ruled out|has been ruled out|ruled out|is negative|was negative|are negative|ab negative|antibody negative|antigen negative|neg|is absent|absent|not present|not appreciated|not seen|not noted|not identified|denied|is unlikely|unlikely|has resolved',
  ],
  [
    'pseudo',
    undefined,
    'no increase|no change|no changes|no significant change|not only|not just|not necessarily|not certain if|not certain whether|not sure if|gram negative|no further|without difficulty|not drain|no longer|not very|not too|not much|not well controlled|not well|not as|no matter|not better|not improved|not improving|no relief|not been|not getting better|not doing well|no problem|no doubt|not able|not always|if not better|if not improved|if not|when not|nil of note|nil significant|nil else|nil regular|nil relevant|nil known|nil acute|nil ,|nil .|nil ;',
  ],
  [
    'pre',
    'uncertain',
    "possible|possibly|probable|probably|likely|suspected|suspect|suspicion for|suspicious for|questionable|question of|concern for|concerning for|concerned about|concerned for|might be|may be|could be|might have|may have|could have|maybe|perhaps|presumed|presumptive|versus|rule out|r / o|cannot exclude|can't exclude|consider|appears to be|? |differential includes|differential diagnosis|thought to be|worried about|i think",
  ],
  [
    'post',
    'uncertain',
    "is suspected|suspected|is possible|is likely|vs|versus|cannot be excluded|can't be excluded|could not be excluded|not excluded|not yet excluded|has not been excluded|to be excluded|not ruled out|to be ruled out|not proven|not yet proven|not confirmed|not yet confirmed|unconfirmed|unproven|pending biopsy|pending pathology",
  ],
  [
    'pre',
    'historical',
    'history of|h / o|hx of|hx|past history of|past medical history|prior|previous|previously|status post|s / p|history significant for|remote|in the past|pmh|pmhx',
  ],
  ['post', 'historical', 'years ago|year ago|as a child|in childhood|in the past|last year'],
  [
    'pre',
    'family',
    'family history|family history of|fhx|fh|mother|father|mom|dad|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|maternal|paternal|parents|siblings|runs in the family',
  ],
  [
    'post',
    'family',
    'in brother|in his brother|in her brother|in sister|in his sister|in her sister|in mother|in his mother|in her mother|in father|in his father|in her father|in mom|in his mom|in her mom|in dad|in his dad|in her dad|in grandmother|in his grandmother|in her grandmother|in grandfather|in his grandfather|in her grandfather|in aunt|in his aunt|in her aunt|in uncle|in his uncle|in her uncle|in cousin|in his cousin|in her cousin|in the family|in my family|in his family|in her family|runs in the family',
  ],
  [
    'pre',
    'hypothetical',
    'if|return if|return for|should|in case|in case of|watch for|monitor for|look out for|risk of|risk for|to prevent|prevent|prophylaxis|call for|return precautions|whether|screen for|screening for|evaluate for|assess for|rule out',
  ],
  [
    'end',
    undefined,
    'but|however|although|though|except|apart from|other than|aside from|yet|which|who|that|because|since|due to|secondary to|presents|presented|reports|reported|complains|endorses|states|still|so|then|while|currently|now|today|denies',
  ],
];

/** A verb that begins a new denial, so that what is open before it closes. */
export const newDenial = 'denies';

/** Trigger phrases with what they do. Own list after the design of NegEx (Chapman 2001) and ConText (Harkema 2009). */
export const triggers: readonly (readonly [string, Trigger])[] = rows.flatMap(([role, kind, phrases]) =>
  phrases.split('|').map((phrase): readonly [string, Trigger] => [phrase.trim(), kind ? { role, kind } : { role }]),
);
