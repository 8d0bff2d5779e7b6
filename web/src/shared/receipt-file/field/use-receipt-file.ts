import { useRef, useState } from 'react';
import {
  useController,
  type Control,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';

import { toDataUrl } from '../../../api/client.ts';
import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import { prepareReceiptFile } from '../prepare-receipt-file.ts';

export interface ReceiptFileProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>;
  name: FieldPathByValue<V, File | null>;
  /** Called with each new file, and with null when it is removed. */
  onFile: (file: File | null) => void;
}

/**
 * The file of the form. After a change the focus moves to `place`, since the button is unmounted. A photo
 * that was just taken is offered to be cropped before it becomes the file.
 */
export function useReceiptFile<V extends FieldValues, O>(props: ReceiptFileProps<V, O>) {
  const { control, name, onFile } = props;
  const { field, fieldState } = useController({ control, name });
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [picture, setPicture] = useState<string>();
  const [cropped, setCropped] = useState<File>();
  const [isPreparing, setPreparing] = useState(false);

  const setFile = async (file: File | null) => {
    setCropped(undefined);
    setPicture(file?.type.startsWith('image/') ? await toDataUrl(file) : undefined);
    field.onChange(file);
    onFile(file);
    recoverFocus(() => place.current);
  };
  const choose = async (chosen: File | undefined, isPhoto: boolean) => {
    if (chosen === undefined) return;
    setPreparing(true);
    const ready = await prepareReceiptFile(chosen).finally(() => setPreparing(false));
    setError('error' in ready ? ready.error : undefined);
    if ('error' in ready) return;
    const { file } = ready;
    if (isPhoto && file.type.startsWith('image/')) setCropped(file);
    else await setFile(file);
  };
  const file: File | null = field.value;

  return {
    place,
    file,
    /** Its data URL, if it is a picture. */
    picture,
    /** The picture in the dialog that crops it. */
    cropped,
    isPreparing,
    error: error ?? fieldState.error?.message,
    buttonRef: field.ref,
    choose: (chosen: File | undefined) => void choose(chosen, false),
    takePhoto: (chosen: File | undefined) => void choose(chosen, true),
    crop: () => setCropped(file ?? undefined),
    useFile: (ready: File) => void setFile(ready),
    remove: () => void setFile(null),
  };
}
