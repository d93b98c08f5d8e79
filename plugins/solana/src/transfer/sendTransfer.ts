import type { CaipNetworkId } from "@latchkey/core"
import {
  NetworkMismatchError,
  TransferBalanceError,
  TransferChangedError,
  TransferRefusedError,
  type PreparedTransfer
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { readWallet, together, type RpcReader, stillWanted } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readTransaction } from "../provider/WireTransaction.ts"
import type { SolanaProvider } from "../provider/SolanaProvider.ts"
import type { SignedTransaction } from "../SolanaApi.ts"
import { toNetworkId } from "../StandardChain.ts"
import { askToSend } from "./askToSend.ts"
import { placeOf } from "./placeOf.ts"
import { parseToken } from "./parseToken.ts"
import { decodeMint, readAccounts } from "./readAccounts.ts"
import { readCoin, readGenesis, readLatest, readLifetime, readMinimum } from "./readChain.ts"
import { readHoldings } from "./readHoldings.ts"
import type { SignedTransfers } from "./resend.ts"
import { requireBalance } from "./requireBalance.ts"
import {
  decodeOwnTransfer,
  decodeTransfer,
  encodeTransfer,
  feeOf,
  isSameTransfer,
  type TransferFacts,
  type WorkBid
} from "./TransferMessage.ts"
import { decodeRequest } from "./TransferRequest.ts"
import { tryTransfer, unsigned } from "./tryTransfer.ts"

interface Shown {
  readonly facts: TransferFacts
  readonly bid: WorkBid
}

const isSameList = (one: ReadonlyArray<string> = [], other: ReadonlyArray<string> = []) =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

/** What the request does, where that is what was shown. */
const readShown = ({ network }: RpcReader, shown: PreparedTransfer): Shown | undefined => {
  const message = decodeRequest(shown.request)
  const read = message && decodeOwnTransfer(message)
  if (read === undefined) return undefined
  const { facts, bid } = read
  return facts.sender === shown.sender &&
    facts.receiver === shown.receiver &&
    facts.value === shown.amount.value &&
    facts.memo === shown.memo &&
    isSameList(facts.references, shown.references) &&
    facts.token?.mint === (shown.token === undefined ? undefined : parseToken(network, shown.token)) &&
    (facts.token?.decimals ?? network.nativeCurrency.decimals) === shown.amount.decimals &&
    feeOf(bid) <= shown.fee.value &&
    shown.networkId === network.caipNetworkId
    ? read
    : undefined
}

const changed = (what: "request" | "account" | "fee") => Effect.fail(new TransferChangedError({ what }))

/** Whether the node that is asked belongs to the network. Networks of apps may have ids that say nothing. */
export const requireNetwork = (reader: RpcReader) => {
  const { caipNetworkId } = reader.network
  const expected = toNetworkId(caipNetworkId) ?? caipNetworkId
  return Effect.flatMap(readGenesis(reader), (hash) => {
    const actual: CaipNetworkId = `solana:${hash.slice(0, 32)}`
    return actual === expected || expected.length !== actual.length
      ? Effect.void
      : Effect.fail(new NetworkMismatchError({ expected, actual }))
  })
}

const requireToken = (reader: RpcReader, { sender, token }: TransferFacts, symbol: string) =>
  Effect.gen(function* () {
    if (token === undefined) return
    const { mint, program, decimals, sources } = token
    const [[account = "none"], held] = yield* together([
      readAccounts(reader, [mint]),
      readHoldings(reader, sender, { mint }, [program])
    ])
    const now = account === "none" ? undefined : decodeMint(account)
    if (now?.program !== program || now.decimals !== decimals) return yield* changed("request")
    if (now.refusal !== undefined)
      return yield* Effect.fail(new TransferRefusedError({ reason: now.refusal }))
    const isThere = sources.every(({ account, value }) =>
      held.some((one) => one.account === account && !one.isFrozen && one.value >= value)
    )
    if (!isThere) return yield* Effect.fail(new TransferBalanceError({ symbol, of: "amount" }))
  })

/** Asks the wallet whose account it would use on that network. */
export const requireAccount = (
  provider: unknown,
  { network: { caipNetworkId } }: RpcReader,
  sender: string
) => {
  const method = "solana_getAccounts"
  return readWallet(() => (provider as SolanaProvider).request({ method }, caipNetworkId), { method }).pipe(
    // Not every wallet answers this to a page that it is connected to; the sender is in the request all the same.
    Effect.catch(() => Effect.succeed(undefined)),
    Effect.flatMap((accounts) =>
      Array.isArray(accounts) && !accounts.some((account) => readField(account, "pubkey") === sender)
        ? changed("account")
        : Effect.void
    )
  )
}

const doesTransfer = ({ transaction }: SignedTransaction, facts: TransferFacts): boolean => {
  const message = readTransaction(transaction)?.message
  const does = message && decodeTransfer(message)
  return does !== undefined && isSameTransfer(does, facts)
}

/** See `Transfers.send`. */
export const sendTransfer = (
  reader: RpcReader,
  provider: unknown,
  shown: PreparedTransfer,
  sent: SignedTransfers = new Map()
) =>
  Effect.gen(function* () {
    const { network } = reader
    const read = readShown(reader, shown)
    if (read === undefined) return yield* changed("request")
    const { facts, bid } = read
    const { sender } = facts

    const [coin, minimum] = yield* together([
      readCoin(reader, sender),
      readMinimum(reader),
      requireNetwork(reader),
      requireToken(reader, facts, shown.amount.symbol)
    ])
    yield* requireBalance(network, { coin, minimum, facts, fee: shown.fee.value })
    const { deposit } = yield* tryTransfer(reader, facts, bid)
    if (feeOf(bid) + deposit > shown.fee.value) return yield* changed("fee")
    const [lifetime, latest] = yield* together([readLifetime(reader), readLatest(reader, sender)])

    // The last question before the request: what was read meanwhile took time.
    yield* requireAccount(provider, reader, sender)
    yield* stillWanted(yield* placeOf(facts, lifetime))

    return yield* askToSend(reader, {
      provider,
      sender,
      transaction: unsigned(encodeTransfer(facts, bid, lifetime.blockhash)),
      lifetime,
      latest,
      isShown: (signed) => Effect.sync(() => doesTransfer(signed, facts)),
      sent
    })
  })
