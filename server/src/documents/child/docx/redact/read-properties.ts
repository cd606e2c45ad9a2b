import { unitOfWords, type Unit } from '../../slots/unit.ts';
import { parseXml, type XmlElement } from '../../xml/xml-tree.ts';
import { decodeXml } from '../decode-xml.ts';
import type { XmlBudget } from '../scan-xml.ts';
import type { OfficePackage } from '../unpack-package.ts';
import type { PackageGraph } from './package-graph.ts';

/** Properties whose values a program sets itself. */
const ofPrograms =
  /^(?:Template|Application|AppVersion|TotalTime|Pages|Words|Characters\w*|Lines|Paragraphs|created|modified|revision|version|language|contentStatus|DocSecurity|ScaleCrop|LinksUpToDate|SharedDoc|HyperlinksChanged|HeadingPairs)$/;

/**
 * What the properties of the document say. They leave with it, but a name that stands there is also a name where it
 * stands in the document.
 */
export async function readProperties(source: OfficePackage, graph: PackageGraph, budget: XmlBudget): Promise<Unit[]> {
  const units: Unit[] = [];
  for (const { type, target, external } of graph.parts.get('')?.relationships ?? []) {
    const name = external || !type.endsWith('-properties') ? null : graph.find('', target);
    if (name === null) continue;
    for (const text of propertyTexts(parseXml(decodeXml(await source.read(name)), budget).root))
      units.push(unitOfWords(text));
  }
  return units;
}

function propertyTexts(element: XmlElement): string[] {
  if (ofPrograms.test(element.local)) return [];
  return element.children.flatMap((child) =>
    child.kind === 'element' ? propertyTexts(child) : /\p{L}/u.test(child.value) ? [child.value] : [],
  );
}
