import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';

import { toDataUrl } from '../../api/client.ts';
import { recoverFocus } from '../../ui/focus/recover-focus.ts';
import { prepareReceiptFile } from '../../shared/receipt-file/prepare-receipt-file.ts';
import type { Upload, UploadForm } from './upload-form.ts';

/**
 * The file of the form. After a change the focus moves to `place`, since the button is unmounted.
 */
export function useReceiptFile(control: Control<UploadForm, unknown, Upload>) {
  const { field, fieldState } = useController({ control, name: 'receipt' });
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [picture, setPicture] = useState<string>();

  const setFile = (file: File | null) => {
    field.onChange(file);
    recoverFocus(() => place.current);
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const ready = await prepareReceiptFile(chosen);
    setError('error' in ready ? ready.error : undefined);
    if ('error' in ready) return;
    const { file } = ready;
    setPicture(file.type.startsWith('image/') ? await toDataUrl(file) : undefined);
    setFile(file);
  };

  return {
    place,
    file: field.value,
    /** Its data URL, if it is a picture. */
    picture,
    error: error ?? fieldState.error?.message,
    buttonRef: field.ref,
    choose: (chosen: File | undefined) => void choose(chosen),
    remove: () => setFile(null),
  };
}
