// Default export: loaded when idle. Chooses a colleague's shift and proposes the swap (product K35).
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { AnswerOf } from '@driftig/contracts/core/route';
import { Button, Radio } from '@mantine/core';
import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { routeQuery } from '../../../../api/queries/route-query.ts';
import { LawWarnings } from '../../../../shared/staffing/swaps/law-warnings.tsx';
import { WholeDates } from '../../../../ui/display/whole-dates.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { shiftTime } from './shift-time.ts';
import classes from './swap-dialog.module.css';
import { texts } from './texts.ts';
import { proposeSwap, useSwapCall } from './use-swap-call.ts';

type Choice = AnswerOf<typeof calendarRoutes.listSwapChoices>[number];

interface SwapDialogProps {
  order: EmployeeOrder;
  onClose: () => void;
}

export default function SwapDialog({ order, onClose }: SwapDialogProps) {
  const query = useQuery({
    ...routeQuery(calendarRoutes.listSwapChoices, { query: { orderId: order.id } }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<Choice>();
  const { isBusy, send } = useSwapCall();
  const propose = async () => {
    if (chosen === undefined) return;
    const { employee, shift } = chosen;
    const body = { orderId: order.id, employeeId: employee.id, otherOrderId: shift.id };
    if (await send(() => proposeSwap(body))) onClose();
  };
  const footer = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        variant="filled"
        loading={isBusy}
        disabled={chosen === undefined}
        onClick={() => void propose()}
      >
        {texts.propose}
      </Button>
    </>
  );
  return (
    <Dialog opened title={texts.title} onClose={onClose} busy={isBusy} footer={footer}>
      <p className={classes.own}>
        {texts.give} <b>{order.title}</b>, <WholeDates>{shiftTime(order)}</WholeDates>
      </p>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={3}>
        {(choices) => <Choices choices={choices} chosen={chosen} onChoose={setChosen} />}
      </QueryResult>
    </Dialog>
  );
}

const valueOf = ({ employee, shift }: Choice) => `${employee.id} ${shift.id}`;

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  if (choices.length === 0)
    return <EmptyState icon={IconCalendarOff} title={texts.none} text={texts.noneHelp} />;
  return (
    <Radio.Group
      label={texts.choose}
      value={chosen === undefined ? '' : valueOf(chosen)}
      onChange={(value) => onChoose(choices.find((choice) => valueOf(choice) === value))}
    >
      <div className={classes.choices}>
        {choices.map((choice) => (
          <div key={valueOf(choice)} className={classes.choice}>
            <Radio
              value={valueOf(choice)}
              label={`${choice.employee.name}: ${choice.shift.title}`}
              description={<When choice={choice} />}
            />
            {choice.warnings.length === 0 ? (
              <p className={classes.fits}>
                <IconCircleCheck size={16} stroke={1.6} aria-hidden="true" />
                {texts.fits}
              </p>
            ) : (
              <LawWarnings warnings={choice.warnings} />
            )}
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}

function When({ choice: { shift } }: { choice: Choice }) {
  return (
    <WholeDates>
      {[shiftTime(shift), shift.place].filter((text) => text !== '').join(' · ')}
    </WholeDates>
  );
}
