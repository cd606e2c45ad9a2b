import { defineMessage, type Message } from '@notewright/engine/message';
import type { TableImporter } from '../../codes/table-importer.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { operator } from '@notewright/contract';
import { ImportProblem } from '@notewright/engine/import-problem';
import { importTables } from '../../codes/import-tables.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentImportedTable } from '../../presenters/present-code-tables.ts';
import { noteOperation } from './note-operation.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface ImportCodeTablesParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly codes: LoadedCodes;
  readonly imports: TableImporter;
}

/** Imports code tables from files: all of them, or none. */
export function importCodeTablesRoute(parts: ImportCodeTablesParts): Route {
  return route(operator.importCodeTables, {
    policy: 'operator',
    limits: ['import'],
    audit: 'operator.import_codes',
    proof: 'recent',
    handle: async (request) => {
      const files = request.fileSet?.files ?? [];
      if (files.length === 0) throw refuse(defineMessage('operator.chooseFile', 'Please choose a file.'));
      const { fiscal_year: year } = request.body;
      try {
        const tables = await importTables(parts, {
          files,
          options: year === '' ? {} : { fiscalYear: Number(year) },
          by: request.caller.userId,
          now: parts.clock.now(),
          note: (store) => noteOperation(parts, store, request, 'operator.import_codes'),
          signal: request.signal,
        });
        return json({
          message: defineMessage('operator.codeTablesImported', 'Code tables imported.'),
          data: tables.map(presentImportedTable),
        });
      } catch (error) {
        throw error instanceof ImportProblem ? refuse(error.sentence) : error;
      }
    },
  });
}

const refuse = (message: Message): ProblemError =>
  new ProblemError('validation_failed', { message, fields: { files: [message] } });
