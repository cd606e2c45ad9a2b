import { plural } from '../../i18n/plural.ts';

export const title = 'Language models';
export const about =
  'Which model writes, where it is, and what it was asked and cost. They are set on the machine, in its environment or in the file .env; nothing here says who asked, or what.';
export const none = 'None is set up: the built-in engine writes everything.';
export const provider = 'Provider';
export const providers: Readonly<Record<string, string>> = {
  'openai-compatible': 'OpenAI-compatible endpoint',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  bedrock: 'Amazon Bedrock',
  vertex: 'Google Vertex',
};
export const place = 'Where';
export const isHere = (host: string): string => `${host}, on this machine`;
export const isElsewhere = (host: string): string => `${host}, on another machine`;
export const agreement = 'Agreement';
export const noAgreement = 'None on file; none is needed for a model on this machine';
export const models = 'Models';
export const circuits = 'State';
export const goesWell = (model: string): string => `${model} is asked as usual.`;
export const failedLately = (model: string, failures: number): string =>
  plural(failures, {
    one: `${model} is asked as usual; its last call failed.`,
    other: `${model} is asked as usual; its last ${failures} calls failed.`,
  });
export const rests = (model: string, moment: string): string =>
  `${model} failed repeatedly and is not asked again before ${moment}; until then the built-in engine writes.`;
export const test = 'Test the connection';
export const testHint = 'Sends each model one short sentence that holds nobody’s words. It can take half a minute.';
export const testFailed = 'The connection could not be tested. Please try again.';
export const answered = (model: string, seconds: string): string => `${model} answered after ${seconds} seconds.`;
const after = (seconds: string): string => `after ${seconds} seconds`;
const afterWithStatus = (seconds: string, status: number): string => `after ${seconds} seconds with status ${status}`;
/** How long a test took that failed, and the status with which it was refused. */
export const whenFailed = (seconds: string, status: number | null): string =>
  status === null ? after(seconds) : afterWithStatus(seconds, status);
/** Why a test failed, by its kind: the model's name, and when it failed. */
export const testProblems: Readonly<Record<string, (model: string, when: string) => string>> = {
  unreachable: (model, when) => `${model} could not be reached, ${when}: check the address and the network.`,
  barred: (model) => `${model} was not asked: its name leads into an internal network; name that in MODEL_NETWORKS.`,
  insecure: (model) => `${model} was not asked: its certificate is not trusted; set MODEL_CA if it is your own.`,
  refused: (model, when) => `${model} refused ${when}: check the key and the name of the model.`,
  busy: (model, when) => `${model} was overloaded or failed on its side, ${when}: try again later.`,
  silent: (model, when) => `${model} had not answered ${when}.`,
  endless: (model, when) => `${model} had not stopped answering ${when}.`,
  broken: (model, when) =>
    `${model} gave a damaged or empty answer ${when}: check that the address is that of its API.`,
  filtered: (model, when) => `${model} held its answer back by its content filter ${when}.`,
  'cut-off': (model, when) => `${model} reached the limit on the length of its answers ${when}.`,
  aborted: (model, when) => `The test of ${model} was ended ${when}.`,
  resting: (model) => `${model} failed repeatedly and is not asked for a while.`,
};
export const use = 'The last 30 days';
export const noUse = 'Nothing was asked.';
export const askedByTest = 'Tests of the connection';
export const askedOf = (tool: string, model: string): string => `${tool} · ${model}`;
export const calls = (count: number, shown: string): string =>
  plural(count, { one: '1 call', other: `${shown} calls` });
export const ofTheseFailed = (count: string): string => `, ${count} failed`;
export const tokens = (read: string, written: string): string => ` · ${read} tokens read, ${written} written`;
export const costs = (money: string): string => ` · ${money}`;
export const total = (money: string): string => `All together: ${money}`;
export const noPrice = 'No price is set, so nothing is said about what it cost.';
export const failures = 'Failures';
export const failureKinds: Readonly<Record<string, string>> = {
  unreachable: 'Could not be reached',
  barred: 'Led into an internal network',
  insecure: 'Certificate not trusted',
  refused: 'Refused by the endpoint',
  busy: 'Overloaded, or a failure of its own',
  silent: 'No answer in time',
  endless: 'Did not stop',
  broken: 'Damaged answer',
  filtered: 'Held back by its content filter',
  'cut-off': 'Cut off at its limit',
  aborted: 'Stopped by the person',
  resting: 'Not asked for a while',
};
