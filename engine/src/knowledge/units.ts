/** Units by what they measure in: `class|forms`; a form with ~ is that unit only where the other side says so. */
export const unitRows: readonly string[] = `
mg|mg|mgs|milligram|milligrams|~m
mcg|mcg|microgram|micrograms|ug|µg|μg|~mc
g|gm|gram|grams|~g|~gms
kg|kg|kgs|kilo|kilos|kilogram|kilograms|~k
lb|lb|lbs|pound|pounds|~#
oz|oz|ounce|ounces
ml|ml|mls|milliliter|milliliters|millilitre|cc|ccs
l|liter|liters|litre|litres|~l|~lt
unit|unit|units|iu|~u
meq|meq|meqs
mmol|mmol
mm|mm|millimeter|millimeters
cm|cm|cms|centimeter|centimeters
m|meter|meters|metre|metres|~m
day|day|days|~d|~/ 7|~do
week|week|weeks|wk|wks|~w|~/ 52
month|month|months|~mo|~mos|~mth|~mths|~m|~/ 12
year|year|years|yr|yrs|yo|~y|~yof|~yom|~f|~m|~male|~female|~man|~woman|~g|~boy|~girl
hour|hour|hours|hr|hrs|~h|~/ 24|~hrly|~hourly
minute|minute|minutes|min|mins|~m|~'|~’
second|second|seconds|sec|secs|~s
tablet|tablet|tablets|tab|tabs|~pill|~pills
capsule|capsule|capsules|cap|caps
puff|puff|puffs
drop|drop|drops|gtt|gtts
percent|percent|%
`
  .trim()
  .split('\n');

const rows = unitRows.map((row) => row.split('|'));

/** The forms of these units that say nothing else. */
const formsOf = (...units: readonly string[]): readonly string[] =>
  rows.flatMap(([unit = '', ...forms]) => (units.includes(unit) ? forms.filter((form) => !form.startsWith('~')) : []));

const unitsByForm = new Map(
  rows.flatMap(([unit = '', ...forms]) => forms.map((form): [string, string] => [form, unit])),
);

/** The unit that a form stands for, as a note writes it: "lbs" is "lb". */
export const unitOf = (form: string): string => unitsByForm.get(form.toLowerCase()) ?? form.toLowerCase();

export const weightUnits: readonly string[] = formsOf('kg', 'lb');
export const heightUnits: readonly string[] = formsOf('cm');

/** How an age is counted: "58 yo", "10 mo". */
export const ageUnits: readonly string[] = [...formsOf('year', 'month'), 'y/o', 'mo', 'm/o'];

/** How doses are counted, with the sign that otherwise may be something else. */
export const doseUnits: readonly string[] = [...formsOf('mg', 'mcg', 'g', 'unit', 'meq', 'ml'), 'g'];

/** How time is counted, with short forms that say so after a number. */
export const timeUnits: readonly string[] = [...formsOf('day', 'week', 'month', 'year', 'hour', 'minute'), 'mo', 'mos'];

/** Units that a vital sign or a strength has by itself, so that a note may write what the input leaves out. */
export const unitsOfVitals: ReadonlySet<string> = new Set(['percent', 'minute', 'kg', 'lb', 'cm']);
export const unitsOfDrugs: ReadonlySet<string> = new Set(['mg']);

/** A number in percent, as it is said. */
export const percentWord = 'percent';

/** Units and signs that are written alike in every language that notes are read in. */
export const unitsEverywhere: ReadonlySet<string> = new Set(
  'mg|mcg|g|kg|ml|l|cm|mm|mmhg|bpm|min|c|f|m|dl|u|h|mmol|meq|x'.split('|'),
);

/** Units of one kind, with how many of the smallest of them each form holds. */
export const unitScales: readonly Readonly<Record<string, number>>[] = [
  {
    mcg: 1,
    µg: 1,
    ug: 1,
    microgram: 1,
    micrograms: 1,
    mg: 1e3,
    milligram: 1e3,
    milligrams: 1e3,
    g: 1e6,
    gm: 1e6,
    gram: 1e6,
    grams: 1e6,
    kg: 1e9,
    kilogram: 1e9,
    kilograms: 1e9,
  },
  { ml: 1, milliliter: 1, milliliters: 1, cc: 1, l: 1e3, liter: 1e3, liters: 1e3 },
  { mm: 1, millimeter: 1, millimeters: 1, cm: 10, centimeter: 10, centimeters: 10, m: 1000, meter: 1000, meters: 1000 },
];

/** Units in which laboratories report, in the United States and by the SI. Own list. */
export const labUnits: readonly string[] =
  '%|mg/dl|g/dl|mmol/l|mmol/mol|meq/l|umol/l|µmol/l|μmol/l|mcmol/l|nmol/l|pmol/l|g/l|mg/l|u/l|iu/l|miu/l|mu/l|iu/ml|ng/ml|ng/dl|ng/l|pg/ml|mcg/dl|mcg/l|ug/dl|ug/l|µg/l|μg/l|mcg/ml|ug/ml|mg/g|mg/mmol|k/ul|k/µl|m/ul|/ul|fl|pg|x10^9/l|x10^12/l|x10*9/l|x10e9/l|x10^3/ul|10^9/l|10*9/l|ml/min/1.73m2|ml/min/1.73|ml/min|mm/hr|mm/h|mmhg|kpa|osm/kg|mosm/kg|sec|seconds'.split(
    '|',
  );

/** Units that a pressure, a rate and a weight are written with among vital signs, as patterns read them after the number. */
export const pressureUnits: readonly string[] = ['mmhg', 'mm hg'];
export const rateUnits: readonly string[] = ['/min', '/ min', 'bpm'];
