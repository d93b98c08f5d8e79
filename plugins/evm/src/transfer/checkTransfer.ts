import type { FeePayer } from "@latchkey/core"
import { NodeAnswerInvalidError, TransferBalanceError, TransferRefusedError } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { causeOf } from "../api/NetworkReader.ts"
import { findRefusal } from "../api/revertReason.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import type { PlainCall } from "./TransactionRequest.ts"
import { encodeCall, type TransferFacts } from "./TransferCall.ts"
import { decodeWord } from "./tokenCalls.ts"

const MAX_GAS = 2n ** 64n
const PLAIN_GAS = 21_000n

const decodeGas = (answer: unknown): bigint | undefined => {
  const gas = decodeQuantity(answer)
  return gas !== undefined && gas > 0n && gas < MAX_GAS ? gas : undefined
}

/** A read that executes the call: a source that says that the call reverts has answered. */
const execute = <A>(
  { raw, network }: ChainReader,
  method: string,
  params: ReadonlyArray<unknown>,
  decode: (answer: unknown) => A | undefined
): Effect.Effect<A, ReadError | TransferRefusedError> =>
  raw
    .read(method, params, (answer) =>
      decodedWith(decode)(answer).pipe(
        Effect.map((value) => ({ value })),
        Effect.catch((fault) => {
          const cause = causeOf(fault)
          const refusal = findRefusal(cause)
          return refusal === undefined
            ? Effect.fail(fault)
            : Effect.succeed({ refused: new TransferRefusedError(refusal, cause) })
        })
      )
    )
    .pipe(
      Effect.mapError((fault) =>
        fault._tag === "RpcUrlMissingError"
          ? fault
          : new NodeAnswerInvalidError(
              { networkId: network.caipNetworkId, what: "a trial of the transfer" },
              causeOf(fault)
            )
      ),
      Effect.flatMap((answer) =>
        "refused" in answer ? Effect.fail(answer.refused) : Effect.succeed(answer.value)
      )
    )

// Tokens like Tether's give nothing back; what gives something back must say that it was done.
const decodeDone = (answer: unknown): boolean | undefined =>
  answer === "0x" ? true : decodeWord(answer) === undefined ? undefined : decodeWord(answer) === 1n

/**
 * Lets the chain try a call; answers with the gas to allow, a quarter more than was used where a contract runs. What a call of a
 * token gives back must say that it was done. Fails: `TransferRefusedError` where it would not be carried out, `ReadError`.
 */
export const tryCall = (
  reader: ChainReader,
  call: PlainCall,
  isOfToken: boolean
): Effect.Effect<bigint, ReadError | TransferRefusedError> =>
  Effect.gen(function* () {
    const [isDone, gas] = yield* together([
      isOfToken ? execute(reader, "eth_call", [call, "latest"], decodeDone) : Effect.succeed(true),
      execute(reader, "eth_estimateGas", [call], decodeGas)
    ])
    if (!isDone) return yield* Effect.fail(new TransferRefusedError({}))
    return gas === PLAIN_GAS ? gas : gas + gas / 4n
  })

/** `tryCall` of a transfer. */
export const tryTransfer = (reader: ChainReader, facts: TransferFacts) =>
  tryCall(reader, encodeCall(facts), facts.token !== undefined)

/** How many transactions the sender has sent, those that wait included. Fails: `ReadError`. */
export const readCount = ({ read }: ChainReader, sender: string): Effect.Effect<bigint, ReadError> =>
  read("eth_getTransactionCount", [sender, "pending"], "a transaction count", decodeQuantity)

/** Whether an address has code that is more than a delegation of an account of its own key (EIP-7702). Fails: `ReadError`. */
export const readIsContract = ({ read }: ChainReader, address: string): Effect.Effect<boolean, ReadError> =>
  read("eth_getCode", [address, "latest"], "code", (answer) =>
    typeof answer === "string" && answer.startsWith("0x")
      ? answer !== "0x" && !/^0xef0100.{40}$/i.test(answer)
      : undefined
  )

/** What a sender has, and what a transfer takes of it. */
export interface Needs {
  readonly coin: bigint
  /** Of the token, where one is sent. */
  readonly token?: { readonly balance: bigint; readonly symbol: string } | undefined
  readonly value: bigint
  readonly fee: bigint
  /** Who pays `fee` in the sender's place. */
  readonly feePayer?: FeePayer | undefined
}

/** Whether a sender who pays the fee has too little of the coin for it and what goes along. */
export const isShort = ({ coin, token, value, fee }: Omit<Needs, "feePayer">): boolean =>
  coin < fee + (token === undefined ? value : 0n)

/** Fails with `TransferBalanceError` where the sender has too little: of the fee only where nobody else pays it. */
export const requireBalance = (
  { network }: Pick<ChainReader, "network">,
  { feePayer, ...needs }: Needs
): Effect.Effect<void, TransferBalanceError> => {
  const { symbol } = network.nativeCurrency
  const { coin, token, value } = needs
  const have = token?.balance ?? coin
  if (value > have)
    return Effect.fail(new TransferBalanceError({ symbol: token?.symbol ?? symbol, of: "amount" }))
  return feePayer === undefined && isShort(needs)
    ? Effect.fail(new TransferBalanceError({ symbol, of: "fee" }))
    : Effect.void
}
