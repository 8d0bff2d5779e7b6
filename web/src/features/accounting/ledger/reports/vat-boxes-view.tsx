import { vatBoxes } from '@driftig/contracts/ledger/vat-box';
import { sourceKinds } from '@driftig/contracts/ledger/source-kind';
import { formatKroner } from '@driftig/domain/format';
import { Anchor, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

import type { Period, Place } from '../place.ts';
import type { VatOverview } from './build-reports.ts';
import { texts } from './texts.ts';
import { vatHelp } from './vat-help.ts';
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
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { amount, posted, reported, accounts, parts } = box;
  const difference = amount - posted;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const figures = [
    [texts.byCode, formatKroner(amount)],
    [texts.posted, formatKroner(posted)],
    [texts.difference, formatKroner(difference)],
  ] as const;
  return (
    <li data-open={isOpen || undefined} data-differs={difference !== 0 || undefined}>
      <UnstyledButton
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.name}>
          <Chevron size={16} aria-hidden="true" />
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
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes.why}>
        {isOpen ? <Why box={box} period={period} onOpen={onOpen} /> : null}
      </div>
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

/** Why the figure of a box is as it is: the documents by kind, their account, and the rule. */
function Why({ box: { box, amount, accounts, parts }, period, onOpen }: BoxRowProps) {
  const codes = [...new Set(parts.map(({ code }) => code))];
  return (
    <>
      {parts.map(({ code, source, entries, base, amount: part }) => (
        <p key={`${code}.${source}`} className={classes.part}>
          <span>
            {texts.partFacts(`${sourceKinds[source]}, ${code}`, entries)}{' '}
            <small>{texts.partBase(formatKroner(base))}</small>
          </span>
          <span>{formatKroner(part)}</span>
        </p>
      ))}
      <p className={classes.part} data-total>
        <b>{[vatBoxes[box], ...accounts.map(texts.accountCard)].join(', ')}</b>
        <b>{formatKroner(amount)}</b>
      </p>
      <p className={classes.links}>
        {codes.map((code) =>
          code === '' ? null : (
            <Anchor
              key={code}
              component="button"
              onClick={() => onOpen({ as: 'vat', code, period })}
            >
              {texts.showEntries(code)}
            </Anchor>
          ),
        )}
        {accounts.map((number) => (
          <Anchor
            key={number}
            component="button"
            onClick={() => onOpen({ as: 'account', number, period })}
          >
            {texts.accountCard(number)}
          </Anchor>
        ))}
      </p>
      <p className={classes.rule}>{`${texts.rule}: ${vatHelp[box].rule}`}</p>
    </>
  );
}
