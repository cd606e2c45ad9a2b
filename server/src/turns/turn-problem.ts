/** Why a message was not taken. Nothing of it was stored. The codes are the contract's. */
export class TurnProblem extends Error {
  override readonly name = 'TurnProblem';
  readonly code: 'not_found' | 'reply_running' | 'too_many_streams' | 'storage_full' | 'edit_of_reply';

  constructor(code: TurnProblem['code']) {
    super(code);
    this.code = code;
  }
}
