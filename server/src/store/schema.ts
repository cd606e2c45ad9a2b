import type { AuditTables } from '../audit/tables.ts';
import type { KeyTables } from '../keys/tables.ts';
import type { AccountTables } from './accounts/tables.ts';
import type { BillingTables } from './billing/tables.ts';
import type { ChatTables } from './chats/tables.ts';
import type { CodeTables } from './codes/tables.ts';
import type { EmergencyTables } from './emergency/tables.ts';
import type { FlagChoiceTables } from './flag-choices/tables.ts';
import type { OwnDataTables } from './own-data/tables.ts';
import type { TemplateTables } from './templates/tables.ts';

/** Every table, area by area. */
export interface Schema
  extends
    AccountTables,
    KeyTables,
    ChatTables,
    AuditTables,
    EmergencyTables,
    OwnDataTables,
    BillingTables,
    TemplateTables,
    CodeTables,
    FlagChoiceTables {}
