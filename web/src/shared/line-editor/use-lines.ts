import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useCallback, useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';

import type { LinesValues, LineValues } from './values.ts';
import type { LinesForm } from './values.ts';

export type LineColumn = 'name' | 'description' | 'quantity' | 'price';

/** The lines of one group and their actions, which are memoised, since LineRow is. */
export function useLines(form: LinesForm, group: LineGroup) {
  const name = `groups.${group}` as const;
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name,
    keyName: 'rowKey',
  });
  const focusWhenMoved = useFocusAfterMove(form, fields);
  const add = useCallback((line: LineValues) => append(line, { shouldFocus: false }), [append]);
  const removeAt = useCallback(
    (index: number) => {
      remove(index);
      form.setFocus(`adding.${group}.name`);
    },
    [form, group, remove],
  );
  const moveBy = useCallback(
    (index: number, by: number, column: LineColumn) => {
      const to = index + by;
      if (to < 0 || to >= form.getValues(name).length) return;
      move(index, to);
      focusWhenMoved(`${name}.${to}.${column}`);
    },
    [form, name, move, focusWhenMoved],
  );
  return { fields, add, removeAt, moveBy };
}

/** Focuses a field of a moved line once it is rendered at its new index. */
function useFocusAfterMove(form: LinesForm, fields: readonly unknown[]) {
  const pending = useRef<FieldPath<LinesValues>>(undefined);
  useEffect(() => {
    if (fields.length === 0 || pending.current === undefined) return;
    form.setFocus(pending.current);
    pending.current = undefined;
  }, [form, fields]);
  return useCallback((path: FieldPath<LinesValues>) => {
    pending.current = path;
  }, []);
}
