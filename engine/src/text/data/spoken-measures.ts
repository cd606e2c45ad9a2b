/** What an age is counted in. */
export const agedIn: readonly string[] = ['year', 'month', 'week', 'day'];

/** What a count makes an adjective of: "a 10-day course", "a 30-pack history". */
export const countedThings: ReadonlySet<string> = new Set([
  ...agedIn,
  ...'hour|minute|pound|mile|pack|point|item|view|stage'.split('|'),
]);

/** Beginnings of what is measured, before which "one" is a number. */
export const measuredIn: readonly string[] = [
  ...agedIn,
  ...'percent|degree|milli|centi|micro|mg|mcg|grade|hour|minute|pound|plus|cm|mm|unit|liter|ounce'.split('|'),
];

/** Words after which "one" is a name and no count: "grade one", "day one". */
export const namedByNumber: ReadonlySet<string> = new Set(
  'grade|stage|type|level|number|numeral|times|phase|class|day|week|x|plus'.split('|'),
);

/** Strengths of what is counted in pieces, and the pieces: "two twenty milligram tablets". */
export const strengthUnits: ReadonlySet<string> = new Set(
  'milligram|milligrams|microgram|micrograms|gram|grams|mg|mcg'.split('|'),
);
export const piecesOfDrugs: ReadonlySet<string> = new Set(
  'tablet|tablets|tab|tabs|capsule|capsules|pill|pills|patch|patches|vial|vials'.split('|'),
);

/** Beginnings of what follows a number that is no time of day: "at two fifty milligrams". */
export const afterMeasures: readonly string[] =
  'mg|mcg|milli|micro|gram|unit|beats|percent|degrees|over|pounds|cc|per'.split('|');

/** Words after "times" where it is said how often something is done. Own list. */
export const timesAfter: readonly string[] = ['a', 'per', 'each', 'every', 'daily', 'weekly', 'in'];

/** What people count without knowing how many: "eight ten pints". Own list. */
export const guessedThings: readonly string[] =
  'pints drinks cans beers glasses cigarettes fags times days nights weeks months years minutes hours stairs steps'.split(' ');
