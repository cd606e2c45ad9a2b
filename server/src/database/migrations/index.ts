import { accounts } from './0001-accounts.ts';
import { keys } from './0002-keys.ts';
import { chats } from './0003-chats.ts';
import { audit } from './0004-audit.ts';
import { fileKeys } from './0005-file-keys.ts';
import { passwordResets } from './0006-password-resets.ts';
import { profile } from './0007-profile.ts';
import { undeliveredMails } from './0008-undelivered-mails.ts';
import { companies } from './0009-companies.ts';
import { secondFactor } from './0010-second-factor.ts';
import { identities } from './0011-identities.ts';
import { sessions } from './0012-sessions.ts';
import { auditReading } from './0013-audit-reading.ts';
import { ownData } from './0014-own-data.ts';
import { companyPeople } from './0015-company-people.ts';
import { emergencyAccess } from './0016-emergency-access.ts';
import { billing } from './0017-billing.ts';
import { browserSpeech } from './0018-browser-speech.ts';
import { noteTemplates } from './0019-note-templates.ts';
import { codeTables } from './0020-code-tables.ts';
import { flagChoices } from './0021-flag-choices.ts';
import { flagMarks } from './0022-flag-marks.ts';
import { preferences } from './0023-preferences.ts';
import { ownTrials } from './0024-own-trials.ts';
import { rowSeals } from './0025-row-seals.ts';
import { sealsOfShortRows } from './0026-seals-of-short-rows.ts';
import { sealsOfCharts } from './0027-seals-of-charts.ts';
import { noteSignatures } from './0028-note-signatures.ts';
import { cosignatures } from './0029-cosignatures.ts';
import { phrases } from './0031-phrases.ts';
import { branches } from './0032-branches.ts';
import { noteVersions } from './0033-note-versions.ts';
import { answeredCosignatures } from './0034-answered-cosignatures.ts';
import { modelUse } from './0035-model-use.ts';
import { learnedPreferences } from './0036-learned-preferences.ts';
import { recordings } from './0037-recordings.ts';
import { recordingsAside } from './0038-recordings-aside.ts';
import { emrLaunches } from './0039-emr-launches.ts';
import { emrWrites } from './0040-emr-writes.ts';
import type { Migration } from './migration.ts';

/** Every step, in order. A new one goes to the end. */
export const migrations: readonly Migration[] = [
  accounts,
  keys,
  chats,
  audit,
  fileKeys,
  passwordResets,
  profile,
  undeliveredMails,
  companies,
  secondFactor,
  identities,
  sessions,
  auditReading,
  ownData,
  companyPeople,
  emergencyAccess,
  billing,
  browserSpeech,
  noteTemplates,
  codeTables,
  flagChoices,
  flagMarks,
  preferences,
  ownTrials,
  rowSeals,
  sealsOfShortRows,
  sealsOfCharts,
  noteSignatures,
  cosignatures,
  phrases,
  branches,
  noteVersions,
  answeredCosignatures,
  modelUse,
  learnedPreferences,
  recordings,
  recordingsAside,
  emrLaunches,
  emrWrites,
];
