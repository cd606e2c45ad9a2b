import {
  applyDeletions,
  backUp,
  clearSecondFactors,
  clearWrongCodes,
  grantOperator,
  listOperators,
  MaintenanceError,
  openInstallation,
  readHeads,
  revokeOperator,
  verifyChains,
  installationChain,
  type ChainReport,
  type Installation,
  type KnownHeads,
} from '@notewright/server/maintenance';
import type { Head, MaintenanceRequest } from './parse-maintenance.ts';
import type { CliStreams } from './run-cli.ts';
import { manageCodes } from './run-codes.ts';
import { UsageError } from './usage-error.ts';

/**
 * Opens the installation and does what is wanted of it.
 * @returns the exit status: 0, or 1 when a chain is broken.
 * @throws UsageError with one sentence when it cannot be done.
 */
export async function runMaintenance(request: MaintenanceRequest, streams: CliStreams): Promise<number> {
  let installation: Installation | null = null;
  try {
    if (request.command === 'backup create') {
      await copyInstallation(request.folder, streams);
      return 0;
    }
    const heads = request.command === 'audit verify' ? await gatherHeads(request) : new Map();
    installation = await openInstallation(streams.environment ?? process.env);
    if (request.command === 'audit verify') return await reportChains(installation, request.chain, heads, streams);
    if (request.command === 'codes import' || request.command === 'codes list' || request.command === 'codes remove')
      await manageCodes(installation, request, streams);
    else if (request.command === 'deletions apply') await destroyAgain(installation, request.logFile, streams);
    else if (request.command === 'second-factor remove') await removeFactors(installation, request.email, streams);
    else if (request.command === 'wrong-codes clear') await forgetCodes(installation, request.email, streams);
    else await changeOperators(installation, request, streams);
    return 0;
  } catch (error) {
    if (error instanceof MaintenanceError) throw new UsageError(error.message);
    throw error;
  } finally {
    await installation?.close();
  }
}

async function copyInstallation(folder: string, { write, environment = process.env }: CliStreams): Promise<void> {
  const { files } = await backUp(environment, folder);
  write(`The database and ${files} files are in ${folder}, and the copy of the database is whole.\n`);
  write('The installation key is not in it; without the key nobody can read it. Keep the two apart.\n');
}

type VerifyRequest = Extract<MaintenanceRequest, { command: 'audit verify' }>;

async function gatherHeads({ chain, head, headsFile }: VerifyRequest): Promise<KnownHeads> {
  const fromFile = headsFile === null ? new Map() : await readHeads(headsFile);
  if (head === null || chain === null) return fromFile;
  const tenant = chain === installationChain ? '' : chain;
  const known: ReadonlyMap<number, string> = fromFile.get(tenant) ?? new Map();
  return new Map([...fromFile, [tenant, addHead(known, head)]]);
}

function addHead(known: ReadonlyMap<number, string>, { sequence, mac }: Head): ReadonlyMap<number, string> {
  if ((known.get(sequence) ?? mac) !== mac)
    throw new UsageError(`--head and --heads say different things about number ${sequence}.`);
  return new Map([...known, [sequence, mac]]);
}

async function reportChains(
  installation: Installation,
  chain: string | null,
  heads: KnownHeads,
  { write, complain }: CliStreams,
): Promise<number> {
  let checked = 0;
  let broken = 0;
  for await (const report of verifyChains(installation, { chain: chain ?? undefined, heads })) {
    const { isBroken, lines } = wordReport(report);
    for (const line of lines) write(`${report.chain}  ${line}\n`);
    checked += 1;
    if (isBroken) broken += 1;
  }
  if (broken > 0) complain(`notewright: ${broken} of ${checked} chains ${broken === 1 ? 'is' : 'are'} broken.`);
  return broken > 0 ? 1 : 0;
}

const words = {
  changed: 'was changed, moved or put in its place',
  missing: 'is missing',
  foreign: 'was not written by this installation',
} as const;

function wordReport({ count, problem, late, foreignId }: ChainReport): {
  readonly isBroken: boolean;
  readonly lines: readonly string[];
} {
  const lines: string[] = [];
  if (problem === null) lines.push(`ok: ${rows(count)}`);
  else {
    const id = problem.eventId === null ? '' : ` (${problem.eventId})`;
    lines.push(`broken: row ${problem.sequence}${id} ${words[problem.kind]}; ${rows(count)} hang together`);
  }
  if (foreignId !== null) lines.push(`broken: a row without a seal (${foreignId}) ${words.foreign}`);
  if (late > 0) lines.push(`note: ${rows(late)} not sealed for more than a minute; is the server running?`);
  return { isBroken: problem !== null || foreignId !== null, lines };
}

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

async function destroyAgain(installation: Installation, logFile: string, { write }: CliStreams): Promise<void> {
  const { chats, companies, accounts, gone, sessions } = await applyDeletions(installation, logFile);
  const left = accounts > 0 ? ' The server destroys what is left of the accounts when it runs.' : '';
  write(
    `Destroyed again: ${chats} chats, ${companies} companies, ${accounts} accounts; ${gone} were gone already.${left} Sessions ended: ${sessions}.\n`,
  );
}

async function removeFactors(installation: Installation, email: string, { write }: CliStreams): Promise<void> {
  await clearSecondFactors(installation, email);
  write(`${email} has no second factor any more, was logged out everywhere, and gets a mail about it.\n`);
}

async function forgetCodes(installation: Installation, email: string | null, { write }: CliStreams): Promise<void> {
  await clearWrongCodes(installation, email);
  write(`Mailed codes count again for ${email ?? 'the installation'}.\n`);
}

async function changeOperators(
  installation: Installation,
  request: Extract<MaintenanceRequest, { command: `operator ${string}` }>,
  { write }: CliStreams,
): Promise<void> {
  if (request.command === 'operator grant') {
    await grantOperator(installation, request.email);
    write(`${request.email} is an operator now and sets up a second factor at the next sign-in.\n`);
  } else if (request.command === 'operator revoke') {
    await revokeOperator(installation, request.email);
    write(`${request.email} is not an operator any more.\n`);
  } else {
    const operators = await listOperators(installation);
    if (operators.length === 0) write('There is no operator. Make one with: notewright operator grant EMAIL\n');
    for (const { email, hasSecondFactor } of operators)
      write(`${email}  ${hasSecondFactor ? 'with' : 'without'} a second factor\n`);
  }
}
