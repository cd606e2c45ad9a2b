/** A sample that the landing page shows, as it comes in. Written for this page; nobody in it exists. */
export interface SampleText {
  /** Under this name the page has its words about it (`web/src/features/home/in-action/words.ts`). */
  readonly id: string;
  readonly text: string;
}
