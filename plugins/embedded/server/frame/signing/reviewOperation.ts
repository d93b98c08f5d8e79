import type { Hex } from "viem"
import type { Review, ReviewPart } from "../screen/Review.ts"
import type { Keys } from "../wallet/deriveKeys.ts"
import type { ReadCall } from "./readCall.ts"
import { coinsOf } from "./readTransaction.ts"
import { refuse } from "./refuse.ts"
import type { SigningContext } from "./Signing.ts"
import { asked, feesOf } from "./transactionFields.ts"
import { prepareOperation, type Call } from "./userOperation.ts"

/** Makes one operation of what was read, with what it costs. Fails: `FrameError` where the account cannot pay for it. */
export const reviewOperation = async (
  calls: ReadonlyArray<Call>,
  read: ReadCall,
  { chain, smart, askNode, words }: SigningContext
): Promise<{ readonly review: Review; readonly send: (keys: Keys) => Promise<Hex> }> => {
  if (smart === undefined) return refuse("This wallet has no smart account here")
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const [balance, fees] = await Promise.all([
    asked(askNode, "eth_getBalance", [smart.address, "latest"], "the balance"),
    feesOf(askNode)
  ])
  const missing = (needed: bigint, why?: string) =>
    refuse(
      `Insufficient funds: this takes ${coinsOf(chain, needed)}, and the account has ${coinsOf(chain, balance)}${why === undefined ? "" : ` (${why})`}`
    )
  if (balance < value) return missing(value)
  const chainId = Number(chain.id.slice("eip155:".length))
  const gasFees =
    "gasPrice" in fees
      ? { maxFeePerGas: fees.gasPrice!, maxPriorityFeePerGas: fees.gasPrice! }
      : { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas }
  const { fee, payer, refusal, isFirst, hash, send } = await prepareOperation(
    calls,
    smart,
    chainId,
    gasFees,
    askNode
  )
  if (balance < value + fee) return missing(value + fee, refusal)
  const first: ReviewPart = {
    label: words.smartAccount,
    value: words.smartAccountFirst,
    kind: "text"
  }
  return {
    review: {
      ...read,
      network: chain.name,
      account: smart.address,
      parts: [
        ...read.parts,
        ...(isFirst ? [first] : []),
        {
          label: words.fee,
          value: payer === undefined ? coinsOf(chain, fee) : `${coinsOf(chain, 0n)} (${payer})`,
          kind: "text"
        },
        { label: words.fingerprint, value: hash, kind: "address" }
      ]
    },
    send
  }
}
