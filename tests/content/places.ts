import path from 'node:path';
import ts from 'typescript';

/** A path as far as the source tells it: from the project's root, or from where it is put together. */
export interface Place {
  rooted: boolean;
  path: string;
}

/** What a call calls, without the object it belongs to. */
export const nameOf = (callee: ts.Expression) =>
  ts.isPropertyAccessExpression(callee)
    ? callee.name.text
    : ts.isIdentifier(callee)
      ? callee.text
      : '';

/** Tells where an expression leads without running it; what it cannot tell becomes `*`. */
export class Places {
  private readonly constants = new Map<string, ts.Expression>();
  private readonly open = new Set<string>();

  constructor(
    private readonly file: string,
    tree: ts.SourceFile,
  ) {
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        this.constants.set(node.name.text, node.initializer);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }

  of(node: ts.Expression): Place | undefined {
    const text = node.getText();
    if (text === 'process.cwd()') return { rooted: true, path: '' };
    if (['__dirname', 'import.meta.dirname'].includes(text))
      return { rooted: true, path: path.posix.dirname(this.file) };
    if (['__filename', 'import.meta.filename', 'import.meta.url'].includes(text))
      return { rooted: true, path: this.file };
    if (ts.isStringLiteralLike(node)) return { rooted: false, path: node.text };
    if (ts.isTemplateExpression(node))
      return this.glue([
        node.head.text,
        ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal.text]),
      ]);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return this.glue([node.left, node.right]);
    if (ts.isIdentifier(node)) return this.constant(node.text);
    if (ts.isCallExpression(node)) return this.call(node);
    if (ts.isNewExpression(node) && nameOf(node.expression) === 'URL') {
      const [to, from] = node.arguments ?? [];
      const base = from && this.of(from);
      return (
        to && base && this.join([{ ...base, path: path.posix.dirname(base.path) }, this.of(to)])
      );
    }
    return undefined;
  }

  private constant(name: string): Place | undefined {
    const value = this.constants.get(name);
    if (!value || this.open.has(name)) return undefined;
    this.open.add(name);
    const place = this.of(value);
    this.open.delete(name);
    return place;
  }

  private call(node: ts.CallExpression): Place | undefined {
    const name = nameOf(node.expression);
    const given = node.arguments.map((one) => this.of(one));
    if (name === 'fileURLToPath') return given[0];
    if (name === 'join') return this.join(given);
    // A relative path is resolved from where the process runs: the project.
    if (name === 'resolve' && given[0]) return { ...this.join(given)!, rooted: true };
    return undefined;
  }

  private join(parts: (Place | undefined)[]): Place | undefined {
    const [first] = parts;
    if (!first) return undefined;
    const joined = path.posix.join(...parts.map((one) => one?.path ?? '*'));
    return { rooted: first.rooted, path: joined === '.' ? '' : joined };
  }

  private glue(parts: (string | ts.Expression)[]): Place | undefined {
    const given = parts
      .filter((one) => one !== '')
      .map((one) => (typeof one === 'string' ? { rooted: false, path: one } : this.of(one)));
    const [first] = given;
    if (!first) return undefined;
    const text = given.map((one) => one?.path ?? '*').join('');
    return { rooted: first.rooted, path: first.rooted ? text.replace(/^\//, '') : text };
  }
}
