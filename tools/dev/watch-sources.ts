import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.ts';

/** What the server runs from; a change of the contract or the engine reaches the pages as well. */
const folders = ['server/src', 'contract/src', 'engine/src', 'web/index.html', 'web/workbench.html'];

/** Milliseconds in which an editor writes one file in several steps, and a checkout many. */
const settles = 50;

/** Calls `onChange` with the changed files, from the repository's root, a moment after the last of them changed. */
export function watchSources(onChange: (files: readonly string[]) => void): { close(): void } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  const tell = (): void => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      const file = name === null || folder.endsWith('.html') ? folder : path.join(folder, name);
      if (/\.test\.tsx?$|~$|\.swp$/.test(file)) return;
      changed.add(file);
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(tell, settles);
    }),
  );
  return {
    close: () => {
      if (timer !== null) clearTimeout(timer);
      for (const one of watchers) one.close();
    },
  };
}
