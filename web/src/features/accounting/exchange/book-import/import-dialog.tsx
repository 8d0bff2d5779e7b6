// Default export: loaded when it is opened.
import { importRoutes } from '@driftig/contracts/exchange/imports';
import { Alert, Button, FileButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../../api/queries/route-query.ts';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import classes from '../exchange.module.css';
import { BookPreview } from './book-preview.tsx';
import { Texts } from './import-texts.tsx';
import { PreviewButtons } from './preview-buttons.tsx';
import { texts } from './texts.ts';
import { useBookImport } from './use-book-import.ts';

const importsQuery = routeQuery(importRoutes.listBookImports, {});

/** The books of another system (product B73): a file is chosen, shown and posted. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const flow = useBookImport(useToday(), onClose);
  const { step } = flow;
  return (
    <Dialog
      opened
      onClose={onClose}
      busy={step.as === 'taking'}
      title={texts.title}
      size={680}
      footer={
        step.as === 'preview' ? (
          <PreviewButtons
            {...step}
            onTake={() => void flow.take(step.preview, step.withOpenings)}
            onAgain={flow.again}
          />
        ) : null
      }
    >
      {step.as === 'choose' ? (
        <ChooseFile {...step} onFile={(file) => void flow.choose(file)} />
      ) : step.as === 'preview' ? (
        <BookPreview
          {...step}
          onChoose={(id, own) => flow.chooseAccount(step.preview, id, own)}
          onOpenings={(withOpenings) => flow.setStep({ ...step, withOpenings })}
        />
      ) : (
        <>
          <p role="status">{step.as === 'taking' ? step.progress : texts.reading}</p>
          <SkeletonRows rows={4} />
        </>
      )}
    </Dialog>
  );
}

interface ChooseFileProps {
  problem?: string;
  faults?: readonly string[];
  onFile: (file: File) => void;
}

const noFaults: readonly string[] = [];

function ChooseFile({ problem, faults = noFaults, onFile }: ChooseFileProps) {
  return (
    <>
      {problem === undefined ? null : (
        <Alert color="red" role="alert" title={problem} className={classes.note ?? ''}>
          {faults.length === 0 ? null : <Texts texts={faults} />}
        </Alert>
      )}
      <p className={classes.text}>{texts.intro}</p>
      <p className={classes.text}>{texts.basis}</p>
      <FileButton
        accept=".xml,text/xml,application/xml"
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
      <Before />
    </>
  );
}

/** The files that were taken, or are not finished. */
function Before() {
  const imports = useQuery(importsQuery).data ?? [];
  if (imports.length === 0) return null;
  return (
    <section className={classes.before}>
      <h3 className={classes.heading}>{texts.before}</h3>
      <dl className={classes.facts}>
        {imports.map(({ id, name, from, to, entries, taken, known, isDone }) => (
          <div key={id}>
            <dt>
              {name}
              <span>{texts.periodOf(from, to)}</span>
            </dt>
            <dd>{isDone ? texts.finished(entries, known) : texts.unfinished(taken, entries)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
