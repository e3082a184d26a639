import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, normalizePath, type Plugin, parseSync, Visitor } from 'vite';

// English strings come with the code that shows them: each module of the app gets an import of the namespaces that it
// names, so that the bundler puts them into the chunk where they are needed and none can be forgotten.

const root = normalizePath(fileURLToPath(new URL('..', import.meta.url)));
const app = `${root}app/`;
/** The only module that brings its strings by itself: all others are added to it. */
const setup = `${app}i18n/setup.ts`;
const resources = `${app}i18n/resources.gen.ts`;
const prefix = 'virtual:strings/';

const defaultNamespace = 'app';
/** Strings beside plug-ins: the registry of their kind adds them. */
const ofPlugins = ['interfaces', 'layouts'];

export const stringsFile = (namespace: string) => `${root}i18n/en-US/${namespace}.json`;

/** The namespaces of the app's own strings: a file each. */
export function ownNamespaces(): string[] {
  return readdirSync(`${root}i18n/en-US`)
    .map((file) => file.replace('.json', ''))
    .sort();
}

/** Modules in which this occurs are looked at. */
export const canUseStrings = /\b(?:useTranslation|getFixedT|t)(?:<[^(]*>)?\(/;

/** A function by the name that it is called by: `t` for t() as for i18n.t(). */
function nameOf(callee: ESTree.Expression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : null;
}

/** What a key begins with as far as it is written there, null when it is computed; one for each branch of a choice. */
function beginnings(key: ESTree.Argument | undefined): (string | null)[] {
  if (key?.type === 'ConditionalExpression') return [key.consequent, key.alternate].flatMap(beginnings);
  if (key?.type === 'TemplateLiteral') return [key.quasis[0]?.value.raw || null];
  return [key?.type === 'Literal' && typeof key.value === 'string' ? key.value : null];
}

const isNs = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'ns';

/** The namespaces that a module asks for, by useTranslation(), getFixedT() and t(). Throws when one is computed. */
export function namespacesUsed(code: string, file: string): Set<string> {
  const found = new Set<string>();
  const refuse = (at: number, why: string) => {
    const line = code.slice(0, at).split('\n').length;
    throw new Error(`${file}:${line}: ${why}, so its strings can't be brought along`);
  };
  const addNamed = (node: ESTree.ArrayExpressionElement | undefined) => {
    if (!node) found.add(defaultNamespace);
    else if (node.type === 'ArrayExpression') node.elements.forEach(addNamed);
    else if (node.type === 'Literal' && typeof node.value === 'string') found.add(node.value);
    else refuse(node.start, 'the namespace is computed');
  };
  const addOfKey = ({ callee, arguments: [key, options], start }: ESTree.CallExpression) => {
    const ns = options?.type === 'ObjectExpression' ? options.properties.find(isNs) : undefined;
    if (ns?.type === 'Property') {
      addNamed(ns.value);
      return;
    }
    for (const beginning of beginnings(key)) {
      const [, namespace] = /^([\w-]+):/.exec(beginning ?? '') ?? [];
      if (namespace) found.add(namespace);
      // The `t` of a hook or of getFixedT() has a namespace of its own.
      else if (callee.type !== 'MemberExpression') continue;
      else if (beginning === null) refuse(start, 'the key is computed and nothing names its namespace');
      else found.add(defaultNamespace);
    }
  };
  const visitor = new Visitor({
    CallExpression(node) {
      const name = nameOf(node.callee);
      if (name === 'useTranslation') addNamed(node.arguments[0]);
      if (name === 'getFixedT') addNamed(node.arguments[1]);
      if (name === 't') addOfKey(node);
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}

/** A module with the imports of its strings at its end, which leaves all lines where they are. */
export function withStrings(code: string, file: string): string {
  const imports = [...namespacesUsed(code, file)]
    .filter((namespace) => !ofPlugins.includes(namespace))
    .map((namespace) => {
      if (existsSync(stringsFile(namespace))) return `\nimport '${prefix}${namespace}';`;
      throw new Error(`${file}: there is no i18n/en-US/${namespace}.json`);
    });
  return code + imports.join('');
}

/** The types of all namespaces, for i18next's own (app/i18n/types.d.ts). */
export function resourceTypes(): string {
  const types = ownNamespaces().map(
    (namespace) => `  '${namespace}': typeof import('../../i18n/en-US/${namespace}.json');\n`,
  );
  return `// Made by the build of the files in i18n/en-US (.ci/namespaces.ts).\nexport interface Resources {\n${types.join('')}}\n`;
}

/** Brings the English strings into the modules that use them. */
export function englishStrings(): Plugin {
  return {
    name: 'english-strings',
    // Types and JSX are still in it, and lines are those of the file.
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:strings\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:strings\// },
      handler(id) {
        const namespace = id.slice(prefix.length + 1);
        return [
          `import strings from ${JSON.stringify(stringsFile(namespace))};`,
          `import { addStrings } from ${JSON.stringify(setup)};`,
          `addStrings('${namespace}', strings);`,
        ].join('\n');
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: canUseStrings },
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (!file.startsWith(app) || file === setup) return null;
        return { code: withStrings(code, file), map: null };
      },
    },
  };
}

/** Writes the types of the namespaces when a file has come or gone. */
export function namespaceTypes(): Plugin {
  return {
    name: 'namespace-types',
    buildStart() {
      const types = resourceTypes();
      if (!existsSync(resources) || readFileSync(resources, 'utf8') !== types)
        writeFileSync(resources, types);
    },
  };
}
