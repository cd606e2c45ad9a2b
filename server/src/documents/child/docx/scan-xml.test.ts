import { describe, expect, it } from 'vitest';
import { partText } from './part-text.ts';
import { scanXml } from './scan-xml.ts';

const budget = (nodes = 1000, depth = 100) => ({ nodes, depth });

describe('scanXml', () => {
  it('tells elements and text in order', () => {
    const calls: string[] = [];
    scanXml('<?xml version="1.0"?><a x="1>2"><!-- <b> --><b/>t&amp;&#65;&#x42;<![CDATA[<c>]]></a>', budget(), {
      open: (name) => calls.push(`+${name}`),
      close: (name) => calls.push(`-${name}`),
      text: (text) => calls.push(text),
    });
    expect(calls).toEqual(['+a', '+b', '-b', 't&AB', '<c>', '-a']);
  });

  it('counts elements and attributes', () => {
    const spent = budget();
    scanXml('<a b="1" c=\'2\'><d/><d e="3"/></a>', spent);
    expect(spent.nodes).toBe(1000 - 6);
  });

  it.each([
    ['file_too_complex', '<a><b><c/></b></a>', budget(1000, 2)],
    ['file_too_complex', '<a><b/><b/></a>', budget(2)],
    ['file_damaged', '<!DOCTYPE a><a/>', budget()],
    ['file_damaged', '<a b="1', budget()],
    ['file_damaged', '<a', budget()],
    ['file_damaged', '<!-- a', budget()],
  ])('ends in %s at %s', (code, xml, spent) => {
    expect(() => scanXml(xml, spent)).toThrow(expect.objectContaining({ code }));
  });
});

describe('partText', () => {
  it('gives lines and cells, once, without what was deleted', () => {
    const text = partText(
      '<w:hdr><w:p><w:r><w:t>Name:</w:t><w:tab/><w:t>Muster</w:t></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>' +
        '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
        '<w:p><mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent></w:p>' +
        '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p></w:hdr>',
      budget(),
    );
    expect(text).toBe('Name:\tMuster\na\tb\nbox');
  });
});
