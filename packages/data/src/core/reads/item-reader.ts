import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** The parts of ElectroDB's model that name stored attributes and make keys. */
export interface Model {
  readonly entity: string;
  readonly schema: {
    readonly attributes: Readonly<Record<string, Attribute>>;
  };
  readonly indexes: Readonly<Record<string, Index>>;
}
interface Attribute {
  readonly field: string;
  readonly type: string;
  readonly padding?: { readonly length: number; readonly char: string };
  get(value: unknown, siblings: () => object): unknown;
  hasMutationHandler(method: 'get'): boolean;
}
export interface KeyTemplate {
  readonly facetLabels: readonly { readonly name: string; readonly label: string }[];
}
export interface Index {
  readonly index: string;
  readonly pk: KeyTemplate;
  readonly sk: KeyTemplate;
}

export const modelOf = (entity: object) => (entity as { readonly model: Model }).model;

export function attributeOf({ schema }: Model, name: string): Attribute {
  const attribute = schema.attributes[name];
  if (attribute === undefined) throw new Error(`an entity has no attribute ${name}`);
  return attribute;
}

/** The projection of attributes by their names. */
export function shownNames(model: Model, names: readonly string[]) {
  const fields = names.map((name, index) => [`#${index}`, attributeOf(model, name).field] as const);
  return {
    ProjectionExpression: fields.map(([placeholder]) => placeholder).join(),
    ExpressionAttributeNames: Object.fromEntries(fields),
  };
}

/** Attributes with stored names of their own inside are read by ElectroDB. */
const hasNamesInside = ({ type }: Attribute) => type === 'map' || type === 'list' || type === 'set';

/** Reads these attributes of an item in one pass from DynamoDB's answer. */
export function readerOf(model: Model, names: readonly string[]) {
  const read = names.map((name) => {
    const attribute = attributeOf(model, name);
    const isPlain = !hasNamesInside(attribute) && !attribute.hasMutationHandler('get');
    return { name, field: attribute.field, attribute: isPlain ? undefined : attribute };
  });
  return (stored: Readonly<Record<string, AttributeValue>>) => {
    const item: Record<string, unknown> = {};
    for (const { name, field, attribute } of read) {
      const value = stored[field];
      if (value === undefined) continue;
      const native = nativeOf(value);
      item[name] = attribute === undefined ? native : attribute.get(native, () => item);
    }
    return item;
  };
}

export function nativeOf(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.L !== undefined) return value.L.map(nativeOf);
  if (value.NULL !== undefined) return null;
  if (value.M === undefined) throw new Error('an item has a value of an unknown type');
  const map: Record<string, unknown> = {};
  for (const key in value.M) {
    const inner = value.M[key];
    if (inner !== undefined) map[key] = nativeOf(inner);
  }
  return map;
}

/** A text, a number or a truth of a condition. */
export function valueOf(native: unknown): AttributeValue {
  if (typeof native === 'string') return { S: native };
  if (typeof native === 'number') return { N: String(native) };
  if (typeof native === 'boolean') return { BOOL: native };
  throw new Error('a condition has a value of an unknown type');
}
