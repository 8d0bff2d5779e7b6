import type { RecordType } from '@driftig/contracts/records/record-type';
import { Alert, Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';

import { downloadCsv, toCsv } from '../../../ui/csv/write-csv.ts';
import { formFields } from '../form/record-form.ts';
import classes from './import.module.css';
import { texts } from './texts.ts';
import type { ImportFlow } from './use-import.ts';
import type { RecordScreen } from '../views/record-view.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 10 * MEGABYTE;
// With Excel installed Windows gives CSV files Excel's media type, so the extension is accepted too.
const ACCEPTED = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.ms-excel': ['.csv'],
};

/** Hidden from screen readers, which would announce it in English: the button opens it. */
const inputProps = { 'aria-hidden': true, 'aria-label': texts.chooseFile } as const;

interface ChooseFileProps {
  screen: RecordScreen;
  flow: ImportFlow;
  /** Why the last file could not be used. */
  problem: string | undefined;
}

export function ChooseFile({ screen, flow, problem }: ChooseFileProps) {
  const type: RecordType = screen.type;
  const labels = formFields(type).map(([, { label }]) => label);
  const open = useRef<() => void>(null);
  const drop = ([file]: readonly File[]) => file && flow.choose(file);
  return (
    <>
      {problem ? (
        <Alert color="red" role="alert" className={classes.alert ?? ''}>
          {problem}
        </Alert>
      ) : null}
      <Dropzone
        openRef={open}
        activateOnKeyboard={false}
        enablePointerEvents
        accept={ACCEPTED}
        multiple={false}
        inputProps={inputProps}
        maxSize={MOST_BYTES}
        onDrop={drop}
        onReject={([rejected]) => flow.refuse(refusalOf(rejected?.file))}
        className={classes.drop ?? ''}
      >
        <div className={classes.dropInner}>
          <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden="true" />
          <strong>
            <Dropzone.Idle>{texts.drop}</Dropzone.Idle>
            <Dropzone.Reject>{texts.drop}</Dropzone.Reject>
            <Dropzone.Accept>{texts.dropHere}</Dropzone.Accept>
          </strong>
          <span>{texts.format}</span>
          {/* The whole area reacts to the mouse; keyboard and screen readers use the button. */}
          <Button
            variant="filled"
            data-autofocus
            onClick={(event) => {
              event.stopPropagation();
              open.current?.();
            }}
          >
            {texts.chooseFile}
          </Button>
        </div>
      </Dropzone>
      <p className={classes.help}>{texts.headers(labels)}</p>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconDownload size={18} stroke={1.6} />}
        onClick={() => downloadCsv(type.plural, emptyFile(labels))}
      >
        {texts.template}
      </Button>
    </>
  );
}

const refusalOf = (file: File | undefined) =>
  file && file.size > MOST_BYTES ? texts.tooLarge(MOST_BYTES / MEGABYTE) : texts.wrongKind;

/** An empty CSV file with the headings of all importable fields. */
function emptyFile(labels: readonly string[]): string {
  const columns = labels.map((header) => ({
    id: header,
    header,
    cell: () => null,
    csv: () => null,
  }));
  return toCsv(columns, []);
}
