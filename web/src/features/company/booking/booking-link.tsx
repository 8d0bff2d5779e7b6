import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';

import { bookingPath } from '../../../paths.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.tsx';
import classes from './booking-section.module.css';
import { bookingTexts as texts } from './booking-texts.ts';

/** The address of the open form, to copy and to look at. */
export function BookingLink({ slug }: { slug: string }) {
  if (slug === '') return <p className={classes.closed}>{texts.closed}</p>;
  const link = new URL(bookingPath(slug), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toastSuccess(texts.copied);
    } catch {
      toastFailure(texts.notCopied);
    }
  };
  return (
    <div className={classes.link}>
      <TextInput
        className={classes.address ?? ''}
        label={texts.link}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button leftSection={<IconCopy size={18} stroke={1.6} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} stroke={1.6} />}
        >
          {texts.show}
        </Button>
      </div>
    </div>
  );
}
