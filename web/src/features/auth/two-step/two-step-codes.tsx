// Default export: loaded lazily, only when there are codes to show.
import { Button } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';

import { useUser } from '../../../api/session/session.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { twoStepTexts as texts } from '../profile/profile-texts.ts';
import classes from './two-step.module.css';

interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

function saveAsFile(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = texts.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The codes are shown only once, so the dialog closes only with its button. */
export default function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { email } = useUser();
  const [status, setStatus] = useState('');
  const asText = [texts.fileHead(email), '', ...codes, ''].join('\r\n');
  const copy = () =>
    navigator.clipboard.writeText(asText).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.copyFailed),
    );
  const footer = (
    <Button variant="filled" onClick={onClose}>
      {texts.saved}
    </Button>
  );
  return (
    <Dialog opened title={texts.codesTitle} size={480} footer={footer}>
      <div className={classes.sheet}>
        <p className={classes.help}>{texts.codesHelp}</p>
        <ul className={classes.codes} aria-label={texts.codesList}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={classes.ways}>
        <Button leftSection={<IconCopy size={18} stroke={1.6} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => saveAsFile(asText)}
        >
          {texts.download}
        </Button>
        <Button leftSection={<IconPrinter size={18} stroke={1.6} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <p className={classes.status} role="status">
        {status}
      </p>
    </Dialog>
  );
}
