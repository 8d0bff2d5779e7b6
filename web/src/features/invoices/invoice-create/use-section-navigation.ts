import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { lineGroups } from './form-values.ts';
import type { InvoiceValues } from './form-values.ts';
import { placeOf, sections } from './sections.ts';
import type { FieldPlace, Section } from './sections.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

export interface Place {
  readonly section: Section;
  readonly group: LineGroup;
  readonly open: (section: Section, group?: LineGroup) => void;
  /** Opens the tab that holds a field and puts the focus there; false where it has none. */
  readonly goTo: (path: string) => boolean;
  /** The tabs whose fields are on the screen or stand behind it, and how one says that it is. */
  readonly arrived: ReadonlySet<Section>;
  readonly arrive: (section: Section) => void;
}

const TAB = 'tab';
const LINES = 'lines';

function known<T extends string>(names: readonly T[], name: string | null, first: T): T {
  return names.find((candidate) => candidate === name) ?? first;
}

function read(params: URLSearchParams): Required<FieldPlace> {
  const section = known(sections, params.get(TAB), 'payment');
  return { section, group: known(lineGroups, params.get(LINES), 'items') };
}

function isAt(place: FieldPlace, { section, group }: Required<FieldPlace>): boolean {
  return place.section === section && (place.group ?? group) === group;
}

/** The address that opens the tab of a field. */
export function addressOf(path: string): string {
  const { section, group } = placeOf(path) ?? { section: 'payment' };
  const lines = group === undefined ? '' : `&${LINES}=${group}`;
  return `?${TAB}=${section}${lines}`;
}

/** The open tab, and the kind of lines shown in it, as the address has them. */
export function usePlace(form: InvoiceForm): Place {
  const [params, setParams] = useSearchParams();
  const { section, group } = read(params);
  const [arrived, setArrived] = useState<ReadonlySet<Section>>(new Set());
  const focusOn = useFocusOn(form, { section, group, arrived });
  const arrive = (now: Section) => setArrived((before) => new Set(before).add(now));
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
    const place = placeOf(path);
    if (place === undefined) return false;
    // The address is ahead of the screen while another tab is on its way.
    const here = read(new URLSearchParams(window.location.search));
    if (!isAt(place, here)) open(place.section, place.group);
    focusOn({ path, place });
    return true;
  };
  return { section, group, open, goTo, arrived, arrive };
}

interface Wanted {
  readonly path: string;
  readonly place: FieldPlace;
}

/** Puts the focus on a field once its tab is there. */
function useFocusOn(form: InvoiceForm, now: Pick<Place, 'section' | 'group' | 'arrived'>) {
  const { section, group, arrived } = now;
  const [wanted, setWanted] = useState<Wanted>();
  const reached = useRef<Wanted>(undefined);
  useEffect(() => {
    if (wanted === undefined || wanted === reached.current) return;
    if (!isAt(wanted.place, { section, group }) || !arrived.has(section)) return;
    reached.current = wanted;
    form.setFocus(fieldOf(wanted.path));
  }, [wanted, section, group, arrived, form]);
  return setWanted;
}

/** The open line's own fault is mended in its description. */
function fieldOf(path: string): FieldPath<InvoiceValues> {
  const [, group] = /^openLine\.(\w+)$/.exec(path) ?? [];
  return (group === undefined ? path : `adding.${group}.description`) as FieldPath<InvoiceValues>;
}
