import { useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { MEGABYTES } from '../prepare-receipt-file.ts';
import { texts } from '../texts.ts';
import { CameraButton, CameraInput } from './camera.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropFile } from './drop-file.tsx';
import classes from './field.module.css';
import { useReceiptFile, type ReceiptFileProps } from './use-receipt-file.ts';

const CropDialog = lazyWhenIdle(() => import('../crop/crop-dialog.tsx'));

interface FieldProps<V extends FieldValues, O> extends ReceiptFileProps<V, O> {
  isRequired?: boolean;
  /** Shown below the file: whether it is being read. */
  status?: string | undefined;
}

/** The file of a receipt: dropped, chosen, or taken with the camera on a phone. */
export function ReceiptFileField<V extends FieldValues, O>(props: FieldProps<V, O>) {
  const { isRequired = true, status } = props;
  const state = useReceiptFile(props);
  const { place, file, picture, cropped, error, choose } = state;
  const phone = usePhone();
  const camera = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), error: useId() };
  return (
    <div ref={place} role="group" aria-labelledby={ids.label} className={classes.field}>
      <span id={ids.label} className={classes.label}>
        {texts.file} {isRequired ? <span aria-hidden="true">*</span> : null}
      </span>
      {file ? (
        <ChosenFile file={file} picture={picture} onCrop={state.crop} onRemove={state.remove} />
      ) : (
        <DropFile
          title={phone ? texts.photograph : texts.drop}
          megabytes={MEGABYTES}
          buttonRef={state.buttonRef}
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
      <p className={classes.reading} role="status">
        {state.isPreparing ? texts.preparing : status}
      </p>
      <CameraInput camera={camera} onTake={state.takePhoto} />
      {cropped ? <CropDialog picture={cropped} onDone={state.useFile} /> : null}
    </div>
  );
}
