import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { errorIdOf } from '../../api/errors.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { AddButton } from '../../ui/layout/page-action.tsx';
import { PageMenu } from '../../ui/layout/page-menu.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { usePlanChanges } from './changes/use-plan-changes.ts';
import { usePutOnNew } from './changes/use-put-on-new.ts';
import { ReplaceHost } from '../../shared/staffing/replace/replace-host.tsx';
import { LackBanner } from './lack-banner.tsx';
import { PlannerBar } from './planner-bar.tsx';
import { PlannerDialogs, type OpenDialog } from './planner-dialogs.tsx';
import classes from './planner-page.module.css';
import { planQuery } from './queries.ts';
import { texts } from './texts.ts';
import { usePageActions } from './use-page-actions.ts';
import { usePlannerAddress } from './use-planner-address.ts';

const PlannerGrid = lazyWhenIdle(() => import('./grid/planner-grid.tsx'));
const PhoneDay = lazyWhenIdle(() => import('./phone/phone-day.tsx'));

/** The planner: product K13, K29 to K34. */
export default function PlannerPage() {
  const today = useToday();
  const isPhone = usePhone();
  const address = usePlannerAddress(today, isPhone ? 'day' : 'week');
  const query = useQuery(planQuery(address.range.from, address.range.to));
  const changes = usePlanChanges(query.data);
  const putOnNew = usePutOnNew(changes, address.range);
  const [open, setOpen] = useState<OpenDialog>();
  const plan = changes.shown;
  const actions = usePageActions(plan, address, () => setOpen({ kind: 'copy' }));
  const openOrder = (orderId: string) => setOpen({ kind: 'order', orderId });
  return (
    <ReplaceHost>
      <Page
        title={texts.title}
        purpose={texts.purpose}
        beside
        actions={
          <>
            <PageMenu label={texts.more} actions={actions} />
            <AddButton
              label={texts.newOrder}
              onClick={() => setOpen({ kind: 'new', date: address.date })}
            />
          </>
        }
      >
        <div className={classes.planner}>
          <PlannerBar address={address} today={today} people={plan?.people} />
          <LazyBoundary>
            <Suspense fallback={<SkeletonRows rows={8} />}>
              <QueryResult
                query={{ ...query, data: plan }}
                title={texts.failed}
                errorId={errorIdOf(query.error)}
                rows={8}
              >
                {(shown) =>
                  isPhone && address.view === 'day' ? (
                    <PhoneDay
                      plan={shown}
                      address={address}
                      today={today}
                      onOpen={openOrder}
                      onPlan={(orderId) => setOpen({ kind: 'plan', orderId })}
                      onPropose={changes.propose}
                    />
                  ) : (
                    <>
                      {address.view === 'day' ? (
                        <LackBanner plan={shown} date={address.date} />
                      ) : null}
                      <PlannerGrid
                        plan={shown}
                        address={address}
                        today={today}
                        onOpen={openOrder}
                        onPropose={changes.propose}
                        onCreate={(date, laneId) => setOpen({ kind: 'new', date, laneId })}
                      />
                    </>
                  )
                }
              </QueryResult>
            </Suspense>
          </LazyBoundary>
        </div>
        <PlannerDialogs
          open={open}
          plan={plan}
          date={address.date}
          changes={changes}
          onCreated={putOnNew}
          onOpen={setOpen}
        />
      </Page>
    </ReplaceHost>
  );
}
