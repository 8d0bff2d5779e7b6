/** usePlanChanges(plan) — proposes, asks about, saves and takes back changes of orders (product K31, K32). */
import type { Plan, PlannerOrder } from '@driftig/contracts/planning/planner-answers';
import { planningRoutes } from '@driftig/contracts/planning/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';

import { ApiError, describeError } from '../../../api/errors.ts';
import { routeKey } from '../../../api/queries/route-query.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import { changedOrder, type PlanChange, withOrders } from '../grid/plan-change.ts';
import { texts } from '../texts.ts';
import { questionOf, savedText, type Question } from './question.ts';
import { saveChange, storedOf, warningsOf } from './save-change.ts';
import { useUndo } from './use-undo.ts';

const noneChanged: ReadonlyMap<string, PlannerOrder> = new Map();

export function usePlanChanges(plan: Plan | undefined) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState(noneChanged);
  /** One after another: a second drag may be asked about while the first question waits. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [question] = questions;
  const answerFirst = () => setQuestions((waiting) => waiting.slice(1));

  const layOver = (order: PlannerOrder) =>
    setChanged((before) => new Map(before).set(order.id, order));
  const putBack = (orderId: string) =>
    setChanged((before) => new Map([...before].filter(([id]) => id !== orderId)));
  /** After a conflict the grid shows what another user made of it. */
  const refetch = () =>
    queryClient.invalidateQueries({ queryKey: routeKey(planningRoutes.listPlan) });

  const { remember, undo } = useUndo(refetch);

  const save = async (change: PlanChange) => {
    const { next, back } = storedOf(change);
    layOver(changedOrder(change));
    try {
      await saveChange(next);
      const key = remember(back);
      toastUndo(savedText(change, plan), () => void undo(key));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      toastFailure(texts.notSaved, {
        text: isConflict ? texts.conflict(change.order.title) : describeError(error),
      });
      await refetch();
    } finally {
      putBack(change.order.id);
    }
  };

  const propose = async (change: PlanChange) => {
    layOver(changedOrder(change));
    try {
      const asked = questionOf(change, await warningsOf(change), plan);
      if (asked === undefined) await save(change);
      else setQuestions((waiting) => [...waiting, asked]);
    } catch (error) {
      putBack(change.order.id);
      toastFailure(texts.notSaved, { text: describeError(error) });
    }
  };
  const current = useRef(propose);
  current.current = propose;

  return {
    /** The plan with what is being saved. */
    shown: useMemo(() => plan && withOrders(plan, changed), [plan, changed]),
    question,
    propose: useCallback((change: PlanChange) => void current.current(change), []),
    confirm: async () => {
      if (question === undefined) return;
      answerFirst();
      await save(question.change);
    },
    cancel: () => {
      if (question !== undefined) putBack(question.change.order.id);
      answerFirst();
    },
  };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;
