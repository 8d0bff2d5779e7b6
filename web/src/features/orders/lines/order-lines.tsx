// Default export: loaded after the page of the order.
import { formatKroner, formatQuantity } from '@driftig/domain/format';
import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { sumOf } from '@driftig/domain/invoices/totals';
import { Button, UnstyledButton } from '@mantine/core';
import { IconListDetails, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { texts as lineTexts } from '../../../shared/line-editor/texts.ts';
import { lineGroups } from '../../../shared/line-editor/values.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import type { OrderOverview } from '../queries.ts';
import classes from './order-lines.module.css';
import { orderLinesQuery, type OrderLines as Lines } from './queries.ts';
import { texts } from './texts.ts';

const OrderLinesDialog = lazyWhenIdle(() => import('./order-lines-dialog.tsx'));

/** Lines of an order in three groups with their sums, edited in a dialog. */
export default function OrderLines({ order }: { order: OrderOverview['order'] }) {
  const query = useQuery(orderLinesQuery(order.id));
  const [editing, setEditing] = useState(false);
  const isLocked = order.invoiceNumber !== 0;
  const { data } = query;
  const count = data === undefined ? 0 : countOf(data);
  return (
    <Card
      flush
      title={
        <>
          {texts.title}{' '}
          {count > 0 ? <span className={classes.count}>{texts.count(count)}</span> : null}
        </>
      }
      aside={count > 0 ? <EditButton isLocked={isLocked} onEdit={() => setEditing(true)} /> : null}
    >
      <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)}>
        {(lines) =>
          count === 0 ? (
            <EmptyState
              icon={IconListDetails}
              title={isLocked ? texts.noneOnOrder : texts.none}
              {...(isLocked
                ? { text: texts.noneInvoiced }
                : {
                    text: texts.noneHelp,
                    action: <Button onClick={() => setEditing(true)}>{texts.add}</Button>,
                  })}
            />
          ) : (
            <LinesTable lines={lines} />
          )
        }
      </QueryResult>
      <Suspense>
        {editing && data !== undefined ? (
          <OrderLinesDialog order={order} lines={data} onClose={() => setEditing(false)} />
        ) : null}
      </Suspense>
    </Card>
  );
}

const countOf = ({ groups }: Lines) =>
  lineGroups.reduce((count, group) => count + groups[group].length, 0);

function EditButton({ isLocked, onEdit }: { isLocked: boolean; onEdit: () => void }) {
  if (isLocked)
    return (
      <span className={classes.locked}>
        <IconLock size={16} stroke={1.6} aria-hidden="true" />
        {texts.locked}
      </span>
    );
  return (
    <UnstyledButton className={classes.edit ?? ''} onClick={onEdit}>
      {texts.edit}
    </UnstyledButton>
  );
}

function LinesTable({ lines }: { lines: Lines }) {
  const { currency } = useUser().company;
  return (
    <>
      <table className={classes.table} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{lineTexts.lineName}</th>
            <th scope="col">{lineTexts.lineDescription}</th>
            <th scope="col" className={classes.figure}>
              {lineTexts.quantity}
            </th>
            <th scope="col" className={classes.figure}>
              {lineTexts.price}
            </th>
            <th scope="col" className={classes.figure}>
              {lineTexts.lineTotal}
            </th>
          </tr>
        </thead>
        {lineGroups
          .filter((group) => lines.groups[group].length > 0)
          .map((group) => (
            <GroupRows key={group} group={group} lines={lines.groups[group]} />
          ))}
      </table>
      <div className={classes.foot}>
        <span>{texts.net}</span>
        <b>
          <Amount ore={lines.price} currency={currency} />
        </b>
      </div>
    </>
  );
}

interface GroupRowsProps {
  group: LineGroup;
  lines: Lines['groups'][LineGroup];
}

function GroupRows({ group, lines }: GroupRowsProps) {
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={4}>
          {lineTexts.groups[group]}
        </th>
        <td className={classes.figure}>{formatKroner(sumOf(lines))}</td>
      </tr>
      {lines.map((line, index) => (
        // The lines of an order have no id of their own, and are replaced as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={index} className={classes.line}>
          <td className={classes.name}>{line.name || line.description}</td>
          <td className={classes.description}>{line.name === '' ? '' : line.description}</td>
          <td className={classes.figure} data-label={lineTexts.quantity}>
            {formatQuantity(line.quantity)} {line.unit}
          </td>
          <td className={classes.figure} data-label={lineTexts.price}>
            {formatKroner(line.price)}
          </td>
          <td className={`${classes.figure} ${classes.total}`}>{formatKroner(line.total)}</td>
        </tr>
      ))}
    </tbody>
  );
}
