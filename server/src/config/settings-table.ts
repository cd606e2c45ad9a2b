import { choice, emailAddress, integer, mailServer, networks, sender, text, webAddress, yesNo } from './setting.ts';

/**
 * Every setting of the server: one row each, and nowhere else. `docs/settings.md` is written from this table. Values
 * come from the environment, then from the file `.env` at the root of the installation, then from the default.
 */
export const settingsTable = {
  NODE_ENV: choice(['development', 'production', 'test'], 'development', {
    description: 'How careful the server is. `production` refuses every part that is only good for trying things out.',
  }),
  PORT: integer(3000, { from: 0, to: 65535 }, { description: 'The port the server listens on. 0 takes any free one.' }),
  HOST: text('127.0.0.1', {
    description:
      'The address the server listens on. In development, any address other than this machine’s own stops the start, unless `ALLOW_DEV_ON_NETWORK=yes`.',
  }),
  PUBLIC_URL: webAddress({
    description:
      'The address under which people reach the server; links in mails are built from it alone. Required in production.',
  }),
  DATA_DIR: text('./data', {
    description: 'The folder for the embedded database, the files and the generated key of a development installation.',
  }),
  DATABASE_URL: text(null, {
    description:
      'A PostgreSQL database, such as `postgres://user:password@host:5432/notewright`. Without it the embedded database in `DATA_DIR` is used.',
    secret: true,
  }),
  INSTALLATION_KEY: text(null, {
    description:
      'The key under which everything else is encrypted: 32 random bytes in base64. Required in production, here or as a file. In development one is made in `DATA_DIR`.',
    secret: true,
  }),
  INSTALLATION_KEY_FILE: text(null, {
    description: 'A file that holds the installation key, instead of `INSTALLATION_KEY`.',
  }),
  TRUST_PROXY: networks({
    description: 'The proxies whose forwarded addresses count. Without it no forwarded address is believed.',
  }),
  TLS_CERT: text(null, {
    description: 'A file with the certificate chain (PEM). Together with `TLS_KEY` the server speaks HTTPS itself.',
  }),
  TLS_KEY: text(null, { description: 'A file with the certificate’s private key (PEM).' }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], null, {
    description:
      'How much is logged, as one JSON object a line: `info` in production and `warn` in development unless said. No level logs what a person typed.',
  }),
  MAIL: choice(['embedded', 'smtp'], 'embedded', {
    description:
      'How mails leave. `embedded` keeps them in the installation, readable at `/dev/mailbox`; `smtp` hands them to the mail server of `SMTP_URL` (see `docs/operate/mail.md`).',
  }),
  SMTP_URL: mailServer({
    description:
      'The mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://user:password@host:465` (TLS). User name and password may be left out. Mails go to another machine only encrypted. Required with `MAIL=smtp`.',
    secret: true,
  }),
  MAIL_FROM: sender({
    description:
      'Who mails come from, such as `Notewright <notes@clinic.example>`. The mail server must accept it. Required with `MAIL=smtp`.',
  }),
  SMTP_CA: text(null, {
    description:
      'A file with the authority (PEM) that signed the mail server’s certificate, trusted in place of the well-known ones.',
  }),
  ALLOW_EMBEDDED_MAIL: yesNo(false, {
    description:
      'Lets a production installation run on embedded mail. `/dev/mailbox` then asks for the key printed at start.',
  }),
  SUPPORT_EMAIL: emailAddress('support@notewright.example', {
    description: 'The address that mails name for questions.',
  }),
  SAMPLE_ACCOUNT: yesNo(null, {
    description:
      'Whether a sample account with a few chats is made. On in development; in production only when set to `yes`.',
  }),
  ALLOW_DEV_ON_NETWORK: yesNo(false, {
    description:
      'Lets a development server listen on an address that others can reach. `/dev/*` then asks for the key printed at start.',
  }),
  BIN_DAYS: integer(
    30,
    { from: 1, to: 3650 },
    { description: 'Days a deleted chat stays in the bin before its key is destroyed.' },
  ),
  RATE_LIMIT_FACTOR: integer(
    1,
    { from: 1, to: 1_000_000 },
    { description: 'Multiplies every limit on how often something may be done. For load tests.' },
  ),
  SHARED_ADDRESS_FACTOR: integer(
    20,
    { from: 1, to: 10_000 },
    {
      description:
        'How many people may share one internet address, as those of a hospital do; limits per address are multiplied by it.',
    },
  ),
  DOCUMENT_WORKERS: integer(
    2,
    { from: 1, to: 64 },
    { description: 'How many attached documents are read at the same time, each in a process of its own.' },
  ),
  MODEL_BASE_URL: webAddress({
    description:
      'The address of an OpenAI-compatible model endpoint, such as `http://127.0.0.1:11434/v1`. Without it the built-in engine does the whole job.',
  }),
  MODEL_NAME: text(null, { description: 'The model to ask for. Required with `MODEL_BASE_URL`.' }),
  MODEL_API_KEY: text(null, { description: 'The key for the model endpoint.', secret: true }),
  MODEL_API_KEY_FILE: text(null, {
    description: 'A file that holds the key for the model endpoint, instead of `MODEL_API_KEY`.',
  }),
  MODEL_TIMEOUT_SECONDS: integer(
    120,
    { from: 1, to: 3600 },
    { description: 'Seconds to wait for the model’s next words before the engine answers instead.' },
  ),
} as const;
