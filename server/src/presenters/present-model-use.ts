import { operator, type ResponseOf } from '@notewright/contract';
import type { ModelUse } from '../store/models/model-store.ts';

type Shown = Pick<ResponseOf<typeof operator.readModels>, 'use' | 'failures'>;

/** The use of language models, summed over its days: by who asked which model, and its failures by their kind. */
export function presentModelUse(days: readonly ModelUse[]): Shown {
  const byModel = Map.groupBy(days, ({ askedBy, provider, model }) => JSON.stringify([askedBy, provider, model]));
  const use = [...byModel.values()].flatMap((rows) => (rows[0] === undefined ? [] : [sumUp(rows[0], rows)]));
  const failures = operator.modelProblemKinds
    .map((problem) => ({
      problem,
      calls: sum(
        days.filter((row) => row.problem === problem),
        'calls',
      ),
    }))
    .filter(({ calls }) => calls > 0)
    .toSorted((one, other) => other.calls - one.calls);
  return { use, failures };
}

function sumUp({ askedBy, provider, model }: ModelUse, rows: readonly ModelUse[]): Shown['use'][number] {
  return {
    asked_by: askedBy,
    provider,
    model,
    calls: sum(rows, 'calls'),
    failed: sum(
      rows.filter(({ problem }) => problem !== null),
      'calls',
    ),
    tokens_in: sum(rows, 'tokensIn'),
    tokens_out: sum(rows, 'tokensOut'),
    cost_thousandths: Math.round(sum(rows, 'millionths') / 1_000),
  };
}

function sum(rows: readonly ModelUse[], what: 'calls' | 'tokensIn' | 'tokensOut' | 'millionths'): number {
  return rows.reduce((total, row) => total + row[what], 0);
}
