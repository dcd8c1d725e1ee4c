import ts from 'typescript';
import { parsed, type Source } from './imports';
import { within } from './reglas';

/** What no source may do, as `file:line what it says`. */
type Finding = string;

/** Reads a source, node by node. @returns the places for which `isWrong` says so */
function find({ file, text }: Source, isWrong: (node: ts.Node) => boolean): Finding[] {
  const tree = parsed({ file, text });
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (isWrong(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push(`${file}:${line} ${node.getText(tree)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What would make a page depend on more than its data. */
const AMBIENT = new Set(['process', 'Date', 'fetch', 'performance', 'crypto', 'require']);
const GLOBALS = new Set(['globalThis', 'window', 'self']);
/** What islands and the base script may not know: they run in the browser. */
const OF_NODE = new Set(['process', 'require']);

const inBrowser = within('components/islands', 'components/base');
const ofPages = within('app', 'components', 'lib/site');
/** The two files between pages and the disk (lib/data/snapshot.ts). */
const EXEMPT = ['lib/data/live.ts', 'lib/data/snapshot.ts'];

/**
 * Where a page's code looks at the disk, the environment, the clock, the network or chance: a finished
 * page is a function of its data (architecture.md, «Scale»).
 */
export const impure = (files: Source[]): Finding[] =>
  files
    .filter(({ file }) => ofPages(file) && !EXEMPT.includes(file))
    .flatMap((source) => {
      const banned = inBrowser(source.file) ? OF_NODE : AMBIENT;
      return find(source, (node) => {
        // Written into the code as it is compiled.
        if (node.parent?.parent?.getText() === 'process.env.NODE_ENV') return false;
        if (node.parent?.getText() === 'process.env.NODE_ENV') return false;
        if (ts.isPropertyAccessExpression(node)) {
          const { expression, name } = node;
          if (!ts.isIdentifier(expression)) return false;
          const chance = expression.text === 'Math' && name.text === 'random';
          return (
            (chance && !inBrowser(source.file)) ||
            (GLOBALS.has(expression.text) && banned.has(name.text))
          );
        }
        return ts.isIdentifier(node) && banned.has(node.text) && isValue(node);
      });
    });

/** True for a name that is used, and not only declared, or given to a property or a type. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isTypeReferenceNode(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent)
  );
}

/** A delivery notes the addresses of what it delivered. */
const DELIVERS = within('scripts/publicar', 'scripts/redaccion/publish');

/** Where content is read as it is at that moment, besides development's pages. */
export const readsLiveContent = (files: Source[]): Finding[] =>
  files
    .filter(({ file }) => !within('lib/check', 'lib/data/live.ts')(file) && !DELIVERS(file))
    .flatMap((source) =>
      find(source, (node) => ts.isIdentifier(node) && node.text === 'loadContent' && isUse(node)),
    );
const isUse = ({ parent }: ts.Identifier) => !ts.isImportSpecifier(parent);

/** Words that happen to be the office's name and are not: an illustration's file. */
const OTHER_SENSES = ['lib/site/kinds/sindico.ts sindicatura'];
/** It invents releases of an office like this one, for measuring. */
const INVENTS = within('scripts/bench');

/** Where code says the office's name, which is content's to say (D1). Comments may. */
export const namesTheOffice = (files: Source[]): Finding[] =>
  files
    .filter(({ file }) => !INVENTS(file))
    .flatMap((source) =>
      find(source, (node) => {
        const isText =
          ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
        return (
          isText &&
          /sindicatura|oficina del síndico/i.test(node.text) &&
          !OTHER_SENSES.includes(`${source.file} ${node.text}`)
        );
      }),
    );
