import type { Plugin } from 'vite';

const client = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/** What a reference to a fragment can do. No fragment of these pages is given one. */
const fragmentMethod = /^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?^\};$/gm;
const fragmentMethods = 12;

/** What only `<ViewTransition>` brings about; no page uses it, so none of these is ever called, or finds anything to do. */
const transitions = [
  'startViewTransition',
  'ViewTransitionPseudoElement',
  'applyViewTransitionToHostInstances',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'restoreViewTransitionName',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitNestedViewTransitions',
];
const pseudoMethod = /^ViewTransitionPseudoElement\.prototype\.\w+ = function \([\s\S]*?^\};$/gm;

/**
 * Leaves out of React what no page uses: references to fragments, and view transitions. Its package is one piece that
 * a bundler cannot take apart. Fails when a new version is built otherwise.
 */
export function leanReact(): Plugin {
  return {
    name: 'notewright:lean-react',
    apply: 'build',
    transform: {
      filter: { id: client },
      handler(code) {
        let lean = code.replace(fragmentMethod, '').replace(pseudoMethod, '');
        const isKnown = code.match(fragmentMethod)?.length === fragmentMethods;
        for (const name of transitions) {
          const before = lean;
          lean = lean.replace(new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'm'), `function ${name}() {}`);
          if (!isKnown || lean === before)
            this.error('react-dom is built differently from what build/lean-react.ts knows; adapt it or take it out');
        }
        return { code: lean, map: null };
      },
    },
  };
}
