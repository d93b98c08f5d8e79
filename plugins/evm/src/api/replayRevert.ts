import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeQuantity } from "../capability/nativeBalance.ts"
import { encodeChainId } from "../ChainId.ts"
import { decodedWith, type Answer } from "../provider/readNetwork.ts"
import { causeOf, type NetworkReader } from "./NetworkReader.ts"
import { findRevert, type Revert } from "./revertReason.ts"

const DEADLINE = "10 seconds"

/** The quantity's hex as nodes want it. */
export const toQuantity = (value: bigint): string => `0x${value.toString(16)}`

/** The call that a transaction made, out of a node's answer, as `eth_call` takes it. */
const decodeCall = (hash: string) => (value: unknown) => {
  const transaction = value as Readonly<
    Record<"hash" | "from" | "to" | "input" | "value" | "gas", unknown>
  >
  const { input } = transaction
  const [value_, gas] = [decodeQuantity(transaction.value), decodeQuantity(transaction.gas)]
  const address = (text: unknown) => (typeof text === "string" ? parseAddress(text.toLowerCase()) : undefined)
  const [from, to] = [address(transaction.from), address(transaction.to)]
  return String(transaction.hash).toLowerCase() === hash &&
    from !== undefined &&
    (to !== undefined || transaction.to === null) &&
    typeof input === "string" &&
    /^0x(?:[0-9a-f]{2})*$/i.test(input) &&
    value_ !== undefined &&
    gas !== undefined
    ? { from, ...(to === undefined ? {} : { to }), data: input, value: toQuantity(value_), gas: toQuantity(gas) }
    : undefined
}
