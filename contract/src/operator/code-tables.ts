import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

/** The tables that codes are looked up in, for those who run the installation. */

const forOperators = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;

/** The engine's kinds of tables. */
export const codeTableKinds = ['icd10cm', 'icd10cm-notes', 'hcpcs', 'cpt', 'ncci-ptp', 'mue', 'hcc'] as const;

const daySchema = z.string().nullable();

const tableFacts = {
  kind: z.enum(codeTableKinds),
  /** For a person: `FY2027`, `2026 Q4`. */
  version: z.string(),
  /** The first and the last day on which it holds (ISO dates); null where it is open on that side. */
  from: daySchema,
  to: daySchema,
  /** How many codes, edits or limits it holds. */
  entries: z.int(),
};

export const codeTableSchema = z.object({
  id: idSchema,
  ...tableFacts,
  file_names: z.array(z.string()),
  imported_on: timeSchema,
  /** An address, or the name of the command line; null for somebody whose account is gone. */
  imported_by: z.string().nullable(),
  remarks: z.array(z.string()),
});
export type CodeTable = z.output<typeof codeTableSchema>;

/** One table of an import, and how it stands to the one before it. */
export const importedTableSchema = z.object({
  ...tableFacts,
  file_name: z.string(),
  /** Null where there was none before, or where its entries cannot be compared. */
  change: z.object({ version_before: z.string(), added: z.int(), removed: z.int(), changed: z.int() }).nullable(),
  remarks: z.array(z.string()),
  /** Seconds that reading took. */
  seconds: z.number(),
});
export type ImportedTable = z.output<typeof importedTableSchema>;

export const listCodeTables = endpoint({
  method: 'GET',
  path: '/operator/code_tables/',
  summary: 'The code tables that are loaded: those that come with the product, by name, and those that were imported.',
  response: z.object({
    /** What an audit of a chart without a date works with, as it stands under every audit. */
    in_force: z.string(),
    /** False where the operator has switched CPT off. */
    shows_cpt: z.boolean(),
    /** The tables that come with the product. */
    built_in: z.array(z.object({ kind: tableFacts.kind, version: z.string(), entries: z.int() })),
    data: z.array(codeTableSchema),
  }),
  problems: forOperators,
});

export const importCodeTables = endpoint({
  method: 'POST',
  path: '/operator/code_tables/',
  summary:
    'Imports code tables from files as their publishers ship them: text, XML, workbooks, zip archives. All of them or none; one of the same kind and version is replaced.',
  body: z.strictObject({
    /** For files that do not say it themselves; empty when they do. */
    fiscal_year: z
      .string()
      .regex(/^(?:20\d\d)?$/, words.yearInvalid)
      .default(''),
  }),
  fileField: 'files',
  /** All files together. */
  fileSetBytes: limits.codeTableBytes,
  response: z.object({ message: z.string(), data: z.array(importedTableSchema) }),
  status: 201,
  problems: [...forOperators, 'proof_required', 'file_too_large'],
});

export const removeCodeTable = endpoint({
  method: 'DELETE',
  path: '/operator/code_tables/:tableId/',
  summary: 'Removes an imported table: every part of its version. Audits that were made with it stay as they are.',
  params: z.object({ tableId: idSchema }),
  response: z.object({ message: z.string() }),
  problems: [...forOperators, 'proof_required', 'not_found'],
});
