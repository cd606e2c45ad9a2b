import type { Section, Statement } from '../../model/document.ts';
import { capitalize, closeSentence, lowerFirst } from '../note-language.ts';

/** How the items of a section are told in whole sentences. They claim no more than that the item stands in this section. */
const frames: Readonly<Record<string, string>> = {
  'past-medical-history': 'The medical history includes',
  'past-surgical-history': 'The surgical history includes',
  medications: 'Medications include',
  'discharge-medications': 'Medications at discharge include',
  allergies: 'Allergies include',
  'physical-examination': 'The examination shows',
  'mental-status': 'The mental status examination shows',
  results: 'The results show',
  assessment: 'The assessment includes',
  'discharge-diagnosis': 'The diagnoses include',
  plan: 'The plan includes',
};

/** Items that are sentences of their own, or that no frame may lead. */
const alone =
  /^(?:no|none|not|n\/?a|nil|nkd?a|nkfa|denie[sd]|nothing|negative|normal|noncontributory|non-contributory|unremarkable|unchanged|reviewed|unknown|never|without|unable|declined|refused|off|stopped|held|holding|discontinued|former|formerly|previously|quit|do|does|did|as|see|same|ruled|rule|r\/o|intolerant|tolerates|allergic|the|there|this|patient|he|she|they|for)\b|[.!?] \S|^[^:]{3,120}: |\b(?:is|are|was|were|has|had|have|will)\b/i;
const verbs =
  /^(?:start|stop|continue|increase|decrease|return|follow|check|recheck|repeat|order|refer|admit|give|hold|add|switch|monitor|obtain|use|take|resume|discontinue|begin|try|avoid|wean|taper|discharge|schedule|call|change|complete|consider|apply|send|keep|elevate|encourage|reduce|review|advise|advance|discuss|consult|transfer|observe|finish|raise|lower|get|arrange|place|provide|treat|remove|restart|weigh|draw|perform)\b/i;
/** Deeds and states that only a patient has; what "was", "started" or "stopped" may be the pain, or the clinician with a drug. */
const told =
  /^(?:fell|has|had|takes|took|lives|works|smokes|drinks|quit|feels|felt|noticed|uses|used|presents|presented|reports|reported|denies|states|complains|sleeps|wants|needs|endorses|describes|tried|admits)\b/i;

function sayRow(text: string): string {
  const [measure = '', ...values] = text.split('\t');
  const value = values.join(' ');
  return closeSentence(/^\d/.test(value) ? `${measure} is ${value}` : `${measure}: ${value}`);
}

function saySentence(text: string): string {
  if (text.includes('\t')) return sayRow(text);
  return closeSentence(told.test(text) ? `The patient ${lowerFirst(text)}` : capitalize(text));
}

/** Items under one frame: "Medications include A; B; and C." Each stays a statement of its own. */
function sayItems(items: readonly Statement[], frame: string): Statement[] {
  return items.map((item, at) => {
    const bare = lowerFirst(item.text.replace(/[.;,]+$/, ''));
    const isLast = at === items.length - 1;
    const head = at === 0 ? `${frame} ` : isLast ? 'and ' : '';
    return { ...item, text: `${head}${bare}${isLast ? '.' : ';'}` };
  });
}

const frameOf = (id: string, text: string): string | undefined => {
  const frame = Object.hasOwn(frames, id) ? frames[id] : undefined;
  if (frame === undefined || text.includes('\t') || alone.test(text)) return undefined;
  if (!verbs.test(text)) return frame;
  // "Medications include stop lisinopril" would say the opposite of what stands there.
  return id === 'plan' ? 'The plan is to' : undefined;
};

/** The statements of a section in whole sentences; items that follow each other and fit one frame share it. */
export function writeOut({ id, statements }: Pick<Section, 'id' | 'statements'>): Statement[] {
  const out: Statement[] = [];
  let open: Statement[] = [];
  let frame: string | undefined;
  const flush = (): void => {
    if (frame !== undefined) out.push(...sayItems(open, frame));
    open = [];
  };
  for (const statement of statements) {
    const next = frameOf(id, statement.text);
    if (next !== frame) flush();
    frame = next;
    if (next === undefined) out.push({ ...statement, text: saySentence(statement.text) });
    else open.push(statement);
  }
  flush();
  return out;
}
