type Tree = Record<string, unknown>;

const isLeaf = (value: object): value is { message: string } =>
  'type' in value && 'message' in value && typeof value.message === 'string';

function place(tree: Tree, path: readonly string[], message: string): void {
  const [step = '', ...rest] = path;
  if (rest.length === 0) {
    tree[step] = { type: 'fault', message };
    return;
  }
  tree[step] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  place(tree[step] as Tree, rest, message);
}

/** 'groups.items.0.price' -> text, as the form library wants its errors. */
export function nestedErrors(faults: Readonly<Record<string, string>>): Tree {
  const tree: Tree = {};
  for (const [path, message] of Object.entries(faults)) place(tree, path.split('.'), message);
  return tree;
}

/** And back: every path that has an error, with its text. */
export function errorsByPath(errors: unknown, at = ''): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  if (isLeaf(errors)) return { [at]: errors.message };
  const parts = Object.entries(errors).filter(([key]) => key !== 'ref' && key !== 'root');
  return Object.assign(
    {},
    ...parts.map(([key, value]) => errorsByPath(value, at === '' ? key : `${at}.${key}`)),
  ) as Record<string, string>;
}
