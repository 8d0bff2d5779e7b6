import { Anchor, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCornerDownRight,
  IconLink,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';

import { useProof } from '../../exchange/use-proof.ts';
import type { Place } from '../place.ts';
import { entryQuery, type Entry } from '../queries.ts';
import { texts } from '../texts.ts';
import card from './card.module.css';

interface CardChainProps {
  /** The voucher number whose links are shown. */
  number: number;
  onOpen: (place: Place) => void;
}

/** How many entries are shown: the chosen one and those that it is built on. */
const links = 3;

/** The place of an entry in the chain, and the check of the whole chain (product B63). */
export function CardChain({ number, onOpen }: CardChainProps) {
  const numbers = Array.from({ length: links }, (_, index) => number - index);
  const found = useQueries({ queries: numbers.filter((one) => one > 0).map(entryQuery) });
  const entries = found.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return (
    <section className={card.chain} aria-label={texts.chain}>
      <Check />
      <div className={card.links}>
        <p>{texts.chainText}</p>
        {entries.map((entry, index) => (
          <Fragment key={entry.number}>
            {index === 0 ? null : <IconLink size={16} aria-hidden="true" />}
            <Link entry={entry} isChosen={entry.number === number} onOpen={onOpen} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

const short = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-2)}`;

interface LinkProps {
  entry: Entry;
  isChosen: boolean;
  onOpen: (place: Place) => void;
}

function Link({ entry: { number, text, hash, previous }, isChosen, onOpen }: LinkProps) {
  return (
    <div className={card.link} data-chosen={isChosen || undefined}>
      <span>
        <Anchor
          component="button"
          aria-label={texts.openInChain(number)}
          onClick={() => onOpen({ as: 'entry', number })}
        >
          {number}
        </Anchor>
        <code>{short(hash)}</code>
      </span>
      <small>{text}</small>
      <small>
        {previous === '' ? (
          texts.chainBegins
        ) : (
          <>
            <IconCornerDownRight size={14} aria-hidden="true" /> {texts.builtOn}{' '}
            <code>{short(previous)}</code>
          </>
        )}
      </small>
    </div>
  );
}

/** Counts the chain anew where it is asked for: it reads all entries. */
function Check() {
  const { proof, start } = useProof();
  const isRunning = proof.state === 'running';
  const isBroken = proof.faults.length > 0;
  const Icon = isBroken ? IconAlertTriangle : IconShieldCheck;
  return (
    <div className={card.check} data-broken={isBroken || undefined} role="status">
      <Icon size={24} aria-hidden="true" />
      <span>
        <b>
          {isBroken
            ? texts.chainBroken
            : proof.state === 'done'
              ? texts.chainProven
              : texts.chainUnchecked}
        </b>
        <small>
          {proof.state === 'idle' ? texts.chainUncheckedText : texts.chainLength(proof.checked)}
        </small>
      </span>
      <Button size="xs" loading={isRunning} onClick={() => void start()}>
        {proof.state === 'done' ? texts.checkAgain : texts.check}
      </Button>
    </div>
  );
}
