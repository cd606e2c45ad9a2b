/** How a note of the ward counts the days of a stay, before the number. Own list. */
export const stayDays: readonly string[] = ['hd', 'hospital day', 'pod', 'icu day'];
