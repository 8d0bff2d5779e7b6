// Default export: loaded apart by the page, since a desk does not need it.
import { useRef } from 'react';

import { PhoneControls } from '../../../../shared/decision-lists/phone-controls.tsx';
import { choiceFilter } from '../../../../shared/decision-lists/phone-filters.tsx';
import { pageSlice } from '../../../../ui/data-table/paging/paging.ts';
import { PhoneBulkBar } from '../../../../ui/data-table/selection/phone-bulk-bar.tsx';
import { PhonePager, WaitingPager } from '../../../../ui/data-table/paging/phone-pager.tsx';
import phone from '../../../../ui/data-table/phone/phone-table.module.css';
import { useLongPress } from '../../../../ui/data-table/selection/use-long-press.ts';
import { usePhoneSelection } from '../../../../ui/data-table/selection/use-phone-selection.ts';
import { useProjects } from '../../picker/use-projects.ts';
import type { Entry } from '../../queries.ts';
import { bulkOf } from '../bulk.tsx';
import { FlexBadge } from '../rows/flex-badge.tsx';
import type { ListProps } from '../list-props.ts';
import { MoreOfPage } from '../page-actions.tsx';
import { PhoneCards } from './phone-cards.tsx';
import { idOf, nameOfReport } from '../rows/report-text.ts';
import { SumsText } from '../rows/sums-text.tsx';
import { tabs } from '../tabs.ts';
import { texts } from '../texts.ts';
import { useChoosable } from '../use-choosable.ts';

const noEntries: readonly Entry[] = [];

/** The list under 768 px: cards with a tick and a cross, sheets for the rest, choosing as a mode. */
export default function PhoneList(props: ListProps) {
  const { state, entries = noEntries, total, error } = props;
  const bulk = bulkOf(props);
  const { matching, overPages } = useChoosable(props);
  const result = { matching, shown: [...entries] };
  const choosing = usePhoneSelection<Entry>({ ...(bulk && { bulk }), result, rowId: idOf });
  const selection = choosing.selection === null ? null : overPages(choosing.selection);
  const rows = useRef<HTMLDivElement>(null);
  const { hold } = choosing;
  useLongPress(
    rows,
    hold &&
      ((element) => {
        const row = entries.find(({ reportId }) => reportId === element.getAttribute('data-row'));
        if (row === undefined || selection !== null) return false;
        hold(row);
        return true;
      }),
  );
  return (
    <div className={phone.table} data-rows>
      <Controls {...props} onSelect={total > 0 ? choosing.start : undefined} />
      <div ref={rows}>
        <PhoneCards {...props} selection={selection} />
      </div>
      {total > 0 ? (
        <div className={phone.totals}>
          <SumsText {...props} />
        </div>
      ) : null}
      {props.entries === undefined ? (
        <WaitingPager error={error} />
      ) : (
        <PhonePager
          slice={pageSlice(total, state.page, state.size)}
          total={total}
          loadingMore={false}
          onPage={state.setPage}
        />
      )}
      {bulk && selection ? (
        <PhoneBulkBar bulk={bulk} rowName={nameOfReport} selection={selection} />
      ) : null}
    </div>
  );
}

function Controls(props: ListProps & { onSelect: (() => void) | undefined }) {
  const { onOpen, entries } = props;
  const { projects = [] } = useProjects(true);
  const named = projects.map(({ projectId, name }) => ({ id: projectId, name }));
  return (
    <PhoneControls
      {...props}
      tabs={tabs}
      known={entries !== undefined}
      noun={{ one: texts.one, many: texts.many }}
      others={[choiceFilter('project', texts.project, texts.allProjects, named)]}
      more={<MoreOfPage onOpen={onOpen} />}
      end={<FlexBadge {...props} />}
    />
  );
}
