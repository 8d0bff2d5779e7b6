import { notificationKinds, type NotificationKind } from '@driftig/contracts/notifications/kinds';

/** The ways of a notification. Without the bell there is none of its kind, neither by mail nor by push. */
type Channel = 'bell' | 'mail' | 'push';

/** A user's own choices; a missing one has the kind's default. */
export type Choices = Readonly<
  Partial<Record<NotificationKind, Readonly<Partial<Record<Channel, boolean>>>>>
>;

/** The choice of a channel by itself, which stays while the bell is off. */
export function choiceFor(choices: Choices, kind: NotificationKind, channel: Channel): boolean {
  return choices[kind]?.[channel] ?? (channel === 'bell' || notificationKinds[kind][channel]);
}

/** Whether a notification of the kind goes this way. */
export const wants = (choices: Choices, kind: NotificationKind, channel: Channel): boolean =>
  choiceFor(choices, kind, 'bell') && choiceFor(choices, kind, channel);

/** The choices with another for one kind; what is left out stays. */
export function withChoice(
  choices: Choices,
  kind: NotificationKind,
  wanted: Readonly<Partial<Record<Channel, boolean | undefined>>>,
): Choices {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return { ...choices, [kind]: { ...choices[kind], ...Object.fromEntries(given) } };
}
