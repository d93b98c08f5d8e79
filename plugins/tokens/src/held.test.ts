import { createKit, fillSlot, memoryStorage, swapSources, type TokenHolding } from "@latchkey/core"
import {
  contractCalls,
  HttpTimeoutError,
  tokenBalances,
  TransferTokenInvalidError,
  type ContractCalls,
  type TokenBalances
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { lately } from "../../../tests/support/lately.ts"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"
import { coin, network, token } from "../support/testChain.ts"
import { tokens } from "./index.ts"

/** What the chain itself says that there is, by address. */
const onChain: Readonly<Record<string, bigint>> = { t1: 7n, t2: 8n, t3: 0n, t4: 9n }

interface World {
  /** What a server lists; without it the chain alone is asked. */
  readonly server?: ReadonlyArray<TokenHolding>
  readonly storage?: ReturnType<typeof memoryStorage>
  /** False: the chain cannot be read. */
  readonly canRead?: boolean
  /** What services list that come after the chain, or never answer, or refuse. */
  readonly services?: ReadonlyArray<TokenBalances["list"]>
  /** What a source of swaps trades. */
  readonly trades?: ReadonlyArray<`test:1:${string}`>
}

/** A kit whose chain counts what it is told to, late. */
const open = async ({
  server,
  storage = memoryStorage(),
  canRead = true,
  trades,
  services = []
}: World = {}) => {
  const counted: Array<ReadonlyArray<string>> = []
  const node: TokenBalances = {
    list: ({ candidates = [], network: { caipNetworkId } }) => {
      counted.push(candidates)
      const found = candidates.flatMap((id): ReadonlyArray<TokenHolding> => {
        const address = id.split(":")[2]!
        const value = onChain[address] ?? 0n
        return value > 0n
          ? [{ ...token(address, address.toUpperCase(), value), token: `${caipNetworkId}:${address}` }]
          : []
      })
      return lately(
        canRead
          ? Effect.succeed([coin(1_000n), ...found])
          : Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 1 }))
      )
    }
  }
  const chain = oneWalletChain({
    setup: (host) => {
      host.addCapability("test", tokenBalances, node, "node")
      if (server !== undefined)
        host.addCapability("test", tokenBalances, { list: () => lately(Effect.succeed(server)) }, "wallet")
      for (const list of services) host.addCapability("test", tokenBalances, { list }, "server")
      const holding: ContractCalls["holding"] = ({ token: id = "" }) => {
        const address = id.split(":")[2]!
        const value = onChain[address]
        return lately(
          value === undefined
            ? Effect.fail(new TransferTokenInvalidError())
            : Effect.succeed(token(address, address.toUpperCase(), value))
        )
      }
      host.addCapability("test", contractCalls, { calls: Effect.succeed({ holding } as ContractCalls) })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [
      chain.plugin,
      tokens(),
      {
        id: "trader",
        fills:
          trades === undefined
            ? []
            : [
                fillSlot(swapSources, {
                  id: "trader",
                  title: "Trader",
                  networks: ["test:1"],
                  load: async () => ({
                    contracts: () => undefined,
                    known: () => trades,
                    tokens: () => Effect.die("nobody is to be asked"),
                    offer: () => Effect.die("nobody is to be asked")
                  })
                })
              ],
        load: async () => ({})
      }
    ],
    storage
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  const state = () => kit.getSnapshot().tokens["test"]
  const ids = () => state()?.list.map(({ token: id }) => id)
  const bought = (address: string, networkId = "test:1" as `test:${number}`) =>
    kit.transactions.add({
      networkId,
      hash: `${"ab".repeat(20)}${address}`,
      description: {
        kind: "swap",
        receives: [{ token: `${networkId}:${address}`, value: 5n, decimals: 1, symbol: address }]
      }
    })
  return { kit, counted, state, ids, bought, storage }
}

describe("what an account may hold", () => {
  it("T26 what was bought a moment ago is counted by the chain, whoever lists the rest", async () => {
    const { kit, ids, bought } = await open({ server: [coin(5n), token("t9", "OLD")] })
    await bought("t1")
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined, "test:1:t9", "test:1:t1"])
  })

  it("T26 what a service lists that comes after the chain is counted by the chain, which alone says how much there is", async () => {
    const rows = [coin(5n), token("t1", "MANY", 999n), token("t3", "NONE", 4n), null, { token: 7 }]
    const { kit, state, ids, counted } = await open({
      services: [() => lately(Effect.succeed(rows as ReadonlyArray<TokenHolding>))]
    })
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined, "test:1:t1"])
    expect(state()?.list.map(({ amount }) => amount.value)).toEqual([1_000n, 7n])
    expect(state()?.source).toBe("node")
    expect(counted).toEqual([[], ["test:1:t1", "test:1:t3"]])
  })

  it("T26 T31 a service that refuses, answers with no list, or never, costs nothing but what it would have listed", async () => {
    const told = vi.spyOn(console, "warn").mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const { kit, ids } = await open({
      services: [
        () => Effect.fail(new HttpTimeoutError({ host: "service.test", milliseconds: 1 })),
        () => Effect.succeed({} as never),
        () => Effect.never,
        () => Effect.succeed([token("t2", "TWO", 1n)])
      ]
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const state = { isThere: false }
    const read = kit.tokens.refresh().then(() => (state.isThere = true))
    // What loads meanwhile is no timer.
    while (!state.isThere) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await read
    expect(ids()).toEqual([undefined, "test:1:t2"])
    expect(told.mock.calls.flat().join()).toContain("HTTP_TIMEOUT")
  })

  it("what was bought is there after the ledger has forgotten it, and after a reload", async () => {
    const before = await open()
    const { id } = await before.bought("t1")
    await before.kit.tokens.refresh()
    await before.kit.transactions.forget(id)
    await before.kit.tokens.refresh({ force: true })
    expect(before.ids()).toEqual([undefined, "test:1:t1"])
    const after = await open({ storage: before.storage })
    await after.kit.tokens.refresh()
    expect(after.ids()).toEqual([undefined, "test:1:t1"])
  })

  it("what sources of swaps trade is counted without asking them, and what there is none of is not listed", async () => {
    const { kit, ids, counted } = await open({ trades: ["test:1:t2", "test:1:t3", "test:1:T2", "test:1:!"] })
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined, "test:1:t2"])
    expect(counted).toEqual([["test:1:t2", "test:1:t3"]])
  })

  it("T09 in part: what is of another network is not counted here", async () => {
    const { kit, ids, bought } = await open()
    await bought("t1", "test:2")
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined])
  })

  it("T26 where the chain cannot count beside a list, the list stands", async () => {
    const { kit, ids, state, bought } = await open({ server: [coin(5n)], canRead: false })
    await bought("t1")
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined])
    expect(state()?.status).toBe("ready")
  })

  it("counts at most 300 tokens beside what is listed", async () => {
    const trades = Array.from({ length: 1_000 }, (_, index) => `test:1:t${index}` as const)
    const { kit, counted } = await open({ trades })
    await kit.tokens.refresh()
    expect(counted[0]).toHaveLength(300)
  })
})

describe("a token that is added by its address", () => {
  it("is counted from then on, by any way to write it; none that is no token", async () => {
    const { kit, ids, storage } = await open()
    expect((await kit.tokens.add({ token: " T4 " })).amount.value).toBe(9n)
    expect(ids()).toEqual([undefined, "test:1:t4"])
    await expect(kit.tokens.add({ token: "t99" })).rejects.toMatchObject({ code: "TRANSFER_TOKEN_INVALID" })
    const after = await open({ storage })
    await after.kit.tokens.refresh()
    expect(after.ids()).toEqual([undefined, "test:1:t4"])
  })

  it.each([
    "{",
    "7",
    '{"version":2,"added":["test:1:t4"]}',
    '{"version":1,"added":"x","hidden":[7,"a",":"]}'
  ])("T11 in part: where %s is stored, nothing is added or hidden", async (stored) => {
    const storage = memoryStorage()
    storage.set("tokens.kept", stored)
    const { kit, ids } = await open({ storage })
    await kit.tokens.refresh()
    expect(ids()).toEqual([undefined])
  })
})

describe("a token that is hidden", () => {
  it("stays in the list as that, over a reload, until it is shown again", async () => {
    const { kit, state, storage } = await open()
    await kit.tokens.add({ token: "t4" })
    const isHidden = () => state()?.list.find(({ token: id }) => id === "test:1:t4")?.isHidden
    await kit.tokens.show({ token: "test:1:t4", isShown: false })
    expect(isHidden()).toBe(true)
    const after = await open({ storage })
    await after.kit.tokens.refresh()
    expect(after.state()?.list.map((held) => held.isHidden)).toEqual([undefined, true])
    await kit.tokens.show({ token: "test:1:t4", isShown: true })
    expect(isHidden()).toBeUndefined()
    await kit.tokens.refresh({ force: true })
    expect(isHidden()).toBeUndefined()
  })
})
