import { useId, useRef } from 'react';
import type { Control } from 'react-hook-form';

import { usePhone } from '../../ui/layout/use-phone.ts';
import { CameraButton, CameraInput } from './camera.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropFile } from './drop-file.tsx';
import classes from './receipts.module.css';
import { texts } from './texts.ts';
import type { Upload, UploadForm } from './upload-form.ts';
import { MEGABYTES, useReceiptFile } from './use-receipt-file.ts';

interface ReceiptFileFieldProps {
  control: Control<UploadForm, unknown, Upload>;
}

/** The receipt itself: dropped, chosen, or taken with the camera of a phone. */
export function ReceiptFileField({ control }: ReceiptFileFieldProps) {
  const { place, file, picture, fault, buttonRef, choose, refuse, remove } =
    useReceiptFile(control);
  const phone = usePhone();
  const camera = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), fault: useId() };
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
          {...(fault ? { faultId: ids.fault } : {})}
          onChoose={choose}
          onRefuse={refuse}
        >
          {phone ? <CameraButton camera={camera} /> : null}
        </DropFile>
      )}
      {fault ? (
        <p id={ids.fault} className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
      <CameraInput camera={camera} onTake={choose} />
    </div>
  );
}
