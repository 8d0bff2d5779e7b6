import { Button, Loader } from '@mantine/core';
import { IconCheck, IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';

import { IconButton } from '../../ui/controls/icon-button.tsx';
import { CONVERTED_TYPES, PICTURE_TYPES } from '../../ui/pictures/prepare-picture.ts';
import { UploadProgress } from '../../ui/pictures/upload-progress.tsx';
import classes from './uploads.module.css';
import { texts } from './texts.ts';
import type { Upload } from './use-uploads.ts';

/** Product V12: only images can be picked. */
const ACCEPT = [...PICTURE_TYPES, ...Object.entries(CONVERTED_TYPES).flat(2)].join(',');

interface PictureFilesProps {
  /** One must be chosen. */
  required?: boolean;
  uploads: readonly Upload[];
  /** The names of the files of the last choice that are no pictures. */
  refused: readonly string[];
  busy: boolean;
  /** None is chosen, and one has tried to send. */
  isMissing?: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The chosen pictures with what became of each; a phone offers its camera besides. */
export function PictureFiles(props: PictureFilesProps) {
  const { uploads, refused, busy, required = false, isMissing = false, onAdd, ...actions } = props;
  const picker = useRef<HTMLInputElement>(null);
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={classes.files}>
      <span id={label} className={classes.label}>
        {texts.files} {required ? <span aria-hidden="true">*</span> : null}
      </span>
      {uploads.length > 0 ? (
        <ul className={classes.chosen}>
          {uploads.map((upload) => (
            <ChosenPicture key={upload.id} upload={upload} busy={busy} {...actions} />
          ))}
        </ul>
      ) : null}
      <div>
        <Button
          leftSection={<IconPhotoPlus size={18} stroke={1.6} />}
          disabled={busy}
          onClick={() => picker.current?.click()}
          data-autofocus={required || undefined}
        >
          {uploads.length === 0 ? texts.choose : texts.chooseMore}
        </Button>
      </div>
      {refused.length > 0 ? (
        <p className={`${classes.facts} ${classes.error}`} role="alert">
          {texts.noPictures(refused)}
        </p>
      ) : null}
      {isMissing ? <p className={`${classes.facts} ${classes.error}`}>{texts.noFile}</p> : null}
      <p className={classes.facts}>{texts.kinds}</p>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // Without this the browser fires no change event when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface ChosenPictureProps extends Pick<PictureFilesProps, 'busy' | 'onRemove' | 'onRetry'> {
  upload: Upload;
}

function ChosenPicture({ upload, busy, onRemove, onRetry }: ChosenPictureProps) {
  const { id, file, step, error, percent = 0 } = upload;
  const src = usePreview(file);
  return (
    <li className={classes.chosenOne}>
      {src === undefined ? (
        <span className={classes.preview} />
      ) : (
        <img src={src} alt="" className={classes.preview} />
      )}
      <div className={classes.chosenText}>
        <span className={classes.fileName}>{file.name}</span>
        <span role="status" className={step === 'failed' ? classes.error : classes.facts}>
          {step === 'failed' ? error : texts[step]}
        </span>
        {step === 'sending' ? (
          <UploadProgress label={texts.sendingOf(file.name)} percent={percent} />
        ) : null}
      </div>
      {step === 'preparing' ? <Loader size={18} aria-hidden="true" /> : null}
      {step === 'done' ? <IconCheck size={18} stroke={1.6} aria-hidden="true" /> : null}
      {step === 'failed' ? (
        <IconButton
          icon={IconRefresh}
          label={texts.retryOf(file.name)}
          disabled={busy}
          onClick={() => onRetry(id)}
        />
      ) : null}
      {(step === 'waiting' || step === 'failed') && !busy ? (
        <IconButton icon={IconX} label={texts.remove(file.name)} onClick={() => onRemove(id)} />
      ) : null}
    </li>
  );
}

/** The address of the chosen file's own picture; undefined for HEIC, which few browsers show. */
function usePreview(file: File): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!PICTURE_TYPES.includes(file.type)) return undefined;
    const address = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be revoked with the effect
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
