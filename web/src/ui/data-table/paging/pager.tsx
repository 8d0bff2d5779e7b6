import { UnstyledButton } from '@mantine/core';
import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './pager.module.css';
import type { PageSlice } from '@driftig/domain/lists/page-slice';

interface PagerProps {
  slice: PageSlice;
  onPage: (page: number) => void;
}

export function Pager({ slice, onPage }: PagerProps) {
  const { page, pages } = slice;
  const { range } = usePagination({ total: pages, page, siblings: 0, boundaries: 1 });
  return (
    <nav className={classes.pager} aria-label="Sider">
      <UnstyledButton
        className={classes.step}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} stroke={1.8} aria-hidden="true" />
        Forrige
      </UnstyledButton>
      <span className={classes.numbers}>
        {range.map((item, index) =>
          item === 'dots' ? (
            <span key={index < 3 ? 'dots-start' : 'dots-end'} className={classes.dots}>
              …
            </span>
          ) : (
            <UnstyledButton
              key={item}
              className={classes.number}
              aria-label={`Side ${item}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {item}
            </UnstyledButton>
          ),
        )}
      </span>
      <span className={classes.short}>
        Side {page} af {pages}
      </span>
      <UnstyledButton
        className={classes.step}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        Næste
        <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
    </nav>
  );
}
