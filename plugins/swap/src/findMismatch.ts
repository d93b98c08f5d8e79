import type { CallFacts, PermitFacts, PreparedPermit, SwapQuote } from "@latchkey/core"
import type { BuiltSwap, SwapContracts, SwapMismatchError } from "@latchkey/core/effect"

/** What of a transaction is not as it was shown. */
export type Mismatch = SwapMismatchError["details"]["what"]

/** What a transaction has to be, from what the visitor was shown and the source's plugin said beforehand. */
export interface Shown {
  readonly quote: SwapQuote
  readonly contracts: SwapContracts
  readonly address: string
  /** In epoch seconds of the chain. */
  readonly deadline: bigint
  /** Whether a call that cannot be read may pass. */
  readonly isOpaque: boolean
  /** What the wallet has signed, where the approval goes along with the swap. */
  readonly permit?: PermitFacts | undefined
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const idOf = (token: string | undefined) => token ?? "native"

/** The first thing about a transaction that is not as it was shown; undefined where it may be signed. */
export const findMismatch = (
  { quote, contracts, address, deadline, isOpaque, permit }: Shown,
  { networkId, sender, call }: BuiltSwap,
  facts: CallFacts | undefined
): Mismatch | undefined => {
  if (networkId !== quote.networkId) return "network"
  if (!isSame(sender, address)) return "sender"
  if (!isSame(call.to, permit === undefined ? contracts.target : (contracts.permitTarget ?? "")))
    return "contract"
  if (call.value !== (quote.sell === "native" ? quote.sold.value : 0n)) return "value"
  if (facts === undefined) return isOpaque && permit === undefined ? undefined : "data"
  if (facts.kind !== "swap") return "data"
  const { permit: along } = facts
  if (
    along?.amount !== permit?.amount ||
    along?.deadline !== permit?.deadline ||
    !isSame(along?.token ?? "", permit?.token ?? "")
  )
    return "data"
  if (!isSame(idOf(facts.sold), quote.sell) || !isSame(idOf(facts.bought), quote.buy)) return "token"
  if (facts.amount !== quote.sold.value) return "amount"
  if (facts.minimum < quote.minimum.value) return "minimum"
  if (!isSame(facts.receiver, quote.receiver?.address ?? address)) return "receiver"
  return facts.deadline !== undefined && facts.deadline > deadline ? "deadline" : undefined
}

/** The same for an approval: of that token, for the source's spender, and of exactly so much. */
export const findApprovalMismatch = (
  { quote, contracts, address }: Omit<Shown, "deadline" | "isOpaque">,
  { networkId, sender, call }: BuiltSwap,
  { facts, amount }: { readonly facts: CallFacts | undefined; readonly amount: bigint }
): Mismatch | undefined => {
  if (networkId !== quote.networkId) return "network"
  if (!isSame(sender, address)) return "sender"
  if (call.value !== 0n) return "value"
  if (facts?.kind !== "approval") return "data"
  if (!isSame(facts.token, quote.sell)) return "token"
  if (!isSame(facts.spender, contracts.spender)) return "contract"
  return facts.amount === amount ? undefined : "amount"
}

/** The same for an approval by signature: of that token, by the account, for the contract that swaps with it, of exactly what is sold, for no longer than the swap may take. */
export const findPermitMismatch = (
  { quote, contracts, address, deadline }: Omit<Shown, "isOpaque" | "permit">,
  { networkId, sender, facts }: PreparedPermit
): Mismatch | undefined => {
  if (networkId !== quote.networkId) return "network"
  if (!isSame(sender, address) || !isSame(facts.owner, address)) return "sender"
  if (!isSame(facts.token, quote.sell)) return "token"
  if (!isSame(facts.spender, contracts.permitTarget ?? "")) return "contract"
  if (facts.amount !== quote.sold.value) return "amount"
  return facts.deadline > deadline ? "deadline" : undefined
}
