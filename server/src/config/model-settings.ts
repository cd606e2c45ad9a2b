import { choice, currency, integer, networks, price, text, webAddress, yesNo } from './setting.ts';

/** The settings of language models (see `docs/operate/models.md`), as rows of the settings table. */
export const modelSettings = {
  MODEL_PROVIDER: choice(['openai-compatible', 'azure', 'anthropic', 'bedrock', 'vertex'], 'openai-compatible', {
    description:
      'Who runs the language model: `openai-compatible` (vLLM, Ollama, llama.cpp, LM Studio, OpenAI), `azure` (Azure OpenAI), `anthropic`, `bedrock` (Amazon Bedrock) or `vertex` (Google Vertex); see `docs/operate/models.md`. All but an endpoint of this machine need `MODEL_BAA_ON_FILE`.',
  }),
  MODEL_BASE_URL: webAddress({
    description:
      'The address of a model endpoint. Of an OpenAI-compatible one, such as `http://127.0.0.1:11434/v1`; without it the built-in engine does the whole job. Of the other providers it is known, and set only for a gateway or a private endpoint of theirs. On another machine it needs `https://` and `MODEL_BAA_ON_FILE`.',
  }),
  MODEL_NAME: text(null, {
    description:
      'The model to ask for, as the provider calls it (at Azure the name of the deployment). Required with a model.',
  }),
  MODEL_NAME_CHARTWRIGHT: text(null, { description: 'The model that Chartwright asks, where not `MODEL_NAME`.' }),
  MODEL_NAME_TRANSCRIPTX: text(null, { description: 'The model that TranscriptX asks, where not `MODEL_NAME`.' }),
  MODEL_NAME_VALIDIFY: text(null, { description: 'The model that Validify asks, where not `MODEL_NAME`.' }),
  MODEL_SECOND_READING: yesNo(true, {
    description:
      'Whether a note that a model has written is read once more against its source, by one more question to a model. It takes doubt away from right statements and finds more of the wrong ones, and costs about as much again.',
  }),
  MODEL_NAME_SECOND_READING: text(null, {
    description: 'The model that reads notes a second time, where it is not the one that wrote them.',
  }),
  MODEL_API_KEY: text(null, {
    description:
      'The key for the model endpoint. Required for `azure` and `anthropic`, here or as a file; for `bedrock` instead of an access key.',
    secret: true,
  }),
  MODEL_API_KEY_FILE: text(null, {
    description: 'A file that holds the key for the model endpoint, instead of `MODEL_API_KEY`.',
  }),
  MODEL_RESOURCE: text(null, {
    description:
      'Azure: the name of the resource, as in `https://NAME.openai.azure.com`. Required with `MODEL_PROVIDER=azure` unless `MODEL_BASE_URL` is set.',
  }),
  MODEL_API_VERSION: text(null, {
    description:
      'Azure: the version of the API, such as `2024-10-21`, where it is asked by deployment. Without it the newer addresses under `/openai/v1` are used.',
  }),
  MODEL_REGION: text(null, {
    description:
      'The region of Amazon Bedrock, such as `us-east-1`, or the location of Google Vertex, such as `europe-west4`. Required with them.',
  }),
  MODEL_PROJECT: text(null, {
    description: 'Vertex: the Google Cloud project. Required with `MODEL_PROVIDER=vertex`.',
  }),
  MODEL_SERVICE_ACCOUNT_FILE: text(null, {
    description:
      'Vertex: the key file (JSON) of the service account. Required with `MODEL_PROVIDER=vertex`. The machine’s metadata service is never asked.',
  }),
  MODEL_ACCESS_KEY_ID: text(null, {
    description:
      'Bedrock: the id of the access key. Required with `MODEL_PROVIDER=bedrock` unless `MODEL_API_KEY` is set. The machine’s metadata service is never asked.',
  }),
  MODEL_SECRET_ACCESS_KEY: text(null, {
    description: 'Bedrock: the secret of the access key, here or as a file.',
    secret: true,
  }),
  MODEL_SECRET_ACCESS_KEY_FILE: text(null, {
    description: 'A file that holds the secret of the access key, instead of `MODEL_SECRET_ACCESS_KEY`.',
  }),
  MODEL_BAA_ON_FILE: text(null, {
    description:
      'Who signed the business associate agreement for the model endpoint, and when, such as `Example Models Inc., 2026-03-14`. Without an agreement on file text goes to a model on this machine only; the shield takes most identifiers out of it, not all.',
  }),
  MODEL_NETWORKS: networks({
    description:
      'Internal networks in which the model’s host may lie, such as `10.20.0.0/16`, where `MODEL_BASE_URL` has a name and not an address. A name that leads into any other internal network is not asked; link-local and metadata addresses never are.',
  }),
  MODEL_CA: text(null, {
    description:
      'A file with the authority (PEM) that signed the model endpoint’s certificate, trusted in place of the well-known ones.',
  }),
  MODEL_TIMEOUT_SECONDS: integer(
    120,
    { from: 1, to: 3600 },
    { description: 'Seconds to wait for the model’s next words before the engine answers instead.' },
  ),
  MODEL_CONTEXT_TOKENS: integer(
    100_000,
    { from: 2_000, to: 10_000_000 },
    {
      description:
        'How many tokens the model takes in and gives out at once. An input of more characters than that is written by the built-in engine, and the reply says so.',
    },
  ),
  MODEL_JSON_SCHEMA: yesNo(true, {
    description:
      'Whether an OpenAI-compatible endpoint takes a JSON Schema for answers that are data. With `no` the model is asked for it in words.',
  }),
  MODEL_PRICE_IN: price({ description: 'What a million tokens that the model reads cost, such as `2.50`.' }),
  MODEL_PRICE_OUT: price({ description: 'What a million tokens that the model writes cost, such as `10`.' }),
  MODEL_CURRENCY: currency('USD', {
    description: 'The currency of `MODEL_PRICE_IN` and `MODEL_PRICE_OUT`, as three letters (ISO 4217).',
  }),
} as const;
