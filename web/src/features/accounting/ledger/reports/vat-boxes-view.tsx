import { vatBoxes } from '@driftig/contracts/ledger/vat-box';
import { formatKroner } from '@driftig/domain/format';
import { whyVatBox } from '@driftig/domain/why/vat';
import { vatHelp } from '@driftig/domain/why/vat-help';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Why } from '../../../../shared/why/why.tsx';
import { placeOf, type Period, type Place } from '../place.ts';
import type { VatOverview } from './build-reports.ts';
import { texts } from './texts.ts';
import { Payable, wholeKroner } from './vat-payable.tsx';
import classes from './vat.module.css';

interface VatBoxesViewProps {
  overview: VatOverview;
  period: Period;
  /** The last day to report the period. */
  deadline: string | undefined;
  /** Below the sum that is to be paid. */
  filing: ReactNode;
  onOpen: (place: Place) => void;
}

type Box = VatOverview['boxes'][number];

/** The boxes of the return beside the VAT accounts, and what is to be paid (product B55). */
export function VatBoxesView({ overview, period, deadline, filing, onOpen }: VatBoxesViewProps) {
  return (
    <div className={classes.layout}>
      <section className={classes.boxes} aria-label={texts.boxesTitle}>
        <div className={classes.boxesHead}>
          <h3>{texts.boxesTitle}</h3>
          <span>{texts.boxesHelp}</span>
        </div>
        <div className={classes.columns} aria-hidden="true">
          <span>{texts.box}</span>
          <span>{texts.byCode}</span>
          <span>{texts.posted}</span>
          <span>{texts.difference}</span>
          <span>{texts.reported}</span>
        </div>
        <ul className={classes.list}>
          {overview.boxes.map((box) => (
            <BoxRow key={box.box} box={box} period={period} onOpen={onOpen} />
          ))}
        </ul>
        <p className={classes.foot}>{texts.roundedNote}</p>
      </section>
      <div className={classes.side}>
        <Payable overview={overview} deadline={deadline} />
        {filing}
      </div>
    </div>
  );
}

interface BoxRowProps {
  box: Box;
  period: Period;
  onOpen: (place: Place) => void;
}

function BoxRow({ box, period, onOpen }: BoxRowProps) {
  const { amount, posted, reported, accounts, parts } = box;
  const difference = amount - posted;
  const openKey = (key: string) => {
    const place = placeOf(key, period);
    if (place !== undefined) onOpen(place);
  };
  const figures = [
    [texts.byCode, formatKroner(amount)],
    [texts.posted, formatKroner(posted)],
    [texts.difference, formatKroner(difference)],
  ] as const;
  return (
    <li data-differs={difference !== 0 || undefined}>
      <Why
        label={vatBoxes[box.box]}
        className={classes.row}
        answer={() => whyVatBox(box)}
        onOpen={openKey}
      >
        <span className={classes.name}>
          <IconChevronRight size={16} aria-hidden="true" />
          <span>
            <b>{vatBoxes[box.box]}</b>
            <small>{parts.length === 0 ? texts.nothing : vatHelp[box.box].help}</small>
          </span>
        </span>
        {figures.map(([label, figure]) => (
          <span key={label} className={classes.figure} data-label={label}>
            <span className={classes.label}>{label}</span>
            {figure}
          </span>
        ))}
        <span className={classes.figure} data-reported>
          <span className={classes.label}>{texts.reported}</span>
          {wholeKroner(reported)}
        </span>
      </Why>
      {difference === 0 ? null : (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            {texts.differs(formatKroner(0 - difference))}{' '}
            {accounts.map((number) => (
              <Anchor
                key={number}
                component="button"
                onClick={() => onOpen({ as: 'account', number, period })}
              >
                {texts.accountCard(number)}
              </Anchor>
            ))}
          </span>
        </p>
      )}
    </li>
  );
}
