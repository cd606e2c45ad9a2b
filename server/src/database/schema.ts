import type { AuditTables } from './tables/audit.ts';
import type { KeyTables } from './tables/keys.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { BillingTables } from './tables/billing.ts';
import type { BranchTables } from './tables/branches.ts';
import type { ChatTables } from './tables/chats.ts';
import type { CodeTables } from './tables/codes.ts';
import type { EmergencyTables } from './tables/emergency.ts';
import type { FlagChoiceTables } from './tables/flag-choices.ts';
import type { ModelTables } from './tables/models.ts';
import type { LearningTables } from './tables/learning.ts';
import type { NoteTables } from './tables/notes.ts';
import type { OwnDataTables } from './tables/own-data.ts';
import type { PhraseTables } from './tables/phrases.ts';
import type { EmrWriteTables } from './tables/emr-writes.ts';
import type { EmrTables } from './tables/emr.ts';
import type { RecordingTables } from './tables/recordings.ts';
import type { TemplateTables } from './tables/templates.ts';

/** Every table, area by area. */
export interface Schema
  extends
    AccountTables,
    KeyTables,
    ChatTables,
    BranchTables,
    AuditTables,
    EmergencyTables,
    OwnDataTables,
    BillingTables,
    TemplateTables,
    PhraseTables,
    LearningTables,
    CodeTables,
    FlagChoiceTables,
    NoteTables,
    RecordingTables,
    EmrTables,
    EmrWriteTables,
    ModelTables {}
