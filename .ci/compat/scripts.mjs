// What TypeScript code asks of a browser: globals, members of its objects (told by their types, so that `toSorted` of an
// array is not that of another object), options, names of events, elements and attributes in JSX.
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { best, data, find, lacking } from './data.mjs';
import { attribute, declaration, element } from './markup.mjs';
import { root } from '../setup.mjs';

/** Names that TypeScript gives to the types of builtins → what the data calls them. */
const builtins = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
};

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** What the data has below what pages have by https alone. */
const httpsOnly = 'secure_context_required';

/** Last names of all that some supported browser lacks: only these have to be looked up by their types, which takes time. */
const suspects = new Set();
/** Interfaces of the data that have an event of that name. */
const owners = new Map();
(function index(node, path) {
  for (const [name, inner] of Object.entries(node)) {
    if (name === '__compat' || name === 'browsers' || typeof inner !== 'object') continue;
    const at = [...path, name];
    if (name.endsWith('_event')) owners.set(name, [...(owners.get(name) ?? []), at]);
    if (lacking(at).length > 0 || Object.hasOwn(inner, httpsOnly)) {
      const plain = name.replace(/^options?_|_(?:static|parameter|option|property)$/g, '');
      suspects.add(path[1] === 'properties' ? camel(plain) : plain);
    }
    index(inner, at);
  }
})({ api: data.api, javascript: data.javascript, css: data.css }, []);

const scopes = new Set([
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.VariableDeclaration,
  SyntaxKind.ModuleDeclaration,
  SyntaxKind.FunctionDeclaration,
]);
const members = new Set([
  SyntaxKind.MethodSignature,
  SyntaxKind.PropertySignature,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
]);

/** Where something of TypeScript's library is declared: its names from the outside in, and whether it is a static member. */
function declared(node) {
  const names = [];
  let isStatic = false;
  for (let at = node; at.kind !== SyntaxKind.SourceFile; at = at.parent) {
    if (!scopes.has(at.kind) && !members.has(at.kind)) continue;
    // An object type within a member has no name in the data.
    if ((members.has(at.kind) && names.length > 0) || at.name?.text === undefined) return null;
    names.unshift(at.name.text);
    if (at.kind === SyntaxKind.VariableDeclaration && names.length > 1) isStatic = true;
  }
  return { names, isStatic };
}

/** What the text of TypeScript's library says of the DOM: who extends an interface, and what only https has. */
function readDom(text) {
  const heirs = new Map();
  for (const [, heir, bases] of text.matchAll(/^interface (\w+) extends ([^{]+) \{/gm)) {
    for (const base of bases.split(', ')) heirs.set(base, [...(heirs.get(base) ?? []), heir]);
  }
  // Said of a member, or of all that an interface is: then of whatever is of that type.
  const said = /only in secure contexts(?:(?!\*\/)[\s\S])*\*\/\s*interface (\w+)/g;
  const types = [...text.matchAll(said)].map(([, name]) => name);
  const member = new RegExp(
    `^interface (\\w+)|^\\}|only in secure contexts(?:(?!\\*/)[^])*\\*/\\s*(?:readonly |declare var )*(\\w+)\\b(?! \\w)` +
      `|^ *(?:readonly |declare var )+(\\w+): (?:${types.join('|')});`,
    'gm',
  );
  const secure = new Map();
  let owner = '';
  for (const [all, started, name, typed] of text.matchAll(member)) {
    if (started) owner = `${started}.`;
    else if (all === '}') owner = '';
    else secure.set(`${owner}${name ?? typed}`, name ?? typed);
  }
  return { heirs, secure };
}

/** The place in the data of what TypeScript's library declares, as a path; null when the data says nothing of it. */
function placeOf({ names, isStatic }, heirs) {
  if (/^CSSStyle(?:Declaration|Properties)$/.test(names[0]))
    return best([['css', 'properties', kebab(names.at(-1))]]);
  const own = names.map((name, at) => {
    if (at === names.length - 1 && names.length > 1) return name;
    const plain = name.replace(/(.)Constructor$/, '$1');
    return builtins[name] ?? (find(['javascript', 'builtins', plain]) ? plain : name);
  });
  const language = ['javascript', 'builtins', ...own];
  if (find(language)) return find(language).__compat ? language : null;
  if (own.length === 1)
    return best([
      ['api', ...own],
      ['api', 'Window', ...own],
    ]);
  const member = isStatic ? `${own.at(-1)}_static` : own.at(-1);
  const exact = ['api', ...own.slice(0, -1), member];
  if (find(exact)) return exact;
  // What several interfaces share, TypeScript declares once, under a name of its own.
  const sharing = [];
  (function collect(name) {
    for (const heir of heirs.get(name) ?? []) {
      sharing.push(['api', heir, member]);
      collect(heir);
    }
  })(own[0]);
  return best(sharing);
}

/** Below what is called: the option of that name. */
function optionOf(path, name) {
  const called = find(path) ?? {};
  const wanted = new RegExp(`^(?:options?_)?${name}(?:_(?:parameter|option|property))?$`);
  for (const [key, value] of Object.entries(called)) {
    if (key === '__compat' || typeof value !== 'object') continue;
    if (value.__compat && wanted.test(key)) return [...path, key];
    if (/^options?(?:_parameter)?$/.test(key)) {
      const found = Object.keys(value).find((inner) => inner !== '__compat' && wanted.test(inner));
      if (found) return [...path, key, found];
    }
  }
  return null;
}

const inTypes = new Set([
  SyntaxKind.TypeReference,
  SyntaxKind.QualifiedName,
  SyntaxKind.TypeQuery,
  SyntaxKind.ExpressionWithTypeArguments,
  SyntaxKind.ImportSpecifier,
]);
const isText = (node) =>
  node?.kind === SyntaxKind.StringLiteral || node?.kind === SyntaxKind.NoSubstitutionTemplateLiteral;

/** Attributes that React names otherwise than HTML. */
const reactNames = { className: 'class', htmlFor: 'for', acceptCharset: 'accept-charset' };

/** Walks a file once: what has to be asked of the type checker, and what its syntax says by itself. */
function read(file) {
  const identifiers = [];
  const calls = [];
  const found = [];
  const add = (node, path) => path && found.push({ path, node });
  function visit(node) {
    switch (node.kind) {
      case SyntaxKind.Identifier:
        if (!inTypes.has(node.parent.kind)) identifiers.push(node);
        break;
      case SyntaxKind.CallExpression:
      case SyntaxKind.NewExpression:
        calls.push(node);
        break;
      case SyntaxKind.JsxOpeningElement:
      case SyntaxKind.JsxSelfClosingElement:
        markupOf(node, add);
        break;
      case SyntaxKind.RegularExpressionLiteral:
        if (/\(\?[ims]*-?[ims]+:/.test(node.text))
          add(node, ['javascript', 'regular_expressions', 'modifier']);
        break;
      default:
    }
    node.forEachChild(visit);
  }
  visit(file);
  return { identifiers, calls, found };
}

function markupOf(node, add) {
  const tag = node.tagName.text;
  if (tag === undefined || !/^[a-z]/.test(tag)) return;
  add(node.tagName, element(tag));
  for (const entry of node.attributes.properties) {
    if (entry.kind !== SyntaxKind.JsxAttribute || entry.name.text === undefined) continue;
    const name = entry.name.text;
    if (name === 'style') {
      stylesOf(entry.initializer?.expression, add);
    } else if (/^on[A-Z]/.test(name)) {
      add(
        entry,
        eventOf(
          name
            .slice(2)
            .replace(/Capture$/, '')
            .toLowerCase(),
        ),
      );
    } else {
      const value = isText(entry.initializer) ? entry.initializer.text : null;
      for (const path of attribute(tag, reactNames[name] ?? name.toLowerCase(), value)) add(entry, path);
    }
  }
}

function stylesOf(object, add) {
  if (object?.kind !== SyntaxKind.ObjectLiteralExpression) return;
  for (const property of object.properties) {
    const name = property.name?.text;
    if (name === undefined) continue;
    const value = isText(property.initializer) ? property.initializer.text : '';
    for (const path of declaration(name.startsWith('--') ? name : kebab(name), value)) add(property, path);
  }
}

/** An event by its name: on elements rather than elsewhere. */
function eventOf(name) {
  const onElements = ['Element', 'HTMLElement'].map((owner) => ['api', owner, `${name}_event`]);
  return onElements.find(find) ?? best(owners.get(`${name}_event`) ?? []);
}

/** Names of the options that a call gives, written out in it. */
const optionsOf = ({ arguments: given = [] }) =>
  given
    .filter(({ kind }) => kind === SyntaxKind.ObjectLiteralExpression)
    .flatMap(({ properties }) => [...properties]);
const namedIn = (call) => optionsOf(call).flatMap(({ name }) => name?.text ?? []);

/** What a call says besides its name: an event, an element, an attribute, options. */
function sayingOf(call, place, add) {
  const [first] = call.arguments ?? [];
  const name = calleeOf(call).text;
  if (/^(?:add|remove)EventListener$/.test(name) && isText(first)) add(first, eventOf(first.text));
  else if (name === 'createElement' && isText(first)) add(first, element(first.text));
  else if (/^(?:set|toggle)Attribute$/.test(name) && isText(first)) {
    for (const path of attribute('', first.text, null)) add(first, path);
  }
  if (!place?.path) return;
  const callee = call.kind === SyntaxKind.NewExpression ? [...place.path, place.path.at(-1)] : place.path;
  for (const property of optionsOf(call)) {
    if (property.name?.text !== undefined) add(property, optionOf(callee, property.name.text));
  }
}

/** Looks up what symbols of TypeScript's library stand for: `{ name, path, secure }`, or null for all others. */
function library(project) {
  const known = new Map();
  const [dom] = project.program.getSourceFileNames().filter((name) => name.endsWith('/lib.dom.d.ts'));
  const { heirs, secure } = readDom(project.program.getSourceFile(dom).text);
  function lookUp(symbol) {
    const [handle] = symbol?.declarations ?? [];
    if (!handle || !/\/lib\.[\w.]+\.d\.ts$/.test(handle.path)) return null;
    const key = `${handle.path}:${handle.index}`;
    if (!known.has(key)) {
      const place = declared(handle.resolve());
      const path = place && placeOf(place, heirs);
      const name = place?.names.join('.');
      const isSecure = secure.has(name) || (path && Object.hasOwn(find(path), httpsOnly));
      known.set(key, place && { name, path, secure: isSecure });
    }
    return known.get(key);
  }
  const onlySecure = new Set(secure.values());
  return { lookUp, isSuspect: (name) => suspects.has(name) || onlySecure.has(name) };
}

/** What stands for the callee of a call; the name of a member, or a plain name. */
const calleeOf = ({ expression }) => expression.name ?? expression;

/**
 * What the files of a TypeScript project ask of a browser that not every supported one may have: `{ path, file, line, secure,
 * name }` each; `path` is an array of names in the compatibility data (null where it says nothing), `secure` true when
 * TypeScript's library says that pages have it by https alone.
 */
export function scriptUses(config, isMeant) {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const { lookUp, isSuspect } = library(project);
    return project.rootFiles.filter(isMeant).flatMap((path) => {
      const file = project.program.getSourceFile(path);
      const { identifiers, calls, found } = read(file);
      const asked = new Set(identifiers.filter(({ text }) => isSuspect(text)));
      for (const call of calls) {
        if (namedIn(call).some((name) => suspects.has(name))) asked.add(calleeOf(call));
      }
      const nodes = [...asked].filter(({ kind }) => kind === SyntaxKind.Identifier);
      const symbols = nodes.length > 0 ? project.checker.getSymbolAtLocation(nodes) : [];
      const places = new Map(nodes.map((node, at) => [node, lookUp(symbols[at])]));
      const uses = found.map((use) => ({ ...use, secure: false }));
      for (const [node, place] of places) {
        if (place) uses.push({ path: place.path, node, secure: place.secure, name: place.name });
      }
      for (const call of calls) {
        const add = (node, named) => named && uses.push({ path: named, node, secure: false });
        sayingOf(call, places.get(calleeOf(call)), add);
      }
      return uses.map(({ node, path: named, name, secure }) => {
        const line = file.text.slice(0, node.getStart(file)).split('\n').length;
        return { path: named, file: path, line, secure, name: name ?? named.join('.') };
      });
    });
  } finally {
    api.close();
  }
}
