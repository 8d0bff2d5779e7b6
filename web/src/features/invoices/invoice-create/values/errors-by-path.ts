const isLeaf = (value: object): value is { message: string } =>
  'type' in value && 'message' in value && typeof value.message === 'string';

/** Error texts by path: the inverse of `nestedErrors`. */
export function errorsByPath(errors: unknown, at = ''): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  if (isLeaf(errors)) return { [at]: errors.message };
  const parts = Object.entries(errors).filter(([key]) => key !== 'ref' && key !== 'root');
  return Object.assign(
    {},
    ...parts.map(([key, value]) => errorsByPath(value, at === '' ? key : `${at}.${key}`)),
  ) as Record<string, string>;
}
