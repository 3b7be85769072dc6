// Prints the options of the installed package as JSON: types, defaults and deprecations from its declaration files.
// The script is in this folder so that `typescript` resolves to the version of the examples.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const RSLIB = '@rslib/core/dist-types/types/config.d.ts';
// Options that Rslib takes over from Rsbuild have types such as `OutputConfig['minify']`.
const RSBUILD = '@rsbuild/core/dist/types/config.d.ts';
const declarations = new Map([RSLIB, RSBUILD].map((file) => [file, readDeclarations(file)]));

const options = {};
// Types whose members are options, and the prefix of those options in a configuration.
for (const [type, prefix] of [
  ['LibConfig', 'lib'],
  ['RslibOutputConfig', 'output'],
]) {
  for (const member of declarations.get(RSLIB).get(type).members) readMember(member, prefix, []);
}
process.stdout.write(`${JSON.stringify(options, null, 2)}\n`);

function readDeclarations(file) {
  const text = readFileSync(path.join(import.meta.dirname, 'node_modules', file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = statements.filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  return new Map(found.map((node) => [node.name.text, node]));
}

/** Finds the declaration of a name that a type uses. Both packages declare some of the names. */
function findDeclaration(type, name) {
  return declarations.get(type.getSourceFile().fileName).get(name) ?? declarations.get(RSBUILD).get(name);
}

function readMember(member, prefix, trail) {
  if (!ts.isPropertySignature(member) || !member.type) return;
  const key = ts.isStringLiteral(member.name) ? `['${member.name.text}']` : `.${member.name.text}`;
  const name = `${prefix}${key}`;
  // The members of `output` are listed under the prefix `output`.
  if (name === 'lib.output') return;
  const tags = Object.fromEntries(ts.getJSDocTags(member).map((tag) => [tag.tagName.text, readComment(tag)]));
  options[name] = {
    type: printType(member.type, 0),
    ...(tags.defaultValue || tags.default ? { default: tags.defaultValue ?? tags.default } : {}),
    ...('deprecated' in tags ? { deprecated: tags.deprecated } : {}),
    ...('experimental' in tags ? { experimental: true } : {}),
  };
  for (const literal of findLiterals(member.type, trail)) {
    for (const inner of literal.members)
      readMember(inner, name, [...trail, ts.isTypeReferenceNode(member.type) ? member.type.getText() : '']);
  }
}

/** Finds object types in a type, following references and unions. */
function findLiterals(type, trail) {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((member) => findLiterals(member, trail));
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const declaration = findDeclaration(type, name);
    if (!declaration || trail.includes(name) || !ts.isTypeAliasDeclaration(declaration)) return [];
    return findLiterals(declaration.type, trail);
  }
  return [];
}

/** Prints a type for readers: expands aliases declared in the files, and prints object types as `{ … }` with their keys. */
function printType(type, depth) {
  if (ts.isIndexedAccessTypeNode(type)) {
    const { members = [] } = findDeclaration(type, type.objectType.getText()) ?? {};
    const member = members.find(({ name }) => name && name.getText() === type.indexType.literal?.text);
    if (member) return printType(member.type, depth);
  }
  if (ts.isUnionTypeNode(type)) return type.types.map((member) => printType(member, depth)).join(' | ');
  if (ts.isTypeLiteralNode(type)) {
    const members = type.members.filter(ts.isPropertySignature).map((member) => {
      const key = member.name.getText();
      return depth > 0 ? `${key}?` : `${key}?: ${printType(member.type, depth + 1)}`;
    });
    return `{ ${members.join('; ')} }`;
  }
  if (ts.isTypeReferenceNode(type)) {
    const declaration = findDeclaration(type, type.typeName.getText());
    if (declaration && ts.isTypeAliasDeclaration(declaration)) return printType(declaration.type, depth);
  }
  return type.getText().replace(/\s+/g, ' ');
}

function readComment(tag) {
  const text = ts.getTextOfJSDocComment(tag.comment) ?? '';
  return text.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
}
