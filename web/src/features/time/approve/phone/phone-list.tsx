// Default export: loaded apart by the page, since a desk does not need it.
import { DecisionPhoneList } from '../../../../shared/decision-lists/decision-phone-list.tsx';
import { choiceFilter } from '../../../../shared/decision-lists/phone-filters.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { useProjects } from '../../picker/use-projects.ts';
import type { Entry } from '../../queries.ts';
import { bulkOf } from '../bulk.tsx';
import { newRow, type ListProps } from '../list-props.ts';
import { HoursState } from '../list-states.tsx';
import { MoreOfPage } from '../page-actions.tsx';
import { FlexBadge } from '../rows/flex-badge.tsx';
import { idOf, nameOfReport } from '../rows/report-text.ts';
import { SumsText } from '../rows/sums-text.tsx';
import { useEditProps } from '../rows/use-edit-props.tsx';
import { texts } from '../texts.ts';
import { useChoosable } from '../use-choosable.ts';
import { ReportCard } from './report-card.tsx';

const ReportSheet = lazyWhenIdle(() => import('./report-sheet.tsx'));
const EntrySheet = lazyWhenIdle(() => import('../../entry/entry-sheet.tsx'));

/** The list under 768 px: cards with a tick and a cross, sheets for the rest, choosing as a mode. */
export default function PhoneList(props: ListProps) {
  const { editing, tab, onOpen } = props;
  const { projects = [] } = useProjects(true);
  const named = projects.map(({ projectId, name }) => ({ id: projectId, name }));
  const edited = editing === newRow ? undefined : editing;
  return (
    <DecisionPhoneList
      {...props}
      idOf={idOf}
      nameOf={nameOfReport}
      noun={{ one: texts.one, many: texts.many }}
      label={texts.list}
      sheetName="report"
      bulk={bulkOf(props)}
      choosable={useChoosable(props)}
      others={[choiceFilter('project', texts.project, texts.allProjects, named)]}
      more={<MoreOfPage onOpen={onOpen} />}
      end={<FlexBadge {...props} />}
      sums={<SumsText {...props} />}
      empty={<HoursState {...props} />}
      card={(entry, card) => <ReportCard key={entry.reportId} {...props} {...card} entry={entry} />}
      sheet={(entry, sheet) => <ReportSheet {...props} {...sheet} entry={entry} />}
    >
      {editing && tab === 'pending' ? (
        <Edit key={edited?.reportId} {...props} entry={edited} />
      ) : null}
    </DecisionPhoneList>
  );
}

function Edit({ entry, onEdit, ...props }: ListProps & { entry: Entry | undefined }) {
  const edit = useEditProps({ ...props, entry });
  return <EntrySheet {...edit} onDone={() => onEdit(undefined)} />;
}
