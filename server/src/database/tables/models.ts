export interface ModelUseTable {
  /** yyyy-MM-dd, UTC. */
  day: string;
  /** A tool, or `test`. */
  tool: string;
  provider: string;
  model: string;
  /** How the calls ended: a kind of problem, or nothing. */
  problem: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  /** What they cost, in millionths of the currency. */
  millionths: number;
}

export interface ModelTables {
  model_use: ModelUseTable;
}
