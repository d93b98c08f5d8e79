import { createKit, memoryStorage, type NftHoldingList } from "@latchkey/core"
import { HttpTimeoutError, type NftReader } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { network, testChain, thing } from "../support/testChain.ts"
import { nfts, type NftsOptions } from "./index.ts"

const CID = `Qm${"a".repeat(44)}`

type Answer = Partial<NftHoldingList> | "fail"

const inline = (description: object) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(description))}`

/** A kit whose chain answers as the test says, and what it, and the network, was asked. */
const setUp = async ({
  answer = () => ({ nfts: [thing("1")] }),
  uriOf = () => Effect.succeed(undefined),
  web = () => new Response("{}"),
  ...options
}: NftsOptions & {
  readonly answer?: () => Answer
  readonly uriOf?: NonNullable<NftReader["uriOf"]>
  readonly web?: (url: string, init: RequestInit) => Response | Promise<Response>
} = {}) => {
  const asked: Array<string> = []
  const described: Array<string | undefined> = []
  const fetched: Array<string> = []
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    fetched.push(url)
    return web(url, init)
  })
  let coins = 1_000n
  let waiting: Promise<void> | undefined
  const { plugin, tell } = testChain({
    balance: () => coins,
    list: ({ address, network: { caipNetworkId } }) =>
      Effect.gen(function* () {
        asked.push(`${caipNetworkId}:${address}`)
        if (waiting !== undefined) yield* Effect.promise(() => waiting!)
        const told = answer()
        return told === "fail"
          ? yield* Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
          : { nfts: [], coverage: "whole", ...told }
      }),
    uriOf: (request) =>
      Effect.suspend(() => {
        described.push(request.nft.id)
        return uriOf(request)
      })
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, nfts(options)],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const state = () => kit.getSnapshot().nfts["test"]
  return {
    kit,
    tell,
    asked,
    described,
    fetched,
    state,
    first: () => state()?.list[0],
    keys: () => state()?.list.map(({ key }) => key) ?? [],
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting = promise
      return () => {
        waiting = undefined
        resolve()
      }
    },
    moveBalance: async () => {
      coins += 1n
      await kit.refreshBalance({ force: true })
    }
  }
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("what an account holds", () => {
  it("S1.03 in part: is read into the state, and its descriptions are not", async () => {
    const { kit, state, described, fetched } = await setUp({
      answer: () => ({ nfts: [thing("1")], coverage: "partial", since: { block: 7, at: 9 } })
    })
    expect(state()).toBeUndefined()
    await kit.nfts.load()
    expect(state()).toEqual({
      account: "test:1:a1",
      status: "ready",
      source: "node",
      coverage: "partial",
      since: { block: 7, at: 9 },
      list: [
        {
          ...thing("1"),
          key: "test:1:c1/1",
          details: "unread",
          traits: [],
          isHidden: false,
          explorerUrl: "https://explorer.test/c1"
        }
      ]
    })
    expect([described, fetched]).toEqual([[], []])
    await kit.dispose()
  })

  it("fails before a wallet is connected, and where NFTs cannot be listed", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [testChain({ canList: false }).plugin, nfts()],
      storage: memoryStorage()
    })
    await expect(kit.nfts.load()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.nfts.load({ namespace: "other" })).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await expect(kit.nfts.load()).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await expect(kit.nfts.describe({ keys: [] })).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await kit.dispose()
  })

  it("S2.18 in part, T23 in part: what is named like an advertisement, or like a known collection, is hidden", async () => {
    const { kit, state } = await setUp({
      known: { "test:1:c1": "Teapots" },
      answer: () => ({
        nfts: [
          thing("1"),
          thing("1", { collection: "test:1:c2" }),
          thing("1", { collection: "test:1:c3", collectionName: "Claim at gift.example" }),
          thing("1", { collection: "test:1:c4", collectionName: "alice.eth" })
        ]
      })
    })
    await kit.nfts.load()
    expect(state()?.list.map(({ doubt, isHidden }) => [doubt, isHidden])).toEqual([
      [undefined, false],
      ["unverified", true],
      ["spam", true],
      [undefined, false]
    ])
    await kit.dispose()
  })
})

describe("when it is read", () => {
  it("S9.12 in part: what was read within 30 s is not read again, unless that is forced or the balance changed", async () => {
    const { kit, asked, moveBalance } = await setUp()
    await moveBalance()
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.nfts.load()
    later(29_999)
    await kit.nfts.load()
    expect(asked).toHaveLength(1)
    later(1)
    await kit.nfts.load()
    expect(asked).toHaveLength(2)
    await kit.nfts.load({ force: true })
    expect(asked).toHaveLength(3)
    await moveBalance()
    await kit.nfts.load()
    expect(asked).toHaveLength(4)
    await kit.dispose()
  })

  it("T26 in part: a list whose source looks further back with each read is read again at once, until it has", async () => {
    let block = 900
    const { kit, asked, state } = await setUp({
      answer: () => ({
        nfts: [],
        coverage: "partial",
        since: { block, ...(block > 300 ? { goesOn: true } : {}) }
      })
    })
    for (block of [900, 600, 300, 1]) await kit.nfts.load()
    expect(asked).toHaveLength(3)
    expect(state()?.since).toEqual({ block: 300 })
  })

  it("T26 a failure is shown beside what was read before, and not tried again for 30 s", async () => {
    let answer: Answer = { nfts: [thing("1")] }
    const { kit, state, asked } = await setUp({ answer: () => answer })
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.nfts.load()
    answer = "fail"
    await kit.nfts.load({ force: true })
    expect(state()).toMatchObject({ status: "failed", failedAt: Date.now(), list: [{ id: "1" }] })
    answer = {}
    later(29_999)
    await kit.nfts.load()
    expect(asked).toHaveLength(2)
    later(1)
    await kit.nfts.load()
    expect(state()).toMatchObject({ status: "ready", list: [] })
    expect(state()).not.toHaveProperty("failedAt")
    await kit.dispose()
  })

  it("a read that is under way is joined", async () => {
    const { kit, asked, hold } = await setUp()
    const release = hold()
    const reads = [kit.nfts.load(), kit.nfts.load({ force: true })]
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    release()
    await Promise.all(reads)
    expect(asked).toHaveLength(1)
    await kit.dispose()
  })

  it("T10 what was read of one account is not shown for another, nor kept when it is gone", async () => {
    const { kit, state, hold, asked, tell } = await setUp()
    const release = hold()
    const read = kit.nfts.load()
    await vi.waitFor(() => expect(asked).toEqual(["test:1:a1"]))
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    release()
    await read
    expect(state()).toBeUndefined()
    await kit.nfts.load()
    expect(state()?.account).toBe("test:1:a2")
    await kit.disconnect()
    expect(state()).toBeUndefined()
    await kit.dispose()
  })
})

describe("descriptions", () => {
  it("are read where they are asked for, of the chain itself, once", async () => {
    const { kit, first, keys, described, fetched } = await setUp({
      answer: () => ({ nfts: [thing("1"), thing("2")] }),
      uriOf: () =>
        Effect.succeed(
          inline({
            name: "Brown Betty",
            description: "A teapot.",
            image: "data:image/png;base64,AA==",
            attributes: [{ trait_type: "Glaze", value: "brown" }]
          })
        )
    })
    await kit.nfts.load()
    const [key = ""] = keys()
    await kit.nfts.describe({ keys: [key, key, "stranger"] })
    expect(first()).toMatchObject({
      details: "ready",
      name: "Brown Betty",
      description: "A teapot.",
      picture: "data:image/png;base64,AA==",
      traits: [{ name: "Glaze", value: "brown" }]
    })
    await kit.nfts.describe({ keys: [key] })
    expect([described, fetched]).toEqual([["1"], []])
    await kit.dispose()
  })

  it("T32 are never fetched from a host that the app did not name", async () => {
    const uris = [
      "https://stranger.example/1.json",
      `ipfs://${CID}/1.json`,
      `ar://${"a".repeat(43)}`,
      "http://127.0.0.1/1.json",
      "javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "",
      undefined
    ]
    const { kit, state, keys, fetched } = await setUp({
      metadataHosts: ["https://named.example"],
      answer: () => ({ nfts: uris.map((_, index) => thing(String(index))) }),
      uriOf: ({ nft }) => Effect.succeed(uris[Number(nft.id)])
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(state()?.list.map(({ details }) => details)).toEqual(uris.map(() => "barred"))
    expect(fetched).toEqual([])
    await kit.dispose()
  })

  it("T32 are fetched from the gateway and the hosts that the app names, which may not send on to others", async () => {
    const inits: Array<RequestInit> = []
    const { kit, state, keys, fetched } = await setUp({
      gateway: { ipfs: "https://gateway.example/ipfs" },
      metadataHosts: ["https://named.example"],
      answer: () => ({ nfts: [thing("1"), thing("2", { uri: "https://named.example/2" })] }),
      uriOf: () => Effect.succeed(`ipfs://${CID}/1.json`),
      web: (url, init) => {
        inits.push(init)
        return Response.json({ name: url.slice(-6), image: `ipfs://${CID}/1.png` })
      }
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(fetched.toSorted()).toEqual([
      `https://gateway.example/ipfs/${CID}/1.json`,
      "https://named.example/2"
    ])
    expect(
      inits.map(({ redirect, credentials, referrerPolicy }) => [redirect, credentials, referrerPolicy])
    ).toEqual(inits.map(() => ["error", "omit", "no-referrer"]))
    expect(state()?.list[0]).toMatchObject({
      details: "ready",
      name: "1.json",
      picture: `https://gateway.example/ipfs/${CID}/1.png`
    })
    await kit.dispose()
  })

  it("T32, T23 in part: those of what is hidden are not read, and what turns out to be an advertisement loses its picture", async () => {
    const { kit, state, keys, described } = await setUp({
      answer: () => ({
        nfts: [thing("1"), thing("2", { collection: "test:1:c2", collectionName: "https://claim.example" })]
      }),
      uriOf: () =>
        Effect.succeed(inline({ name: "Claim $500 at gift.example", image: "data:image/png;base64,AA==" }))
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(described).toEqual(["1"])
    expect(state()?.list).toMatchObject([
      { doubt: "spam", isHidden: true, details: "ready" },
      { doubt: "spam", isHidden: true, details: "unread" }
    ])
    expect(state()?.list[0]).not.toHaveProperty("picture")
    await kit.dispose()
  })

  it("T31 in part: one that fails says so and is read when it is asked for again; others are as they are", async () => {
    let isDown = true
    const { kit, state, keys } = await setUp({
      answer: () => ({ nfts: [thing("1"), thing("2")] }),
      uriOf: ({ nft }) =>
        nft.id === "1" && isDown
          ? Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
          : Effect.succeed(inline({ name: "Named" }))
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(state()?.list.map(({ details, name }) => [details, name])).toEqual([
      ["failed", ""],
      ["ready", "Named"]
    ])
    isDown = false
    await kit.nfts.describe({ keys: keys() })
    expect(state()?.list[0]).toMatchObject({ details: "ready", name: "Named" })
    await kit.dispose()
  })

  it.each([
    ["nothing"],
    ["[]"],
    ["null"],
    ["7"],
    ['{"name":7,"image":{},"attributes":9}'],
    ["{".repeat(900)]
  ])("T31 in part: a host's answer that is none makes no name and no picture: %s", async (body) => {
    const { kit, first, keys } = await setUp({
      metadataHosts: ["https://named.example"],
      answer: () => ({ nfts: [thing("1", { uri: "https://named.example/1" })] }),
      web: () => new Response(body)
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(["ready", "failed"]).toContain(first()?.details)
    expect(first()).toMatchObject({ name: "", traits: [] })
    expect(first()).not.toHaveProperty("picture")
    await kit.dispose()
  })

  it("are kept when the list is read again, and read anew where that is forced", async () => {
    let name = "Old"
    const { kit, first, keys, described } = await setUp({ uriOf: () => Effect.succeed(inline({ name })) })
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    later(30_000)
    await kit.nfts.load()
    expect(first()).toMatchObject({ details: "ready", name: "Old" })
    name = "New"
    await kit.nfts.load({ force: true })
    expect(first()).toMatchObject({ details: "unread", name: "Old" })
    await kit.nfts.describe({ keys: keys() })
    expect(first()).toMatchObject({ details: "ready", name: "New" })
    expect(described).toHaveLength(2)
    await kit.dispose()
  })

  it("T07 in part: no more than 100 are read for one call, eight at a time", async () => {
    let [now, most] = [0, 0]
    const { kit, keys, described } = await setUp({
      answer: () => ({ nfts: Array.from({ length: 120 }, (_, index) => thing(String(index))) }),
      uriOf: () =>
        Effect.gen(function* () {
          most = Math.max(most, ++now)
          yield* Effect.promise(() => Promise.resolve())
          now--
          return undefined
        })
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(described).toHaveLength(100)
    expect(most).toBe(8)
    await kit.dispose()
  })

  it("T10 those under way end with their account, and what is answered later is of nobody", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { kit, state, keys, described, tell } = await setUp({
      // As a wallet does, it does not stop when it is told to.
      uriOf: () => Effect.uninterruptible(Effect.promise(() => promise))
    })
    await kit.nfts.load()
    const reading = kit.nfts.describe({ keys: keys() })
    await vi.waitFor(() => expect(described).toHaveLength(1))
    expect(state()?.list[0]?.details).toBe("loading")
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    resolve(undefined)
    await reading
    expect(state()).toBeUndefined()
    await kit.dispose()
  })

  it("T31 in part: a node that cannot give several in one answer is asked for each by itself", async () => {
    let now = 0
    const { kit, state, keys } = await setUp({
      answer: () => ({ nfts: [thing("1"), thing("2"), thing("3")] }),
      uriOf: ({ nft }) =>
        Effect.gen(function* () {
          now++
          yield* Effect.promise(() => Promise.resolve())
          const isAlone = now === 1
          yield* Effect.promise(() => Promise.resolve())
          now--
          return isAlone
            ? inline({ name: `Thing ${nft.id}` })
            : yield* Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
        })
    })
    await kit.nfts.load()
    await kit.nfts.describe({ keys: keys() })
    expect(state()?.list.map(({ name }) => name)).toEqual(["Thing 1", "Thing 2", "Thing 3"])
    await kit.dispose()
  })
})

it("T32 the hosts of the options are declared, with what the page does there", () => {
  const { hosts } = nfts({
    gateway: { ipfs: "https://gateway.example/ipfs/", ar: "https://ar.example" },
    metadataHosts: ["https://data.example"],
    pictureHosts: ["https://pictures.example"]
  })
  expect(hosts?.map(({ origin, uses }) => [origin, uses])).toEqual([
    ["https://gateway.example", ["fetch", "image"]],
    ["https://ar.example", ["fetch", "image"]],
    ["https://data.example", ["fetch"]],
    ["https://pictures.example", ["image"]]
  ])
  expect(nfts().hosts).toEqual([])
})
