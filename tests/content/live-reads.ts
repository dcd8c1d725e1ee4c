import path from 'node:path';
import ts from 'typescript';
import { importsOf, parsed, type Source } from './imports';
import { nameOf, Places } from './places';

/** Who may look at what the office writes: the test that it is valid, and who copies it for that test. */
export const ALLOWED = ['tests/authors.ts', 'tests/content/contenido.test.ts'];

/** Functions that read files where their first argument says. */
const READS =
  /^(readFile|readdir|readlink|exists|stat|lstat|open|opendir|cp|copyFile|access|realpath|createReadStream|glob)(Sync)?$/;
/** Functions of the project that take the folder of the content, and which argument it is. */
const TAKES_ROOT: Record<string, number> = {
  readContent: 0,
  validateContent: 0,
  readAll: 0,
  readYaml: 0,
  readMarkdown: 0,
  readSource: 0,
  lineFinder: 0,
  crossCheck: 1,
  checkDemo: 1,
  pendientesOf: 1,
  contentIn: 0,
  Targets: 1,
};
/** What always reads the office's own words. */
const LIVE_NAMES = ['loadContent', 'PROJECT'];

const isLive = (one: string) => /^(content|public)(\/|$)/.test(path.posix.normalize(one));
/** A pattern may name several folders: `{app,content}/**`. */
const patternIsLive = (pattern: string) => /(^|[{,])(content|public)(\/|[,}]|$)/.test(pattern);

/** Where a test that may not do so reads the office's words or pictures. */
export const liveReads = (source: Source): string[] =>
  ALLOWED.includes(source.file) ? [] : allLiveReads(source);

/** Where a source reads the office's words or pictures, as `file:line what it says`. */
export function allLiveReads(source: Source): string[] {
  const tree = parsed(source);
  const found = new Map<number, string>();
  const report = (node: ts.Node) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (!found.has(line)) found.set(line, `${source.file}:${line} ${node.getText(tree)}`);
  };
  const places = new Places(source.file, tree);

  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && LIVE_NAMES.includes((node.propertyName ?? node.name).text))
      report(node);
    const place = ts.isExpression(node) ? places.of(node) : undefined;
    if (place?.rooted && isLive(place.path)) return report(node);
    if (ts.isArrayLiteralExpression(node))
      for (const item of node.elements)
        if (ts.isStringLiteral(item) && /^(content|public)$/.test(item.text)) report(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) checkCall(node);
    ts.forEachChild(node, visit);
  };
  const checkCall = (call: ts.CallExpression | ts.NewExpression) => {
    const name = nameOf(call.expression);
    const given = call.arguments ?? ts.factory.createNodeArray();
    if (Object.hasOwn(TAKES_ROOT, name)) {
      const root = given[TAKES_ROOT[name] ?? 0];
      const place = root && places.of(root);
      if (!root || (place && ['', '.'].includes(place.path))) report(call);
    }
    const [first, options] = given;
    if (!READS.test(name) || !first) return;
    const elsewhere = options && cwdOf(options);
    const cwd = elsewhere && places.of(elsewhere);
    if (elsewhere && !(cwd?.rooted && cwd.path === '')) return;
    const patterns = ts.isArrayLiteralExpression(first) ? first.elements : [first];
    for (const pattern of patterns) {
      const place = places.of(pattern);
      if (place && (isLive(place.path) || (name.startsWith('glob') && patternIsLive(place.path))))
        report(call);
    }
  };
  visit(tree);
  for (const { target } of importsOf(source))
    if (isLive(target)) found.set(0, `${source.file} importa ${target}`);
  return [...found.values()];
}

/** The `cwd` among the options of a call. */
function cwdOf(options: ts.Expression): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find((one) => one.name?.getText() === 'cwd');
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
