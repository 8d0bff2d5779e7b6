/** An element of parsed XML: the elements below it by name, '@' before an attribute, '#text' for its text. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The elements at a path, in their order. */
export function allOf(node: unknown, ...path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (nodes, name) =>
      nodes.flatMap((one) => {
        const below = isNode(one) && Object.hasOwn(one, name) ? one[name] : [];
        return Array.isArray(below) ? below : [below];
      }),
    [node],
  );
}

function textOf(node: unknown): string {
  const text = isNode(node) ? node['#text'] : node;
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
}

/** The text of the first element at a path; '' for none. */
export const firstText = (node: unknown, ...path: readonly string[]) =>
  textOf(allOf(node, ...path)[0]);

export const everyText = (node: unknown, ...path: readonly string[]) =>
  allOf(node, ...path).map(textOf);
