import { readReceipt } from '@driftig/domain/receipts/reading/read-receipt';
import { useEffect, useRef, useState } from 'react';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { routeQuery } from '../../../api/queries/route-query.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { texts } from '../texts.ts';
import { readLines } from './read-lines.ts';
import { suggestionsFor, type ReadField, type Suggestions } from './suggestions.ts';

const statusTexts = {
  none: undefined,
  reading: texts.reading,
  read: texts.read,
  failed: texts.notRead,
};

/**
 * Reads the chosen file and fills the empty fields with suggestions, which are marked until they are changed.
 * A file that cannot be read leaves the form as it was.
 */
export function useReceiptReading<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  fields: readonly (ReadField & Path<V>)[],
) {
  const today = useToday();
  const [company] = useQuery(routeQuery(companyRoutes.getCompanySettings, {})).data ?? [];
  const [state, setState] = useState<keyof typeof statusTexts>('none');
  const [suggested, setSuggested] = useState<Suggestions>({});
  const [mark, setMark] = useState(texts.suggested);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const isUnchanged = (field: ReadField & Path<V>) =>
    field in suggested && form.getValues(field) === suggested[field];

  const read = async (file: File | null) => {
    running.current?.abort();
    for (const field of fields) if (isUnchanged(field)) form.resetField(field);
    setSuggested({});
    setState(file === null ? 'none' : 'reading');
    if (file === null) return;
    const controller = new AbortController();
    running.current = controller;
    const lines = await readLines(file, controller.signal).catch(() => []);
    if (controller.signal.aborted) return;
    const reading = readReceipt(lines, { today, ownCvr: company?.cvr ?? '' });
    const found = suggestionsFor(reading, fields, (field) => form.getValues(field as Path<V>));
    const filled = fields.filter((field) => field in found);
    for (const field of filled) form.setValue(field, found[field] as PathValue<V, typeof field>);
    setSuggested(found);
    setMark(file.type === 'application/pdf' ? texts.suggestedFromPdf : texts.suggested);
    setState(filled.length > 0 ? 'read' : 'failed');
  };

  return {
    read: (file: File | null) => void read(file),
    /** Nothing is filled in any more, so no field is sent that was not seen. */
    stop: () => {
      running.current?.abort();
      setState('none');
    },
    status: statusTexts[state],
    /** Props of a field that shows a suggestion. */
    markOf: (field: ReadField & Path<V>) => {
      form.watch(field);
      return isUnchanged(field) ? { help: mark } : {};
    },
  };
}
