import type * as Effect from "effect/Effect"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"

/** The sender's native coin, in wei. Fails: `ReadError`. */
export const readCoin = ({ read }: ChainReader, sender: string): Effect.Effect<bigint, ReadError> =>
  read("eth_getBalance", [sender, "latest"], "a balance", decodeQuantity)
