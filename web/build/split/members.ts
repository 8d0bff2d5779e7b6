import { isRoute, leanCode } from './lean-routes.ts';
import { bare, nameOf, namesIn, nodesOf, type Node } from './syntax.ts';

/** A declaration of a file, or a member of an object that it declares. */
export interface Part {
  /** Code that exports it. */
  readonly code: string;
  /** The names of the file that the code uses. */
  readonly uses: ReadonlySet<string>;
}

/** An object whose members are parts of their own. */
export interface Members {
  readonly own: ReadonlyMap<string, Part>;
  /** Names of the objects that it spreads, whose members are found there. */
  readonly spread: readonly string[];
  /** A member that a spread object has, with what this object adds to its members. */
  readonly ofSpread: (key: string, value: string) => Part;
  /** The whole object, made of `member(key)` for each of its own. */
  readonly whole: (member: (key: string) => string) => Part;
}

/** These give each member its key and their word, and leave members apart. */
const memberwise = new Set(['routesOf', 'socketRoutesOf']);

/** An object as it is declared: a literal, or one that a maker gets. */
interface Literal {
  readonly properties: readonly Node[];
  readonly maker: string | undefined;
  /** The code of the whole, around the code of a literal. */
  readonly wrap: (literal: string) => string;
}

/** The members of a declared object of routes or texts, if each stands under its name. */
export function membersOf(declarator: Node, code: string, file: string): Members | undefined {
  const literal = literalOf(declarator, code);
  if (literal === undefined) return undefined;
  const { properties, maker, wrap } = literal;
  const hasRoutes = maker !== undefined || properties.some(({ value }) => isRoute(value));
  if (!hasRoutes && !/\b(texts|error-codes)\.ts$/.test(file)) return undefined;
  if (!properties.every(isPlain)) return undefined;
  const made = maker === undefined ? [] : [maker];
  const member = (key: string, value: string) =>
    maker === undefined ? value : `${wrap(`{ "${key}": ${value} }`)}["${key}"]`;
  const own = new Map<string, Part>();
  for (const { key, value } of properties) {
    const [name, node] = [nameOf(key), bare(value)];
    if (name === undefined || node === undefined) continue;
    const text = `export const value = ${member(name, leanCode(node, code))};`;
    own.set(name, { code: text, uses: new Set([...namesIn(node), ...made]) });
  }
  const spread = properties.flatMap(({ argument }) => nameOf(argument) ?? []);
  return {
    own,
    spread,
    ofSpread: (key, value) => ({
      code: `export const value = ${member(key, value)};`,
      uses: new Set(made),
    }),
    whole: (partOf) => {
      const entries = properties.map(({ key, argument }) => {
        const name = nameOf(key);
        return name === undefined ? `...${nameOf(argument)}` : `"${name}": ${partOf(name)}`;
      });
      const text = `export const ${nameOf(declarator['id'])} = ${wrap(`{ ${entries.join(', ')} }`)};`;
      return { code: text, uses: new Set([...spread, ...made]) };
    },
  };
}

function literalOf(declarator: Node, code: string): Literal | undefined {
  const value = bare(declarator['init']);
  if (value?.type === 'ObjectExpression')
    return { properties: nodesOf(value['properties']), maker: undefined, wrap: (text) => text };
  const maker = value?.type === 'CallExpression' ? nameOf(value['callee']) : undefined;
  if (maker === undefined || !memberwise.has(maker)) return undefined;
  const [word, given] = nodesOf(value?.['arguments']);
  const object = bare(given);
  if (word === undefined || object?.type !== 'ObjectExpression') return undefined;
  const wrap = (text: string) => `${maker}(${code.slice(word.start, word.end)}, ${text})`;
  return { properties: nodesOf(object['properties']), maker, wrap };
}

function isPlain(property: Node): boolean {
  if (property.type === 'SpreadElement') return nameOf(property['argument']) !== undefined;
  const { key, kind, computed, method } = property;
  const isName = /^[\w$]+$/.test(nameOf(key) ?? '');
  return isName && kind === 'init' && computed === false && method === false;
}
