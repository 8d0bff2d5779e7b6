import { receiptFile } from '@driftig/contracts/receipts';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';

import { asDataAddress } from '../../api/client.ts';
import { handOnFocus } from '../../ui/hand-on-focus.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { ChosenFile } from './chosen-file.tsx';
import { DropFile } from './drop-file.tsx';
import classes from './receipts.module.css';
import { shrinkPicture } from './shrink-picture.ts';
import { texts } from './texts.ts';
import type { Upload, UploadForm } from './upload-form.ts';

const MEGABYTES = receiptFile.maxBytes / 1024 / 1024;

interface ReceiptFileFieldProps {
  control: Control<UploadForm, unknown, Upload>;
}

/** The receipt itself: dropped, chosen, or taken with the camera of a phone. */
export function ReceiptFileField({ control }: ReceiptFileFieldProps) {
  const { field, fieldState } = useController({ control, name: 'receipt' });
  const phone = usePhone();
  const place = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [picture, setPicture] = useState<string>();
  const ids = { label: useId(), fault: useId() };
  const told = fault ?? fieldState.error?.message;

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    if (!receiptFile.mediaTypes.includes(file.type)) {
      setFault(texts.wrongKind);
      return;
    }
    const ready = await shrinkPicture(file);
    const tooLarge = ready.size > receiptFile.maxBytes;
    setFault(tooLarge ? texts.tooLarge(MEGABYTES) : undefined);
    if (tooLarge) return;
    setPicture(ready.type.startsWith('image/') ? await asDataAddress(ready) : undefined);
    field.onChange(ready);
    handOnFocus(() => place.current);
  };

  return (
    <div ref={place} role="group" aria-labelledby={ids.label} className={classes.field}>
      <span id={ids.label} className={classes.label}>
        {texts.file} <span aria-hidden="true">*</span>
      </span>
      {field.value ? (
        <ChosenFile
          file={field.value}
          picture={picture}
          onRemove={() => {
            field.onChange(null);
            handOnFocus(() => place.current);
          }}
        />
      ) : (
        <DropFile
          title={phone ? texts.photograph : texts.drop}
          megabytes={MEGABYTES}
          buttonRef={field.ref}
          {...(told ? { faultId: ids.fault } : {})}
          onChoose={(file) => void choose(file)}
          onRefuse={() => setFault(texts.wrongKind)}
        >
          {phone ? (
            <Button
              leftSection={<IconCamera size={18} stroke={1.6} />}
              onClick={() => camera.current?.click()}
            >
              {texts.takePicture}
            </Button>
          ) : null}
        </DropFile>
      )}
      {told ? (
        <p id={ids.fault} className={classes.fault} role="alert">
          {told}
        </p>
      ) : null}
      <input
        ref={camera}
        type="file"
        accept="image/jpeg"
        capture="environment"
        hidden
        aria-label={texts.takePicture}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same picture may be chosen again after a fault.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
