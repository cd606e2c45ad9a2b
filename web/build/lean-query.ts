import type { Plugin } from 'vite';

const cache = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/;
const observer = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationObserver\.js$/;

/** What a client asks of its cache of mutations when there never is one. */
const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}
`;

/**
 * Leaves out react-query's mutations: every change is a plain call here. Fails when a page begins to use them, and when a
 * new version is built otherwise.
 */
export function leanQuery(): Plugin {
  return {
    name: 'notewright:lean-query',
    apply: 'build',
    transform: {
      filter: { id: cache },
      handler(code) {
        if (!/export \{ MutationCache \};/.test(code))
          this.error('query-core is built differently from what build/lean-query.ts knows; adapt it or take it out');
        return { code: noMutations, map: null, moduleSideEffects: false };
      },
    },
    generateBundle(_options, bundle) {
      const uses = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => observer.test(id)),
      );
      if (uses) this.error('A page uses mutations of react-query, which build/lean-query.ts leaves out.');
    },
  };
}
