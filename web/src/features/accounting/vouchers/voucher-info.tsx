import { accountingReceiptRoutes } from '@driftig/contracts/accounting/receipts';
import { bilagTypes } from '@driftig/contracts/accounting/bilag-type';
import { noTripLabel } from '@driftig/contracts/accounting/trip-choice';
import { receiptStatuses } from '@driftig/contracts/records/types/receipts';
import { formatDate } from '@driftig/domain/format';
import { Anchor } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fetchFile, fetchPicture } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { openPdfOnPhone } from '../../../ui/files/open-pdf-on-phone.ts';
import { showsPdfInPage } from '../../../ui/files/pdf-viewer.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FactList } from '../lists/book-row.tsx';
import classes from '../lists/lists.module.css';
import { heldBackText, type Voucher } from '../queries.ts';
import { texts } from './texts.ts';

const { showVoucher } = accountingReceiptRoutes;

/** The address that shows the file; null without one. A PDF has the address of its route. */
function fileQuery({ id, fileType, path }: Voucher) {
  const input = { params: { id } };
  return queryOptions<string | null>({
    queryKey: [...routeKey(showVoucher), id],
    queryFn: async ({ signal }) => {
      if (fileType !== 'application/pdf') return fetchPicture(showVoucher, input, { signal });
      return (await fetchFile(showVoucher, input, { signal })) && path;
    },
  });
}

/** A voucher with its facts and its file (product B26). */
export function VoucherInfo({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { businessName, description, price, vat, date, type, status } = voucher;
  return (
    <Dialog opened onClose={onClose} title={businessName} size={720}>
      <FactList
        facts={[
          [texts.status, <RecordStatusChip key="status" status={receiptStatuses[status]} />],
          [texts.voucherNumber, voucher.voucher > 0 ? texts.bookedAs(voucher.voucher) : ''],
          [texts.amount, <Amount key="amount" ore={price} />],
          [texts.vat, <Amount key="vat" ore={vat} />],
          [texts.date, formatDate(date)],
          [texts.type, bilagTypes[type].label],
          [texts.trip, voucher.tripTitle === '' ? noTripLabel : voucher.tripTitle],
          [texts.employee, voucher.employeeName],
          [texts.description, description],
        ]}
      />
      {voucher.noFile ? <p>{texts.noFile}</p> : <VoucherFile voucher={voucher} />}
    </Dialog>
  );
}

function VoucherFile({ voucher }: { voucher: Voucher }) {
  const query = useQuery(fileQuery(voucher));
  const held = query.data === undefined ? heldBackText(query.error) : undefined;
  if (held !== undefined) return <p role="status">{held}</p>;
  return (
    <QueryResult query={query} title={texts.fileFailed} errorId={errorIdOf(query.error)}>
      {(address) =>
        address === null ? <p>{texts.noFile}</p> : <FileView voucher={voucher} address={address} />
      }
    </QueryResult>
  );
}

/** Phones show no PDF inside a page: they get the link alone. */
function FileView({ voucher, address }: { voucher: Voucher; address: string }) {
  const { id, businessName, fileType, path } = voucher;
  const load = () => fetchFile(showVoucher, { params: { id } });
  const isPdf = fileType === 'application/pdf';
  return (
    <>
      {isPdf ? null : (
        <img src={address} alt={texts.picture(businessName)} className={classes.picture} />
      )}
      {isPdf && showsPdfInPage() ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium does not show a PDF in a sandboxed iframe
        <iframe src={address} title={texts.pdf(businessName)} className={classes.pdf} />
      ) : null}
      <p>
        <Anchor
          href={path}
          target="_blank"
          rel="noopener"
          {...(isPdf && { onClick: openPdfOnPhone(load) })}
        >
          {texts.openFile}
        </Anchor>
      </p>
    </>
  );
}
