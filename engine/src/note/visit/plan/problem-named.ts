import { findProblemsIn } from '../../../clinical/find-problems.ts';
import { capitalize, joinWords } from '../../note-language.ts';

const problemLead =
  /\b(?:for|from|regarding|as for|with|about|in terms of|as far as|so|on to|moving on to|and) (?:you(?:r)?|the|her|his|a|that|this) (?:(?:first|primary|main|second|third|fourth|fifth|next|last|other|final|1st|2nd|3rd|4th|5th) (?:problem|diagnosis|diagnoses|issue|one|thing|concern)[^a-z]{0,4}(?:is |of |which is |being |here |,|the |your |a |this |that |problem |\s)*)?/i;

const enumerated =
  /\b(?:first|primary|main|second|third|fourth|fifth|next|last|other|final|1st|2nd|3rd|4th|5th) (?:problem|diagnosis|issue|concern)/i;

/** What is counted as a problem is one, also when no list of problems has its name: "for your second issue, the trouble swallowing". */
function inOwnWords(text: string, from: number): { readonly name: string; readonly rest: string } | undefined {
  const said = text.slice(from, from + 120);
  const end =
    /[,.;]|\s(?=(?:i|we|i'm|we're|i'd|i'll|we'll|let's|you|it|this|so|your|is|are|has|looks|seems)\b)|$/i.exec(said)
      ?.index ?? 0;
  const name = said
    .slice(0, end)
    .replace(/\b(?:first of all|again|here|now|then)\b/gi, '')
    .trim();
  if (!/[a-z]{4}/i.test(name) || name.split(' ').length > 9) return undefined;
  return { name: capitalize(name), rest: said.slice(end).replace(/^[,.;\s]+/, '') + text.slice(from + 120) };
}

/** "your reflux and your nausea, i want ...": problems counted as one stand together. */
function severalNamed(text: string, from: number): { readonly name: string; readonly rest: string } | undefined {
  const phrase = /^[^,.;]{4,70}(?=,)/.exec(text.slice(from, from + 80))?.[0];
  if (phrase === undefined || /\b(?:i|we|is|are|has|looks|seems)\b/i.test(phrase)) return undefined;
  const names = findProblemsIn(phrase)
    .filter(({ kind, modifiers }) => kind !== 'finding' && !modifiers.negated)
    .map(({ name }) => name);
  if (names.length < 2) return undefined;
  return { name: capitalize(joinWords([...new Set(names)])), rest: text.slice(from + phrase.length + 1).trim() };
}

/** "for your second problem, the hypertension": the problem that the plan goes on to, and what is said after it. */
export function problemNamed(text: string): { readonly name: string; readonly rest: string } | undefined {
  const lead = problemLead.exec(text);
  if (!lead || lead.index > 40) return undefined;
  const counted = enumerated.test(lead[0]);
  const several = counted ? severalNamed(text, lead.index + lead[0].length) : undefined;
  if (several) return several;
  const near = findProblemsIn(text.slice(lead.index, lead.index + lead[0].length + 50));
  const problem = near.find(({ kind, modifiers }) => kind !== 'finding' && !modifiers.negated);
  if (!problem || problem.start > lead[0].length + 30)
    return counted ? inOwnWords(text, lead.index + lead[0].length) : undefined;
  const rest = text
    .slice(lead.index + problem.end)
    .replace(
      /^(?:[,.\s-]|(?:so|and|that|okay|you know|i think that|which|problem|standpoint|perspective|today|here|goes|is concerned)\b)+/i,
      '',
    );
  return { name: capitalize(problem.name), rest: lead.index < 12 ? rest : text };
}
