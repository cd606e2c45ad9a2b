/** Short forms that open a statement of their own in notes without full stops. Own list. */
export const statementShorts: readonly string[] =
  'bp|vs|hr|meds|pmh|pmhx|psh|fh|sh|ros|hx|nkda|labs|a/p|dx|rx|tx|f/u'.split('|');
