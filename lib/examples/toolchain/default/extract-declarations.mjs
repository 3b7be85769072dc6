// Prints what the installed package exports as JSON: name -> declaration without comments, one line each. Types that the package
// uses but does not export are inlined, because readers cannot import them. Methods of exported types are listed as `Type.method`.
// The script is in this folder so that `typescript` resolves to the version of the examples.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const packages = path.join(import.meta.dirname, 'node_modules');
/** Folders whose declarations are printed. Anything from elsewhere is printed as its `export` statement. Packages may be links. */
const OWN = ['@rslib/core', '@rsbuild/core/dist'].map((folder) => path.join(realpathSync(path.join(packages, folder)), '/'));
const LOCAL = OWN[0];
const index = path.join(LOCAL, 'dist-types/index.d.ts');

const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true, types: [] };
const host = ts.createCompilerHost(options);
// Reads only these two packages: the types of all their dependencies take ten times as long.
host.resolveModuleNameLiterals = (names, file) =>
  names.map(({ text }) =>
    /^(?:\.|@rsbuild\/core$)/.test(text) ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
  );
const program = ts.createProgram([index], options, host);
const checker = program.getTypeChecker();
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(index)));
const targets = new Map(exported.map((symbol) => [resolve(symbol), symbol.name]));

const found = {};
for (const symbol of exported) {
  const declarations = (resolve(symbol).declarations ?? []).filter(isOwn);
  found[symbol.name] = declarations.length > 0 ? declarations.map(printDeclaration).join('\n') : printExport(symbol);
  for (const method of declarations.flatMap(listMethods)) found[`${symbol.name}.${method.name.text}`] = `declare function ${print(method)}`;
}
process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);

function resolve(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isOwn(node) {
  return !ts.isSourceFile(node) && !ts.isNamespaceExport(node) && OWN.some((folder) => node.getSourceFile().fileName.startsWith(folder));
}

function listMethods(node) {
  return ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type.members.filter(ts.isMethodSignature) : [];
}

function printDeclaration(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = print(statement).replace(/^export /, '');
  return /^(?:type|interface) /.test(text) ? text : `declare ${text.replace(/^declare /, '')}`;
}

/** Prints `export { x } from 'y'` for one name of such a statement, which may have several. */
function printExport(symbol) {
  const [node] = symbol.declarations;
  const statement = ts.findAncestor(node, ts.isExportDeclaration);
  const isType = statement.isTypeOnly || node.isTypeOnly ? 'type ' : '';
  const from = statement.moduleSpecifier.text;
  return ts.isNamespaceExport(node)
    ? `export ${isType}* as ${symbol.name} from '${from}';`
    : `export ${isType}{ ${symbol.name} } from '${from}';`;
}

/** Returns the text of a node without comments, and with the types that readers cannot import inlined. */
function print(node) {
  const source = node.getSourceFile();
  const [start, end] = [node.getStart(source), node.getEnd()];
  const edits = [];
  const visit = (node) => {
    const inlined = ts.isTypeReferenceNode(node) ? findHidden(node) : undefined;
    if (inlined) {
      const text = print(inlined);
      const needsParens = ts.isUnionTypeNode(inlined) && !ts.isUnionTypeNode(node.parent);
      edits.push({ from: node.getStart(source), to: node.getEnd(), text: needsParens ? `(${text})` : text });
    } else ts.forEachChild(node, visit);
  };
  visit(node);
  let text = source.text.slice(start, end);
  for (const edit of edits.reverse()) text = text.slice(0, edit.from - start) + edit.text + text.slice(edit.to - start);
  return removeComments(text);
}

/** Finds the type behind a reference to an alias of the package that it does not export. */
function findHidden(reference) {
  const symbol = checker.getSymbolAtLocation(reference.typeName);
  if (!symbol || reference.typeArguments) return undefined;
  const target = resolve(symbol);
  const declaration = target.declarations?.find(ts.isTypeAliasDeclaration);
  const isHidden = declaration && !targets.has(target) && declaration.getSourceFile().fileName.startsWith(LOCAL);
  return isHidden && !declaration.typeParameters ? declaration.type : undefined;
}

function removeComments(text) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  let result = '';
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment = token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (!isComment) result += scanner.getTokenText();
  }
  return result.replace(/\s+/g, ' ').trim();
}
