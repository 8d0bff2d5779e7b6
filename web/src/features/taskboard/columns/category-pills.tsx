import type { ShownCategory } from '../model/shown-tasks.ts';
import { texts } from '../texts.ts';
import type { BoardAddress } from '../use-board-address.ts';
import classes from './columns.module.css';

interface CategoryPillsProps {
  categories: readonly ShownCategory[];
  current: string | undefined;
  address: BoardAddress;
}

/** On a phone: the category that is shown. A card that is dropped on one goes to its top. */
export function CategoryPills({ categories, current, address }: CategoryPillsProps) {
  return (
    <nav className={classes.pills} aria-label={texts.categories}>
      {categories.map(({ id, name, found }) => (
        <button
          key={id}
          type="button"
          className={classes.pill}
          aria-current={id === current ? 'true' : undefined}
          data-category-pill={id}
          onClick={() => address.show({ category: id })}
        >
          {name} <span>{found.length}</span>
        </button>
      ))}
    </nav>
  );
}
