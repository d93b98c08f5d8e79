import { assert, describe, it } from "@effect/vitest"
import type { NetworkInput } from "@latchkey/core"
import type { ConnectorSession, SessionChange } from "@latchkey/core/effect"
import {
  createSolanaWallet,
  faults,
  oddRejections,
  oddResults,
  solanaAccountLies,
  solanaChangeLies,
  type SolanaWalletOptions,
  userRejections
} from "@latchkey/testing"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { expect } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { asSeen } from "../../support/fakeStandardWallet.ts"
import { solanaDevnet, solanaMainnet, solanaTestnet } from "../networks.ts"
import { makeStandardConnector } from "./makeStandardConnector.ts"

const ask = (inputs: ReadonlyArray<NetworkInput> = [solanaMainnet, solanaDevnet], wanted?: NetworkInput) => ({
  namespaces: ["solana"],
  networks: inputs.map((input) => fakeNetwork(input)),
  ...(wanted === undefined ? {} : { network: fakeNetwork(wanted) })
})

const setUp = (options: SolanaWalletOptions = {}) => {
  const wallet = createSolanaWallet({ name: "One", ...options })
  const gone = new AbortController()
  return { wallet, gone, connector: makeStandardConnector(asSeen(wallet.standard), gone.signal) }
}

const grantOf = ({ grants }: ConnectorSession) => grants[0]!
const addressesOf = (session: ConnectorSession) => grantOf(session).accounts.map(({ address }) => address)
const connectCalls = ({ wallet }: Pick<ReturnType<typeof setUp>, "wallet">) =>
  wallet.requests().filter(({ method }) => method === "standard:connect")
const microtasks = Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))

describe("connect", () => {
  it.effect(
    "S3.04 in part: grants the accounts, the network that the kit wants, and all that the accounts are for",
    () =>
      Effect.gen(function* () {
        const { wallet, connector } = setUp()
        const session = yield* connector.connect(ask(undefined, solanaDevnet))
        const { provider, ...grant } = grantOf(session)
        assert.deepStrictEqual(grant, {
          namespace: "solana",
          accounts: [{ namespace: "solana", address: wallet.addresses[0]!, type: "eoa" }],
          networkId: solanaDevnet.caipNetworkId,
          approvedNetworkIds: [solanaDevnet.caipNetworkId, solanaMainnet.caipNetworkId]
        })
        assert.isFunction((provider as { request: unknown }).request)
        assert.deepStrictEqual([connector.id, connector.announcedName], ["solana:One", "One"])
      })
  )

  it.effect("T22 falls back to the first network of the page that the wallet has an account on", () =>
    Effect.gen(function* () {
      const { connector } = setUp({ chains: ["solana:devnet"] })
      const session = yield* connector.connect(ask([solanaMainnet, solanaDevnet], solanaMainnet))
      assert.deepStrictEqual(
        [grantOf(session).networkId, grantOf(session).approvedNetworkIds],
        [solanaDevnet.caipNetworkId, [solanaDevnet.caipNetworkId]]
      )
    })
  )

  it.effect("T22 a wallet without an account on any network of the page is not connected", () =>
    Effect.gen(function* () {
      const { connector } = setUp()
      const error = yield* Effect.flip(connector.connect(ask([solanaTestnet], solanaTestnet)))
      assert.strictEqual(error.code, "CONNECTION_FAILED")
    })
  )

  it.effect("T22 takes of several accounts those that are on the network", () =>
    Effect.gen(function* () {
      const { wallet, connector } = setUp()
      const account = (index: number, chains: ReadonlyArray<string>) => ({
        address: wallet.addresses[index],
        publicKey: undefined,
        chains,
        features: []
      })
      wallet.pretend([
        account(0, ["eip155:1"]),
        account(1, ["solana:devnet"]),
        account(2, ["solana:mainnet", "eip155:1"]),
        account(3, [solanaMainnet.deprecatedCaipNetworkId!])
      ])
      const session = yield* connector.connect(ask())
      assert.deepStrictEqual(addressesOf(session), [wallet.addresses[2], wallet.addresses[3]])
      assert.sameMembers(
        [...grantOf(session).approvedNetworkIds!],
        [solanaMainnet.caipNetworkId, solanaDevnet.caipNetworkId]
      )
    })
  )

  it("T10 reaches the wallet in the task of the click", () => {
    const page = setUp({ policy: "hang" })
    const fiber = Effect.runFork(page.connector.connect(ask()))
    expect(connectCalls(page).map(({ params }) => params)).toEqual([[]])
    fiber.interruptUnsafe()
  })

  it.effect("waits for the visitor as long as it takes", () =>
    Effect.gen(function* () {
      const { wallet, connector } = setUp({ policy: "ask" })
      const fiber = yield* Effect.forkChild(connector.connect(ask()), { startImmediately: true })
      yield* TestClock.adjust("1 hour")
      for (const request of wallet.pending()) request.approve()
      assert.deepStrictEqual(addressesOf(yield* Fiber.join(fiber)), [wallet.addresses[0]])
    })
  )

  const refusals: ReadonlyArray<readonly [string, string, unknown]> = [
    ...userRejections.map(({ name, make }) => ["CONNECTION_REJECTED", name, make()] as const),
    [
      "CONNECTION_REJECTED",
      "Wallet Standard's words",
      new Error("Wallet Standard error #4001000; Decode this")
    ],
    ["CONNECTION_REJECTED", "Backpack's words", new Error("Approval Denied")],
    ["WALLET_BUSY", "an open question", Object.assign(new Error("busy"), { code: -32002 })],
    ["CONNECTION_FAILED", "another error of Wallet Standard", new Error("Wallet Standard error #40010001")]
  ]
  it.effect.each(refusals)("ends in %s: %s", ([code, , cause]) =>
    Effect.gen(function* () {
      for (const fault of [faults.rejects(cause), faults.throws(cause)]) {
        const { wallet, connector } = setUp()
        wallet.setFault("standard:connect", fault)
        assert.strictEqual((yield* Effect.flip(connector.connect(ask()))).code, code)
      }
    })
  )

  it.effect.each([...oddResults, ...oddRejections])("T08 $name is no connection", ({ make }) =>
    Effect.gen(function* () {
      for (const fault of [faults.resolves(make()), faults.rejects(make()), faults.returns(make())]) {
        const { wallet, connector } = setUp()
        wallet.setFault("standard:connect", fault)
        const error = yield* Effect.flip(connector.connect(ask()))
        assert.match(error.code, /^CONNECTION_(FAILED|REJECTED)$/)
      }
    })
  )

  it.effect.each(solanaAccountLies)("T08, S5.04 in part: $name: $fate", ({ fate, accounts }) =>
    Effect.gen(function* () {
      const { wallet, connector } = setUp()
      const owner = createSolanaWallet()
      yield* Effect.promise(() => owner.standard.features["standard:connect"]!.connect())
      wallet.pretend(accounts(owner.standard.accounts[0]!))
      const outcome = yield* Effect.result(connector.connect(ask()))
      const found = outcome._tag === "Success" ? addressesOf(outcome.success) : []
      const genuine = [wallet.addresses[0]]
      if (fate === "dropped") assert.deepStrictEqual(found, [])
      else if (fate === "kept") assert.deepStrictEqual(found, genuine)
      else if (found.length > 0) assert.deepStrictEqual(found, genuine)
    })
  )
})

describe("reconnect", () => {
  it.effect("S4.04 in part: asks silently, and comes back where the site was let in", () =>
    Effect.gen(function* () {
      const page = setUp({ keepsPermission: true })
      yield* page.connector.connect(ask())
      yield* Effect.promise(() => page.wallet.standard.features["standard:disconnect"]!.disconnect())
      page.wallet.clearRequests()
      page.wallet.setPolicy("reject")
      const session = yield* page.connector.reconnect(ask(undefined, solanaDevnet))
      assert.deepStrictEqual(addressesOf(session), [page.wallet.addresses[0]])
      assert.strictEqual(grantOf(session).networkId, solanaDevnet.caipNetworkId)
      assert.deepStrictEqual(
        connectCalls(page).map(({ params }) => params),
        [[{ silent: true }]]
      )
    })
  )

  it.effect.each(["empty", "rejects"] as const)(
    "S4.04 in part: says that there is no session: %s",
    (silentConnect) =>
      Effect.gen(function* () {
        const { wallet, connector } = setUp({ silentConnect })
        assert.strictEqual((yield* Effect.flip(connector.reconnect(ask()))).code, "SESSION_NOT_FOUND")
        assert.deepStrictEqual(wallet.pending(), [])
      })
  )

  it.effect("T08 gives up after 10 s", () =>
    Effect.gen(function* () {
      const { wallet, connector } = setUp()
      wallet.setFault("standard:connect", () => new Promise(() => {}))
      const fiber = yield* Effect.forkChild(Effect.flip(connector.reconnect(ask())), {
        startImmediately: true
      })
      yield* TestClock.adjust("9 seconds")
      assert.isUndefined(fiber.pollUnsafe())
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Fiber.join(fiber)).code, "PROVIDER_NOT_FOUND")
    })
  )
})

describe("a session", () => {
  const open = (options?: SolanaWalletOptions) =>
    Effect.gen(function* () {
      const page = setUp(options)
      const session = yield* page.connector.connect(ask())
      const changes: Array<SessionChange> = []
      const stop = session.listen((change) => changes.push(change))
      return { ...page, session, changes, stop }
    })
  const accounts = (...addresses: ReadonlyArray<string | undefined>) => ({
    type: "accounts" as const,
    namespace: "solana",
    accounts: addresses.map((address) => ({ namespace: "solana", address: address!, type: "eoa" as const }))
  })
  const ended = { type: "disconnect" as const, namespace: "solana" }

  it.effect("T09 tells of other accounts, and that it ended when there are none", () =>
    Effect.gen(function* () {
      const { wallet, changes } = yield* open()
      wallet.setAccounts([wallet.addresses[1]!, wallet.addresses[0]!])
      yield* microtasks
      wallet.revoke()
      yield* microtasks
      assert.deepStrictEqual(changes, [accounts(wallet.addresses[1], wallet.addresses[0]), ended])
    })
  )

  it.effect("T22 accounts that are on other networks alone end it", () =>
    Effect.gen(function* () {
      const { wallet, changes } = yield* open()
      wallet.pretend([{ address: wallet.addresses[0], chains: ["solana:devnet"], features: [] }])
      yield* microtasks
      assert.deepStrictEqual(changes, [ended])
    })
  )

  it.effect("T09 a flood of events costs one look", () =>
    Effect.gen(function* () {
      const { wallet, changes } = yield* open()
      for (let count = 0; count < 5_000; count++) wallet.setAccounts([wallet.addresses[count % 2]!])
      yield* microtasks
      assert.deepStrictEqual(changes, [accounts(wallet.addresses[1])])
    })
  )

  it.effect.each(solanaChangeLies)("T09 survives a change that is $name", ({ change }) =>
    Effect.gen(function* () {
      const { wallet, changes } = yield* open()
      wallet.tellChange(change())
      yield* microtasks
      for (const told of changes) assert.deepStrictEqual(told, accounts(wallet.addresses[0]))
    })
  )

  it.effect("ends when the wallet takes itself off the page", () =>
    Effect.gen(function* () {
      const { gone, changes, stop } = yield* open()
      gone.abort()
      assert.deepStrictEqual(changes, [{ ...ended, code: "CONNECTOR_NOT_FOUND" }])
      stop()
    })
  )

  it.effect("T09 tells nothing after it was left, and leaves no listener", () =>
    Effect.gen(function* () {
      const { wallet, gone, changes, stop } = yield* open()
      wallet.setAccounts([wallet.addresses[1]!])
      stop()
      wallet.revoke()
      gone.abort()
      yield* microtasks
      assert.deepStrictEqual(changes, [])
      assert.strictEqual(wallet.listenerCount(), 0)
    })
  )

  it.effect("S8.06 in part: ends on the wallet's side, within a second, or says that it did not", () =>
    Effect.gen(function* () {
      const { wallet, session } = yield* open()
      yield* session.disconnect
      assert.deepStrictEqual(wallet.accounts(), [])
      for (const fault of [faults.throws(), faults.rejects(new Error("no"))]) {
        wallet.setFault("standard:disconnect", fault)
        const error = yield* Effect.flip(session.disconnect)
        assert.strictEqual(error.message, "Failed to disconnect chains: solana")
      }
      wallet.setFault("standard:disconnect", () => new Promise(() => {}))
      const fiber = yield* Effect.forkChild(session.disconnect, { startImmediately: true })
      yield* TestClock.adjust("1 second")
      yield* Fiber.join(fiber)
    })
  )

  it.effect("does without standard:disconnect and standard:events", () =>
    Effect.gen(function* () {
      const { session, stop } = yield* open({ features: ["standard:connect", "solana:signMessage"] })
      yield* session.disconnect
      stop()
    })
  )
})
