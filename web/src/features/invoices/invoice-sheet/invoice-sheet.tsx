import { pageLabel } from '@driftig/documents/invoice-document';
import type { InvoiceDocument } from '@driftig/documents/invoice-document.types';

import classes from './invoice-sheet.module.css';
import { markHolders } from './mark-holders.ts';
import { SheetHead } from './sheet-head.tsx';
import type { SheetHoles } from './sheet-holes.ts';
import { SheetLines } from './sheet-lines.tsx';
import { SheetPayment } from './sheet-payment.tsx';
import { SheetSettlement } from './sheet-settlement.tsx';
import type { SheetWhy } from './sheet-why.ts';

interface InvoiceSheetProps {
  document: InvoiceDocument;
  holes?: SheetHoles;
  /** How its sums came about; without it they are plain text, as on paper. */
  why?: SheetWhy | undefined;
}

/**
 * The invoice as a white sheet in both colour schemes, with the same content and layout as the PDF.
 * Printing the page prints only this sheet.
 */
export function InvoiceSheet({ document, holes, why }: InvoiceSheetProps) {
  return (
    <div ref={markHolders} className={classes.frame} data-example={holes ? true : undefined}>
      <article className={classes.sheet} aria-label={document.title}>
        {/* thead and tfoot are repeated on each printed page and make its top and bottom margin. */}
        <table className={classes.paper} role="presentation">
          <thead className={classes.margin} aria-hidden="true">
            <tr>
              <td>&nbsp;</td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <Content document={document} holes={holes ?? {}} why={why} />
              </td>
            </tr>
          </tbody>
          <tfoot className={classes.margin} aria-hidden="true">
            <tr>
              <td>&nbsp;</td>
            </tr>
          </tfoot>
        </table>
        <footer className={classes.foot}>
          <span>{document.footer}</span>
          <span className={classes.page}>{pageLabel(1, 1)}</span>
        </footer>
      </article>
    </div>
  );
}

type ContentProps = InvoiceSheetProps & { holes: SheetHoles };

function Content({ document, holes, why }: ContentProps) {
  return (
    <>
      <SheetHead document={document} holes={holes} />
      {holes.lines ?? <SheetLines document={document} />}
      <div className={classes.end}>
        <SheetSettlement document={document} why={why} />
        {holes.payment ?? (document.payment ? <SheetPayment payment={document.payment} /> : null)}
        {document.notices.map((notice) => (
          <p key={notice} className={classes.notice}>
            {notice}
          </p>
        ))}
      </div>
    </>
  );
}
