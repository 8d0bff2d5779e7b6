import type { Write } from '../core/write.ts';

/** How much a figure among a record's values rises, or falls where it is negative. */
export interface AddedFigure {
  readonly name: string;
  readonly by: number;
  /** False: it is made where there is none. True: the change is refused where there is none. */
  readonly mustExist: boolean;
}

/**
 * An update of a record that also adds to its figures and raises its version. Written by hand:
 * ElectroDB does not add inside of a map whose names it does not know.
 */
export function addingFigures(write: Write, figures: readonly AddedFigure[]): Write {
  const update = write.item.Update;
  if (update === undefined) return write;
  const parts = figures.map(({ name, by, mustExist }, index) => {
    const path = `#values.#figure${index}`;
    const before = mustExist ? path : `if_not_exists(${path}, :none)`;
    return {
      set: `${path} = ${before} + :by${index}`,
      condition: mustExist ? [`attribute_exists(${path})`] : [],
      name: [`#figure${index}`, name] as const,
      value: [`:by${index}`, by] as const,
    };
  });
  const needsNone = figures.some(({ mustExist }) => !mustExist);
  const sets = [update.UpdateExpression, '#version = #version + :one', ...parts.map((p) => p.set)];
  const conditions = [update.ConditionExpression, ...parts.flatMap((part) => part.condition)];
  return {
    ...write,
    item: {
      Update: {
        ...update,
        UpdateExpression: sets.join(', '),
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: {
          ...update.ExpressionAttributeNames,
          '#values': 'values',
          '#version': 'version',
          ...Object.fromEntries(parts.map(({ name }) => name)),
        },
        ExpressionAttributeValues: {
          ...update.ExpressionAttributeValues,
          ':one': 1,
          ...(needsNone ? { ':none': 0 } : {}),
          ...Object.fromEntries(parts.map(({ value }) => value)),
        },
      },
    },
  };
}
