import type { Plan } from '@driftig/contracts/planning/planner-answers';
import { weekNumber } from '@driftig/domain/weeks';
import { IconCopy, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';

import { useSession } from '../../api/session/session.ts';
import type { RowAction } from '../../ui/data-table/columns/column.ts';
import { toastFailure } from '../../ui/feedback/toast.tsx';
import { downloadFile } from '../../ui/files/download-file.ts';
import { tellUnprintable } from '../../ui/files/unprintable.ts';
import { useToday } from '../../ui/time/use-today.ts';
import type { PlannerAddress } from './planner-bar.tsx';
import { texts } from './texts.ts';

/** The page's seldom actions: copying a week, printing it, and its PDF. */
export function usePageActions(
  plan: Plan | undefined,
  { date }: PlannerAddress,
  onCopy: () => void,
): RowAction[] {
  const session = useSession();
  const today = useToday();
  const company = session.status === 'in' ? session.user.company.name : '';
  const savePdf = async () => {
    if (plan === undefined) return;
    try {
      // The code of PDFs and its fonts are loaded only when asked for.
      const { renderWeekPlanPdf } = await import('@driftig/documents/week-plan-pdf');
      const { unprintableIn } = await import('@driftig/documents/printable');
      const { weekPlanOf } = await import('./plan-document.ts');
      const document = weekPlanOf(plan, { date, today, company });
      tellUnprintable(unprintableIn(JSON.stringify(document)));
      const pdf = await renderWeekPlanPdf(document);
      downloadFile(`vagtplan-uge-${weekNumber(date)}.pdf`, pdf, 'application/pdf');
    } catch {
      toastFailure(texts.pdfFailed, { onRetry: () => void savePdf() });
    }
  };
  return [
    { label: texts.copyWeek, icon: IconCopy, onSelect: onCopy },
    { label: texts.print, icon: IconPrinter, onSelect: () => window.print() },
    { label: texts.pdf, icon: IconFileTypePdf, onSelect: () => void savePdf() },
  ];
}
