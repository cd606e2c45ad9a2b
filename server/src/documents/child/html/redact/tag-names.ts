/** Elements of the HTML standard, and those that older pages use. */
const ofPages =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas ' +
  'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font ' +
  'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd label legend li link ' +
  'listing main map mark marquee menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param ' +
  'picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong ' +
  'style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp ' +
  'keygen layer ilayer nolayer multicol spacer xml';

/** Elements of SVG 1.1 and 2. */
const ofDrawings =
  'animate animatecolor animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix fecomponenttransfer ' +
  'fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr ' +
  'fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence filter ' +
  'foreignobject g hatch line lineargradient marker mask mesh meshgradient metadata mpath path pattern polygon polyline radialgradient rect ' +
  'set stop switch symbol text textpath tref tspan use view';

/** Elements of MathML Core and of MathML 3 as pages show it. */
const ofFormulas =
  'annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot ' +
  'mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics';

const standard = new Set(`${ofPages} ${ofDrawings} ${ofFormulas}`.split(' '));

/** Whether a name is one of the standards, which tells nothing of a person. */
export function isStandardTag(name: string): boolean {
  return standard.has(name);
}

/**
 * Whether words in angle brackets are a tag: a name of the standards, or one that a page may make up, which has a hyphen
 * or a prefix. An address or a name in angle brackets is none.
 * @param name In lower case
 */
export function isTagName(name: string): boolean {
  return standard.has(name) || /^[a-z][a-z0-9]*(?:[-:][a-z0-9]+)+$/.test(name);
}
