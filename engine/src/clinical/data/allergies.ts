/** What people are allergic to besides single drugs: classes of drugs, foods, materials. Own list; last words of their names. */
export const allergens: ReadonlySet<string> = new Set(
  (
    'sulfa sulfas sulfonamide sulfonamides penicillin penicillins pcn cephalosporin cephalosporins nsaid nsaids macrolides quinolones fluoroquinolones antibiotics opioids opiates narcotics ' +
    'iodine contrast dye latex adhesive tape plaster plasters elastoplast micropore dressings chlorhexidine chlorhex betadine colophony nickel shellfish shrimp peanut peanuts nut nuts almonds cashews walnuts pecans egg eggs milk dairy soy wheat gluten fish sesame ' +
    'strawberries kiwi bee bees wasp wasps sting stings pollen dander cats dogs dust mold ragweed'
  ).split(' '),
);

/** Reactions that speak for an allergy by themselves, as words of a sentence. Others (nausea, cough) may be plain side effects. */
export const allergicReactions: ReadonlySet<string> = new Set(
  'hives urticaria rash rashes itch itching itchy itches pruritus anaphylaxis anaphylactic angioedema swell swells swelling swollen bronchospasm wheezing'.split(
    ' ',
  ),
);
