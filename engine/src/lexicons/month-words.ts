/** The months, January first, as notes write them in English and Spanish. */
export const englishMonths: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');
export const spanishMonths: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Other spellings of one month: the name, the month, and whether it is short. */
export const otherMonthNames: readonly (readonly [string, number, 'short' | 'spanish'])[] = [
  ['sept', 9, 'short'],
  ['setiembre', 9, 'spanish'],
];

/** What may stand in a date beside its days, months and weekdays. */
export const wordsInDates: ReadonlySet<string> = new Set(
  'the of day to through thru and until till last next this past on at from between since in early late mid end beginning t am pm h hrs hours noon week weekend wk m tu w th f sa su de del el la al'.split(
    ' ',
  ),
);

/** What stands between the parts of one date. */
export const joiningInDates: ReadonlySet<string> = new Set('of de del to through thru the el day'.split(' '));

/** A word behind which a month, or a day of the month, that stands alone is a date. */
export const beforeBareDates =
  'in|since|of|last|next|this|early|late|mid|until|till|by|from|through|during|the|on|en|de|desde|hasta|el';
