import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../ChainId.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import type { PlainCall } from "./TransactionRequest.ts"

/** Linea and its test network. Their tip carries what the data costs on Ethereum, which depends on the call. */
const LINEA: ReadonlyArray<number | undefined> = [59144, 59141]

/** What Linea takes for the gas of a call (`linea_estimateGas`), in wei; undefined on other chains. Fails: `ReadError`. */
export const readLineaFees = (
  { read, network }: ChainReader,
  call: PlainCall | undefined
): Effect.Effect<{ readonly base: bigint; readonly tip: bigint } | undefined, ReadError> =>
  call === undefined || !LINEA.includes(chainIdOf(network))
    ? Effect.succeed(undefined)
    : read("linea_estimateGas", [call], "the fees of a call", (answer) => {
        const [base, tip] = ["baseFeePerGas", "priorityFeePerGas"].map((key) =>
          decodeQuantity(readField(answer, key))
        )
        return base === undefined || tip === undefined ? undefined : { base, tip }
      })
