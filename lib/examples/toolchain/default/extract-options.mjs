// Prints the options of the installed package as JSON: types, defaults and deprecations from its declaration files.
// The script is in this folder so that `typescript` resolves to the version of the examples.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const file = path.join(import.meta.dirname, 'node_modules/@rslib/core/dist-types/types/config.d.ts');

const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const declarations = new Map();
ts.forEachChild(source, (node) => {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declarations.set(node.name.text, node);
});

const options = {};
// Types whose members are options, and the prefix of those options in a configuration.
for (const [type, prefix] of [
  ['LibConfig', 'lib'],
  ['RslibOutputConfig', 'output'],
]) {
  for (const member of declarations.get(type).members) readMember(member, prefix, []);
}
process.stdout.write(`${JSON.stringify(options, null, 2)}\n`);

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
      readMember(inner, name, [...trail, ts.isTypeReferenceNode(member.type) ? member.type.getText(source) : '']);
  }
}

/** Finds object types in a type, following references and unions. */
function findLiterals(type, trail) {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((each) => findLiterals(each, trail));
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText(source);
    const declaration = declarations.get(name);
    if (!declaration || trail.includes(name) || !ts.isTypeAliasDeclaration(declaration)) return [];
    return findLiterals(declaration.type, trail);
  }
  return [];
}

/** Prints a type for readers: expands aliases declared in the file, and prints object types as `{ … }` with their keys. */
function printType(type, depth) {
  if (ts.isUnionTypeNode(type)) return type.types.map((each) => printType(each, depth)).join(' | ');
  if (ts.isTypeLiteralNode(type)) {
    const members = type.members.filter(ts.isPropertySignature).map((member) => {
      const key = member.name.getText(source);
      return depth > 0 ? `${key}?` : `${key}?: ${printType(member.type, depth + 1)}`;
    });
    return `{ ${members.join('; ')} }`;
  }
  if (ts.isTypeReferenceNode(type)) {
    const declaration = declarations.get(type.typeName.getText(source));
    if (declaration && ts.isTypeAliasDeclaration(declaration)) return printType(declaration.type, depth);
  }
  return type.getText(source).replace(/\s+/g, ' ');
}

function readComment(tag) {
  const text = ts.getTextOfJSDocComment(tag.comment) ?? '';
  return text.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
}
