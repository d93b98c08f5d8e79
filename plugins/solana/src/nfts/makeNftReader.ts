import type { JsonRpc, NftHolding, NftReader } from "@latchkey/core/effect"
import { each, rpcReader, together, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { addressBytes } from "../Address.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { deriveAddress } from "../transfer/deriveAddress.ts"
import { programs, tokenPrograms } from "../transfer/programs.ts"
import { readAccounts, type ChainAccount } from "../transfer/readAccounts.ts"
import { readHoldings, type Holding } from "../transfer/readHoldings.ts"
import { decodeMetadataAccount, decodeOwnMetadata } from "./decodeMetadata.ts"

const MAX_THINGS = 200
/** Accounts that a node gives at once are at most 100: a mint and its metadata each. */
const AT_ONCE = 50
const SUPPLY = 36

const METADATA = new TextEncoder().encode("metadata")

/** Where the metadata program keeps what is said of a mint. */
const findMetadata = (mint: string) =>
  deriveAddress([METADATA, addressBytes(programs.metadata)!, addressBytes(mint)!], programs.metadata)

/** Whether there is one of it in the world. */
const isOnlyOne = ({ data }: ChainAccount): boolean =>
  data.length > SUPPLY + 8 &&
  new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(SUPPLY, true) === 1n &&
  data[SUPPLY + 8] === 0 &&
  data[SUPPLY + 9] === 1

const readThings = (reader: RpcReader, holdings: ReadonlyArray<Holding>) =>
  Effect.gen(function* () {
    const places = yield* together(holdings.map(({ mint }) => findMetadata(mint)))
    // Without its place, the mint is read twice: it is no account of metadata.
    const accounts = yield* readAccounts(
      reader,
      holdings.flatMap(({ mint }, index) => [mint, places[index] ?? mint])
    )
    return holdings.flatMap(({ mint, program }, index): ReadonlyArray<NftHolding> => {
      const [account, described] = [accounts[2 * index], accounts[2 * index + 1]]
      if (account === undefined || account === "none" || account.program !== program || !isOnlyOne(account))
        return []
      const metadata =
        decodeOwnMetadata(account, mint) ??
        (described === undefined || described === "none" ? undefined : decodeMetadataAccount(described, mint))
      return [
        {
          collection: `${reader.network.caipNetworkId}:${mint}`,
          count: 1n,
          standard: program === programs.token2022 ? "Token-2022" : "SPL Token",
          collectionName: "",
          name: "",
          ...metadata
        }
      ]
    })
  })

/**
 * Tokens of which there is one, that cannot be divided: of the Token program and of Token-2022, with what the chain says of them. Those
 * that are kept in compressed form are not seen.
 */
export const makeNftReader = (rpc: JsonRpc["Service"], options: SolanaOptions): NftReader => ({
  list: ({ address, network }) =>
    Effect.gen(function* () {
      const reader = rpcReader(rpc, options, network)
      const accounts = yield* together(
        tokenPrograms.map((programId) => readHoldings(reader, address, { programId }, [programId]))
      )
      const ones = accounts
        .flat()
        .filter(({ value, decimals }) => value === 1n && decimals === 0)
        .slice(0, MAX_THINGS)
      const nfts: Array<NftHolding> = []
      const turns = Array.from({ length: Math.ceil(ones.length / AT_ONCE) }, (_, turn) =>
        ones.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE)
      )
      yield* each(turns, (some) => Effect.map(readThings(reader, some), (things) => nfts.push(...things)))
      return { nfts, coverage: "partial" as const }
    })
})
