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

/**
 * The rest of the suffixes that the postal service of the United States lists; other words too, so that a house number of
 * three digits must stand before the name.
 */
export const rareStreetSuffixes: ReadonlySet<string> = new Set(
  (
    'annex arcade bayou beach bluffs bottom brooks burg burgs bypass cliffs circles courts dam divide drives extensions fords forges forks fort freeways gardens gateways glens groves harbors hollows inlet junction junctions ' +
    'knoll knolls lakes land light lights loaf lock locks lodge manors motorway mountains orchards parks parkways points ports radial ramp ranches rapids ridges roads rue shoals squares streets terraces trailer turnpikes valleys ' +
    'viaduct views villages walks wynd yard'
  ).split(' '),
);

/** The suffixes that are hardly anything else, so that no house number is needed. */
export const clearStreetSuffixes: ReadonlySet<string> = new Set(
  'street road avenue boulevard lane highway parkway blvd ave hwy pkwy turnpike expressway crescent'.split(' '),
);

/** Words before the name of a street in other languages. */
export const streetPrefixes: ReadonlySet<string> = new Set(
  (
    'rua via viale rue avenue ul ulica ulitsa calle avenida avda strada piazza plaza boulevard bd chemin allee impasse place largo travessa corso vicolo carrer praca ploshchad cours quai route paseo camino ' +
    'avinguda passeig placa rambla ronda carretera ctra glorieta pasaje callejon callejuela jiron calzada bulevar prolongacion alameda estrada rodovia beco ladeira viela piazzale lungomare lungotevere contrada salita ' +
    'sentier passage voie faubourg lotissement bulevardul bulevar aleea calea soseaua splaiul intrarea piata aleja osiedle jalan jln jl lorong duong prospekt pereulok trg obala setaliste namesti nabrezi trida'
  ).split(' '),
);

/** Ends of street names written as one word in other languages, folded. */
export const streetEnding =
  /(?:strasse|straat|gasse|gatan|gata|vagen|vej|vejen|gade|veien|veg|gt|katu|tie|kuja|braut|stigur|vegur|weg|platz|allee|laan|plein|dijk|gracht|kade|singel|ulice|utca|ulica|namesti|backen|stien|alle|polku)$/;

/** Ends that street names have in other languages, and other words and family names too. */
export const lessClearEnding =
  /(?:vagur|gerdi|hlid|holt|rodda|sund|hagi|lundur|bakki|tun|teigur|vaenget|haven|parken|svingen|bakken|kroken|haugen|stubben|lokka|torget|grand|stigen|hof|hove|pad|steeg|dreef|wal|ring|ufer|damm|steig|pfad|markt|chaussee|graben|zeile|penger|ranta|kaari|aukio|rinne|raitti)$/;

/** Words in small letters that end the names of Italian towns: "Biccari ligure", "Sesto Elmo salentino". */
export const townTails: ReadonlySet<string> = new Set(
  'salentino ligure laziale calabro lido umbro terme veneto sardo marittima irpino lucano piemonte lombardo romagna toscano'.split(
    ' ',
  ),
);

/** Words for a street behind its name, in small letters, with the number behind: "Belgrad rkp. 18", "Merineitsi poik 87". */
export const lowerStreetKinds: ReadonlySet<string> = new Set(
  (
    'utca utcaja orszagut lakotelep ut utja tere korut krt rakpart rkp fasor setany dulo poik tanav maantee puiestee iela gatve prospektas sokak sokagi caddesi bulvari namesti nabrezi trida ulice ulica cesta ' +
    'kalea straat laan gatan vagen vei veien vej gade katu kuja strasse gasse allee weg platz droga rondo szosa plac ogrod skwer bulwar kuc kucesi sahesi prospekti'
  ).split(' '),
);

/** Words that begin the number of a flat, suite or room. */
export const unitWords: ReadonlySet<string> = new Set(
  'apt apartment suite ste unit flat room rm floor fl bldg building lot trailer trlr box no'.split(' '),
);

/** Directions before or behind the name of a street, folded. */
export const streetDirections: ReadonlySet<string> = new Set(
  'n s e w ne nw se sw north south east west so no'.split(' '),
);

/** Words that stand before "on", "off" and "near" when a street follows. */
export const streetNouns: ReadonlySet<string> = new Set(
  (
    'home house center clinic pharmacy store apartment apt office park parked school church station hub shop gym bus bar deli lives live lived living stays staying located corner intersection accident crash mvc collision fell walking driving ' +
    'place building bldg market bakery shelter tent camp hospital site lot garage motel hotel bank laundromat salon party unit duplex condo townhouse trailer property terminal stop depot warehouse plant courthouse jail library neighbors neighbor ' +
    'village work born raised grew island islands reservation farm ranch rez beach'
  ).split(' '),
);

/** Numbers of houses in words: "One Medical Center Drive". */
export const houseWords: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred'.split(' '),
);

/** Words that no street is called by, where a number and capitals are a time and an entry of a log. */
export const notInStreets: ReadonlySet<string> = new Set(
  'to from with for by at husband wife son daughter mother father called paged form forms faxed repeat pt patient seen given report rn md np transport transported arrived left returned back per via and or'.split(
    ' ',
  ),
);
