import { toJson } from "../json/toJson.ts"
import { isOpen, placeOf, type TrackedTransaction } from "./TrackedTransaction.ts"
import type { DescribedAmount } from "./TransactionDescription.ts"

/** What makes two transactions the same to who pays for them: symbols and other words are not. */
const sameness = ({
  networkId,
  account,
  description: { kind, sends, receiver, spender, token: of }
}: Pick<TrackedTransaction, "networkId" | "account" | "description">) =>
  toJson([
    networkId,
    account,
    // Whoever pays by a form has paid the bill.
    kind === "pay" ? "send" : kind,
    sends?.map(({ value, token }: DescribedAmount) => [value.toString(), token ?? ""]) ?? null,
    receiver ?? "",
    spender ?? "",
    of ?? ""
  ])

/** Whether the same is on its way already, or may be: sending it once more may pay twice. What takes another's place counts with that. */
export const isRepeated = (
  list: ReadonlyArray<TrackedTransaction>,
  wanted: Pick<TrackedTransaction, "networkId" | "account" | "description">
): boolean => {
  const same = sameness(wanted)
  return list.some((one) => isOpen(one) && placeOf(one) === one.id && sameness(one) === same)
}
