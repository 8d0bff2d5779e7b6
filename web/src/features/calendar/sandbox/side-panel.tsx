import { Choices, type ChoicesProps } from './choices.tsx';

/** The chosen item, beside the calendar of a wide screen. */
export default function SidePanel(props: ChoicesProps) {
  return <Choices {...props} />;
}
