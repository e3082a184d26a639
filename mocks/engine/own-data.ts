/** Statements that stay within the database that is open. */
const ALLOWED = new Set(
  'select values with insert replace update delete create alter drop begin commit end rollback savepoint release analyze reindex explain'.split(
    ' ',
  ),
);
/** Of what they may look at of the database itself. */
const PRAGMAS =
  /^(?:table_x?info|table_list|index_x?info|index_list|foreign_key_list|integrity_check|quick_check)$/;
/** Functions that read or write files, or load code; some builds of SQLite have them. */
const FILE_FUNCTIONS = new Set(
  'load_extension readfile writefile edit fsdir lsmode fts3_tokenizer zipfile readline'.split(' '),
);

const TOKEN =
  /(?<space>\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>x?'(?:[^']|'')*')|(?<quoted>"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\])|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<other>[\s\S])/giu;

/**
 * What is wrong with SQL that is to stay within its database file, null for nothing: other files (ATTACH, VACUUM INTO),
 * pragmas that change how or where it is kept, functions on files, modules of virtual tables.
 */
export function leavesDatabase(sql: string): string | null {
  let words: string[] = [];
  const problems: (string | null)[] = [];
  for (const { groups = {} } of sql.matchAll(TOKEN)) {
    const { word, quoted, other } = groups;
    if (other === ';') {
      problems.push(problemOf(words));
      words = [];
    } else if (word !== undefined) words.push(word.toLowerCase());
    else if (quoted !== undefined) words.push(quoted.slice(1, -1).toLowerCase());
  }
  problems.push(problemOf(words));
  return problems.find((problem) => problem !== null) ?? null;
}

function problemOf(words: readonly string[]): string | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const named = words.find((word) => FILE_FUNCTIONS.has(word));
  if (named !== undefined) return `${named} is not for this route`;
  if (first === 'pragma')
    return PRAGMAS.test(second ?? '') ? null : `PRAGMA ${second ?? ''} is not for this route`;
  if (!ALLOWED.has(first)) return `${first.toUpperCase()} is not for this route`;
  return words.includes('virtual') && first === 'create' ? 'Virtual tables are not for this route' : null;
}
