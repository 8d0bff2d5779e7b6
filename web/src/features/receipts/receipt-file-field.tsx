import { useId, useRef } from 'react';
import type { Control } from 'react-hook-form';

import { usePhone } from '../../ui/layout/use-phone.ts';
import { CameraButton, CameraInput } from './camera.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropFile } from './drop-file.tsx';
import classes from './receipts.module.css';
import { texts } from './texts.ts';
import type { Upload, UploadForm } from './upload-form.ts';
import { MEGABYTES } from '../../shared/receipt-file/prepare-receipt-file.ts';
import { useReceiptFile } from './use-receipt-file.ts';

interface ReceiptFileFieldProps {
  control: Control<UploadForm, unknown, Upload>;
}

/** The file of the receipt: dropped, chosen, or taken with the camera on a phone. */
export function ReceiptFileField({ control }: ReceiptFileFieldProps) {
  const { place, file, picture, error, buttonRef, choose, remove } = useReceiptFile(control);
  const phone = usePhone();
  const camera = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), error: useId() };
  return (
    <div ref={place} role="group" aria-labelledby={ids.label} className={classes.field}>
      <span id={ids.label} className={classes.label}>
        {texts.file} <span aria-hidden="true">*</span>
      </span>
      {file ? (
        <ChosenFile file={file} picture={picture} onRemove={remove} />
      ) : (
        <DropFile
          title={phone ? texts.photograph : texts.drop}
          megabytes={MEGABYTES}
          buttonRef={buttonRef}
          {...(error ? { errorId: ids.error } : {})}
          onChoose={choose}
        >
          {phone ? <CameraButton camera={camera} /> : null}
        </DropFile>
      )}
      {error ? (
        <p id={ids.error} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
      <CameraInput camera={camera} onTake={choose} />
    </div>
  );
}
