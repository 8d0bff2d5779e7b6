import type { RecordType } from '@driftig/contracts/records/record-type';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { RecordForm, WireFields } from './record-form.ts';

/** The list of towns is fetched when a postal code is typed, not with the form. */
const loadTowns = () => import('@driftig/domain/towns/town-of');

/**
 * A Danish postal code that is typed fills in its town, as long as the town is empty or still the
 * one that was filled in.
 */
export function useTown(type: RecordType, form: UseFormReturn<RecordForm, unknown, WireFields>) {
  const filled = useRef('');
  const [zipcode, field] = Object.entries(type.fields).find(([, { suggests }]) => suggests) ?? [];
  const town = field?.suggests;
  useEffect(() => {
    if (zipcode === undefined || town === undefined) return undefined;
    const suggest = async () => {
      const { townOf } = await loadTowns();
      const suggested = townOf(String(form.getValues(zipcode) ?? ''));
      const current = String(form.getValues(town) ?? '').trim();
      const ours = current === '' || current === filled.current;
      if (suggested === undefined || !ours) return;
      filled.current = suggested;
      form.setValue(town, suggested, { shouldDirty: true, shouldValidate: true });
    };
    // Without the list nothing is suggested: it is a help, no more.
    const { unsubscribe } = form.watch((_values, { name, type: how }) => {
      if (name === zipcode && how === 'change') void suggest().catch(() => undefined);
    });
    return unsubscribe;
  }, [form, zipcode, town]);
}
