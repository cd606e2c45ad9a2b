import { ModelProblem, type AnswerForm, type Model, type ModelCall } from '../model.ts';

/** Words of a question that must come up nowhere but at the endpoint. */
export const askedWords = { system: 'ZQXINSTRUCTIONS write a note.', prompt: 'ZQXPATIENT cough for 3 days' };

export interface Heard {
  readonly said: string;
  readonly problem: string | null;
  readonly calls: readonly ModelCall[];
  /** What was thrown, as it would be logged. */
  readonly thrown: string;
  readonly status: number | null;
}

/** Asks a model, and hears it to its end, whatever that is. */
export async function hear(
  model: Model,
  {
    signal = new AbortController().signal,
    form,
    onText = () => undefined,
  }: { readonly signal?: AbortSignal; readonly form?: AnswerForm; readonly onText?: () => void } = {},
): Promise<Heard> {
  const calls: ModelCall[] = [];
  let said = '';
  try {
    for await (const text of model.stream({ ...askedWords, form, signal, note: (call) => calls.push(call) })) {
      said += text;
      onText();
    }
    return { said, problem: null, calls, thrown: '', status: null };
  } catch (error) {
    if (!(error instanceof ModelProblem)) throw error;
    const thrown = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    return { said, problem: error.kind, calls, thrown, status: error.status };
  }
}
