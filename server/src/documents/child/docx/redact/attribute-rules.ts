import type { XmlAttribute } from '../../xml/xml-tags.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/**
 * What becomes of an attribute: it goes; it is read and redacted (`label`); words that were found elsewhere go from it
 * (`sweep`), the same way wherever it stands, so that what it leads to is still found; `bookmark` and `instruction` by
 * rules of their own; `person` and `initials` are always of a person.
 */
export type AttributeRule = 'remove' | 'label' | 'sweep' | 'bookmark' | 'instruction' | 'person' | 'initials';

/** By the attribute's own name, on any element. */
const byAttribute: Readonly<Record<string, AttributeRule>> = {
  author: 'person',
  ed: 'person',
  suggestedsigner: 'person',
  suggestedsigner2: 'person',
  suggestedsigneremail: 'person',
  initials: 'initials',
  dateUtc: 'remove',
  fullDate: 'remove',
  gfxdata: 'remove',
  equationxml: 'remove',
  href: 'remove',
  althref: 'remove',
  invalidUrl: 'remove',
  descr: 'label',
  title: 'label',
  alt: 'label',
  tooltip: 'label',
  signinginstructions: 'label',
  string: 'label',
  displayText: 'label',
  lastValue: 'label',
  phldrT: 'label',
  tgtFrame: 'label',
  docLocation: 'bookmark',
  instr: 'instruction',
  styleId: 'sweep',
  spid: 'sweep',
  relId: 'sweep',
};

/** By the element, for the attribute that holds its value. */
const valueOf: Readonly<Record<string, AttributeRule>> = {
  alias: 'label',
  tag: 'label',
  tblCaption: 'label',
  tblDescription: 'label',
  helpText: 'label',
  statusText: 'label',
  default: 'label',
  listEntry: 'label',
  lvlText: 'label',
  description: 'label',
  title: 'label',
  desc: 'label',
  docPartCategory: 'label',
  docPartGallery: 'sweep',
  entryMacro: 'label',
  exitMacro: 'label',
  aliases: 'sweep',
  docPart: 'sweep',
  pStyle: 'sweep',
  rStyle: 'sweep',
  tblStyle: 'sweep',
  basedOn: 'sweep',
  link: 'sweep',
  next: 'sweep',
  numStyleLink: 'sweep',
  styleLink: 'sweep',
};

/** By the element, for the attribute that names it. */
const nameOf: Readonly<Record<string, AttributeRule>> = {
  bookmarkStart: 'bookmark',
  moveFromRangeStart: 'sweep',
  moveToRangeStart: 'sweep',
  docPr: 'label',
  cNvPr: 'label',
  theme: 'label',
  attr: 'label',
};

/** Words that a person tagged as something of theirs. */
const tagged = new Set(['smartTag', 'customXml']);

const isLink = ({ local }: XmlElement): boolean => local === 'hyperlink' || local.startsWith('hlink');

/** Drawings in the older language, whose elements find each other by `id`. */
const vml = /^v:/;

/** @returns null for what holds no words of a person: sizes, kinds, numbers of the program's own */
export function ruleOf(element: XmlElement, { name, local }: XmlAttribute): AttributeRule | null {
  if (name.startsWith('xmlns')) return null;
  if (local === 'date' || (local === 'val' && element.local === 'date')) return local === 'date' ? 'remove' : null;
  if (local === 'val') return element.local === 'name' ? ruleOfName(element) : own(valueOf, element.local);
  if (local === 'name') return own(nameOf, element.local);
  if (local === 'anchor' || local === 'action') return isLink(element) ? 'bookmark' : null;
  if (local === 'uri' || local === 'element') return tagged.has(element.local) ? 'label' : null;
  if (local === 'value') return element.local === 'listItem' ? 'label' : null;
  // The file that a picture was taken from.
  if (local === 'src') return vml.test(element.name) ? 'remove' : null;
  if (local === 'id' || local === 'type') return vml.test(element.name) && name === local ? 'sweep' : null;
  return own(byAttribute, local);
}

/** The element `name` names a form field, which is a bookmark too, or a style, a list or a block of text. */
function ruleOfName(element: XmlElement): AttributeRule {
  return element.parent?.local === 'ffData' ? 'bookmark' : 'sweep';
}

function own(rules: Readonly<Record<string, AttributeRule>>, name: string): AttributeRule | null {
  return Object.hasOwn(rules, name) ? (rules[name] ?? null) : null;
}
