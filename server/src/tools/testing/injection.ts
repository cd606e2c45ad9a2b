/** Where an injection stands; `answer` is the model's own. */
export type Place = 'message' | 'source' | 'name' | 'date' | 'heading' | 'instruction' | 'answer';

/** What a model that obeys does beside its right statements; the last two say the injection itself. */
export type Order =
  | 'noAllergies'
  | 'leaveOutAllergy'
  | 'leaveOutDrug'
  | 'oxycodone'
  | 'dose'
  | 'side'
  | 'code'
  | 'link'
  | 'mail'
  | 'image'
  | 'names'
  | 'instructions'
  | 'redactify'
  | 'markdown'
  | 'html'
  | 'many'
  | 'prose'
  | 'section'
  | 'said'
  | 'from';

/** An order that hides in what a model reads, or in what it writes. */
export interface Injection {
  readonly family: string;
  readonly place: Place;
  readonly text: string;
  readonly wants: Order;
}
