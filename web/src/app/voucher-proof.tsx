import { VoucherProofPage } from '../features/exchange/voucher-proof/voucher-proof.tsx';

/** A public page: strangers with an invoice have no account. */
export default function VoucherProof({ code }: { code: string }) {
  return <VoucherProofPage code={code} />;
}
