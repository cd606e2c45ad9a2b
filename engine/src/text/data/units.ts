/**
 * Units as they are said, with the symbol that is written after a number. "mcg" rather than "µg" and "units" rather than "U"
 * follow the Institute for Safe Medication Practices' list of error-prone abbreviations.
 */
export const unitSymbols: Readonly<Record<string, string>> = {
  milligram: 'mg', milligrams: 'mg', 'milli grams': 'mg', microgram: 'mcg', micrograms: 'mcg', gram: 'g', grams: 'g',
  kilogram: 'kg', kilograms: 'kg', milliliter: 'mL', milliliters: 'mL', millilitres: 'mL', millilitre: 'mL', liter: 'L', liters: 'L',
  centimeter: 'cm', centimeters: 'cm', centimetres: 'cm', millimeter: 'mm', millimeters: 'mm', millimetres: 'mm',
  'cubic centimeters': 'cc', cc: 'cc', ccs: 'cc', 'milli equivalents': 'mEq', milliequivalents: 'mEq', milliequivalent: 'mEq',
  percent: '%', 'millimeters mercury': 'mmHg',
};
