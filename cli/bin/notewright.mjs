#!/usr/bin/env node
// `notewright` on any Node from 18: hands over to the TypeScript command on Node 24, keeping the caller's folder so that
// file names on the command line mean what they say.
process.env.NOTEWRIGHT_KEEP_CWD = 'yes';
process.argv.splice(2, 0, 'cli/src/main.ts');
await import('../../tools/bootstrap.mjs');
