// Default export: loaded when it is opened.
import { formatDate } from '@driftig/domain/format';
import { Alert, Button } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';

import { downloadFile } from '../../../ui/files/download-file.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './exchange.module.css';
import { proofTexts as texts } from './proof-texts.ts';
import { useProof } from './use-proof.ts';

/** Counts the chain of all entries anew and shows its last hash (product B63). */
export default function ProofDialog({ onClose }: { onClose: () => void }) {
  const { proof, start, stop } = useProof();
  const isRunning = proof.state === 'running';
  const isWhole = proof.state === 'done' && proof.faults.length === 0;
  return (
    <Dialog opened onClose={onClose} title={texts.title} size={620}>
      <p className={classes.text}>{texts.intro}</p>
      <div className={classes.foot}>
        <p className={classes.text} role="status">
          {isRunning ? texts.progress(proof.checked) : null}
          {isWhole && proof.checked > 0 ? texts.whole(proof.checked) : null}
          {isWhole && proof.checked === 0 ? texts.empty : null}
        </p>
        <div className={classes.buttons}>
          {isRunning ? <Button onClick={stop}>{texts.stop}</Button> : null}
          <Button variant="filled" loading={isRunning} onClick={() => void start()}>
            {texts.run}
          </Button>
        </div>
      </div>
      {proof.faults.length === 0 ? null : (
        <Alert
          color="red"
          role="alert"
          className={classes.faults ?? ''}
          title={texts.faults(proof.checked, proof.faults.length)}
        >
          <ul>
            {proof.faults.map(({ number, fault }) => (
              <li key={`${number}.${fault}`}>{texts.faultOf(number, texts.fault[fault])}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isWhole && proof.checked > 0 ? <LastHash {...proof} /> : null}
    </Dialog>
  );
}

function LastHash({ last, hash }: { last: number; hash: string }) {
  const today = useToday();
  const statement = texts.statement(last, hash, formatDate(today));
  const mail = new URLSearchParams({ subject: texts.subject, body: statement });
  return (
    <section className={classes.kind}>
      <h3 className={classes.heading}>{texts.lastTitle}</h3>
      <p className={classes.text}>{texts.lastText}</p>
      <p className={classes.hash}>
        <span>{texts.last(last)}</span>
        <code>{hash}</code>
      </p>
      <div className={classes.buttons}>
        <Button
          component="a"
          leftSection={<IconMail size={18} />}
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
        >
          {texts.mail}
        </Button>
        <Button
          leftSection={<IconDownload size={18} />}
          onClick={() =>
            downloadFile(texts.fileName(today), `\uFEFF${statement}`, 'text/plain;charset=utf-8')
          }
        >
          {texts.save}
        </Button>
      </div>
    </section>
  );
}
