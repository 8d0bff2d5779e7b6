import type { PlannerPerson } from '@driftig/contracts/planning/planner-answers';
import { Button } from '@mantine/core';

import { Avatar } from '../../../ui/display/avatar.tsx';
import { texts } from '../texts.ts';
import classes from './free-tray.module.css';

interface FreeTrayProps {
  people: readonly PlannerPerson[];
  chosenId: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The free people of a day: a tap chooses one, a tap on a shift puts them on it. */
export function FreeTray({ people, chosenId, onChoose }: FreeTrayProps) {
  const chosen = people.find(({ id }) => id === chosenId);
  return (
    <section className={classes.tray} aria-label={texts.freeToday} data-toasts-above>
      <p className={classes.head} aria-live="polite">
        <b>{texts.freeToday}</b>
        <span>{chosen === undefined ? texts.freeHelp : texts.chosen(chosen.name)}</span>
      </p>
      <div className={classes.people}>
        {people.map(({ id, name }) => (
          <Button
            key={id}
            aria-pressed={id === chosenId}
            leftSection={<Avatar name={name} size={24} />}
            onClick={() => onChoose(id === chosenId ? undefined : id)}
            className={classes.person ?? ''}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
