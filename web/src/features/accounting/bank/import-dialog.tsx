import { Alert, Button, FileButton } from '@mantine/core';

import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { accountLabel } from '../queries.ts';
import classes from './bank.module.css';
import { ColumnChoice } from './column-choice.tsx';
import { Preview, PreviewButtons } from './preview.tsx';
import type { BankAccount } from './queries.ts';
import { texts } from './texts.ts';
import { useImport } from './use-import.ts';

const accepted = '.csv,.txt,.xml,text/csv,text/plain,text/xml,application/xml';

interface ImportDialogProps {
  account: BankAccount;
  onClose: () => void;
}

/** Takes a statement: a file is chosen, shown, and taken. */
export function ImportDialog({ account, onClose }: ImportDialogProps) {
  const flow = useImport(account, onClose);
  const { step } = flow;
  const isTaking = step.as === 'taking';
  return (
    <Dialog
      opened
      onClose={onClose}
      busy={isTaking}
      title={texts.importTitle(accountLabel(account))}
      size={720}
      footer={
        step.as === 'preview' || step.as === 'taking' ? (
          <PreviewButtons
            {...step}
            isTaking={isTaking}
            onTake={() => void flow.take(step.read, step.known)}
            onAgain={flow.again}
          />
        ) : null
      }
    >
      {step.as === 'choose' ? (
        <ChooseFile problem={step.problem} onFile={(file) => void flow.choose(file)} />
      ) : step.as === 'reading' ? (
        <>
          <p role="status">{texts.reading}</p>
          <SkeletonRows rows={4} />
        </>
      ) : step.as === 'columns' ? (
        <ColumnChoice
          {...step.read}
          onChosen={(columns) => flow.chooseColumns(step.file, columns)}
        />
      ) : (
        <Preview read={step.read} known={step.known} />
      )}
    </Dialog>
  );
}

interface ChooseFileProps {
  problem: string | undefined;
  onFile: (file: File) => void;
}

function ChooseFile({ problem, onFile }: ChooseFileProps) {
  return (
    <>
      {problem === undefined ? null : (
        <Alert color="red" role="alert" className={classes.alert ?? ''}>
          {problem}
        </Alert>
      )}
      <p className={classes.text}>{texts.importText}</p>
      <div className={classes.buttons}>
        <FileButton
          accept={accepted}
          inputProps={{ 'aria-label': texts.chooseFile }}
          onChange={(file) => {
            if (file !== null) onFile(file);
          }}
        >
          {(props) => (
            <Button variant="filled" data-autofocus {...props}>
              {texts.chooseFile}
            </Button>
          )}
        </FileButton>
      </div>
    </>
  );
}
