import { Choices, type ChoicesProps } from './choices.tsx';

/** What is chosen, beside the calendar of a wide screen. */
export default function SidePanel(props: ChoicesProps) {
  return <Choices {...props} />;
}
