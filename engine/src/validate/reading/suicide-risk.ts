import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartStatement } from './statements.ts';

/** What a chart tells of suicide. */
export interface SuicideRisk {
  /** The words that tell ideation, or an attempt, as present; undefined where it is denied or not spoken of. */
  readonly ideation: Span | undefined;
  /** The words that tell severe depression. */
  readonly severe: Span | undefined;
  /** What is spoken of, stated or denied. */
  readonly told: {
    readonly ideation: boolean;
    readonly plan: boolean;
    readonly intent: boolean;
    readonly means: boolean;
  };
}

const spoken =
  /\b(?:suicid\w+(?: (?:ideations?|thoughts?))?|SI\b|SI\/HI|self[- ]harm\w*|C-SSRS|columbia|(?:wish(?:es|ed)?|want(?:s|ed)?|wanting|better off) (?:to be |to |being )?(?:dead|die)|end(?:ing)? (?:his|her|their|my) life|(?:kill|shoot|hang|hurt|harm|cut)(?:ing)? (?:him|her|them|my)sel(?:f|ves)|(?:overdose|jump)(?:ing)? (?:on purpose|off|from a bridge)|not be alive|ASQ)/gi;
const negation =
  /\b(?:no|not|den(?:y|ies|ied|ying)|without|negative|never|absent|none|neg|0|zero|risk of|risk for|risk factors?|assess\w*|screen\w*|prevention|hotline|lifeline|family|(?:mother|father|brother|sister|uncle|aunt|cousin|friend)(?:'s|\s(?:had|has|attempted|died|completed|with|w\/|made))|if|return|worsening|boxed|black box|history of|h\/o|past|prior|previous\w*|former|years? ago|monitor\w*|education|warning|question|item)\b/i;
const negatedAfter =
  /^[^.;\n]{0,40}(?:\b(?:(?:denied|denies|no)(?! (?:(?:any|current|active|specific) )?(?:plans?|intent\w*|means|access|HI|homicidal)\b)|absent|negative|none|neg|not endorsed|not present|resolved|low|0)\b|[-–]\s*$)|^\W{0,3}(?:in )?(?:19|20)\d\d\b/i;
const positive =
  /\b(?:endors\w+|report\w*|ha(?:s|d|ve|ving)|admit\w*|express\w*|states?|stat(?:ed|ing)|present|positive|yes|active|passive|current|recent|chronic|intermittent|ongoing|fleeting|daily|with|thoughts?|attempt\w*|\+)\b/i;
const severeDepression =
  /\b(?:PHQ-?9|PHQ)\b[^.\n\d]{0,25}(2[0-7])(?!\d|\/\d)|\b(?:MDD|major depressi(?:on|ve disorder)|depression|depressive (?:episode|disorder))\b[^.;\n]{0,30}\bsevere\b|\bsevere (?:(?:major|recurrent|episode of) )*(?:depressi\w+|MDD)\b/i;

function statedIdeation(statements: readonly ChartStatement[]): Span | undefined {
  for (const { text, start, subject } of statements) {
    if (subject === 'family-history' || subject === 'past-medical-history') continue;
    for (const match of findMatches(text, spoken)) {
      const clause = Math.max(text.lastIndexOf(';', match.index), text.lastIndexOf(' but ', match.index), 0);
      const before = text.slice(Math.max(clause, match.index - 90), match.index);
      const after = text.slice(match.index + match[0].length);
      if (negation.test(before) || negatedAfter.test(after) || /^c-ssrs|columbia|asq|suicidality/i.test(match[0]))
        continue;
      const saysItself = /^(?:wish|want|better off|end|kill|shoot|hang)/i.test(match[0]);
      if (
        !saysItself &&
        !/\bR45\.851\b/.test(text) &&
        !positive.test(`${before}${match[0]}${after.slice(0, 40)}`) &&
        !/^[^.]{0,3}SI\b/.test(text)
      )
        continue;
      return { start: start + match.index, end: start + match.index + match[0].length };
    }
  }
  return undefined;
}

/** What a chart tells of suicidal thoughts, and which parts of an assessment of the risk it speaks of. Linear. */
export function readSuicideRisk(text: string, statements: readonly ChartStatement[]): SuicideRisk {
  const severe = severeDepression.exec(text);
  const isPast =
    severe &&
    /\b(?:history of|past|previous|prior|family|mother|father|remission|no)\b/i.test(
      text.slice(Math.max(0, severe.index - 40), severe.index + severe[0].length + 20),
    );
  spoken.lastIndex = 0;
  const isSpoken = spoken.test(text);
  spoken.lastIndex = 0;
  // What was once, and the title of its code, say nothing of today.
  const isAssessed =
    isSpoken &&
    spoken.test(
      text.replaceAll(
        /\bpast psych\w*(?: history)?:[^\n]{0,400}|\bsuicide attempts?\b|\b(?:personal |family |past )?history of (?:suicid|self[- ]harm)[^.;\n]{0,60}|\b(?:in|since) (?:19|20)\d\d\b[^.;\n]{0,24}suicid[^.;\n]{0,60}/gi,
        ' ',
      ),
    );
  return {
    ideation: isSpoken ? statedIdeation(statements) : undefined,
    severe: severe && !isPast ? { start: severe.index, end: severe.index + severe[0].length } : undefined,
    told: {
      ideation:
        isAssessed ||
        /\b(?:risk assessment|safety concerns|harm to self|thoughts of (?:harm|death)|danger to self)\b/i.test(text),
      plan: /\b(?:suicid\w+|SI\b|ideation|thoughts?|self[- ]harm|intent)\b[^.\n]{0,80}\bplans?\b|\bplans?\W{1,3}(?:none|no|denied|denies|yes|vague|specific)\b|\b(?:no|any|specific|current|active|den(?:ies|ied)|without|has a|with a?) (?:\w+ ){0,2}plan\b|\b(?:suicid\w+|SI|ideation|thoughts?|no|any|with|C-SSRS|columbia)\b[^.\n]{0,80}\b(?:methods?|preparat\w+)\b|\bplan (?:or|and|to (?:overdose|harm|hang|shoot|jump|kill))/i.test(
        text,
      ),
      intent: /\bintent(?:ion|ions|s)?\b/i.test(text),
      means:
        /\b(?:means|firearms?|guns?|weapons?|access to|lethal|stockpil\w*|medications? (?:locked|secured))\b/i.test(
          text,
        ),
    },
  };
}
