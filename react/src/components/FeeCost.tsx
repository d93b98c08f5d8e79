import type { Amount, FeePayer } from "@latchkey/core"
import { fill } from "../messages/fill.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { Cost } from "./Cost.tsx"

/** What the network takes for a transaction, or who pays it where its sender does not. */
export const FeeCost = ({
  of: { fee, feePayer }
}: {
  readonly of: { readonly fee: Amount; readonly feePayer?: FeePayer }
}) => {
  const { payer } = useModalContext().messages
  if (feePayer === undefined) return <Cost amount={fee} />
  const { kind, name } = feePayer
  return <bdi>{name === undefined ? payer[kind] : fill(payer.named, { name: `\u2068${name}\u2069` })}</bdi>
}
