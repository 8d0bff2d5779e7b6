/** EmptyState { title, text?, icon?, action? } — a sentence and the action that fills the place. */
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
