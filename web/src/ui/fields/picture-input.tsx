/**
 * PictureInput { label, help, picture, round?, maxBytes, onChoose, onRemove } — shows a picture
 * with buttons to replace and to remove it; a chosen picture is made smaller and saved immediately. File type and
 * size are checked here, everything else by the server. When `onChoose` rejects, the error text is
 * shown under the buttons and the old picture stays; without a connection the same is tried again.
 */
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';

import { useFailure } from '../feedback/error-text.ts';
import { SaveFailure } from '../feedback/save-failure.tsx';
import { recoverFocus } from '../focus/recover-focus.ts';
import {
  CONVERTED_TYPES,
  NOT_CONVERTED,
  PICTURE_TYPES,
  preparePicture,
} from '../pictures/prepare-picture.ts';
import classes from './picture-input.module.css';

const OFFLINE = 'Der er ingen forbindelse. Billedet er ikke ændret.';

interface Failure {
  readonly text: string;
  /** Does the same again; undefined where that would not help. */
  readonly retry?: () => void;
}

interface PictureInputProps {
  label: string;
  help: string;
  /** URL or data URL; undefined when there is no picture. */
  picture: string | undefined;
  round?: boolean;
  maxBytes: number;
  onChoose: (file: File) => Promise<void>;
  onRemove: () => Promise<void>;
}

const ACCEPTED = [...PICTURE_TYPES, ...Object.entries(CONVERTED_TYPES).flat(2)].join(',');

function fileError(file: File, maxBytes: number): string | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'Brug en PNG-, JPEG-, WebP- eller HEIC-fil.';
  const most = Math.floor(maxBytes / 1024 / 1024);
  return file.size > maxBytes ? `Filen er for stor. Den må højst fylde ${most} MB.` : undefined;
}

export function PictureInput(props: PictureInputProps) {
  const { label, help, picture, round = false, maxBytes, onChoose, onRemove } = props;
  const failureOf = useFailure();
  const input = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  const [busy, setBusy] = useState<'choose' | 'remove'>();
  const [failure, setFailure] = useState<Failure>();
  const run = async (what: 'choose' | 'remove', work: () => Promise<void>) => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const { text, isOffline } = failureOf(error);
      setFailure(isOffline ? { text, retry: () => void run(what, work) } : { text });
    }
    setBusy(undefined);
    recoverFocus(() => buttons.current);
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    void run('choose', async () => {
      const ready = await preparePicture(file);
      if (ready === undefined) return setFailure({ text: NOT_CONVERTED });
      const invalid = fileError(ready, maxBytes);
      if (invalid === undefined) return onChoose(ready);
      setFailure({ text: invalid });
    });
  };
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <div className={classes.frame} data-round={round || undefined}>
        {picture ? (
          <img src={picture} alt="" className={classes.picture} />
        ) : (
          <IconPhoto size={22} stroke={1.6} aria-hidden="true" />
        )}
      </div>
      <div className={classes.text}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span className={classes.help}>{help}</span>
        <div ref={buttons} className={classes.buttons}>
          <Button loading={busy === 'choose'} onClick={() => input.current?.click()}>
            {picture ? 'Vælg et andet' : 'Vælg et billede'}
          </Button>
          {picture ? (
            <Button
              variant="subtle"
              loading={busy === 'remove'}
              onClick={() => void run('remove', onRemove)}
            >
              Fjern
            </Button>
          ) : null}
        </div>
        {failure ? <PictureFailure {...failure} /> : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // Without this the browser fires no change event when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function PictureFailure({ text, retry }: Failure) {
  if (retry === undefined)
    return (
      <p className={classes.error} role="alert">
        {text}
      </p>
    );
  const again = <Button onClick={retry}>Prøv igen</Button>;
  return (
    <div className={classes.failure}>
      <SaveFailure text={text} isOffline offlineText={OFFLINE} action={again} />
    </div>
  );
}
