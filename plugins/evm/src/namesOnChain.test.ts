import { createKit, definePlugin, memoryStorage, type KitError, type Network } from "@latchkey/core"
import { nameResolution, type NameReader, type NameResolution } from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import * as Effect from "effect/Effect"
import type { Address } from "viem"
import { base, mainnet, polygon } from "viem/chains"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ens, setName, type NameRecords } from "../stack/names.ts"
import { holders } from "../stack/tokens.ts"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { mainnet as ownMainnet } from "./networks.ts"

const [alice, bob, carol] = holders
const stranger = "0x1111111111111111111111111111111111111111"

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const write = (records: NameRecords) => setName(node().rpcUrl, bob, records)

interface Chain {
  readonly id: number
  readonly rpcUrls: object
}
const onStack = <N extends Chain>(network: N): N => ({
  ...network,
  rpcUrls: { default: { http: [stack.evm!.chain(network.id).rpcUrl] } }
})

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  await dispose?.()
  dispose = undefined
})

const open = async (
  given: ReadonlyArray<typeof mainnet | typeof base | typeof polygon | typeof ownMainnet>
) => {
  let source: NameResolution | undefined
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.subscribe(() => {
        ;[source] = host.capabilitiesOf("eip155", nameResolution)
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: given as never,
    plugins: [evm(), probe],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  await kit.ready()
  const networks: ReadonlyArray<Network> =
    kit.getSnapshot().network.byNamespace["eip155"]!.requestedCaipNetworks
  const ask = <A>(use: (reader: NameReader) => Effect.Effect<A, KitError>) =>
    Effect.runPromise(Effect.result(Effect.flatMap(source!.reader, use))).then((result) =>
      result._tag === "Success" ? result.success : result.failure.code
    )
  const place = (id: number) => ({
    network: networks.find(({ caipNetworkId }) => caipNetworkId === `eip155:${id}`)!,
    networks
  })
  return {
    resolve: (name: string, id = 1) => ask((reader) => reader.resolve({ name, ...place(id) })),
    reverse: (address: string, id = 1) => ask((reader) => reader.reverse({ address, ...place(id) })),
    avatar: (name: string, id = 1) => ask((reader) => reader.avatar({ name, ...place(id) }))
  }
}
const usual = () => open([onStack(mainnet), onStack(base), onStack(polygon)])

describe("ENS on a real node", () => {
  it("S7.32 in part, S1.10: a name leads to its address, in whatever case it is typed; one without a record to none", async () => {
    const { resolve } = await usual()
    expect(await resolve("harbour.eth")).toEqual({ name: "harbour.eth", address: alice })
    expect(await resolve(" HARBOUR.eth ")).toEqual({ name: "harbour.eth", address: alice })
    expect(await resolve("nobody.eth")).toBeUndefined()
  })

  it("S1.10 in part: a name that was given up stands for nothing, and one of another owner for that one", async () => {
    const { resolve } = await usual()
    await write({ name: "lease.eth", addresses: { 60: bob } })
    expect(await resolve("lease.eth")).toEqual({ name: "lease.eth", address: bob })
    await write({ name: "lease.eth", addresses: { 60: carol } })
    expect(await resolve("lease.eth")).toEqual({ name: "lease.eth", address: carol })
    await write({ name: "lease.eth", addresses: { 60: "0x" } })
    expect(await resolve("lease.eth")).toBeUndefined()
    await write({ name: "lease.eth", resolver: stranger })
    expect(await resolve("lease.eth")).toBeUndefined()
  })

  it("S7.15 in part: an address has the name that leads back to it, and no other", async () => {
    const { reverse } = await usual()
    expect(await reverse(alice)).toBe("harbour.eth")
    // It calls itself the same.
    expect(await reverse(bob)).toBeUndefined()
    expect(await reverse(carol)).toBeUndefined()
    expect(await reverse(stranger)).toBeUndefined()
  })

  it("T23 a reverse name that is not in its normal form is none", async () => {
    const { reverse, resolve } = await usual()
    for (const name of ["p\u0456er.eth", "pi\u200ber.eth"]) {
      await expect(write({ name, addresses: { 60: carol }, reverseOf: carol })).resolves.toBeUndefined()
      expect(await reverse(carol)).toBeUndefined()
      expect(await resolve(name)).toBe("NAME_INVALID")
    }
    await write({ name: "pier.eth", reverseOf: carol })
    expect(await reverse(carol)).toBe("pier.eth")
  })

  it("S7.14 in part: the picture of a name is what its owner wrote", async () => {
    const { avatar } = await usual()
    expect(await avatar("harbour.eth")).toMatch(/^data:image\/svg\+xml,/)
    expect(await avatar("tide.eth")).toBeUndefined()
    expect(await avatar("nobody.eth")).toBeUndefined()
  })

  it("T32 a name whose records lie on a server is not followed there: it fails, and is never said to be free", async () => {
    const { resolve, avatar } = await usual()
    await write({ name: "far.eth", resolver: ens.offchain })
    expect(await resolve("far.eth")).toBe("NAME_FAILED")
    expect(await avatar("far.eth")).toBe("NAME_FAILED")
  })

  it("T22 on another network a name stands for its address there; for that on Ethereum where a key has it", async () => {
    const { resolve, reverse } = await usual()
    expect(await resolve("harbour.eth", 8453)).toEqual({ name: "harbour.eth", address: alice })
    expect(await reverse(alice, 8453)).toBe("harbour.eth")
    await write({ name: "quay.eth", addresses: { 60: alice, [0x80000000 + 8453]: bob } })
    expect(await resolve("quay.eth")).toEqual({ name: "quay.eth", address: alice })
    expect(await resolve("quay.eth", 8453)).toEqual({ name: "quay.eth", address: bob })
    expect(await resolve("quay.eth", 137)).toEqual({ name: "quay.eth", address: alice })
  })

  it("T22 the address of a contract on Ethereum is nobody's on another network; that of a delegated account is its own", async () => {
    const { resolve } = await usual()
    const vault = node().tokens.usdc as Address
    await write({ name: "vault.eth", addresses: { 60: vault } })
    expect(await resolve("vault.eth")).toEqual({ name: "vault.eth", address: vault })
    expect(await resolve("vault.eth", 8453)).toBeUndefined()
    await node().rpc("anvil_setCode", [stranger, `0xef0100${vault.slice(2)}`])
    await write({ name: "smart.eth", addresses: { 60: stranger } })
    expect(await resolve("smart.eth", 8453)).toEqual({ name: "smart.eth", address: stranger })
  })

  it("S1.10 in part: names are looked up with the plugin's own networks too", async () => {
    const { resolve } = await open([onStack(ownMainnet)])
    expect(await resolve("harbour.eth")).toEqual({ name: "harbour.eth", address: alice })
  })

  it("T26 what cannot be read is a failure: without Ethereum, without a node, with a node that is another chain's", async () => {
    const alone = await open([onStack(base)])
    expect(await alone.resolve("harbour.eth", 8453)).toBe("NAME_FAILED")
    expect(await alone.reverse(alice, 8453)).toBe("NAME_FAILED")
    const deaf = await open([{ ...mainnet, rpcUrls: { default: { http: [] } } } as never])
    expect(await deaf.resolve("harbour.eth")).toBe("NAME_FAILED")
    expect(await deaf.reverse(alice)).toBe("NAME_FAILED")
    // There is nothing at the resolver's address there.
    const wrong = { ...mainnet, rpcUrls: { default: { http: [stack.evm!.chain(8453).rpcUrl] } } }
    const astray = await open([wrong as never])
    expect(await astray.resolve("harbour.eth")).toBe("NAME_FAILED")
    expect(await astray.reverse(alice)).toBe("NAME_FAILED")
  })

  it("T31 in part: a resolver that breaks is a failure, and no name without an address", async () => {
    const { resolve } = await usual()
    await write({ name: "broken.eth", resolver: node().tokens.usdc as Address })
    expect(await resolve("broken.eth")).toBe("NAME_FAILED")
  })
})
