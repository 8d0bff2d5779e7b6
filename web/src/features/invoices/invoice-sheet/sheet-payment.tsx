import type { DocumentPayment } from '@driftig/documents/invoice-document.types';

import classes from './sheet-payment.module.css';

/** The payment details. A payment code is on a line of its own, so that it is easy to copy. */
export function SheetPayment({ payment }: { payment: DocumentPayment }) {
  return (
    <div className={classes.payment}>
      <dl className={classes.fields}>
        {payment.fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payment.codes.map(({ label, value }) => (
        <p key={label} className={classes.code}>
          <span>{label}</span>
          <span className={classes.codeValue}>{value}</span>
        </p>
      ))}
    </div>
  );
}
