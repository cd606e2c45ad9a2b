import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawnBound } from '../../tools/spawn-bound.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

const megabyte = 1_000_000;
const defaultSize = 100;
const mostMemory = 300;

const givenNames = 'Ada Theodore Linda Priya Rajesh Maria Wei Anne Carlos Ingrid Kofi Yusuf'.split(' ');
const familyEndings = 'afor man berg ski son ez ova ini dottir wala quist enko'.split(' ');

/** A made-up note; each number gives another patient, date and record. */
function writeNote(number: number): string {
  const given = givenNames[number % givenNames.length] ?? '';
  const family = `${'BCDFGHJKLMNPRSTVWZ'.charAt(number % 18)}${'aeiou'.charAt(number % 5)}${'bdklmnrst'.charAt(number % 9)}${familyEndings[number % 12] ?? ''}`;
  const day = 1 + (number % 28);
  return `DISCHARGE SUMMARY
Patient: ${given} ${family}   MRN: ${4_000_000 + number}
Date of birth: 03/${String(day).padStart(2, '0')}/19${50 + (number % 40)}
${given} ${family} is a ${30 + (number % 59)}-year-old with hypertension, type 2 diabetes and chronic kidney disease stage 3, admitted on
April ${day}, 2023 with two days of shortness of breath, orthopnea and swelling of both legs. Blood pressure 158/92, pulse 96,
respirations 22, oxygen saturation 91 % on room air. Crackles at both bases, no murmur, 2+ edema to the knees. The chest film
showed congestion without consolidation; the ejection fraction was 35 %. Furosemide 40 mg IV twice daily was begun, metformin
was held, lisinopril 10 mg daily continued. ${family} improved and walked in the hall without oxygen by the third day.
Creatinine fell from 2.1 to 1.6. Diet of 2 g sodium, daily weights, return for a gain of more than 3 lb in a day.
Follow up with Dr. Okonkwo at Lakeside Clinic in two weeks; phone 330-555-${String(number % 10_000).padStart(4, '0')}.

`;
}

/** The same patients as rows, as messages and as records. */
const writers: Readonly<Record<string, (number: number) => string>> = {
  txt: writeNote,
  csv: (number) =>
    number === 0
      ? 'mrn,name,dob,city,note\n'
      : `${4_000_000 + number},"${familyEndings[number % 12] ?? ''}, ${givenNames[number % 12] ?? ''}",1961-03-${String(1 + (number % 28)).padStart(2, '0')},Dayton,"Knee pain for ${number % 30} days, no trauma."\n`,
  jsonl: (number) => `${JSON.stringify({ id: number, text: writeNote(number) })}\n`,
  hl7: (number) =>
    `MSH|^~\\&|LAB|GENERAL|EHR|GENERAL|20230412103000||ADT^A01|${number}|P|2.5\rPID|1||${4_000_000 + number}^^^GENERAL^MR||OKAFOR^${givenNames[number % 12]?.toUpperCase()}||19610304|F|||12 ELM STREET^^DAYTON^OH^45402||937-555-0142\rOBX|1|TX|NOTE||Knee pain for ${number % 30} days, no trauma.\r`,
};

async function writeFileOf(file: string, write: (number: number) => string, bytes: number): Promise<void> {
  const stream = createWriteStream(file);
  let written = 0;
  for (let number = 0; written < bytes;) {
    let block = '';
    while (block.length < megabyte) block += write(number++);
    written += block.length;
    if (!stream.write(block)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

/** A module that tells the most memory its process ever had, in kilobytes, when that ends. */
const reportMemory = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.MEMORY_FOLDER + '/' + process.pid, String(process.resourceUsage().maxRSS)));
`;
const command = path.join(import.meta.dirname, '../../cli/bin/notewright.mjs');

/** The most of all processes that the command started. */
async function readMemory(folder: string): Promise<number> {
  const files = await readdir(folder);
  const kilobytes = await Promise.all(
    files.map(async (file) => Number(await readFile(path.join(folder, file), 'utf8'))),
  );
  return (Math.max(...kilobytes) * 1024) / megabyte;
}

async function measure(folder: string, kind: string, bytes: number, style: string): Promise<Figure[]> {
  const input = path.join(folder, `big.${kind}`);
  const memoryFolder = path.join(folder, `memory-${kind}`);
  await mkdir(memoryFolder);
  await writeFileOf(input, writers[kind] ?? writeNote, bytes);
  const began = performance.now();
  const args = [command, 'redact', input, '--out', path.join(folder, 'out'), '--force', '--style', style];
  const memoryReporter = path.join(folder, 'report-memory.mjs');
  await writeFile(memoryReporter, reportMemory);
  const NODE_OPTIONS = `--import ${pathToFileURL(memoryReporter).href} ${process.env['NODE_OPTIONS'] ?? ''}`;
  const env = { NODE_OPTIONS, MEMORY_FOLDER: memoryFolder };
  const child = spawnBound(process.execPath, args, { env, output: 'ignore' });
  const [status] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`the command ended with status ${status} for ${kind}`);
  const { size } = await stat(input);
  const memory = await readMemory(memoryFolder);
  await rm(input);
  const what = `${(size / megabyte).toFixed(0)} MB of ${kind}, style ${style}`;
  return [
    { what: `${what}: most memory`, value: memory, unit: 'MB', limit: mostMemory },
    { what: `${what}: time`, value: seconds, unit: 's' },
  ];
}

/** `[MEGABYTES] [KIND...] [--style STYLE]`: redacts one generated file of each kind from the command line. */
export const benchmark: Benchmark = {
  title: 'Memory of notewright redact on one large file',
  // Many times what is held at once: memory that grew with the file would show.
  shortArgs: ['15'],
  async run(args) {
    const style = args.includes('--style') ? (args[args.indexOf('--style') + 1] ?? 'word') : 'word';
    const size = Number(args.find((word) => /^\d+$/.test(word)) ?? defaultSize) * megabyte;
    const wanted = args.filter((word) => word in writers);
    const folder = await mkdtemp(path.join(tmpdir(), 'notewright-memory-'));
    const figures: Figure[] = [];
    try {
      for (const kind of wanted.length > 0 ? wanted : Object.keys(writers))
        figures.push(...(await measure(folder, kind, size, style)));
    } finally {
      await rm(folder, { recursive: true });
    }
    return figures;
  },
};
