import { notificationKinds, type NotificationKind } from '@driftig/contracts/notifications/kinds';

/** The ways a notification takes beside the bell. */
type Channel = 'mail' | 'push';

/** A user's own choices; a missing one has the kind's default. */
export type Choices = Readonly<
  Partial<Record<NotificationKind, Readonly<Partial<Record<Channel, boolean>>>>>
>;

export function wants(choices: Choices, kind: NotificationKind, channel: Channel): boolean {
  return choices[kind]?.[channel] ?? notificationKinds[kind][channel];
}

/** The choices with another for one kind; what is left out stays. */
export function withChoice(
  choices: Choices,
  kind: NotificationKind,
  wanted: Readonly<Partial<Record<Channel, boolean | undefined>>>,
): Choices {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return { ...choices, [kind]: { ...choices[kind], ...Object.fromEntries(given) } };
}
