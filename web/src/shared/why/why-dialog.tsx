// Default export: loaded lazily by Why, and by the dialogs that fetch rows.
import type { WhyAnswer, WhyUnit } from '@driftig/contracts/core/why';
import { whyFigures } from '@driftig/contracts/core/why-figures';
import { whyLaws, type WhyLaw } from '@driftig/contracts/core/why-laws';
import { whyAmountText } from '@driftig/domain/why/amount-text';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

import { Dialog } from '../../ui/overlay/dialog.tsx';
import { texts } from './texts.ts';
import classes from './why-dialog.module.css';
import { WhyRows } from './why-rows.tsx';

interface WhyDialogProps {
  answer: WhyAnswer;
  onClose: () => void;
  onOpen?: ((place: string) => void) | undefined;
  /** Above the rows. */
  children?: ReactNode;
}

const unitText = (unit: WhyUnit) => texts.inCurrency(typeof unit === 'object' ? unit.currency : '');

/** The rows of a figure, which add up to it, how it is computed, its rule and its law. */
export default function WhyDialog({ answer, onClose, onOpen, children }: WhyDialogProps) {
  const { amount, unit, rows, formula, notes = [], compared, apart = [] } = answer;
  const figure = whyFigures[answer.figure];
  const laws: readonly WhyLaw[] = figure.laws;
  const sources = { onOpen, onClose };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={answer.title ?? figure.title}
      footer={
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      }
    >
      <p className={classes.amount}>{whyAmountText(amount, unit, true)}</p>
      {children}
      <WhyRows rows={rows} unit={unit} {...sources} />
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {compared === undefined ? null : (
        <section className={classes.compared}>
          <h3>{compared.title}</h3>
          <WhyRows rows={compared.rows} unit={unit} {...sources} />
        </section>
      )}
      {apart.map((sum) => (
        <section key={unitText(sum.unit)} className={classes.compared}>
          <h3>{unitText(sum.unit)}</h3>
          <WhyRows rows={sum.rows} unit={sum.unit} {...sources} />
        </section>
      ))}
      <dl className={classes.facts}>
        <dt>{texts.formula}</dt>
        <dd>{formula}</dd>
        <dt>{texts.rule}</dt>
        <dd>{answer.rule ?? figure.rule}</dd>
        {laws.length === 0 ? null : (
          <>
            <dt>{texts.law}</dt>
            <dd>
              {laws.map((law) => (
                <Anchor
                  key={law}
                  href={whyLaws[law].href}
                  target="_blank"
                  rel="noreferrer"
                  className={classes.law ?? ''}
                >
                  {whyLaws[law].name}
                  <VisuallyHidden> {texts.newTab}</VisuallyHidden>
                </Anchor>
              ))}
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
