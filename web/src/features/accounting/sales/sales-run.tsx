import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import classes from './sales.module.css';
import { texts } from './texts.ts';
import type { useSalesRun } from './use-sales-run.ts';

/** Posts what is missing of all invoices, and lists those that cannot be posted. */
export function SalesRun({ run, start, stop }: ReturnType<typeof useSalesRun>) {
  const isRunning = run.state === 'running';
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{texts.runTitle}</h3>
      <p className={classes.text}>{texts.runText}</p>
      <div className={classes.actions}>
        {isRunning ? <Button onClick={stop}>{texts.stop}</Button> : null}
        <Button variant="filled" loading={isRunning} onClick={() => void start()}>
          {texts.run}
        </Button>
      </div>
      <p className={classes.text} role="status">
        {run.checked > 0 ? texts.progress(run.checked, run.posted) : null}
        {run.state === 'done' ? ` · ${texts.done(run.posted)}` : null}
      </p>
      {run.unposted.length === 0 ? null : (
        <>
          <h3 className={classes.heading}>{texts.unposted}</h3>
          <p className={classes.text}>{texts.unpostedText}</p>
          <ul className={classes.list}>
            {run.unposted.map(({ number, currency }) => (
              <li key={number}>
                <Link to={paths.invoice(number)}>{texts.invoice(number, currency)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
