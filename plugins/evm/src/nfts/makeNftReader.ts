import { together } from "@latchkey/core/chain-kit/effect"
import type { JsonRpc, NftHolding, NftHoldingList, NftReader } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import type { LogMemory } from "../history/LogMemory.ts"
import { callEach, callOf, decodeNumber, inTurns } from "../provider/callEach.ts"
import { readSince } from "../provider/readSince.ts"
import { chainReader, toReadError, type ChainReader } from "../transfer/ChainReader.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { readName } from "../transfer/readToken.ts"
import { findThings, type Thing } from "./findThings.ts"
import { decodeHeld, decodeUri, encodeHeld, encodeUri } from "./nftCalls.ts"

/**
 * How many of each thing the account holds now. A contract that gives no usable answer keeps nothing; but if not one of them gives
 * any, it is the node that does not answer.
 */
const readCounts = (reader: ChainReader, things: ReadonlyArray<Thing>, account: string) =>
  Effect.gen(function* () {
    const answers = yield* callEach(
      reader,
      things.map((thing) => ({ to: thing.contract, data: encodeHeld(thing, account) }))
    )
    return things.flatMap((thing, index) => {
      const count = decodeHeld(thing, answers[index], account)
      return count === undefined || count === 0n ? [] : [{ thing, count }]
    })
  })

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
export const makeNftReader = (
  rpc: JsonRpc["Service"],
  options: EvmOptions,
  memory: LogMemory
): Required<NftReader> => {
  return {
    list: ({ address, network, provider }) =>
      Effect.gen(function* () {
        const reader = chainReader(rpc, options, { network, provider })
        const to = yield* reader.read("eth_blockNumber", [], "the newest block", decodeNumber)
        const { things, since, goesOn } = yield* Effect.mapError(
          findThings(reader.raw, memory, address, to),
          toReadError(reader, "logs")
        )
        const held = yield* Effect.mapError(
          readCounts(reader, things, address),
          toReadError(reader, "owners")
        )
        const contracts = [...new Set(held.map(({ thing }) => thing.contract))]
        const [names, known] = yield* together([
          inTurns(contracts, (contract) => readName(reader, contract)),
          readSince(reader, since, goesOn)
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
          ...known
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
                toReadError(reader, "a description")
              ),
              (answer) => decodeUri(thing, answer)
            )
      })
  }
}
