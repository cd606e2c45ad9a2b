import { readdirSync, readFileSync } from 'node:fs';
import { importTable } from '@notewright/engine';
import { describe, expect, it } from 'vitest';
import { sayIn } from './say-in.ts';

const say = sayIn('es');

/** What an importer says of a file, and in Spanish. */
function refusalOf(name: string, text: string): readonly [string, string] {
  try {
    importTable(name, Buffer.from(text));
  } catch (error) {
    const { message } = error as Error;
    return [message, say(message)];
  }
  throw new TypeError(`${name} was imported.`);
}

const limits = '"HCPCS/CPT Code",Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale\n';
const edits = 'Column 1\tColumn 2\tprior to 1996\tEffective Date\tDeletion Date\tModifier\n';

describe('the refusals of importers in Spanish', () => {
  it.each([
    ['mue.csv', `${limits}97112,many,3 Clinical,x\n`, 'mue.csv, línea 2: “many” no es un número de unidades.'],
    [
      'mue.csv',
      `${limits}97112,1,x,x\n`,
      'mue.csv, línea 2: el indicador de adjudicación “x” no empieza con 1, 2 o 3.',
    ],
    ['mue.csv', limits, 'mue.csv no tiene límites: ninguna línea empieza con un código de procedimiento.'],
    [
      'mue.csv',
      `${limits}97112,1,3 x,x\n`,
      'mue.csv no dice su trimestre; ponga su primer día en el nombre del archivo, por ejemplo 2026-10-01.',
    ],
    [
      'ccipra.txt',
      `${edits}20610\t64450\t\t2020\t*\t1\n`,
      'ccipra.txt, línea 2: la fecha de vigencia “2020” no es una fecha.',
    ],
    ['ccipra.txt', edits, 'ccipra.txt no tiene ediciones (edits): ninguna línea empieza con dos códigos.'],
    [
      'letter.txt',
      'Dear colleague',
      'letter.txt no es ninguna de las tablas que se pueden importar: el archivo ICD-10-CM en orden; el archivo de códigos',
    ],
    ['hcc.csv', 'Diagnosis Code,x\n', 'hcc.csv no tiene ninguna columna «CMS-HCC Model Category V28» ni «V24».'],
  ])('%s', (name, text, expected) => {
    const [english, spanish] = refusalOf(name, text);
    expect(spanish).not.toBe(english);
    expect(spanish).toContain(expected);
  });

  it('are there for every sentence that an importer has', () => {
    const folder = new URL('../../../engine/src/codes/import/', import.meta.url);
    const said = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(refusal)])
      .map(([, , sentence = '']) =>
        sentence.replace('${what}', 'effective date').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
      )
      // Sentences that are wholly made of values are said of the first kind of test.
      .filter((sentence) => /[a-z]/.test(sentence))
      .map((sentence) => (sentence.endsWith('.') ? sentence : `a.txt, line 3: ${sentence}.`));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((one) => say(one) === one || /\b(?:is|the|line)\b/.test(say(one)))).toEqual([]);
  });
});

/** A sentence about a file, or about one line of it. */
const refusal = /(?:new ImportProblem\(|(?:problemAt|atLine)\([^'`]*?,|refuse\()\s*(['`])((?:(?!\1)[\s\S])*)\1/g;
