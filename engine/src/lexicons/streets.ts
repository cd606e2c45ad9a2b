/** Words that end the name of a street, folded; abbreviations may have a stop. */
export const streetSuffixes: ReadonlySet<string> = new Set(
  (
    'street st road rd avenue ave av boulevard blvd lane ln drive dr court ct circle cir place pl plaza plz square sq terrace ter terr trail trl parkway pkwy highway hwy way alley aly route rte loop crescent cres close ' +
    'crossing xing expressway expy freeway fwy turnpike tpke pike row run path mews grove gardens gdns rise hill heights hts vista view ridge rdg point pt manor mnr park pk walk wharf quay esplanade parade common commons green ' +
    'bend bluff branch bridge brook canyon cape causeway cliff corner corners cove creek crest curve dale estate estates extension falls ferry field fields flat flats ford forest forge fork garden gateway glen greens harbor haven ' +
    'hills hollow island islands isle junction key knoll lake landing meadow meadows mill mills mission motorway mount mountain neck orchard oval overpass pass passage pine pines plain plains port prairie ranch rapid rest river ' +
    'shoal shoals shore shores skyway spring springs spur spurs station stravenue stream summit throughway trace track trafficway tunnel underpass union unions valley viaduct village ville vista wall well wells crossroad crossroads coves mall'
  ).split(' '),
);

/** The suffixes that are hardly anything else, so that no house number is needed. */
export const clearStreetSuffixes: ReadonlySet<string> = new Set(
  'street road avenue boulevard lane highway parkway blvd ave hwy pkwy turnpike expressway crescent'.split(' '),
);

/** Words before the name of a street in other languages. */
export const streetPrefixes: ReadonlySet<string> = new Set(
  'rua via viale rue ul ulica calle avenida av strada piazza plaza boulevard bd chemin allee impasse place largo travessa corso vicolo carrer praca ulitsa ploshchad cours quai route paseo camino'.split(
    ' ',
  ),
);

/** Ends of street names written as one word in other languages, folded. */
export const streetEnding =
  /(?:strasse|straat|gasse|gatan|gata|vagen|vej|vejen|gade|veien|veg|gt|katu|tie|kuja|braut|stigur|vegur|weg|platz|allee|laan|plein|dijk|gracht|kade|singel|ulice|utca|ulica|namesti|backen|stien|alle|polku)$/;

/** Words that begin the number of a flat, suite or room. */
export const unitWords: ReadonlySet<string> = new Set(
  'apt apartment suite ste unit flat room rm floor fl bldg building lot trailer trlr box no'.split(' '),
);
