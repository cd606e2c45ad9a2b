import type { Plugin } from 'vite';

const module = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/;
const links = /[\\/]dom[\\/]lib\.js$/;
const prefetchingLink = /return shouldPrefetch && !isAbsolute \? [^\n]*PrefetchPageLinks[^\n]* : link;/;
/** Names for a debugger. Setting one counts as a use, so it keeps a component that no page uses. */
const names = /^\w+\.displayName = "[^"]*";$/gm;
const makers = /= (React\$1\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the bundler leave out what no page uses of react-router: forms and links of its other modes, and the links'
 * fetching ahead, which works in its framework mode alone. Fails when a new version is built otherwise.
 */
export function leanRouter(): Plugin {
  return {
    name: 'notewright:lean-router',
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code, id) {
        if (links.test(id) && !(prefetchingLink.test(code) && code.search(names) >= 0))
          this.error('react-router is built differently from what build/lean-router.ts knows; adapt it or take it out');
        const lean = code
          .replace(names, '')
          .replace(makers, '= /* @__PURE__ */ $1')
          .replace(prefetchingLink, 'return link;');
        return { code: lean, map: null, moduleSideEffects: false };
      },
    },
  };
}
