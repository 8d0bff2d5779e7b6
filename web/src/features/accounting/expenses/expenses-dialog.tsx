// Default export: loaded when it is opened.
import { expenseRoutes } from '@driftig/contracts/accounting/expenses';
import { expenseStatuses } from '@driftig/contracts/accounting/expense-status';
import { isPayable, mayDecideExpense } from '@driftig/domain/accounting/expense';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';

import { usePages } from '../../../api/queries/pages.ts';
import { RecordStatusChip } from '../../../shared/record-screens/list/status-column.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PostExpense } from '../ledger/post-dialogs.tsx';
import { BookList } from '../lists/book-list.tsx';
import { BookRow } from '../lists/book-row.tsx';
import { askedOf, useBookFilter } from '../lists/use-book-filter.ts';
import { texts as payrollTexts } from '../payroll/texts.ts';
import type { BookedExpense } from '../queries.ts';
import { ExpenseDecision } from './expense-decision.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { texts } from './texts.ts';

const PayrollDialog = lazyWhenIdle(() => import('../payroll/payroll-dialog.tsx'));

const choice = {
  label: texts.status,
  all: texts.allStatuses,
  options: Object.entries(expenseStatuses).map(([value, { label }]) => ({ value, label })),
  matches: ({ status }: BookedExpense, chosen: string) => status === chosen,
};

/** The expenses without a receipt (product B28). */
export default function ExpensesDialog({ onClose }: { onClose: () => void }) {
  const list = useBookFilter();
  const loaded = usePages(expenseRoutes.listExpenses, { query: askedOf(list.filter) });
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<BookedExpense>();
  const [paying, setPaying] = useState(false);
  const [posting, setPosting] = useState<BookedExpense>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.title}
      size={880}
      footer={<Button onClick={() => setPaying(true)}>{payrollTexts.open}</Button>}
    >
      <BookList
        label={texts.title}
        search={texts.search}
        empty={texts.empty}
        list={list}
        loaded={loaded}
        searched={({ name, description }) => `${name} ${description}`}
        dateOf={({ date }) => date}
        choice={choice}
        indexed
        byEmployee
        add={{ label: texts.add, onAdd: () => setAdding(true) }}
        rowId={({ id }) => id}
      >
        {(expense) => (
          <BookRow
            name={expense.description === '' ? expense.name : expense.description}
            facts={factsOf(expense)}
            figures={
              <>
                <Amount ore={expense.amount} />
                <RecordStatusChip status={expenseStatuses[expense.status]} />
              </>
            }
            onOpen={() => setShown(expense)}
            actions={
              <Actions
                expense={expense}
                onDecide={() => setShown(expense)}
                onPost={() => setPosting(expense)}
              />
            }
          />
        )}
      </BookList>
      {paying ? (
        <LazyBoundary>
          <Suspense>
            <PayrollDialog onClose={() => setPaying(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
      {adding ? <ExpenseForm onClose={() => setAdding(false)} /> : null}
      {posting === undefined ? null : (
        <PostExpense expense={posting} onClose={() => setPosting(undefined)} />
      )}
      {shown === undefined ? null : (
        <ExpenseDecision expense={shown} onClose={() => setShown(undefined)} />
      )}
    </Dialog>
  );
}

const factsOf = ({ name, team, date, tripTitle, voucher }: BookedExpense) =>
  [name, team, formatDate(date), tripTitle, voucher > 0 ? texts.bookedAs(voucher) : '']
    .filter((fact) => fact !== '')
    .join(' · ');

interface ActionsProps {
  expense: BookedExpense;
  onDecide: () => void;
  onPost: () => void;
}

/** An expense is decided while it waits, and posted when it is approved or paid. */
function Actions({ expense: { status, voucher }, onDecide, onPost }: ActionsProps) {
  if (mayDecideExpense(status))
    return (
      <Button size="xs" onClick={onDecide}>
        {texts.decide}
      </Button>
    );
  if (!isPayable(status) || voucher > 0) return null;
  return (
    <Button size="xs" onClick={onPost}>
      {texts.post}
    </Button>
  );
}
