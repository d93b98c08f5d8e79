import { formatUnits, type Address, type Hex } from "viem"
import { readCall, type ReadCall } from "./readCall.ts"
import type { SigningContext } from "./Signing.ts"

/** An amount of the chain's coin, as people read it. */
export const coinsOf = ({ coin: { symbol, decimals } }: SigningContext["chain"], amount: bigint): string =>
  `${formatUnits(amount, decimals)} ${symbol}`

/** Reads what a transaction, or a call of a smart account, does. Without a receiver it makes a contract. */
export const readTransaction = async (
  { to, value, data }: { readonly to: Address | undefined; readonly value: bigint; readonly data: Hex },
  { chain, evm, askNode, words }: Pick<SigningContext, "chain" | "evm" | "askNode" | "words">
): Promise<ReadCall> => {
  const read = async (): Promise<ReadCall> => {
    if (to === undefined)
      return {
        title: words.createContract,
        act: words.create,
        parts: [{ label: words.code, value: data, kind: "data" }],
        warnings: [words.warnCreate]
      }
    if (data === "0x")
      return {
        title: words.sendCoin(chain.coin.symbol),
        act: words.send,
        parts: [{ label: words.to, value: to, kind: "address" }],
        warnings: []
      }
    return readCall(askNode, to, data, evm, words)
  }
  const call = await read()
  const sent = { label: words.amount, value: coinsOf(chain, value), kind: "amount" } as const
  return { ...call, parts: [...(value > 0n || data === "0x" ? [sent] : []), ...call.parts] }
}
