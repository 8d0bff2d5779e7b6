import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { openPdfOnPhone } from '../../../ui/files/open-pdf-on-phone.ts';
import { showsPdfInPage } from '../../../ui/files/pdf-viewer.ts';
import { draftFileQuery, heldBackText, loadDraftFile, type Draft } from '../queries.ts';
import classes from './drafts.module.css';
import { texts } from './texts.ts';

/** The file of a draft: a picture, or a PDF in its frame (product B27). */
export function DraftFile({ draft }: { draft: Draft }) {
  return (
    <section className={classes.file} aria-label={texts.file}>
      <h3>{texts.file}</h3>
      {draft.attachment === '' ? <p>{texts.noFile}</p> : <StoredFile draft={draft} />}
    </section>
  );
}

function StoredFile({ draft }: { draft: Draft }) {
  const query = useQuery(draftFileQuery(draft));
  const held = query.data === undefined ? heldBackText(query.error) : undefined;
  if (held !== undefined) return <p role="status">{held}</p>;
  return (
    <QueryResult query={query} title={texts.fileFailed} errorId={errorIdOf(query.error)}>
      {(address) =>
        address === null ? <p>{texts.noFile}</p> : <FileView draft={draft} address={address} />
      }
    </QueryResult>
  );
}

/** Phones show no PDF inside a page: they get the link alone. */
function FileView({ draft, address }: { draft: Draft; address: string }) {
  const { description, fileType } = draft;
  if (fileType !== 'application/pdf')
    return <img src={address} alt={texts.picture(description)} className={classes.picture} />;
  return (
    <>
      {showsPdfInPage() ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium does not show a PDF in a sandboxed iframe
        <iframe src={address} title={texts.pdf(description)} className={classes.pdf} />
      ) : null}
      <Anchor
        href={address}
        target="_blank"
        rel="noopener"
        onClick={openPdfOnPhone(() => loadDraftFile(draft.id))}
      >
        {texts.openFile}
      </Anchor>
    </>
  );
}
