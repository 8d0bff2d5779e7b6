import type { LineGroup } from '@driftig/domain/invoices/invoice';

import { describedLine } from './catalogue.ts';
import { errorsOfLine } from './lines.ts';
import { emptyLine } from './values.ts';
import type { LineValues } from './values.ts';
import type { LinesForm } from './values.ts';

/** The error path of an open line as a whole, which is not a field of the form's values. */
const openLine = 'openLine' as 'adding';

interface OpenLineOptions {
  form: LinesForm;
  group: LineGroup;
  onAdd: (line: LineValues) => void;
}

/** Actions of the open line: add it as a line if it is valid, or clear it. */
export function useOpenLine({ form, group, onAdd }: OpenLineOptions) {
  const at = `adding.${group}` as const;
  const clear = () => {
    form.setValue(at, emptyLine(), { shouldDirty: true });
    form.clearErrors([at, openLine]);
    form.setFocus(`${at}.name`);
  };
  const add = () => {
    const line = describedLine(form.getValues(at));
    const errors = Object.entries(errorsOfLine(line)) as ['description', string][];
    for (const [field, message] of errors)
      form.setError(`${at}.${field}`, { type: 'line', message });
    const [first] = errors;
    if (first !== undefined) {
      form.setFocus(`${at}.${first[0]}`);
      return;
    }
    onAdd(line);
    clear();
  };
  return { add, clear };
}
