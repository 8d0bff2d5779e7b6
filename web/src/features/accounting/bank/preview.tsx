import { camtFormat } from '@driftig/domain/bank/read-camt';
import type { ReadStatement } from '@driftig/domain/bank/read-statement';
import { Alert, Button } from '@mantine/core';

import classes from './bank.module.css';
import { LineRow } from './line-row.tsx';
import { texts } from './texts.ts';

const mostShown = 50;

interface PreviewProps {
  read: ReadStatement;
  /** How many lines were taken before; undefined until it is known. */
  known: number | undefined;
  isTaking: boolean;
  onTake: () => void;
  onAgain: () => void;
}

/** The lines of a file before they are taken, or why they cannot be. */
export function Preview({ read, known }: Pick<PreviewProps, 'read' | 'known'>) {
  return read.faults.length > 0 ? <Faults {...read} /> : <Facts read={read} known={known} />;
}

export function PreviewButtons({ read, known, isTaking, onTake, onAgain }: PreviewProps) {
  const fresh = read.lines.length - (known ?? 0);
  return (
    <>
      <Button disabled={isTaking} onClick={onAgain}>
        {texts.another}
      </Button>
      {read.faults.length > 0 ? null : (
        <Button
          variant="filled"
          disabled={known === undefined || fresh === 0}
          loading={isTaking}
          onClick={onTake}
        >
          {texts.take(fresh)}
        </Button>
      )}
    </>
  );
}

function Faults({ faults, format }: ReadStatement) {
  return (
    <Alert color="red" role="alert" title={texts.faultTitle} className={classes.alert ?? ''}>
      {texts.faultText}
      <ul className={classes.faults}>
        {faults.map(({ line, text }) => (
          <li key={line}>{texts.fault(line, text, format === camtFormat)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Facts({ read, known }: Pick<PreviewProps, 'read' | 'known'>) {
  const { lines, pending, balanceBreak, format } = read;
  const shown = lines.toReversed().slice(0, mostShown);
  return (
    <>
      <p className={classes.standing}>
        {texts.format(format, lines[0]?.date ?? '', lines.at(-1)?.date ?? '')}
      </p>
      <p role="status" className={classes.text}>
        {known === undefined ? texts.counting : countText(lines.length, known)}
        {pending > 0 ? ` ${texts.pending(pending)}` : ''}
      </p>
      {balanceBreak === undefined ? null : (
        <Alert color="yellow" className={classes.alert ?? ''}>
          {texts.gap(balanceBreak)}
        </Alert>
      )}
      <h3 className={classes.heading}>{texts.previewed(shown.length, lines.length)}</h3>
      <ul className={classes.rows} aria-label={texts.previewed(shown.length, lines.length)}>
        {shown.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal lines of a day are all shown
          <li key={at} className={classes.row}>
            <LineRow line={line} fact={null} actions={null} />
          </li>
        ))}
      </ul>
    </>
  );
}

const countText = (all: number, known: number) =>
  all === known ? texts.allKnown : texts.counts(all - known, known);
