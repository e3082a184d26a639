// No record is asked for a name that comes from data by `record[name]` or `in`: `constructor` is always there, and `__proto__`
// can't be set. Reading goes through ownValue (app/lib/own-value.ts), in the embedded API through own (mocks/engine/values/own.ts),
// writing through a Map or Object.fromEntries.
import { join, relative } from 'node:path';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';
import { root } from './setup.mjs';

/** Files whose names are their own: never an API's or a person's. */
const exempt = new Set([
  'app/lib/own-value.ts',
  // By names of handlers, which stand in the code.
  'app/lib/latest.ts',
  // By the keys of a type.
  'app/components/form/use-small-form.ts',
  'mocks/engine/values/own.ts',
  // By the names that a row has, one after the other.
  'mocks/storage/sql-values.ts',
]);
/** The demo data names its columns itself. */
const exemptFolder = 'mocks/seed/';

const textual = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping;

const api = new API();
const config = join(root, 'tsconfig.json');
const project = api.updateSnapshot({ openProject: config }).getProject(config);
const { program, checker } = project;

/** The types that a union, or the constraint of a type parameter, stands for. */
const parts = (type) => {
  const plain = checker.getBaseConstraintOfType(type) ?? type;
  return plain.flags & TypeFlags.Union ? plain.getTypes() : [plain];
};
const isRecord = (type) =>
  parts(checker.getNonNullableType(type) ?? type).some((part) =>
    checker.getIndexInfosOfType(part).some(({ keyType }) => keyType.flags & TypeFlags.String),
  );

const found = [];
for (const file of program.getSourceFileNames()) {
  const path = relative(root, file);
  if (!/^(?:app|mocks)\/.*\.tsx?$/.test(path) || /\.test\.tsx?$|\.gen\.ts$/.test(path) || exempt.has(path))
    continue;
  if (path.startsWith(exemptFolder)) continue;
  const source = program.getSourceFile(file);
  const accesses = [];
  const visit = (node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression)
      accesses.push({ node, record: node.expression, name: node.argumentExpression });
    if (node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.InKeyword)
      accesses.push({ node, record: node.right, name: node.left });
    node.forEachChild(visit);
  };
  visit(source);
  // In one go for each file: each question is a round trip to the compiler.
  const names = accesses.length > 0 ? checker.getTypeAtLocation(accesses.map(({ name }) => name)) : [];
  const byText = accesses.filter((_, index) => parts(names[index]).some(({ flags }) => flags & textual));
  const records = byText.length > 0 ? checker.getTypeAtLocation(byText.map(({ record }) => record)) : [];
  for (const [index, { node }] of byText.entries()) {
    if (!isRecord(records[index])) continue;
    const line = source.text.slice(0, node.getStart(source)).split('\n').length;
    found.push(`${path}:${line}: ${node.getText(source)}`);
  }
}
api.close();

for (const line of found) console.log(`${line}  a name from data: ask ownValue (own), or keep a Map`);
process.exitCode = found.length > 0 ? 1 : 0;
