import type { Plugin } from 'vite';

const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const maker = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
/** One icon: the list of its lines, and its name as a component. */
const shape =
  /const __iconData = \{[^[]*?node: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};\s*__iconData\.node;\s*const (\w+) = createLucideIcon\(__iconData\);/;
/** Every line of an icon carries a name for React's comparison; the lines of one icon never change. */
const key = /,?\s*key: "[^"]*"/g;

/** An icon as these pages use it: drawn in the colour of the text, in lines that a class may make thinner. */
const leanMaker = `import { createElement } from 'react';
const isSaid = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');
export default (lines) => (props) => createElement('svg', {
  'aria-hidden': Object.keys(props).some(isSaid) ? undefined : 'true',
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', ...props,
}, ...lines.map(([name, line]) => createElement(name, line)));
`;

/**
 * Leaves out what the icons can do and no page asks of them: names, aliases, a context with defaults, sizes and widths
 * by property. Fails when a new version is built otherwise.
 */
export function leanIcons(): Plugin {
  return {
    name: 'notewright:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: [icon, maker] },
      handler(code, id) {
        if (maker.test(id)) return { code: leanMaker, map: null, moduleSideEffects: false };
        const [, lines = '', name = ''] = shape.exec(code) ?? [];
        // The few modules without lines of their own give an icon its other names.
        if (name === '' && !code.includes('createLucideIcon')) return null;
        if (name === '')
          this.error('lucide-react is built differently from what build/lean-icons.ts knows; adapt it or take it out');
        const lean = `const ${name} = /* @__PURE__ */ createLucideIcon(${lines.replace(key, '')});`;
        const head = "import createLucideIcon from '../createLucideIcon.mjs';";
        return { code: `${head}\n${lean}\nexport { ${name} as default };`, map: null, moduleSideEffects: false };
      },
    },
  };
}
