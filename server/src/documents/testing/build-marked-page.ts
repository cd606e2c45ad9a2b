import { makeMarkers, markedName, type Markers } from './marked-docx-body.ts';

/** A page with a marker in every place that can hold words, and its markers. */
export function buildMarkedPage(picture: Uint8Array): { html: string; markers: readonly string[] } {
  const markers = makeMarkers();
  return { html: page(markers, Buffer.from(picture).toString('base64')), markers: markers.list };
}

const page = ({ next }: Markers, png: string): string => `<!DOCTYPE html PUBLIC "${next()}">
<!-- ${next()} -->
<html lang="en" data-who="${next()}"><head><meta charset="windows-1252"><title>Record of Ngozi ${markedName}</title>
<meta name="author" content="${next()}"><meta name="viewport" content="width=device-width">
<meta property="og:title" content="${next()}"><base href="https://${next()}/"><link rel="author" href="mailto:${next()}">
<style>/* ${next()} */ @import url(https://${next()}/x.css); p.${markedName} { color: red } h1::after { content: "${next()}" } div { background: url(https://${next()}/x.png) }</style>
<script>const who = "${next()}";</script><script type="application/json">{"who":"${next()}"}</script></head>
<body onload="greet('${next()}')" class="${markedName} page">
<h1 id="${markedName}">Discharge Summary</h1>
<p>Patient: <b>Ngozi
  ${markedName}</b>, <i>pulse 72</i></p>
<p class="${markedName}" title="${next()}" title="${next()}" aria-label="${next()}" onclick="x('${next()}')">See <a href="#${markedName}">above</a>.</p>
<table><tr><th>MRN:<td>48213377</tr><tr><td>Drug</td><td>Heparin &amp; more</td></tr></table junk="${next()}">
<p hidden>${next()}</p><p style="display:none">${next()}</p><template><p>${next()}</p></template><noscript>${next()}</noscript>
<p><a href="mailto:${next()}">mail</a> <a href="tel:555-010-0199" download="${next()}.pdf">call</a> <a href="patients/${markedName}.html">file</a></p>
<img src="data:image/png;base64,${png}" alt="${next()}"><img src="https://${next()}/x.png" srcset="${next()} 2x" alt="a chart">
<form action="https://${next()}/"><input name="mrn" value="59313377"><input type="hidden" value="${next()}"><input placeholder="${next()}"><textarea>${next()}</textarea>
<select><option label="${next()}" value="${next()}">${next()}</option></select></form>
<iframe srcdoc="&lt;p>${next()}" src="https://${next()}/">${next()}</iframe><object data="${next()}.pdf"><param name="x" value="${next()}">no plug-in</object>
<svg viewBox="0 0 10 10"><title>${next()}</title><desc>${next()}</desc><metadata>${next()}</metadata><text x="1">${next()}</text><script>"${next()}"</script></svg>
<![CDATA[ ${next()} ]]><?php echo "${next()}"; ?></nothing who="${next()}">
<p>T &lt; 38&deg;C, <del>${next()}</del><ins>${next()}</ins></p>
</body></html><!-- ${next()} -->
<p title="${next()}`;

/** A drawing with a marker in every place that can hold words, and its markers. */
export function buildMarkedDrawing(picture: Uint8Array): { svg: string; markers: readonly string[] } {
  const markers = makeMarkers();
  return { svg: drawing(markers, Buffer.from(picture).toString('base64')), markers: markers.list };
}

const drawing = ({ next }: Markers, png: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/${next()}">
<!-- ${next()} --><?editor ${next()}?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="1100" height="300" viewBox="0 0 1100 300" inkscape:export-filename="/home/${next()}.png" onload="x('${next()}')" data-who="${next()}">
<title>${next()}</title><desc>${next()}</desc><metadata>${next()}</metadata><inkscape:page label="${next()}"/>
<style>/* ${next()} */ .${markedName} { fill: red }</style><script>"${next()}"</script>
<g id="layer_${markedName}" aria-label="${next()}" class="${markedName}"><text x="10" y="20">Patient: <tspan font-weight="bold">Ngozi ${markedName}</tspan></text>
<text x="10" y="40">MRN:</text><text x="90" y="40">48213377</text><text x="10" y="60">Pulse 72 &amp; regular</text></g>
<text display="none">${next()}</text><use xlink:href="#layer_${markedName}" y="80"/><a xlink:href="mailto:${next()}" xlink:title="${next()}"><text y="90">mail</text></a>
<image xlink:href="data:image/png;base64,${png}" width="100" height="40"/><image href="https://${next()}/x.png"/>
<foreignObject><div xmlns="http://www.w3.org/1999/xhtml" title="${next()}">${next()}</div></foreignObject>
<path d="M0 0L10 10" style="fill:url(https://${next()}/x)"/></svg>`;
