import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { startsAsPdf } from '@driftig/domain/receipts/file-kind';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';

import { toDataUrl } from '../../api/client.ts';
import { recoverFocus } from '../../ui/focus/recover-focus.ts';
import { NOT_CONVERTED, preparePicture } from '../../ui/pictures/prepare-picture.ts';
import { texts } from './texts.ts';
import type { Upload, UploadForm } from './upload-form.ts';

const pdfType = 'application/pdf';

export const MEGABYTES = receiptFile.maxBytes / 1024 / 1024;

/** The file to send, or the error text when it cannot be sent. */
type PreparedFile = { readonly file: File } | { readonly error: string };

async function prepareFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) return { error: texts.emptyFile };
  const ready = await preparePicture(await declaredByContent(file));
  if (ready === undefined) return { error: NOT_CONVERTED };
  if (!receiptFile.mediaTypes.includes(ready.type)) return { error: texts.wrongKind };
  return ready.size > receiptFile.maxBytes ? { error: texts.tooLarge(MEGABYTES) } : { file: ready };
}

/**
 * The file declared as what it is: browsers go by its ending alone. A file that only calls itself a PDF is
 * declared as nothing, and so refused.
 */
async function declaredByContent(file: File): Promise<File> {
  const isPdf = startsAsPdf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (isPdf === (file.type === pdfType)) return file;
  const type = isPdf ? pdfType : '';
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

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
    const ready = await prepareFile(chosen);
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
