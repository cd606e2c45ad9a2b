import { importCodes, listCodes, removeCodes } from '@notewright/server/maintenance';
import type { CodesReport, Installation } from '@notewright/server/maintenance';
import type { CodesRequest } from './parse-codes.ts';
import type { CliStreams } from './run-cli.ts';

/** Imports, lists or removes tables of codes. @throws MaintenanceError with one sentence when it cannot be done. */
export async function manageCodes(
  installation: Installation,
  request: CodesRequest,
  { write }: Pick<CliStreams, 'write'>,
): Promise<void> {
  if (request.command === 'codes import') {
    for (const report of await importCodes(installation, request))
      for (const line of wordReport(report)) write(`${line}\n`);
    write(request.isDryRun ? 'Nothing was changed: this was a dry run.\n' : 'Imported; audits use it from now on.\n');
  } else if (request.command === 'codes list') {
    const { inForce, tables } = await listCodes(installation);
    for (const table of tables)
      write(
        `${[table.kind, table.version, days(table), count(table.entries), `imported ${table.importedOn}`, table.fileName].join('  ')}\n`,
      );
    write(`In use for a chart without a date: ${inForce}\n`);
  } else {
    await removeCodes(installation, request.kind, request.version);
    write(`${request.kind} ${request.version} was removed.\n`);
  }
}

const numbers = new Intl.NumberFormat('en-US');
const count = (entries: number): string => `${numbers.format(entries)} ${entries === 1 ? 'entry' : 'entries'}`;

const days = ({ from, to }: { readonly from: string | null; readonly to: string | null }): string => {
  if (from === null) return to === null ? 'any day' : `until ${to}`;
  return to === null ? `from ${from}` : `${from} to ${to}`;
};

function wordReport(report: CodesReport): readonly string[] {
  const { kind, version, entries, change, seconds, fileName, remarks } = report;
  const compared =
    change === null
      ? []
      : [
          `against ${change.versionBefore}: ${change.added} added, ${change.removed} removed, ${change.changed} changed`,
        ];
  const facts = [kind, version, days(report), count(entries), ...compared, `${seconds.toFixed(1)} s`, fileName];
  return [facts.join('  '), ...remarks.map((remark) => `  ${remark}`)];
}
