/** The calendar of everybody's time off (product Y5). */
export default function OverviewDialog(_props: { readonly onClose: () => void }) {
  return null;
}
