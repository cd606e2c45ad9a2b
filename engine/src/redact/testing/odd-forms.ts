/**
 * Names as they come into hurried, pasted and disguised texts. Half of the family names are made up and in no list; among
 * the others are everyday words.
 */
export const oddNames: readonly (readonly [given: string, family: string])[] = (
  'John Doe|Maria Lopez|Jane Sample|Robert Young|Grace Long|Emily Stone|Carlos Ramirez|Aisha Khan|Wei Zhang|Priya Patel|' +
  'Michael Baker|Sarah Fox|David Park|Linda Brown|Ahmed Hassan|Olga Petrova|Juan Torres|Mei Chen|Kevin Price|Nora Walsh|' +
  'Anna Zelvark|Peter Tromblin|Susan Quistrel|Mark Vandrosk|Elena Brixwold|Thomas Krellnar|Julia Ostrevic|Daniel Pfundwick|' +
  'Laura Yembrosh|Henry Dalquint|Rosa Chuvendo|Omar Jezzarin|Clara Wrothmeyer|Felix Mubrandt|Irene Skolvane|Paul Gravelund|' +
  'Torvik Halmquest|Zeldrin Abrocki|Meshara Konvoluk|Brennick Ulstrade'
)
  .split('|')
  .map((name) => name.split(' ') as [string, string]);

const lower = (given: string, family: string): string => `${given} ${family}`.toLowerCase();
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
const percent = (text: string): string =>
  text.replace(/[^]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);

const mathematical = (text: string): string =>
  text.replace(/[a-z]/gi, (char) => String.fromCodePoint(char.charCodeAt(0) + (char < 'a' ? 0x1d3bf : 0x1d3b9)));

export type OddForm = readonly [form: string, write: (given: string, family: string) => string];

/** The eight forms of the matrix. */
export const matrixForms: readonly OddForm[] = [
  ['first last 45m', (g, f) => `${lower(g, f)} 45m cough 3 days, no fever`],
  ['FirstLast', (g, f) => `${g}${f} here for follow up of hypertension. No chest pain.`],
  ['**First** _Last_', (g, f) => `**${g}** _${f}_ reports cough for 3 days.`],
  ['first_last', (g, f) => `seen today ${g}_${f} with cough and fever`.toLowerCase()],
  ['pt first last c/o', (g, f) => `pt ${lower(g, f)} c/o cough x 3 days`],
  ['paciente first last', (g, f) => `paciente ${lower(g, f)} de 45 años con tos y fiebre`],
  ['full width', (g, f) => `Patient ${fullWidth(`${g} ${f}`)} has cough.`],
  ['zero width', (g, f) => `Patient ${g.split('').join('\u200b')} ${f.split('').join('\u200d')} has cough.`],
];

/** Other forms that were seen or tried. */
export const otherForms: readonly OddForm[] = [
  ['patient first last', (g, f) => `patient ${lower(g, f)}`],
  ['Last (45M)', (g, f) => `${f} (45M) with cough for 3 days; wife ${g} ${f} called.`],
  ['first last (45M)', (g, f) => `${g} ${f} (45M) with cough for 3 days.`],
  ['LAST, FIRST', (g, f) => `${f}, ${g}`.toUpperCase() + ' 45 M cough'],
  ['HA, LE THI', (g, f) => `${f.toUpperCase()}, LE ${g.toUpperCase()}`],
  ['first last 45 yo f', (g, f) => `${lower(g, f)} 45 yo f w cough`],
  ['45m first last', (g, f) => `45m ${lower(g, f)} cough 3d`],
  ['first last, 45 y/o male', (g, f) => `${lower(g, f)}, 45 y/o male with cough`],
  ['soft hyphen', (g, f) => `Patient ${g} ${f.slice(0, 3)}\u00ad${f.slice(3)} has cough.`],
  ['percent', (g, f) => `chart=${percent(`${g} ${f}`)} cough`],
  ['percent space', (g, f) => `Patient ${g}%20${f} has cough.`],
  ['entities', (g, f) => `Patient ${g}&nbsp;&#${f.charCodeAt(0)};${f.slice(1)} has cough.`],
  ['***First Last***', (g, f) => `***${g} ${f}*** reports cough.`],
  ['~~First~~ `Last`', (g, f) => `~~${g}~~ \`${f}\` reports cough.`],
  ['mathematical letters', (g, f) => `Patient ${mathematical(`${g} ${f}`)} has cough.`],
  ['pte. first last', (g, f) => `pte ${lower(g, f)} refiere dolor de cabeza`],
  ['La paciente First Last', (g, f) => `La paciente ${g} ${f} acude por tos.`],
  ['nombre', (g, f) => `Nombre: ${g} ${f}. Fecha de nacimiento: 12/03/1961.`],
  ['señora', (g, f) => `La señora ${f} refiere tos. El sr. ${f} niega fiebre.`],
  ['first.last', (g, f) => `ask ${g}.${f} about cough`.toLowerCase()],
];

/** What is not a name: the text, and what must not be left of it. */
export const otherIdentifiers: readonly (readonly [form: string, text: string, left: RegExp])[] = [
  ['q at x dot org', 'mail quillan at example dot org for results', /quillan|example/i],
  ['q (at) x (dot) org', 'mail quillan (at) example (dot) org', /quillan|example/i],
  ['q [at] x [dot] org', 'mail quillan [at] example [dot] org', /quillan|example/i],
  ['Roman month', 'seen 14-III-2023 and 2.XII.2024', /14-III|2\.XII/],
  ['Roman month, slashes', 'born 14/VII/1961', /14\/VII/],
  ['full-width number', 'MRN: ００４８２９１３', /[０-９]{4}|00482913/],
  ['zero-width in a number', 'phone (555) 0\u200b10-01\u200b99', /10-01|0199/],
  ['percent in an address', 'mail jane%40mail.example', /jane/],
];
