// Default export: loaded lazily by InvoiceCreate.
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';

import { paths, SETTINGS_PARAM } from '../../../app/paths.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSetParam } from '../../../ui/url/use-set-param.ts';
import { useSavePdf } from '../invoice-view/use-save-pdf.ts';
import classes from './result-dialog.module.css';
import { texts } from './texts.ts';
import type { SaveResult } from './use-save-invoice.ts';

interface ResultDialogProps {
  result: SaveResult;
  onClose: () => void;
  onRetry: () => void;
}

/** The dialog with the result of saving (product D26). */
export default function ResultDialog({ result, onClose, onRetry }: ResultDialogProps) {
  if (result.kind === 'saved') return <Saved {...result} onClose={onClose} />;
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      {result.planFull ? (
        <SeePlans onOpen={onClose} />
      ) : (
        <Button variant="filled" data-autofocus onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={result.message} size={440} footer={footer} small>
      {result.text}
    </Dialog>
  );
}

/** Opens the plans in the settings dialog, over the form, which keeps its values. */
function SeePlans({ onOpen }: { onOpen: () => void }) {
  const openPlans = useSetParam(SETTINGS_PARAM, 'plan');
  const open = () => {
    onOpen();
    openPlans();
  };
  return (
    <Button variant="filled" data-autofocus onClick={open}>
      {texts.seePlans}
    </Button>
  );
}

interface SavedProps {
  message: string;
  number: number;
  onClose: () => void;
}

function Saved({ message, number, onClose }: SavedProps) {
  const navigate = useNavigate();
  const { savePdf, busy } = useSavePdf();
  const footer = (
    <div className={classes.actions}>
      <Button onClick={onClose}>{texts.another}</Button>
      <Button loading={busy} onClick={() => void savePdf(number)}>
        {texts.savePdf}
      </Button>
      <Button variant="filled" data-autofocus onClick={() => void navigate(paths.invoice(number))}>
        {texts.showSaved}
      </Button>
    </div>
  );
  const [heading, more] = splitHeading(message);
  const title = (
    <span className={classes.title}>
      <IconCircleCheck size={22} stroke={1.6} className={classes.done} aria-hidden="true" />
      {heading}
    </span>
  );
  return (
    <Dialog opened onClose={onClose} title={title} size={480} footer={footer} small>
      {more || texts.savedAs(number)}
    </Dialog>
  );
}

/** Splits the server's message: the first sentence is the title, the rest is the text. */
function splitHeading(message: string): [string, string] {
  const end = message.indexOf('! ') + 1;
  return end === 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 1)];
}
