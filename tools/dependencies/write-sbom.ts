import { createHash } from 'node:crypto';
import { licenceOf } from './judge-packages.ts';
import type { LockedPackage } from './read-lock.ts';

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly ({ readonly expression: string } | { readonly license: { readonly id: string } })[];
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

/** A software bill of materials as CycloneDX 1.5 writes it; only the fields that are used here. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: {
    readonly component: { readonly type: 'application'; readonly name: string; readonly version: string };
  };
  readonly components: readonly Component[];
}

/** The address of a package in the npm registry as package-url writes it: the @ of a scope is escaped. */
const purlOf = ({ name, version }: LockedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function writeComponent(one: LockedPackage): Component {
  const licence = licenceOf(one);
  const isExpression = licence !== null && / (?:AND|OR|WITH) /.test(licence);
  const said = isExpression ? { expression: licence } : { license: { id: licence ?? '' } };
  const hash = Buffer.from((one.integrity ?? '').replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    licenses: licence === null ? [] : [said],
    hashes: hash === '' ? [] : [{ alg: 'SHA-512', content: hash }],
  };
}

/** The same lock file gives the same text: the serial number is drawn from it, and no time stands in it. */
export function writeSbom(
  product: { readonly name: string; readonly version: string },
  packages: readonly LockedPackage[],
): Sbom {
  const unique = new Map(packages.map((one) => [purlOf(one), one]));
  const components = [...unique.values()].map(writeComponent).toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: { component: { type: 'application', ...product } },
    components,
  };
}

/** What a bill lacks of the packages that it is to list, one sentence each. */
export function checkSbom(sbom: Sbom, packages: readonly LockedPackage[]): readonly string[] {
  const listed = new Map(sbom.components.map((one) => [`${one.name}@${one.version}`, one]));
  return packages.flatMap(({ name, version }) => {
    const component = listed.get(`${name}@${version}`);
    if (component === undefined) return [`The bill of materials lacks ${name}@${version}.`];
    const lacks = [component.licenses.length === 0 && 'licence', component.hashes.length === 0 && 'hash'];
    return lacks
      .filter((one) => one !== false)
      .map((one) => `The bill of materials lacks the ${one} of ${name}@${version}.`);
  });
}
