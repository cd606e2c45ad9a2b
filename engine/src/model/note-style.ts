/** How a note is to be written; without a value, as its template has it. Length and layout go together as they please. */
export interface NoteStyle {
  /** `shorter`: telegraphic, in lists. `fuller`: whole sentences, in paragraphs. */
  readonly length?: 'shorter' | 'fuller';
  /** Over what the length brings along. */
  readonly layout?: 'bullets' | 'paragraphs';
}
