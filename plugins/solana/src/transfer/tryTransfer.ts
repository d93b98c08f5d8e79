import { TransferRefusedError } from "@latchkey/core/effect"
import { readField, readPath, toBase64 } from "@latchkey/core/chain-kit"
import { together, type RpcReader, type NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccount, decodeHeldAmount, readAccounts, type ChainAccount } from "./readAccounts.ts"
import { CONFIRMED, decodeCount, readMinimum } from "./readChain.ts"
import { refusalOf } from "./refusalOf.ts"
import { encodeTransfer, type TransferFacts, type WorkBid } from "./TransferMessage.ts"

/** What a trial of a transfer took. */
export interface Trial {
  /** Units of work. */
  readonly units: number
  /** What the receiver's new account of the token holds back, in lamports; zero where it has one. */
  readonly deposit: bigint
}

const MOST_UNITS = 1_400_000n

/** Bytes of a transaction that nobody has signed. */
export const unsigned = (message: Uint8Array): Uint8Array =>
  Uint8Array.from([1, ...new Uint8Array(64), ...message])

interface Answer {
  readonly failure: unknown
  /** What the programs said. */
  readonly logs?: unknown
  readonly units: bigint
  readonly after: ChainAccount | "none"
}

const decodeTrial = (answer: unknown): Answer | undefined => {
  const failure = readPath(answer, "value.err")
  const units = decodeCount(readPath(answer, "value.unitsConsumed"))
  const accounts = readPath(answer, "value.accounts")
  const after = Array.isArray(accounts) && accounts.length === 1 ? decodeAccount(accounts[0]) : undefined
  if (failure !== null && failure !== undefined)
    return { failure, logs: readPath(answer, "value.logs"), units: 0n, after: "none" }
  return units === undefined ||
    units > MOST_UNITS ||
    after === undefined ||
    readField(answer, "value") === null
    ? undefined
    : { failure: undefined, units, after }
}

const amountIn = (account: ChainAccount | "none"): bigint =>
  account === "none" ? 0n : (decodeHeldAmount(account)?.value ?? 0n)

/**
 * Lets the chain try a transfer, and looks at what arrives. Fails: `TransferRefusedError` where it would not be carried out or
 * less would arrive, `NodeReadError`.
 */
export const tryTransfer = (
  reader: RpcReader,
  facts: TransferFacts,
  bid: WorkBid
): Effect.Effect<Trial, NodeReadError | TransferRefusedError> =>
  Effect.gen(function* () {
    const { sender, receiver, value, token } = facts
    const place = token?.account ?? receiver
    const transaction = toBase64(unsigned(encodeTransfer(facts, bid)))
    const [[before = "none"], { failure, logs, units, after }] = yield* together([
      readAccounts(reader, [place]),
      reader.read(
        "simulateTransaction",
        [
          transaction,
          {
            ...CONFIRMED,
            encoding: "base64",
            sigVerify: false,
            replaceRecentBlockhash: true,
            accounts: { encoding: "base64", addresses: [place] }
          }
        ],
        "a trial of the transfer",
        decodeTrial
      )
    ])
    if (failure !== undefined) {
      // Without the amount, the reason is told all the same.
      const minimum = yield* Effect.catch(readMinimum(reader), () => Effect.succeed(0n))
      const reason = refusalOf(reader.network, { failure, logs, minimum })
      return yield* Effect.fail(new TransferRefusedError({ reason }))
    }
    const fromThere = token?.sources.find(({ account }) => account === place)?.value ?? 0n
    const isLess =
      token === undefined
        ? sender !== receiver && lamportsIn(after) - lamportsIn(before) < value
        : amountIn(after) - amountIn(before) < value - fromThere
    if (isLess)
      return yield* Effect.fail(new TransferRefusedError({ reason: "Less than that would arrive." }))
    const deposit = token === undefined ? 0n : lamportsIn(after) - lamportsIn(before)
    return { units: Number(units), deposit: deposit > 0n ? deposit : 0n }
  })

const lamportsIn = (account: ChainAccount | "none"): bigint => (account === "none" ? 0n : account.lamports)
