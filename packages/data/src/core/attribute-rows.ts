import type { TextItem } from './query-texts.ts';
import type { Write } from './write.ts';

/** A row of an item that has one attribute for each; no text removes it. */
interface AttributeRow {
  readonly name: string;
  readonly text: string | undefined;
}

interface ItemKey {
  readonly TableName: string;
  readonly Key: { readonly pk: string; readonly sk: string };
}

/**
 * Writes rows of one item, which needs no version: two changes of different rows do not refuse each other. A
 * transaction may write an item only once, so all its rows belong in one write.
 */
export function rowsUpdate({ TableName, Key }: ItemKey, rows: readonly AttributeRow[]): Write {
  const names = rows.map(({ name }, index) => [`#${index}`, name] as const);
  const values = rows.flatMap(({ text }, index) =>
    text === undefined ? [] : [[`:${index}`, text] as const],
  );
  const set = values.map(([value]) => `#${value.slice(1)} = ${value}`);
  const removed = rows.flatMap(({ text }, index) => (text === undefined ? [`#${index}`] : []));
  const parts = [
    ...(set.length > 0 ? [`SET ${set.join()}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.join()}`] : []),
  ];
  return {
    item: {
      Update: {
        TableName,
        Key,
        UpdateExpression: parts.join(' '),
        ExpressionAttributeNames: Object.fromEntries(names),
        ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
      },
    },
    refusal: () => new Error('rows of an item have no condition'),
  };
}

/** Calls `take` with each row whose name begins with `prefix`, and with its name's rest. */
export function eachRow(
  item: TextItem,
  prefix: string,
  take: (name: string, text: string) => void,
): void {
  for (const name in item) {
    const text = name.startsWith(prefix) ? item[name]?.S : undefined;
    if (text !== undefined) take(name.slice(prefix.length), text);
  }
}
