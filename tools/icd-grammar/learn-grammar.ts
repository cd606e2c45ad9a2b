import { grammarMarks } from '../../engine/src/codes/tables/icd-grammar.ts';
import type { IcdRow } from '../../engine/src/codes/tables/packed-icd.ts';
import { writeEdit } from './edit-title.ts';

interface Node {
  readonly row: IcdRow;
  readonly suffix: string;
  readonly edit: string;
  readonly below: Node[];
}

export interface LearnedGrammar {
  readonly text: string;
  readonly rules: number;
  /** Lines of the grammar that name a code: what is written out. */
  readonly written: number;
}

/** The categories with everything below them; codes stand below the longest code that they begin with. */
function growTree(rows: readonly IcdRow[]): Node[] {
  const roots: Node[] = [];
  const path: Node[] = [];
  for (const row of rows) {
    while (path.length > 0 && !row.code.startsWith(path.at(-1)?.row.code ?? '')) path.pop();
    const above = path.at(-1);
    const node: Node = {
      row,
      suffix: row.code.slice(above?.row.code.length ?? 0),
      edit: above ? writeEdit(above.row.title, row.title) : grammarMarks.full + row.title,
      below: [],
    };
    (above ? above.below : roots).push(node);
    path.push(node);
  }
  return roots;
}

/**
 * Learns the rules of a sorted table: whatever stands below two codes in the same words becomes one rule.
 * @throws Error when a code that can be billed has codes below it, or a header none, which a grammar cannot say
 */
export function learnGrammar(rows: readonly IcdRow[]): LearnedGrammar {
  const rules = new Map<string, number>();
  let written = 0;
  const writeNode = (node: Node): string => {
    if (node.row.billable !== (node.below.length === 0)) throw new Error(`${node.row.code}: billable, yet a header.`);
    const rule = node.below.length === 0 ? '' : grammarMarks.rule + String(ruleOf(node.below));
    return node.suffix + node.edit + rule;
  };
  const ruleOf = (below: readonly Node[]): number => {
    const body = below.map(writeNode).join(grammarMarks.next);
    const known = rules.get(body);
    if (known !== undefined) return known;
    written += below.length;
    rules.set(body, rules.size + 1);
    return rules.size;
  };
  const roots = growTree(rows);
  const categories = roots.map(writeNode);
  return {
    text: `${[...rules.keys()].join('\n')}\n\n${categories.join('\n')}`,
    rules: rules.size,
    written: written + categories.length,
  };
}
