import type { Plugin } from 'vite';

const module = /[\\/]marked[\\/]lib[\\/]marked\.esm\.js$/;
const instance = /;var \w+=new \w+;function (\w+)\(\w+,\w+\)\{return \w+\.parse\(/;
const lexerExport = /(\w+) as Lexer\b/;

/**
 * The page reads markdown with marked's lexer alone and builds elements itself; its parser, renderer and default
 * instance would be a fifth of the package's weight for nothing, and cannot be shaken off because the package sets
 * them up when it is loaded. Takes the package's module up to that set-up. Fails when a new version is built otherwise.
 */
export function markedLexer(): Plugin {
  return {
    name: 'notewright:marked-lexer',
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code) {
        const setUp = instance.exec(code);
        const lexer = lexerExport.exec(code)?.[1];
        if (!setUp || lexer === undefined)
          this.error('marked is built differently from what build/marked-lexer.ts knows; adapt it or take it out');
        return {
          code: `${code.slice(0, setUp.index)};const lex=${lexer}.lex;export{${lexer} as Lexer,lex as lexer};`,
          map: null,
          moduleSideEffects: false,
        };
      },
    },
  };
}
