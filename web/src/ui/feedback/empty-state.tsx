/**
 * EmptyState { title, text?, icon?, action? } — shown instead of an empty list, with an action to
 * add.
 */
import type { ReactNode } from 'react';
import { IconFileDescription } from '@tabler/icons-react';
import type { Icon } from '../display/icon.ts';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: Icon | undefined;
  action?: ReactNode;
}

export function EmptyState({ icon = IconFileDescription, ...rest }: EmptyStateProps) {
  return <StatePanel icon={icon} tone="brand" {...rest} />;
}
