import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { samplesFolder, writeSamples } from './home-samples/write-samples.ts';
import { root } from './run-command.ts';

// `npm run samples`: lets the engine write the landing page's examples again, after a change of the engine or of the
// texts in tools/home-samples.
await mkdir(path.join(root, samplesFolder), { recursive: true });
for (const [name, content] of writeSamples()) await writeFile(path.join(root, samplesFolder, name), content);
