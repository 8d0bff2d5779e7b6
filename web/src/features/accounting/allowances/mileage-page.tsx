import { allowanceRoutes } from '@driftig/contracts/accounting/allowances';
import { Button } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { usePages } from '../../../api/queries/pages.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AddButton, EmptyListButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { askedOf, useBookFilter } from '../lists/use-book-filter.ts';
import type { BookedAllowance } from './allowance-facts.tsx';
import { AllowanceList } from './allowance-list.tsx';
import { texts } from './texts.ts';

const DriveForm = lazyWhenIdle(async () => {
  const { DriveForm: component } = await import('./drive-form.tsx');
  return { default: component };
});
const DietForm = lazyWhenIdle(async () => {
  const { DietForm: component } = await import('./diet-form.tsx');
  return { default: component };
});
const OwnAllowance = lazyWhenIdle(() => import('./own-allowance.tsx'));

/** A person's own mileage and diets, with their state (product B40). */
export default function MileagePage() {
  const list = useBookFilter();
  const loaded = usePages(allowanceRoutes.listOwnAllowances, { query: askedOf(list.filter) });
  const [adding, setAdding] = useState<'drive' | 'diet'>();
  const [shown, setShown] = useState<BookedAllowance>();
  const addDrive = { label: texts.addDrive, onClick: () => setAdding('drive') };
  const hasNone = loaded.rows?.length === 0 && !list.isFiltered;
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      actions={
        <>
          <Button onClick={() => setAdding('diet')}>{texts.addDiet}</Button>
          <AddButton {...addDrive} filled={!hasNone} />
        </>
      }
    >
      {hasNone ? (
        <EmptyState
          icon={IconCar}
          title={texts.none}
          text={texts.noneHelp}
          action={<EmptyListButton {...addDrive} />}
        />
      ) : (
        <Card>
          <AllowanceList
            search={texts.searchOwn}
            list={list}
            loaded={loaded}
            isOwn
            onOpen={setShown}
          />
        </Card>
      )}
      <LazyBoundary>
        <Suspense>
          {adding === 'drive' ? <DriveForm onClose={() => setAdding(undefined)} /> : null}
          {adding === 'diet' ? <DietForm onClose={() => setAdding(undefined)} /> : null}
          {shown === undefined ? null : (
            <OwnAllowance row={shown} onClose={() => setShown(undefined)} />
          )}
        </Suspense>
      </LazyBoundary>
    </Page>
  );
}
