// Default export: loaded lazily by InvoiceCreate.
import type { Need } from '@driftig/domain/invoices/issue-needs';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconEye, IconFileTypePdf, IconMail } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';

import { paths, sendInvoicePath, SETTINGS_PARAM } from '../../../../paths.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useSetParam } from '../../../../ui/url/use-set-param.ts';
import { useSavePdf } from '../../invoice-view/use-save-pdf.ts';
import { missingText } from '../values/needs.ts';
import classes from './result-dialog.module.css';
import { texts } from '../texts.ts';
import type { SaveResult } from './use-save-invoice.ts';

interface ResultDialogProps {
  result: SaveResult;
  onClose: () => void;
  onRetry: () => void;
  onFill: (field: string) => void;
}

/** The dialog with the result of saving (product D26). */
export default function ResultDialog({ result, onClose, onRetry, onFill }: ResultDialogProps) {
  if (result.kind === 'saved') return <Saved {...result} onClose={onClose} />;
  if (result.kind === 'incomplete')
    return <Incomplete {...result} onClose={onClose} onFill={onFill} />;
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

/** Opens a tab of the settings dialog, over the form, which keeps its values. */
function useOpenSettings(tab: string, onOpen: () => void): () => void {
  const openTab = useSetParam(SETTINGS_PARAM, tab);
  return () => {
    onOpen();
    openTab();
  };
}

function SeePlans({ onOpen }: { onOpen: () => void }) {
  const open = useOpenSettings('plan', onOpen);
  return (
    <Button variant="filled" data-autofocus onClick={open}>
      {texts.seePlans}
    </Button>
  );
}

interface SavedProps {
  message: string;
  number: number;
  /** The customer's e-mail; '' without one. */
  email: string;
  onClose: () => void;
}

/** The invoice is issued; what comes next is that the customer gets it. */
function Saved({ message, number, email, onClose }: SavedProps) {
  const navigate = useNavigate();
  const { makePdf, busy } = useSavePdf();
  const footer = (
    <div className={classes.actions}>
      <Button onClick={() => void navigate(paths.invoices)}>{texts.toInvoices}</Button>
      <Button onClick={onClose}>{texts.another}</Button>
      <Button
        variant="filled"
        data-autofocus
        className={classes.send ?? ''}
        leftSection={<IconMail size={18} stroke={1.6} />}
        onClick={() => void navigate(sendInvoicePath(number))}
      >
        {texts.sendTo(email)}
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
    <Dialog opened onClose={onClose} title={title} size={520} footer={footer} small>
      <p className={classes.text}>{more || texts.savedAs(number)}</p>
      <div className={classes.looks}>
        <Button
          variant="subtle"
          leftSection={<IconEye size={18} stroke={1.6} />}
          onClick={() => void navigate(paths.invoice(number))}
        >
          {texts.showSaved}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
          loading={busy === 'save'}
          onClick={() => void makePdf('save', number)}
        >
          {texts.savePdf}
        </Button>
      </div>
    </Dialog>
  );
}

/** Splits the server's message: the first sentence is the title, the rest is the text. */
function splitHeading(message: string): [string, string] {
  const end = message.indexOf('! ') + 1;
  return end === 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 1)];
}

interface IncompleteProps extends Pick<ResultDialogProps, 'onClose' | 'onFill'> {
  needs: readonly Need[];
  field: string | undefined;
}

/** Says what is missing and why, and leads to where it is filled in; the form keeps its values. */
function Incomplete({ needs, field, onClose, onFill }: IncompleteProps) {
  const isOwn = needs.some((need) => need !== 'buyerAddress');
  const openSettings = useOpenSettings(needs[0] === 'account' ? 'bank' : 'company', onClose);
  const footer = (
    <div className={classes.actions}>
      <Button onClick={onClose}>{texts.close}</Button>
      {isOwn ? (
        <Button variant={field === undefined ? 'filled' : 'default'} onClick={openSettings}>
          {texts.fillInSettings}
        </Button>
      ) : null}
      {field === undefined ? null : (
        <Button variant="filled" data-autofocus onClick={() => onFill(field)}>
          {texts.fillOnInvoice}
        </Button>
      )}
    </div>
  );
  return (
    <Dialog opened onClose={onClose} title={missingText(needs)} size={480} footer={footer} small>
      <ul className={classes.reasons}>
        {needs.map((need) => (
          <li key={need}>{texts.needReasons[need]}</li>
        ))}
      </ul>
      <p className={classes.text}>{texts.kept}</p>
    </Dialog>
  );
}
