import {
  IconBuildingStore,
  IconClipboardList,
  IconFileText,
  IconListDetails,
  IconArrowRight,
  IconBolt,
  IconPackage,
  IconChecklist,
  IconUser,
} from '@tabler/icons-react';

import { foldText } from '@driftig/domain/text/fold-text';
import { Amount } from '../../ui/display/amount.tsx';
import type { Icon } from '../../ui/display/icon.ts';
import { StatusChip } from '../../ui/display/status-chip.tsx';
import type { Entry, Kind } from './entry.ts';
import { markedParts } from '../../ui/text/marked-parts.ts';
import classes from './hit.module.css';

const icons: Readonly<Record<Kind, Icon>> = {
  commands: IconBolt,
  pages: IconArrowRight,
  customers: IconBuildingStore,
  invoices: IconFileText,
  orders: IconClipboardList,
  products: IconPackage,
  lines: IconListDetails,
  tasks: IconChecklist,
  employees: IconUser,
};

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other key
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/**
 * The field that matched when title and details did not, such as an e-mail or a CVR number. Shown
 * first, so that it is not cut off.
 */
function matchedField({ name, details = [], fields = [] }: Entry, words: readonly string[]) {
  const seen = foldText([name, ...details].join('\n'));
  const unseen = words.find((word) => !seen.includes(word));
  if (unseen === undefined) return undefined;
  return fields.find((field) => foldText(field).includes(unseen));
}

interface HitProps {
  entry: Entry;
  words: readonly string[];
  currency: string;
}

/** A search hit with the matching parts highlighted. */
export function Hit({ entry, words, currency }: HitProps) {
  const { kind, number, title, details = [], icon: Symbol = icons[kind], money, status } = entry;
  const shown = [matchedField(entry, words) ?? '', ...details].filter(Boolean);
  return (
    <>
      <span className={classes.icon}>
        <Symbol size={18} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {number === undefined ? null : (
            <span className={classes.number}>
              <Highlighted text={String(number)} words={words} />{' '}
            </span>
          )}
          <Highlighted text={title} words={words} />
        </span>
        {shown.length > 0 ? (
          <span className={classes.details}>
            {shown.map((detail, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the details are never reordered
              <span key={index}>
                {index > 0 ? ' · ' : null}
                <Highlighted text={detail} words={words} />
              </span>
            ))}
          </span>
        ) : null}
      </span>
      {status ? (
        <span className={classes.aside}>
          <StatusChip tone={status.tone}>{status.label}</StatusChip>
          {money ? (
            <span className={classes.amount}>
              <Amount
                ore={money.amount}
                currency={money.currency || currency}
                struck={money.struck}
              />
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
