/**
 * useFormDraft(key, form) — keeps what is typed while the page is out of sight, and puts it back when the form is opened
 * again: an iPhone closes pages without asking. A form that is closed here, saved or not, leaves nothing. `key` names the
 * thing and its version, so that nothing typed over an older one comes back.
 */
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { toastSuccess } from '../feedback/toast.tsx';
import { dropDraft, keepDraft, readDraft } from './form-drafts.ts';

export function useFormDraft<V extends FieldValues, O>(
  key: string,
  form: UseFormReturn<V, unknown, O>,
): void {
  const { isDirty } = form.formState;
  const restore = useEffectEvent(() => {
    const kept = readDraft(key);
    if (kept === null) return;
    form.reset(kept as V, { keepDefaultValues: true });
    toastSuccess('Det, du ikke nåede at gemme, er her endnu.');
  });
  const keep = useEffectEvent(() => {
    if (isDirty) keepDraft(key, form.getValues());
  });
  useEffect(() => {
    restore();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep();
      else dropDraft(key);
    };
    const onLeave = () => keep();
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHidden);
      dropDraft(key);
    };
  }, [key]);
}
