/** A name that the body introduces, and that stands in every place that takes words. */
export const markedName = 'Okafor';

export const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:own="urn:example:records"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
].join(' ');

/** Counts markers: each is an address that nobody has, and stands in one place only. */
export interface Markers {
  readonly list: string[];
  next(): string;
}

export function makeMarkers(): Markers {
  const list: string[] = [];
  return {
    list,
    next(): string {
      const marker = `marker${list.length + 100}@secret.example.org`;
      list.push(marker);
      return marker;
    },
  };
}

/** A run of text. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;
const instruction = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
/** Something that one person did to the document. */
export const tracked = (name: string, inner: string): string =>
  `<w:${name} w:id="7" w:author="Ngozi ${markedName}" w:initials="NO" w:date="2021-03-04T10:00:00Z">${inner}</w:${name}>`;

function textBoxes({ next }: Markers): string {
  const content = (): string => `<w:txbxContent>${paragraph(run(`Box ${next()}`))}</w:txbxContent>`;
  return (
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="3" name="Box ${markedName}" descr="${next()}" title="${next()}"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/>' +
    '<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>' +
    `<wps:txbx>${content()}</wps:txbx><wps:bodyPr anchor="ctr"/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:rect id="Box_${markedName}" alt="${next()}" href="https://${markedName}.example.org/" o:gfxdata="${Buffer.from(next()).toString('base64')}" style="width:72pt;height:36pt">` +
    `<v:textbox>${content()}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  );
}

function contentControl({ next }: Markers): string {
  return (
    `<w:sdt><w:sdtPr><w:alias w:val="Name of ${markedName}"/><w:tag w:val="tag_${markedName}_1"/><w:id w:val="5"/>` +
    `<w:dataBinding w:xpath="/x[1]/${markedName}[1]" w:storeItemID="{11111111-2222-3333-4444-555555555555}"/>` +
    `<w:dropDownList><w:listItem w:displayText="${next()}" w:value="${next()}"/></w:dropDownList></w:sdtPr>` +
    `<w:sdtContent>${paragraph(run(next()))}</w:sdtContent></w:sdt>`
  );
}

function drawing(relationship: string, { next }: Markers): string {
  return (
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="9" name="Picture ${markedName}" descr="${next()}"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr>' +
    `<pic:cNvPr id="0" name="${markedName}.png" descr="${next()}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    '<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
}

/** The body of the document: what Word writes, and what other programs may. */
export function body(markers: Markers): string {
  const { next } = markers;
  return [
    paragraph(run('Discharge Summary', '<w:rPr><w:b/></w:rPr>')),
    paragraph(
      run('Patient: '),
      run('Ngo', '<w:rPr><w:b/></w:rPr>'),
      run('zi Ok'),
      run('afor', '<w:rPr><w:i/></w:rPr>'),
    ),
    paragraph(run('Attending: Dr. '), run(markedName)),
    `<w:p own:patient="${next()}"><own:note>${next()}</own:note>${run('Slept well.')}</w:p>`,
    paragraph(run('Pulse 72, regular. Heparin was given for the clot.')),
    `<w:tbl><w:tblPr><w:tblCaption w:val="${next()}"/><w:tblDescription w:val="${next()}"/></w:tblPr><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr><w:tc>${paragraph(run('MRN:'))}</w:tc><w:tc>${paragraph(run('48213377'))}</w:tc></w:tr></w:tbl>`,
    paragraph(run(next(), '<w:rPr><w:vanish/></w:rPr>')),
    paragraph(
      tracked('ins', run(next())),
      tracked('del', `<w:r><w:delText>Patient: Ngozi ${markedName} ${next()}</w:delText></w:r>`),
    ),
    paragraph(
      `<w:bookmarkStart w:id="1" w:name="About_${markedName}"/>${run('kept')}<w:bookmarkEnd w:id="1"/>`,
      `<w:hyperlink w:anchor="About_${markedName}" w:tooltip="${next()}">${run('see above')}</w:hyperlink>`,
      `<w:hyperlink r:id="rLink">${run('mail')}</w:hyperlink>`,
      instruction(` REF About_${markedName} \\h `, 'kept'),
      instruction(` HYPERLINK "mailto:${next()}" `, 'write'),
      instruction(` INCLUDEPICTURE "C:\\\\Users\\\\${markedName}\\\\x.png" `, 'picture'),
      instruction(' AUTHOR ', 'Unlisted Writer'),
      `<w:fldSimple w:instr=" COMMENTS ${next()} ">${run('none')}</w:fldSimple>`,
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Field_${markedName}"/><w:helpText w:type="text" w:val="${next()}"/><w:textInput><w:default w:val="${next()}"/></w:textInput></w:ffData><w:fldData xml:space="preserve">${Buffer.from(next()).toString('base64')}</w:fldData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    `<w:p><w:smartTag w:uri="urn:x" w:element="PersonName"><w:smartTagPr><w:attr w:name="who" w:val="${next()}"/></w:smartTagPr>${run('tagged')}</w:smartTag></w:p>`,
    textBoxes(markers),
    contentControl(markers),
    drawing('rPicture', markers),
    `<w:p><w:r><w:object><v:shape id="_x0000_i1" style="width:72pt;height:36pt"/><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ShapeID="_x0000_i1" ObjectID="_1" r:id="rEmbedded"/></w:object></w:r></w:p>`,
    '<w:altChunk r:id="rChunk"/>',
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="457200"/><wp:docPr id="11" name="Chart 1"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="rChart"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    paragraph('<w:r><w:footnoteReference w:id="1"/></w:r><w:r><w:commentReference w:id="1"/></w:r>'),
    '<w:sectPr><w:headerReference w:type="default" r:id="rHeader"/><w:footerReference w:type="default" r:id="rFooter"/></w:sectPr>',
    `<!-- ${next()} -->`,
  ].join('');
}

/** A chart with a title, one series with a name, and a date. */
export const chart = ({ next }: Markers): string =>
  `<c:chartSpace ${namespaces}><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${next()}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/>` +
  `<c:tx><c:strRef><c:f>${markedName}!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${next()}</c:v></c:pt></c:strCache></c:strRef></c:tx>` +
  '<c:cat><c:numRef><c:f>Sheet1!$A$2</c:f><c:numCache><c:formatCode>m/d/yyyy</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>44259</c:v></c:pt></c:numCache></c:numRef></c:cat>' +
  '<c:val><c:numRef><c:f>Sheet1!$B$2</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>7.25</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart><c:externalData r:id="rId1"/></c:chartSpace>';
