import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import { nftHoldings, type NftHoldings } from "@latchkey/core/effect"
import {
  address as toAddress,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress
} from "@solana/kit"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest"
import { startSolana, type SolanaPart } from "../stack/startSolana.ts"
import { token2022Program, tokenProgram, writeMint } from "../stack/splToken.ts"
import { metadataAccount, ownMetadata, type Said } from "../support/metadata.ts"
import { holderData, mintData, type Extension } from "../support/tokenData.ts"
import { solana, solanaMainnet } from "./index.ts"
import { programs } from "./transfer/programs.ts"

const mainnet = solanaMainnet.caipNetworkId
const metadataProgram = toAddress(programs.metadata)

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const newKey = async () => (await generateKeyPairSigner()).address as string

let owner: string
beforeEach(async () => {
  owner = await newKey()
})

const list = async () => {
  let found: NftHoldings | undefined
  const kit = createKit({
    app: { name: "Test" },
    networks: [{ ...solanaMainnet, rpcUrls: { default: { http: [part.network(mainnet).rpcUrl] } } }],
    plugins: [
      solana(),
      definePlugin({
        id: "probe",
        setup: (host) => {
          host.onRemove(() => {})
          host.subscribe(() => {
            found = host.capabilitiesOf("solana", nftHoldings)[0]
          })
        }
      })
    ],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return Effect.runPromise(
    Effect.flatMap(found!.reader, (reader) =>
      reader.list({ address: owner, network: kit.getNetwork(mainnet)! })
    )
  )
}

const write = (address: string, program: string, data: Uint8Array) =>
  part.writeAccount({ address, program, data }, mainnet)

/** A mint of the Token program, and an account in which the owner has some of it. */
const give = async ({ supply = 1n, decimals = 0, held = 1n } = {}) => {
  const mint = await newKey()
  write(mint, tokenProgram, writeMint(supply, decimals))
  write(await newKey(), tokenProgram, holderData(mint, owner, held))
  return mint
}

/** The same of Token-2022, with what its mint says of itself. */
const give2022 = async (extension: (mint: string) => ReadonlyArray<Extension>) => {
  const mint = await newKey()
  const data = mintData(0, [[3, new Uint8Array(32)], ...extension(mint)])
  new DataView(data.buffer).setBigUint64(36, 1n, true)
  write(mint, token2022Program, data)
  write(await newKey(), token2022Program, holderData(mint, owner, 1n))
  return mint
}

const describeMint = async (
  mint: string,
  said: Said,
  { of = mint, program = programs.metadata as string } = {}
) => {
  const encode = getAddressEncoder().encode
  const [place] = await getProgramDerivedAddress({
    programAddress: metadataProgram,
    seeds: ["metadata", encode(metadataProgram), encode(toAddress(mint))]
  })
  write(place, program, metadataAccount(of, said))
}

const thing = (mint: string, more: object = {}) => ({
  collection: `${mainnet}:${mint}`,
  count: 1n,
  standard: "SPL Token",
  collectionName: "",
  name: "",
  ...more
})

it("S1.03 in part: tokens of which there is one, whole, are told with what the chain says of them", async () => {
  expect(await list()).toEqual({ nfts: [], coverage: "partial" })
  const plain = await give()
  const described = await give()
  await describeMint(described, { name: "Harbour", uri: "ipfs://cid/1.json" })
  const own = await give2022((mint) => [
    ownMetadata(mint, { name: "Pier \u202e", uri: "https://x.example/1" })
  ])
  const { nfts } = await list()
  const byName = (one: { readonly collection: string }, other: typeof one) =>
    one.collection < other.collection ? -1 : 1
  expect([...nfts].toSorted(byName)).toEqual(
    [
      thing(plain),
      thing(described, { name: "Harbour", uri: "ipfs://cid/1.json" }),
      thing(own, { standard: "Token-2022", name: "Pier", uri: "https://x.example/1" })
    ].toSorted(byName)
  )
})

it("T26 what there is more of, what can be divided, and what the owner has none of is no such thing", async () => {
  await give({ supply: 2n })
  await give({ decimals: 1 })
  await give({ held: 0n })
  await give({ held: 2n, supply: 2n })
  expect((await list()).nfts).toEqual([])
})

it("T26 what is said by another program, or of another mint, is not believed", async () => {
  const other = await newKey()
  const said = { name: "Harbour", uri: "ipfs://cid" }
  const stolen = await give()
  await describeMint(stolen, said, { of: other })
  const forged = await give()
  await describeMint(forged, said, { program: tokenProgram })
  await give2022(() => [ownMetadata(other, said)])
  const { nfts } = await list()
  expect(nfts.map(({ name, uri }) => [name, uri])).toEqual([
    ["", undefined],
    ["", undefined],
    ["", undefined]
  ])
})

it("T31 in part: texts that lead out of the account, or are too long, are none", async () => {
  const endless = await give2022((mint) => {
    const [type, data] = ownMetadata(mint, { name: "Harbour", uri: "" })
    data.set([255, 255, 255, 255], 64)
    return [[type, data]]
  })
  const long = await give2022((mint) => [
    ownMetadata(mint, { name: "n".repeat(200), uri: "u".repeat(2_001) })
  ])
  const { nfts } = await list()
  const of = (mint: string) => nfts.find(({ collection }) => collection.endsWith(mint))
  expect(of(endless)).toMatchObject({ name: "" })
  expect(of(long)?.name).toHaveLength(64)
  expect(of(long)).not.toHaveProperty("uri")
})

it("T07 in part: at most 200 are told, asked for 50 at a time", async () => {
  for (let count = 0; count < 201; count++) await give()
  expect((await list()).nfts).toHaveLength(200)
})
