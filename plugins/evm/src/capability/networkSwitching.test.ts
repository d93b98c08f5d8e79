import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { fakeProvider, oddValues, rpcError, settle, type Answers } from "../../support/fakeProvider.ts"
import { networkSwitching } from "./networkSwitching.ts"

const network = fakeNetwork(10, {
  custom: ["https://rpc.test/secret-key"],
  chainDefault: ["https://public.test"]
})
const unknownChain = () => Promise.reject(rpcError(4902))

/** A wallet on chain 1 that knows the chains given; what it does on a request can be overridden. */
const walletOn = (overrides: (wallet: { chain: string }) => Answers = () => ({})) => {
  const wallet = { chain: "0x1" }
  const provider = fakeProvider({
    eth_chainId: async () => wallet.chain,
    wallet_switchEthereumChain: async (params) => {
      wallet.chain = params?.[0].chainId
      return null
    },
    ...overrides(wallet)
  })
  return { wallet, provider, moved: networkSwitching.switchNetwork({ provider, network }) }
}

const failure = (overrides: Parameters<typeof walletOn>[0]) =>
  Effect.gen(function* () {
    const { provider, moved } = walletOn(overrides)
    const fiber = yield* Effect.forkChild(Effect.flip(moved), { startImmediately: true })
    yield* settle
    yield* TestClock.adjust("1 minute")
    return { provider, code: (yield* Fiber.join(fiber)).code }
  })

describe("networkSwitching", () => {
  it.effect("T22, S7.28 in part: asks the wallet to move and believes its eth_chainId", () =>
    Effect.gen(function* () {
      const { provider, moved } = walletOn()
      yield* moved
      assert.deepStrictEqual(provider.calls, [
        { method: "wallet_switchEthereumChain", params: [{ chainId: "0xa" }] },
        { method: "eth_chainId" }
      ])
      assert.strictEqual(provider.listenerCount(), 0)
    })
  )

  it.effect("T10 reaches the wallet in the task of the click", () =>
    Effect.gen(function* () {
      const { provider, moved } = walletOn(() => ({
        wallet_switchEthereumChain: () => new Promise(() => {})
      }))
      const fiber = yield* Effect.forkChild(moved, { startImmediately: true })
      assert.deepStrictEqual(provider.methods(), ["wallet_switchEthereumChain"])
      yield* Fiber.interrupt(fiber)
      assert.strictEqual(provider.listenerCount(), 0)
    })
  )

  it.effect.each([
    rpcError(4902),
    rpcError(32603),
    rpcError(-32603, "Internal error", { originalError: { code: 4902 } }),
    rpcError(-32603),
    rpcError(5000, "Unrecognized chain ID 0xa"),
    rpcError(5000, ""),
    { data: { originalError: { code: 4902 } } },
    { code: 4902 }
  ])("S8.13[all] an unknown chain is added: %o", (cause) =>
    Effect.gen(function* () {
      const { provider, moved } = walletOn((wallet) => ({
        wallet_switchEthereumChain: () => Promise.reject(cause),
        wallet_addEthereumChain: async () => {
          wallet.chain = "0xa"
          return null
        }
      }))
      yield* moved
      assert.deepStrictEqual(provider.calls[1], {
        method: "wallet_addEthereumChain",
        params: [
          {
            chainId: "0xa",
            chainName: "Network 10",
            nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
            rpcUrls: ["https://public.test"],
            blockExplorerUrls: ["https://explorer-10.test/"]
          }
        ]
      })
    })
  )

  it.effect("S8.13 in part: a wallet that added the network without moving is asked to move", () =>
    Effect.gen(function* () {
      let known = false
      const { provider, moved } = walletOn((wallet) => ({
        wallet_switchEthereumChain: async () => {
          if (!known) throw rpcError(4902)
          wallet.chain = "0xa"
        },
        wallet_addEthereumChain: async () => {
          known = true
        }
      }))
      yield* moved
      assert.deepStrictEqual(provider.methods(), [
        "wallet_switchEthereumChain",
        "wallet_addEthereumChain",
        "eth_chainId",
        "wallet_switchEthereumChain",
        "eth_chainId"
      ])
    })
  )

  it.effect.each([
    rpcError(4001),
    rpcError(4001, "User rejected", { originalError: { code: 4902 } }),
    rpcError(5000, "User rejected."),
    rpcError(-32603, "User denied the request"),
    { error: { code: 4001 } },
    "user rejected methods"
  ])("S8.13 in part: a rejection adds nothing: %o", (cause) =>
    Effect.gen(function* () {
      const { provider, code } = yield* failure(() => ({
        wallet_switchEthereumChain: () => Promise.reject(cause)
      }))
      assert.strictEqual(code, "NETWORK_SWITCH_REJECTED")
      assert.deepStrictEqual(provider.methods(), ["wallet_switchEthereumChain"])
    })
  )

  it.effect("S8.13 in part: declining to add is a rejection; failing to add is a failure", () =>
    Effect.gen(function* () {
      for (const [rpcCode, expected] of [
        [4001, "NETWORK_SWITCH_REJECTED"],
        [-32602, "NETWORK_SWITCH_FAILED"]
      ] as const) {
        const { code } = yield* failure(() => ({
          wallet_switchEthereumChain: unknownChain,
          wallet_addEthereumChain: () => Promise.reject(rpcError(rpcCode))
        }))
        assert.strictEqual(code, expected)
      }
    })
  )

  it.effect.each([4200, -32601])("a wallet without the method cannot be switched by a page: %i", (rpcCode) =>
    Effect.gen(function* () {
      const { code } = yield* failure(() => ({
        wallet_switchEthereumChain: () => Promise.reject(rpcError(rpcCode))
      }))
      assert.strictEqual(code, "NETWORK_SWITCH_UNSUPPORTED")
    })
  )

  it.effect.each(oddValues.filter(([name]) => name !== "a string"))(
    "T08 ends in a failure on %s",
    ([, odd]) =>
      Effect.gen(function* () {
        const { provider, code } = yield* failure(() => ({
          wallet_switchEthereumChain: () => Promise.reject(odd())
        }))
        assert.strictEqual(code, "NETWORK_SWITCH_FAILED")
        assert.strictEqual(provider.listenerCount(), 0)
      })
  )

  it.effect("T22 a wallet that says yes and stays is a failure, after a bounded time", () =>
    Effect.gen(function* () {
      const { provider, code } = yield* failure(() => ({ wallet_switchEthereumChain: async () => null }))
      assert.strictEqual(code, "NETWORK_SWITCH_FAILED")
      assert.strictEqual(provider.methods().filter((method) => method === "eth_chainId").length, 20)
    })
  )

  it.effect.each(oddValues.filter(([name]) => name !== "a number"))(
    "T22 %s as eth_chainId is no confirmation",
    ([, odd]) =>
      Effect.gen(function* () {
        const { code } = yield* failure(() => ({
          wallet_switchEthereumChain: async () => null,
          eth_chainId: odd
        }))
        assert.strictEqual(code, "NETWORK_SWITCH_FAILED")
      })
  )

  it.effect("T22 a wallet that moves late is waited for, also when it fails to answer meanwhile", () =>
    Effect.gen(function* () {
      let reads = 0
      const { wallet, moved } = walletOn((wallet) => ({
        wallet_switchEthereumChain: async () => null,
        eth_chainId: async () => {
          if (++reads === 2) throw rpcError(-32603, "network changed")
          return wallet.chain
        }
      }))
      const fiber = yield* Effect.forkChild(moved, { startImmediately: true })
      yield* settle
      yield* TestClock.adjust("1 seconds")
      assert.isUndefined(fiber.pollUnsafe())
      wallet.chain = "0xa"
      yield* settle
      yield* TestClock.adjust("250 millis")
      yield* settle
      yield* Fiber.join(fiber)
    })
  )

  it.effect(
    "T08 a wallet that moves and never answers the request is done when its event and eth_chainId agree",
    () =>
      Effect.gen(function* () {
        const { wallet, provider, moved } = walletOn(() => ({
          wallet_switchEthereumChain: () => new Promise(() => {})
        }))
        const fiber = yield* Effect.forkChild(moved, { startImmediately: true })
        provider.emit("chainChanged", "0x5")
        yield* settle
        assert.isUndefined(fiber.pollUnsafe())
        wallet.chain = "0xa"
        provider.emit("chainChanged", { chainId: 10 })
        yield* Fiber.join(fiber)
        assert.strictEqual(provider.listenerCount(), 0)
      })
  )

  it.effect("T22 an event alone is not believed", () =>
    Effect.gen(function* () {
      const { provider, moved } = walletOn(() => ({
        wallet_switchEthereumChain: () => new Promise(() => {})
      }))
      const fiber = yield* Effect.forkChild(Effect.flip(moved), { startImmediately: true })
      provider.emit("chainChanged", "0xa")
      yield* settle
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "NETWORK_SWITCH_FAILED")
    })
  )

  it.effect("an app's own RPC URLs are given to the wallet only where the network has no others", () =>
    Effect.gen(function* () {
      const provider = fakeProvider({
        wallet_switchEthereumChain: unknownChain,
        wallet_addEthereumChain: () => Promise.reject(rpcError(4001))
      })
      const own = fakeNetwork(10, { custom: ["https://rpc.test"] })
      yield* Effect.flip(networkSwitching.switchNetwork({ provider, network: own }))
      assert.deepStrictEqual(provider.calls[1]?.params?.[0].rpcUrls, ["https://rpc.test"])
    })
  )
})
