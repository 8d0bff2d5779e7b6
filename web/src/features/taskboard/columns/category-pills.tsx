import { Fragment } from 'react';

import type { ShownCategory } from '../model/shown-tasks.ts';
import { texts } from '../texts.ts';
import type { BoardAddress } from '../use-board-address.ts';
import { ColumnCount } from './column-count.tsx';
import classes from './columns.module.css';

interface CategoryPillsProps {
  categories: readonly ShownCategory[];
  current: string | undefined;
  address: BoardAddress;
  onOpen: (taskId: string) => void;
}

/** On a phone: the category that is shown. A card that is dropped on one goes to its top. */
export function CategoryPills({ categories, current, address, onOpen }: CategoryPillsProps) {
  return (
    <nav className={classes.pills} aria-label={texts.categories}>
      {categories.map((category) => (
        <Fragment key={category.id}>
          <button
            type="button"
            className={classes.pill}
            aria-current={category.id === current ? 'true' : undefined}
            data-category-pill={category.id}
            onClick={() => address.show({ category: category.id })}
          >
            {category.name} <span>{category.found.length}</span>
          </button>
          {category.id === current ? (
            <span className={classes.why}>
              <ColumnCount category={category} onOpen={onOpen} isIcon />
            </span>
          ) : null}
        </Fragment>
      ))}
    </nav>
  );
}
