import type { AnswerOf } from '@driftig/contracts/core/route';
import { vatRoutes } from '@driftig/contracts/ledger/vat';
import { formatDate, formatKroner } from '@driftig/domain/format';
import { Anchor, Button } from '@mantine/core';

import { errorIdOf } from '../../../../api/errors.ts';
import { usePages } from '../../../../api/queries/pages.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import classes from '../ledger.module.css';
import { PhoneFigures } from '../phone-figures.tsx';
import type { Period, Place, VatCodeName } from '../place.ts';
import { periodText } from './build-reports.ts';
import { texts } from './texts.ts';

type VatLine = AnswerOf<typeof vatRoutes.listVatLines>[number];

interface VatLinesDialogProps {
  code: VatCodeName;
  period: Period;
  onOpen: (place: Place) => void;
  onClose: () => void;
}

/** The entries behind a VAT code of a period, newest date first (product B55). */
export function VatLinesDialog({ code, period, onOpen, onClose }: VatLinesDialogProps) {
  const input = { params: { code }, query: period };
  const lines = usePages(vatRoutes.listVatLines, input);
  const { rows, error } = lines;
  return (
    <Dialog opened onClose={onClose} title={texts.vatCodeTitle(code)} size={880}>
      <p className={classes.lead}>{`${texts.vatCodeText} ${periodText(period)}.`}</p>
      {rows !== undefined ? (
        <VatLines rows={rows} onOpen={onOpen} />
      ) : error ? (
        <ErrorState
          title={texts.linesFailed}
          text=""
          errorId={errorIdOf(error)}
          onRetry={() => void lines.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
      {lines.hasMore ? (
        <div className={classes.more}>
          <Button size="xs" loading={lines.loadingMore} onClick={lines.loadMore}>
            {texts.more}
          </Button>
          {lines.moreFailed ? <span role="alert">{texts.moreFailed}</span> : null}
        </div>
      ) : null}
    </Dialog>
  );
}

interface VatLinesProps {
  rows: readonly VatLine[];
  onOpen: (place: Place) => void;
}

function VatLines({ rows, onOpen }: VatLinesProps) {
  if (rows.length === 0) return <p role="status">{texts.linesEmpty}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" data-text>
            {texts.voucher}
          </th>
          <th scope="col" data-text>
            {texts.text}
          </th>
          <th scope="col">{texts.base}</th>
          <th scope="col" data-desk>
            {texts.output}
          </th>
          <th scope="col" data-desk>
            {texts.input}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.number} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  row: VatLine;
  onOpen: (place: Place) => void;
}

/** Sales and owed VAT are credits of the ledger and are shown above 0. */
function Line({ row: { number, date, text, base, output, input }, onOpen }: LineProps) {
  const [owed, deducted] = [formatKroner(0 - output), formatKroner(input)];
  return (
    <tr>
      <td data-text>
        <Anchor component="button" onClick={() => onOpen({ as: 'entry', number })}>
          {`${texts.voucher} ${number}`}
        </Anchor>
      </td>
      <td data-text>
        {text}
        <small>{formatDate(date)}</small>
        <PhoneFigures figures={[`${texts.output} ${owed}`, `${texts.input} ${deducted}`]} />
      </td>
      <td>{formatKroner(base)}</td>
      <td data-desk>{owed}</td>
      <td data-desk>{deducted}</td>
    </tr>
  );
}
