/** What heads steps and results in a plan by problems and is no problem itself. Own list. */
export const planHeads: ReadonlySet<string> = new Set(
  (
    'health maintenance|health care maintenance|hcm|hm|screening|screenings|preventive care|preventive|prevention|prophylaxis|ppx|vte prophylaxis|dvt ppx|' +
    'gi ppx|fen|fen/gi|f/e/n|lines|access|lines/access|other|misc|miscellaneous|general|routine|admin|paperwork|vaccines|immunisations|immunizations|lytes|electrolytes'
  ).split('|'),
);
