import type { RecordAnswer } from '@driftig/contracts/records/record-type';
import { Anchor, Button } from '@mantine/core';
import {
  IconExternalLink,
  IconFileAlert,
  IconFileOff,
  IconFileSearch,
  IconFileTypePdf,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../api/errors.ts';
import { textOf } from '@driftig/domain/lists/row-values';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { openPdfOnPhone } from '../../ui/files/open-pdf-on-phone.ts';
import { showsPdfInPage } from '../../ui/files/pdf-viewer.ts';
import { fileAddress, fileQuery, heldBack, isPdf, loadFile } from './queries.ts';
import classes from './receipts.module.css';
import { texts } from './texts.ts';

interface ReceiptFileProps {
  receipt: RecordAnswer;
}

/** The picture of a receipt, or its PDF in an iframe. */
export function ReceiptFile({ receipt }: ReceiptFileProps) {
  const query = useQuery(fileQuery(receipt));
  const held = query.data === undefined ? heldBack(query.error) : undefined;
  if (held) return <HeldBack {...held} />;
  return (
    <div className={classes.file}>
      <div className={classes.frame}>
        <QueryResult query={query} title={texts.fileFailed} errorId={errorIdOf(query.error)}>
          {(address) =>
            address === null ? (
              <EmptyState icon={IconFileOff} title={texts.noFileKept} />
            ) : (
              <FileView receipt={receipt} address={address} />
            )
          }
        </QueryResult>
      </div>
      {query.data && canShowInline(receipt) ? (
        <Anchor
          href={fileAddress(receipt.id)}
          target="_blank"
          rel="noopener"
          className={classes.alone ?? ''}
        >
          <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
          {texts.openAlone}
        </Anchor>
      ) : null}
    </div>
  );
}

/** A PDF that is scanned for malware, or in which some was found. */
function HeldBack({ waits, text }: { waits: boolean; text: string }) {
  return (
    <div className={classes.file}>
      <div className={classes.frame} role="status">
        <EmptyState
          icon={waits ? IconFileSearch : IconFileAlert}
          title={waits ? texts.fileWaits : texts.fileRefused}
          text={waits ? texts.fileWaitsText : text}
        />
      </div>
    </div>
  );
}

const canShowInline = (receipt: RecordAnswer) => !isPdf(receipt) || showsPdfInPage();

function FileView({ receipt, address }: ReceiptFileProps & { address: string }) {
  const from = textOf(receipt, 'businessName');
  if (!isPdf(receipt))
    return <img src={address} alt={texts.picture(from)} className={classes.picture} />;
  if (!canShowInline(receipt))
    return (
      <EmptyState
        icon={IconFileTypePdf}
        title={texts.noViewer}
        action={
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            onClick={openPdfOnPhone(() => loadFile(receipt.id))}
          >
            {texts.openPdf}
          </Button>
        }
      />
    );
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium does not show a PDF in a sandboxed iframe
  return <iframe src={address} title={texts.pdf(from)} className={classes.pdf} />;
}
