import { TransferFeeUnknownError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { causeOf } from "../api/NetworkReader.ts"
import { findRefusal } from "../api/revertReason.ts"
import { chainIdOf } from "../ChainId.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import type { ChainReader } from "./ChainReader.ts"
import { encodeUnsigned } from "./encodeUnsigned.ts"
import { decodeWord } from "./tokenCalls.ts"
import type { PlainCall } from "./TransactionRequest.ts"

/** Where rollups of the OP Stack say what they take: https://docs.optimism.io/stack/transactions/fees */
const OP_ORACLE = "0x420000000000000000000000000000000000000F"
/** Where Scroll does: https://docs.scroll.io/en/developers/transaction-fees-on-scroll/ */
const SCROLL_ORACLE = "0x5300000000000000000000000000000000000002"
const SCROLL = [534352, 534351]
/** Chains whose gas has all of it: Arbitrum One, Nova and Sepolia, zkSync Era and its test network, Linea and its own, Mantle and its own. */
const IN_GAS = [42161, 42170, 421614, 324, 300, 59144, 59141, 5000, 5003]

const word = (value: bigint) => value.toString(16).padStart(64, "0")

/** `getL1FeeUpperBound(uint256)` of an unsigned transaction's size, since Fjord. */
const encodeUpperBound = (size: number) => `0xf1c7a58b${word(BigInt(size))}`
/** `getOperatorFee(uint256)` of the gas, since Isthmus. */
const encodeOperatorFee = (gas: bigint) => `0x275aedd2${word(gas)}`
/** `getL1Fee(bytes)` of an unsigned transaction. */
const encodeDataFee = (hex: string) =>
  `0x49948e0e${word(32n)}${word(BigInt(hex.length / 2))}${hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")}`

/** What an oracle said: `none`: there is no contract, `reverted`: it has no such function. */
type Told = { readonly fee: bigint } | "none" | "reverted"

const decodeFee = (answer: unknown): Told | undefined => {
  if (answer === "0x") return "none"
  const fee = decodeWord(answer)
  return fee === undefined ? undefined : { fee }
}

const unknownFee = ({ network }: ChainReader) =>
  new TransferFeeUnknownError({ networkId: network.caipNetworkId })

const askOracle = (reader: ChainReader, to: string, data: string) =>
  reader.raw
    .read("eth_call", [{ to, data }, "latest"], (answer) =>
      Effect.catch(decodedWith(decodeFee)(answer), (fault) =>
        findRefusal(causeOf(fault)) === undefined ? Effect.fail(fault) : Effect.succeed<Told>("reverted")
      )
    )
    .pipe(Effect.mapError((fault) => (fault._tag === "RpcUrlMissingError" ? fault : unknownFee(reader))))

const withMargin = (fee: bigint) => fee + fee / 4n

const nothing = () => Effect.succeed(0n)

/** Of the OP Stack: for the data, with a margin of a quarter, and for the operator by the gas. */
const readOfStack = (reader: ChainReader, unsigned: string) =>
  Effect.gen(function* () {
    const bound = yield* askOracle(reader, OP_ORACLE, encodeUpperBound(unsigned.length / 2))
    if (bound === "none") return nothing
    const told = bound === "reverted" ? yield* askOracle(reader, OP_ORACLE, encodeDataFee(unsigned)) : bound
    if (typeof told === "string") return yield* Effect.fail(unknownFee(reader))
    return (gas: bigint) =>
      Effect.map(
        askOracle(reader, OP_ORACLE, encodeOperatorFee(gas)),
        // Before Isthmus nobody is paid for operating.
        (operator) => withMargin(told.fee) + (typeof operator === "string" ? 0n : operator.fee)
      )
  })

const readOfScroll = (reader: ChainReader, unsigned: string) =>
  Effect.flatMap(askOracle(reader, SCROLL_ORACLE, encodeDataFee(unsigned)), (told) =>
    typeof told === "string"
      ? Effect.fail(unknownFee(reader))
      : Effect.succeed(() => Effect.succeed(withMargin(told.fee)))
  )

/**
 * What a rollup takes of a transaction beside its gas, in wei, by the gas that it is allowed; zero on chains that take nothing.
 * Fails: `TransferFeeUnknownError` where there is something and nobody says how much, `RpcUrlMissingError`.
 */
export const readSurcharge = (reader: ChainReader, call: Pick<PlainCall, "to" | "value" | "data">) => {
  const id = chainIdOf(reader.network) ?? 0
  if (IN_GAS.includes(id)) return Effect.succeed(nothing)
  const unsigned = encodeUnsigned(reader.network, call).slice(2)
  return SCROLL.includes(id) ? readOfScroll(reader, unsigned) : readOfStack(reader, unsigned)
}
