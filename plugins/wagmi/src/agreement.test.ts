import type { KitCore } from "@latchkey/core"
import type * as Wagmi from "@wagmi/core"
import fc from "fast-check"
import { http } from "viem"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { chain, idOf, makeWallet, openBrowser, openPage } from "../support/openPage.ts"
import { mockedWagmi, useWagmi, wagmiVersions } from "../support/wagmiVersions.ts"
import { createWagmiConfig } from "./createWagmiConfig.ts"
import { latchkey } from "./latchkey.ts"

vi.mock("@wagmi/core", () => mockedWagmi())

const RUNS = Number(process.env["LATCHKEY_LAW_RUNS"] ?? 1_000)
// Longer than wallets' events are collected, an end is doubted, and wagmi is told again.
const QUIET = 5_000
// Longer than a wallet is waited for that does not say whether it is still connected.
const RESTORED = 15_000

type Command =
  | { readonly type: "connect" | "switchWallet" | "revoke" | "otherAccount"; readonly wallet: number }
  | { readonly type: "open" | "close" | "disconnect" | "wagmiDisconnect" | "reload" }
  | {
      readonly type: "switch" | "wagmiSwitch" | "walletSwitch"
      readonly chain: number
      readonly wallet: number
    }
  | { readonly type: "policy"; readonly wallet: number; readonly policy: "approve" | "reject" | "ask" }
  | { readonly type: "answer"; readonly wallet: number; readonly yes: boolean }
  | { readonly type: "wait"; readonly millis: number }

const wallet = fc.nat(1)
const chainId = fc.constantFrom(1, 10, 137)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("connect" as const), wallet }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom("switchWallet", "revoke", "otherAccount"), wallet })
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom("open", "close", "disconnect", "wagmiDisconnect", "reload")
    })
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constantFrom("switch", "wagmiSwitch", "walletSwitch"),
      chain: chainId,
      wallet
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("policy" as const),
      wallet,
      policy: fc.constantFrom("approve", "approve", "reject", "ask")
    })
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("answer" as const), wallet, yes: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("wait" as const),
      millis: fc.constantFrom(0, 1, 20, 600, QUIET)
    })
  }
) as fc.Arbitrary<Command>

const shownBy = {
  kit: (kit: KitCore) => {
    const { account, connection } = kit.getSnapshot()
    const { status = "disconnected", address } = account["eip155"] ?? {}
    const current = status === "connected" ? connection.connections["eip155"]?.[0] : undefined
    return { status, address, chainId: current && Number(current.caipNetworkId.split(":")[1]) }
  },
  wagmi: ({ getAccount }: typeof Wagmi, config: Wagmi.Config) => {
    const { status, address, chainId } = getAccount(config)
    return { status, address, chainId }
  }
}

const nothing = () => {}

/** A visit of commands; `check` is called after each, with whether all that follows from it is done. */
const visit = async (
  wagmi: typeof Wagmi,
  commands: ReadonlyArray<Command>,
  configure: (kit: KitCore, storage: Wagmi.Storage) => Wagmi.Config,
  check: (kit: KitCore, config: Wagmi.Config, isQuiet: boolean) => void
) => {
  const chains = [chain(1), chain(10), chain(137)]
  const browser = openBrowser([makeWallet("alder", chains), makeWallet("birches", chains)])
  const values = new Map<string, string>()
  const storage = wagmi.createStorage({
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key)
    }
  }) as Wagmi.Storage
  const load = async () => {
    const kit = openPage(browser)
    const config = configure(kit, storage)
    check(kit, config, false)
    kit.subscribe(() => check(kit, config, false))
    const stop = config.subscribe(
      (state) => state,
      () => check(kit, config, false)
    )
    // As wagmi's provider does when it mounts.
    const reconnecting = wagmi.reconnect(config).catch(nothing)
    check(kit, config, false)
    const leave = async () => {
      stop()
      // wagmi remembers in its module that it reconnects, and a page that is left takes that with it.
      for (const { pending } of browser.wallets) for (const request of pending()) request.reject()
      await vi.advanceTimersByTimeAsync(RESTORED)
      await reconnecting
      await kit.dispose()
      await vi.advanceTimersByTimeAsync(QUIET)
    }
    return { kit, config, leave }
  }
  let page = await load()
  for (const step of commands) {
    const { kit, config } = page
    const at = "wallet" in step ? browser.wallets[step.wallet]! : browser.wallets[0]!
    const ids = kit.getSnapshot().connection.connectors.map(({ rdns }) => rdns)
    switch (step.type) {
      case "connect":
        if (!ids.includes(at.info.rdns)) await kit.ready()
        kit.connect({ connectorId: idOf(kit, at), namespace: "eip155" }).catch(nothing)
        break
      case "switchWallet":
        if (ids.includes(at.info.rdns))
          kit.switchConnection({ namespace: "eip155", connectorId: idOf(kit, at) }).catch(nothing)
        break
      case "revoke":
        at.revoke()
        break
      case "otherAccount":
        at.setAccounts([at.addresses[1]!, at.addresses[0]!])
        break
      case "open":
        wagmi.connect(config, { connector: config.connectors[0]! }).catch(nothing)
        break
      case "close":
        kit.close()
        break
      case "disconnect":
        kit.disconnect().catch(nothing)
        break
      case "wagmiDisconnect":
        wagmi.disconnect(config).catch(nothing)
        break
      case "switch":
        if (step.chain !== 137) kit.switchNetwork({ networkId: `eip155:${step.chain}` }).catch(nothing)
        break
      case "wagmiSwitch":
        if (step.chain !== 137) wagmi.switchChain(config, { chainId: step.chain }).catch(nothing)
        break
      case "walletSwitch":
        at.switchTo(step.chain)
        break
      case "policy":
        at.setPolicy(step.policy)
        break
      case "answer":
        if (step.yes) at.pending()[0]?.approve()
        else at.pending()[0]?.reject()
        break
      case "wait":
        await vi.advanceTimersByTimeAsync(step.millis)
        break
      case "reload":
        await page.leave()
        page = await load()
    }
    check(page.kit, page.config, step.type === "wait" && step.millis === QUIET)
  }
  await vi.advanceTimersByTimeAsync(QUIET)
  check(page.kit, page.config, true)
  await page.leave()
}

// What is loaded comes in its own time, whatever the clock of the test says.
beforeAll(async () => {
  const wallet = makeWallet("alder", [chain(1)])
  const kit = openPage(openBrowser([wallet]))
  await kit.ready()
  await kit.connect({ connectorId: idOf(kit, wallet) })
  await kit.dispose()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const transports = { 1: http("http://127.0.0.1:1"), 10: http("http://127.0.0.1:1") }

describe.each(wagmiVersions)("@wagmi/core %s", (version, load) => {
  const runs = version.startsWith("3.6") ? RUNS : RUNS / 10

  it(`getAccount and the kit never disagree, whoever connects, refuses, switches, disconnects or reloads: ${runs} random sequences`, async () => {
    const wagmi = useWagmi(await load())
    const disagreements: Array<unknown> = []
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        await visit(
          wagmi,
          commands,
          (kit) => createWagmiConfig(kit, { transports }) as unknown as Wagmi.Config,
          (kit, config, isQuiet) => {
            const [ours, theirs] = [shownBy.kit(kit), shownBy.wagmi(wagmi, config)]
            seen.add(`${ours.status} ${ours.chainId ?? ""}`.trim())
            disagreements.push(...(JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ ours, theirs }]))
            const network = kit.getSnapshot().network.byNamespace["eip155"]!.caipNetwork!
            if (isQuiet && ours.status === "disconnected") expect(config.state.chainId).toBe(network.id)
          }
        )
        expect(disagreements.splice(0)).toEqual([])
      }),
      { numRuns: runs }
    )
    // So many sequences do reach what they are about.
    const reached = [
      ...["connected 1", "connected 10", "connected 137"],
      ...["connecting", "disconnected", "reconnecting"]
    ]
    expect([...seen].toSorted()).toEqual(runs < 1_000 ? expect.any(Array) : reached)
  }, 600_000)

  it(`a connector in a configuration of the app agrees with the kit when nothing is under way: ${RUNS / 5} random sequences`, async () => {
    const wagmi = useWagmi(await load())
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
        await visit(
          wagmi,
          commands,
          (kit, storage) =>
            wagmi.createConfig({
              chains: [chain(1), chain(10), chain(137)],
              connectors: [latchkey(kit)],
              transports: { ...transports, 137: http("http://127.0.0.1:1") },
              storage,
              multiInjectedProviderDiscovery: false
            }) as unknown as Wagmi.Config,
          (kit, config, isQuiet) => {
            const [ours, theirs] = [shownBy.kit(kit), shownBy.wagmi(wagmi, config)]
            // A wallet that has not answered yet is waited for by one of both alone.
            if (!isQuiet || ours.status.endsWith("connecting") || theirs.status.endsWith("connecting")) return
            expect(theirs).toEqual(ours)
          }
        )
      }),
      { numRuns: RUNS / 5 }
    )
  }, 600_000)
})
