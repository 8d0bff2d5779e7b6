import type { LineGroup } from '@driftig/domain/invoices/invoice';
import { useEffect, useRef } from 'react';
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
}

const TAB = 'tab';
const LINES = 'lines';

function known<T extends string>(names: readonly T[], name: string | null, first: T): T {
  return names.find((candidate) => candidate === name) ?? first;
}

/** The open tab, and the kind of lines shown in it, as the address has them. */
export function usePlace(form: InvoiceForm): Place {
  const [params, setParams] = useSearchParams();
  /** The field that gets the focus when its tab is there. */
  const wanted = useRef<string>(undefined);
  const section = known(sections, params.get(TAB), 'payment');
  const group = known(lineGroups, params.get(LINES), 'items');
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
  useEffect(() => {
    const path = wanted.current;
    const place = path === undefined ? undefined : placeOf(path);
    if (path === undefined || place === undefined || !isAt(place, section, group)) return;
    form.setFocus(fieldOf(path));
    wanted.current = undefined;
  }, [section, group, form]);
  const goTo = (path: string) => {
    const place = placeOf(path);
    if (place === undefined) return false;
    if (isAt(place, section, group)) form.setFocus(fieldOf(path));
    else {
      wanted.current = path;
      open(place.section, place.group);
    }
    return true;
  };
  return { section, group, open, goTo };
}

function isAt(place: FieldPlace, section: Section, group: LineGroup): boolean {
  return place.section === section && (place.group ?? group) === group;
}

/** The open line's own fault is mended in its description. */
function fieldOf(path: string): FieldPath<InvoiceValues> {
  const [, group] = /^openLine\.(\w+)$/.exec(path) ?? [];
  return (group === undefined ? path : `adding.${group}.description`) as FieldPath<InvoiceValues>;
}
