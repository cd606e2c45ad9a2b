/** Why a file cannot be imported, in one sentence for a person. Nothing of it was taken. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
