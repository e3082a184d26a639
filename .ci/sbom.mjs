// What a release consists of, as CycloneDX (https://cyclonedx.org/docs/1.6/json/): the packages in the bundle, by the lock.
import { createHash } from 'node:crypto';
import { packageFacts } from './licences.mjs';

/** The address of a package by the rules of package URLs. */
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Where a package that another one names is found, as Node looks for it; undefined when it is not in the lock. */
function resolve(name, from, packages) {
  const parts = from.split(/(?:^|\/)node_modules\//).slice(1);
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = [...parts.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/');
    if (packages[folder]) return folder;
  }
  return undefined;
}

/** `sha512-…` of the lock as a hash of CycloneDX. */
function hashes(integrity = '') {
  const [, base64] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return base64 ? [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] : [];
}

const licences = (licence) =>
  licence === undefined
    ? []
    : [/ (?:OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }];

/**
 * The list as an object of JSON; the same for the same input.
 *
 * @param {{ name: string, version: string, date: Date, folders: readonly string[], lock: Parameters<typeof packageFacts>[1] }} of
 *   `folders` are the packages in the bundle, as the lock names them
 */
export function sbom({ name, version, date, folders, lock }) {
  const facts = new Map(folders.map((folder) => [folder, packageFacts(folder, lock)]));
  const isBundled = (folder) => folder !== undefined && facts.has(folder);
  const needs = (folder) =>
    Object.keys(lock.packages[folder]?.dependencies ?? {})
      .map((needed) => resolve(needed, folder, lock.packages))
      .filter(isBundled)
      .map((found) => purl(facts.get(found)))
      .sort();
  // It is in no registry.
  const own = `pkg:generic/${name}@${version}`;
  const components = [...facts.values()].map((fact) => ({
    type: 'library',
    'bom-ref': purl(fact),
    name: fact.name,
    version: fact.version,
    hashes: hashes(fact.integrity),
    licenses: licences(fact.licence),
    purl: purl(fact),
  }));
  const dependencies = [
    { ref: own, dependsOn: needs('') },
    ...[...facts].map(([folder, fact]) => ({ ref: purl(fact), dependsOn: needs(folder) })),
  ];
  const application = {
    type: 'application',
    'bom-ref': own,
    name,
    version,
    licenses: licences('MIT'),
    purl: own,
  };
  const body = {
    metadata: { timestamp: date.toISOString(), component: application },
    components,
    dependencies,
  };
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  // A name that is made from the content, in the form that is asked for (version 8 of RFC 9562).
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    ...body,
  };
}
