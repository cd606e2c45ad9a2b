import { limits } from '@notewright/contract';
import { modelSettings } from './model-settings.ts';
import {
  choice,
  clamdAddress,
  domains,
  emailAddress,
  integer,
  issuer,
  mailServer,
  networks,
  sender,
  text,
  webAddress,
  yesNo,
} from './setting.ts';

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
      'The address the server listens on. In development, any address other than this machine’s own stops the start, unless `ALLOW_DEV_ON_NETWORK=yes`. In production, any other needs `TLS_CERT` or `TRUST_PROXY`.',
  }),
  PUBLIC_URL: webAddress({
    description:
      'The address under which people reach the server; links in mails are built from it alone. Required in production. In development, an address that others can reach stops the start, unless `ALLOW_DEV_ON_NETWORK=yes`.',
  }),
  DATA_DIR: text('./data', {
    description: 'The folder for the embedded database, the files and the generated key of a development installation.',
  }),
  DATABASE_URL: text(null, {
    description:
      'A PostgreSQL database (version 13 or newer), such as `postgres://user:password@host:5432/notewright?sslmode=verify-full`. In production `sslmode=verify-full` is asked for wherever the database is not on this machine. Without it the embedded database in `DATA_DIR` is used.',
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
  INSTALLATION_KEY_PREVIOUS: text(null, {
    description:
      'Earlier installation keys, with commas between, while the key is being exchanged: what they wrapped is wrapped again at the start, and the log says when they are needed no more (see `docs/security/operator-duties.md`).',
    secret: true,
  }),
  INSTALLATION_KEY_PREVIOUS_FILE: text(null, {
    description:
      'A file that holds earlier installation keys, one on each line, instead of `INSTALLATION_KEY_PREVIOUS`.',
  }),
  TRUST_PROXY: networks({
    description:
      'The proxies whose forwarded addresses count, in ranges no wider than /8. Without it no forwarded address is believed, and production that does not speak TLS itself refuses what a proxy hands on.',
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
  OIDC_ISSUER: issuer({
    description:
      'The OpenID Connect provider of the organisation, exactly as it calls itself, such as `https://login.clinic.example/realms/staff` (see `docs/operate/openid-connect.md`). Without it nobody signs in that way.',
  }),
  OIDC_CLIENT_ID: text(null, {
    description: 'The name under which the provider knows this installation. Required with `OIDC_ISSUER`.',
  }),
  OIDC_CLIENT_SECRET: text(null, {
    description: 'The secret that the provider gave for it. Required with `OIDC_ISSUER`, here or as a file.',
    secret: true,
  }),
  OIDC_CLIENT_SECRET_FILE: text(null, {
    description: 'A file that holds the provider’s secret, instead of `OIDC_CLIENT_SECRET`.',
  }),
  OIDC_CLIENT_AUTH: choice(['basic', 'post'], 'basic', {
    description:
      'How the secret is shown to the provider: `basic` in a header (`client_secret_basic`), `post` in the form (`client_secret_post`).',
  }),
  OIDC_NAME: text('your organization', {
    description: 'What the button says after "Continue with".',
  }),
  OIDC_EMAIL_DOMAINS: domains({
    description:
      'The domains of the addresses that the provider speaks for, such as `clinic.example`; nobody with another address comes in by it. Required with `OIDC_ISSUER`.',
  }),
  OIDC_HOSTS: domains({
    description:
      'Hosts beside the issuer’s own that the provider answers on, where it uses several. No other host is ever asked.',
  }),
  OIDC_NETWORKS: networks({
    description:
      'Internal networks in which the provider’s hosts may lie, such as `10.20.0.0/16`, where `OIDC_ISSUER` and `OIDC_HOSTS` have names and not addresses. A name that leads into any other internal network is not asked; link-local and metadata addresses never are.',
  }),
  OIDC_FRESH_LOGIN: yesNo(true, {
    description:
      'Whether the provider is to make people log in again each time. With `no` it may let in whoever comes while the last person is still logged in there: the lock of the screen and the question whether it is them are then worth no more than the provider’s own session.',
  }),
  OIDC_TRUSTS_MFA: yesNo(false, {
    description:
      'Whether a second factor that the provider says it asked for (`mfa` in `amr`) stands for the one of the account.',
  }),
  ALLOW_EMBEDDED_MAIL: yesNo(false, {
    description:
      'Lets a production installation run on embedded mail. `/dev/mailbox` then asks for the key printed at start.',
  }),
  BILLING: choice(['built-in', 'stripe', 'off'], 'built-in', {
    description:
      'Who takes the money. `built-in` is a checkout of this product that takes test cards only, so production refuses it; `stripe` needs an account there (see `docs/operate/stripe.md`); with `off` there are no plans, and everybody can do everything.',
  }),
  STRIPE_SECRET_KEY: text(null, {
    description:
      'The secret or restricted key of the Stripe account. Required with `BILLING=stripe`, here or as a file.',
    secret: true,
  }),
  STRIPE_SECRET_KEY_FILE: text(null, {
    description: 'A file that holds the key of the Stripe account, instead of `STRIPE_SECRET_KEY`.',
  }),
  STRIPE_WEBHOOK_SECRET: text(null, {
    description:
      'What Stripe signs its events with (`whsec_...`), for the endpoint `/subscription_app/webhook/`. Several with commas between while one is exchanged. Required with `BILLING=stripe`, here or as a file.',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET_FILE: text(null, {
    description: 'A file that holds what Stripe signs its events with, instead of `STRIPE_WEBHOOK_SECRET`.',
  }),
  STRIPE_API_URL: webAddress({
    description:
      'Where the Stripe API answers, when not at Stripe itself: a server on this machine that speaks it, for trying things out.',
  }),
  ALLOW_TEST_PAYMENTS: yesNo(false, {
    description:
      'Lets a production installation run on a test key of Stripe, with which nobody pays: for trying things out before real people come.',
  }),
  TRIAL_DAYS: integer(
    14,
    { from: 0, to: 365 },
    {
      description:
        'Days of the free trial that every mailbox gets once, however its address is written (`ada+x@clinic.example` is `ada@clinic.example`).',
    },
  ),
  GRACE_DAYS: integer(
    7,
    { from: 0, to: 60 },
    { description: 'Days after a failed renewal during which everything goes on as ever.' },
  ),
  INVOICE_FROM: text(null, {
    description:
      'Who issues invoices and receipts: name, address and what the law asks for, with a semicolon between two lines, six at most. Without it, the product’s name and `SUPPORT_EMAIL`.',
  }),
  SUPPORT_EMAIL: emailAddress('support@notewright.example', {
    description:
      'The address that mails and pages name for questions, and to which the forms of Help & Support and Contact are mailed. While production with `MAIL=smtp` has the default, which is no real address, those forms say that there is none.',
  }),
  TERMS_FILE: text(null, {
    description:
      'A text or markdown file (UTF-8) with your terms of service, shown at `/terms` in place of the built-in ones.',
  }),
  SAMPLE_ACCOUNT: yesNo(null, {
    description:
      'Whether a sample account with a few chats is made. On in development; in production only when set to `yes`.',
  }),
  ALLOW_DEV_ON_NETWORK: yesNo(false, {
    description:
      'Lets a development server listen on an address that others can reach, or be reached by way of a proxy. `/dev/*` then asks for the key printed at start.',
  }),
  REQUIRE_SECOND_FACTOR: yesNo(false, {
    description:
      'Whether everybody needs a second factor. Without it only operators do, and the people of companies that ask for it. Who has none can do nothing but set one up.',
  }),
  CODE_DIGITS: integer(
    limits.otpDigits,
    { from: limits.otpDigits, to: limits.otpDigitsMost },
    {
      description:
        'Digits of the one-time codes that are mailed at sign-up and to reset a password. Each one more makes guessing ten times as hard; 6 are what OWASP ASVS asks for. After a change, a code that was mailed before is refused, and another one has to be asked for.',
    },
  ),
  IDLE_MINUTES: integer(
    15,
    { from: limits.idleMinutesLeast, to: limits.idleMinutesMost },
    {
      description:
        'Minutes without activity after which a screen locks (45 CFR 164.312(a)(2)(iii)). A company can choose its own for its members.',
    },
  ),
  SHOW_CPT: yesNo(true, {
    description:
      'Whether CPT numbers are looked up and suggested. CPT is the American Medical Association’s; `no` hides it: no evaluation and management level is suggested, and an imported CPT file is not used (see `docs/operate/code-tables.md`).',
  }),
  BIN_DAYS: integer(
    30,
    { from: 1, to: 3650 },
    { description: 'Days a deleted chat stays in the bin before its key is destroyed.' },
  ),
  BACKUP_DAYS: integer(
    30,
    { from: 0, to: 3650 },
    {
      description:
        'The longest time in days for which you keep backups. People are told that what they destroy can be in backups for so long (see `docs/operate/deletion-and-backups.md`).',
    },
  ),
  STORAGE_MB_PER_PERSON: integer(
    5000,
    { from: 1, to: 100_000_000 },
    { description: 'Megabytes (of 1,000,000 bytes) that one person’s attached files may take.' },
  ),
  BAA_FILE: text(null, {
    description:
      'A text or markdown file (UTF-8) with your business associate agreement, which owners of companies can accept under Settings. Without it none is offered, and none is promised.',
  }),
  BAA_VERSION: text(null, {
    description:
      'What this version of the agreement is called, such as `2026-01`. Required with `BAA_FILE`; a new one asks every owner again.',
  }),
  RATE_LIMIT_FACTOR: integer(
    1,
    { from: 1, to: 1_000_000 },
    {
      description:
        'Multiplies every limit on how often something may be done, but for those that hold up guessing in the whole installation. For load tests.',
    },
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
    {
      description:
        'How many attached documents that take long are read at the same time, each in a process of its own. One more process is kept for all others.',
    },
  ),
  CLAMD_ADDRESS: clamdAddress({
    description:
      'Where a ClamAV daemon listens on this machine, such as `127.0.0.1:3310` or `/run/clamav/clamd.ctl`. Every file that people send is then checked for malware first, and none is taken while the daemon gives no answer.',
  }),
  ...modelSettings,
  SPEECH_URL: webAddress({
    description:
      'The address of an OpenAI-compatible speech endpoint, such as `http://127.0.0.1:8000/v1`, which turns recordings into text where a browser cannot (see `docs/operate/speech.md`). On another machine it needs `https://` and `SPEECH_BAA_ON_FILE`. Without it nothing is recorded.',
  }),
  SPEECH_MODEL: text(null, { description: 'The speech model to ask for. Required with `SPEECH_URL`.' }),
  SPEECH_KEY: text(null, { description: 'The key for the speech endpoint.', secret: true }),
  SPEECH_KEY_FILE: text(null, {
    description: 'A file that holds the key for the speech endpoint, instead of `SPEECH_KEY`.',
  }),
  SPEECH_BAA_ON_FILE: text(null, {
    description:
      'Who signed the business associate agreement for the speech endpoint, and when, such as `Example Speech Inc., 2026-03-14`. Recordings cannot be shielded: without an agreement on file they go to this machine’s own addresses only.',
  }),
  SPEECH_NETWORKS: networks({
    description:
      'Internal networks in which the speech endpoint’s host may lie, such as `10.20.0.0/16`, where `SPEECH_URL` has a name and not an address. A name that leads into any other internal network is not asked; link-local and metadata addresses never are.',
  }),
  EMR_NETWORKS: networks({
    description:
      'Internal networks in which the hosts of connected record systems may lie, such as `10.20.0.0/16` (see `docs/operate/emr.md`). A name that leads into any other internal network is not asked; link-local and metadata addresses never are. Plain `http` is taken at addresses of these networks and of this machine alone.',
  }),
  SPEECH_SPEAKERS: choice(['off', 'on'], 'off', {
    description:
      'Set it to `on` where `SPEECH_MODEL` distinguishes speakers and answers in the form `diarized_json`: what each of them says then begins a new line.',
  }),
  SPEECH_TIMEOUT_SECONDS: integer(
    60,
    { from: 1, to: 600 },
    { description: 'Seconds to wait for the text of a recording.' },
  ),
} as const;
