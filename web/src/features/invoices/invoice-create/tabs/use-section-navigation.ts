import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { INVOICE_ORDER_PARAM } from '../../../../paths.ts';
import { lineGroups } from '../../../../shared/line-editor/values.ts';
import type { InvoiceValues } from '../values/form-values.ts';
import { locationOf, sections } from '../values/sections.ts';
import type { FieldLocation, Section } from '../values/sections.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

export interface SectionNavigation {
  readonly section: Section;
  readonly group: LineGroup;
  readonly open: (section: Section, group?: LineGroup) => void;
  /** Opens the tab of a field and focuses the field; false when the path has no field. */
  readonly goTo: (path: string) => boolean;
  /** The tabs whose content is mounted. */
  readonly mounted: ReadonlySet<Section>;
  readonly onMounted: (section: Section) => void;
}

const TAB = 'tab';
const LINES = 'lines';

function findOr<T extends string>(names: readonly T[], name: string | null, first: T): T {
  return names.find((candidate) => candidate === name) ?? first;
}

function readParams(params: URLSearchParams): Required<FieldLocation> {
  // An order brings its customer and lines.
  const first = params.has(INVOICE_ORDER_PARAM) ? 'payment' : 'customer';
  const section = findOr(sections, params.get(TAB), first);
  return { section, group: findOr(lineGroups, params.get(LINES), 'items') };
}

function isAt(place: FieldLocation, { section, group }: Required<FieldLocation>): boolean {
  return place.section === section && (place.group ?? group) === group;
}

/** The URL that opens the tab of a field. */
export function urlOf(path: string): string {
  const { section, group } = locationOf(path) ?? { section: 'customer' };
  const lines = group === undefined ? '' : `&${LINES}=${group}`;
  return `?${TAB}=${section}${lines}`;
}

/** The open tab and group of lines, kept in the URL. */
export function useSectionNavigation(form: InvoiceForm): SectionNavigation {
  const [params, setParams] = useSearchParams();
  const { section, group } = readParams(params);
  const [mounted, setMounted] = useState<ReadonlySet<Section>>(new Set());
  const focusField = useFocusField(form, { section, group, mounted });
  // In a transition: the whole form is drawn anew, and only what waits for a focus needs it.
  const onMounted = (now: Section) =>
    startTransition(() => setMounted((before) => new Set(before).add(now)));
  const open = (next: Section, lines: LineGroup = group) =>
    setParams(
      (now) => {
        now.set(TAB, next);
        now.set(LINES, lines);
        if (next !== 'items') now.delete(LINES);
        return now;
      },
      { preventScrollReset: true },
    );
  const goTo = (path: string) => {
    const place = locationOf(path);
    if (place === undefined) return false;
    // Read from the URL: it is ahead of the state while another tab is loading.
    const here = readParams(new URLSearchParams(window.location.search));
    if (!isAt(place, here)) open(place.section, place.group);
    focusField({ path, place });
    return true;
  };
  return { section, group, open, goTo, mounted, onMounted };
}

interface FocusTarget {
  readonly path: string;
  readonly place: FieldLocation;
}

/** Focuses a field once its tab is mounted. */
function useFocusField(
  form: InvoiceForm,
  now: Pick<SectionNavigation, 'section' | 'group' | 'mounted'>,
) {
  const { section, group, mounted } = now;
  const [target, setTarget] = useState<FocusTarget>();
  const focused = useRef<FocusTarget>(undefined);
  useEffect(() => {
    if (target === undefined || target === focused.current) return;
    if (!isAt(target.place, { section, group }) || !mounted.has(section)) return;
    focused.current = target;
    form.setFocus(fieldOf(target.path));
  }, [target, section, group, mounted, form]);
  return setTarget;
}

/** The field of an error path. The error of an open line leads to its first field. */
function fieldOf(path: string): FieldPath<InvoiceValues> {
  const [, group] = /^openLine\.(\w+)$/.exec(path) ?? [];
  return (group === undefined ? path : `adding.${group}.name`) as FieldPath<InvoiceValues>;
}
