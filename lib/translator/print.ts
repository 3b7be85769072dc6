/** Code, a list, or an object. In an object, an entry without a value, such as a spread or a copied property, is printed as its key. */
export type Value = string | readonly Value[] | Tree | Call;
export type Tree = Map<string, Value>;

/** The call of a plugin. */
interface Call {
  readonly callee: string;
  readonly argument?: Tree;
}

const MAX_WIDTH = 80;

/** Prints a value in the style of our examples: on one line if it fits. `used` is the number of characters that precede it on its line. */
function printValue(value: Value, indent = 0, used = 0): string {
  if (typeof value === 'string') return indentCode(value, indent);
  const short = printShort(value);
  if (indent + used + short.length < MAX_WIDTH && !short.includes('\n')) return short;
  if (value instanceof Map) return wrap('{', '}', listEntries(value, indent + 2), indent);
  if ('callee' in value) return `${value.callee}(${value.argument ? printValue(value.argument, indent, value.callee.length + 3) : ''})`;
  const lines = value.map((item) => `${printValue(item, indent + 2)},`);
  return wrap('[', ']', lines, indent);
}

/** Prints an object on several lines, with comments at its end. */
export function printObject(tree: Tree, comments: readonly string[], indent = 0): string {
  const inner = indent + 2;
  return wrap('{', '}', [...listEntries(tree, inner), ...comments.map((text) => `// ${text}`)], indent);
}

/** Prints a text as a string literal. */
export function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escapeLines(inner)}'`;
}

/** Escapes characters that would end a line of code. */
export function escapeLines(text: string): string {
  return text.replace(/[\n\r\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Indents the lines of copied code after the first, relative to the one that is indented least. In a template, spaces belong to its text. */
export function indentCode(code: string, indent: number): string {
  const [first = '', ...rest] = code.split('\n');
  if (/`[^`]*\n/.test(code.replace(/`[^`\n]*`/g, ''))) return code;
  const depth = Math.min(...rest.map((line) => line.search(/\S/)).filter((column) => column >= 0));
  return [first, ...rest.map((line) => (line.trim() ? ' '.repeat(indent) + line.slice(depth) : ''))].join('\n');
}

function printKey(key: string): string {
  // Without brackets, it would set the prototype of the object.
  if (key === '__proto__') return `[${quote(key)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

function listEntries(tree: Tree, indent: number): string[] {
  return [...tree].map(([key, value]) => {
    if (value === '') return `${indentCode(key, indent)},`;
    const head = `${printKey(key)}: `;
    return `${head}${printValue(value, indent, head.length + 1)},`;
  });
}

function wrap(open: string, close: string, lines: readonly string[], indent: number): string {
  if (lines.length === 0) return open + close;
  const space = ' '.repeat(indent + 2);
  return `${open}\n${lines.map((line) => `${space}${line}\n`).join('')}${' '.repeat(indent)}${close}`;
}

function printShort(value: Value): string {
  if (typeof value === 'string') return value;
  if ('callee' in value) return `${value.callee}(${value.argument ? printShort(value.argument) : ''})`;
  if (!(value instanceof Map)) return `[${value.map(printShort).join(', ')}]`;
  if (value.size === 0) return '{}';
  return `{ ${[...value].map(([key, each]) => (each === '' ? key : `${printKey(key)}: ${printShort(each)}`)).join(', ')} }`;
}
