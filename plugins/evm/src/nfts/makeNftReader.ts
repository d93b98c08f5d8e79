import { each, together } from "@latchkey/core/chain-kit/effect"
import { readField } from "@latchkey/core/chain-kit"
import {
  NodeAnswerInvalidError,
  type JsonRpc,
  type NftHolding,
  type NftHoldingList,
  type NftReader
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { causeOf } from "../api/NetworkReader.ts"
import type { EvmOptions } from "../EvmApi.ts"
import type { ReadFault } from "../provider/readNetwork.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import { chainReader, type ChainReader } from "../transfer/ChainReader.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { readName } from "../transfer/readToken.ts"
import { findThings, type Thing } from "./findThings.ts"
import { decodeHeld, decodeUri, encodeHeld, encodeUri } from "./nftCalls.ts"

/** Calls that a node gets at once. */
const AT_ONCE = 50

const decodeNumber = (answer: unknown): number | undefined => {
  const number = decodeQuantity(answer)
  return number === undefined || number > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(number)
}

const chunksOf = <A>(list: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
  )

/** Runs reads, a bounded number at a time. */
const inTurns = <A, B, E>(list: ReadonlyArray<A>, read: (one: A) => Effect.Effect<B, E>) =>
  Effect.gen(function* () {
    const answers: Array<B> = []
    yield* each(chunksOf(list), (chunk) =>
      Effect.map(together(chunk.map(read)), (told) => answers.push(...told))
    )
    return answers
  })

/**
 * What the node said about a contract's call: its answer, or that the contract gives none. A node that says nothing at all fails.
 */
const callOf = ({ raw }: ChainReader, to: string, data: string): Effect.Effect<unknown, ReadFault> =>
  raw.read("eth_call", [{ to, data }, "latest"], (answer) =>
    Effect.catch(answer, (fault) =>
      fault._tag === "RpcResponseError" || fault._tag === "WalletFault"
        ? Effect.succeed(fault)
        : Effect.fail(fault)
    )
  )

const isFault = (answer: unknown): boolean =>
  ["RpcResponseError", "WalletFault"].includes(String(readField(answer, "_tag")))

/**
 * How many of each thing the account holds now. A contract that gives no usable answer keeps nothing; but if not one of them gives
 * any, it is the node that does not answer.
 */
const readCounts = (reader: ChainReader, things: ReadonlyArray<Thing>, account: string) =>
  Effect.gen(function* () {
    const answers = yield* inTurns(things, (thing) =>
      callOf(reader, thing.contract, encodeHeld(thing, account))
    )
    const faults = answers.filter(isFault)
    if (things.length > 0 && faults.length === things.length)
      return yield* Effect.fail(faults[0] as ReadFault)
    return things.flatMap((thing, index) => {
      const count = decodeHeld(thing, answers[index], account)
      return count === undefined || count === 0n ? [] : [{ thing, count }]
    })
  })

/** When a block was made, in epoch milliseconds; never fails. */
const readTime = ({ read }: ChainReader, block: number): Effect.Effect<number | undefined> =>
  Effect.catch(
    read("eth_getBlockByNumber", [toQuantity(BigInt(block)), false], "a block", (answer) =>
      decodeNumber(readField(answer, "timestamp"))
    ).pipe(Effect.map((seconds) => (seconds < 8_640_000_000_000 ? seconds * 1_000 : undefined))),
    () => Effect.succeed(undefined)
  )

/** What a holding says of the thing itself; undefined where it is none of this network. */
const thingOf = (nft: NftHolding, reader: ChainReader): Omit<Thing, "block"> | undefined => {
  const contract = parseToken(reader.network, nft.collection)
  const { id = "", standard } = nft
  return contract !== undefined &&
    /^\d{1,78}$/.test(id) &&
    BigInt(id) < 2n ** 256n &&
    (standard === "ERC-721" || standard === "ERC-1155")
    ? { contract, standard, id: BigInt(id) }
    : undefined
}

/**
 * Things of ERC-721 and ERC-1155: those that the chain's logs say the account has received, each asked after in its contract. What
 * a contract keeps without such logs is not seen.
 */
export const makeNftReader = (rpc: JsonRpc["Service"], options: EvmOptions): Required<NftReader> => {
  const asError =
    ({ network }: ChainReader, what: string) =>
    (fault: ReadFault) =>
      fault._tag === "RpcUrlMissingError"
        ? fault
        : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what }, causeOf(fault))
  return {
    list: ({ address, network, provider }) =>
      Effect.gen(function* () {
        const reader = chainReader(rpc, options, { network, provider })
        const to = yield* reader.read("eth_blockNumber", [], "the newest block", decodeNumber)
        const { things, since } = yield* Effect.mapError(
          findThings(reader.raw, address, to),
          asError(reader, "logs")
        )
        const held = yield* Effect.mapError(readCounts(reader, things, address), asError(reader, "owners"))
        const contracts = [...new Set(held.map(({ thing }) => thing.contract))]
        const [names, at] = yield* together([
          inTurns(contracts, (contract) => readName(reader, contract)),
          since === 0 ? Effect.succeed(undefined) : readTime(reader, since)
        ])
        const list: NftHoldingList = {
          nfts: held.map(({ thing: { contract, id, standard }, count }) => ({
            collection: `${network.caipNetworkId}:${contract}`,
            id: String(id),
            count,
            standard,
            collectionName: names[contracts.indexOf(contract)] ?? "",
            name: ""
          })),
          coverage: "partial",
          ...(since === 0 ? {} : { since: { block: since, ...(at === undefined ? {} : { at }) } })
        }
        return list
      }),
    uriOf: ({ nft, network, provider }) =>
      Effect.suspend(() => {
        const reader = chainReader(rpc, options, { network, provider })
        const thing = thingOf(nft, reader)
        return thing === undefined
          ? Effect.succeed(undefined)
          : Effect.map(
              Effect.mapError(
                callOf(reader, thing.contract, encodeUri(thing)),
                asError(reader, "a description")
              ),
              (answer) => decodeUri(thing, answer)
            )
      })
  }
}
