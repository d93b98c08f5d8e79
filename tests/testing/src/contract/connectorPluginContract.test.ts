import type { PromiseConnector, PromiseSession } from "@latchkey/core"
import { afterEach, describe, expect, it, vi } from "vitest"
import { exampleWallets, type ExampleParts } from "../../../support/exampleChain.ts"
import { runCase } from "../../../support/runCase.ts"
import { connectorPluginContract } from "./connectorPluginContract.ts"
import type { ConnectorSubject } from "./ConnectorSubject.ts"
import { pluginContract } from "./pluginContract.ts"

type Subject = ReturnType<typeof exampleWallets>

const clause = (text: string, parts: ExampleParts, change: Partial<ConnectorSubject> = {}) =>
  runCase(connectorPluginContract({ ...exampleWallets(parts), ...change } as Subject), text)

const connecting = (connect: (made: PromiseConnector) => PromiseConnector["connect"]): ExampleParts => ({
  connector: (made) => ({ ...made, connect: connect(made) })
})
const inSession = (change: (made: PromiseSession) => Partial<PromiseSession>): ExampleParts => ({
  session: (made) => ({ ...made, ...change(made) })
})
afterEach(() => void vi.useRealTimers())

/** Runs a clause that waits for what never comes, without waiting. */
const withoutWaiting = async (run: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const outcome = run().then(
    () => undefined,
    (error: unknown) => ({ error })
  )
  for (let turn = 0; turn < 40; turn++) await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  const failed = await outcome
  if (failed !== undefined) throw failed.error
}

describe("the contract for connectors", () => {
  it.each(connectorPluginContract(exampleWallets()))("is kept by the example: $name", ({ run }) => run())

  it("has the clauses of every plugin", () => {
    const names = connectorPluginContract(exampleWallets()).map(({ name }) => name)
    const every = pluginContract(exampleWallets()).filter(({ leftOut }) => leftOut === undefined)
    for (const { name } of every) expect(names).toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })

  it("catches a wallet that is asked in a later task than the click's", async () => {
    const parts = connecting((made) => async (...args) => {
      await Promise.resolve()
      return made.connect(...args)
    })
    await expect(clause("in the task of the click", parts)).rejects.toThrow("in a later task")
  })

  it.each([
    [
      "asks the wallet",
      (made: PromiseConnector) => void made.connect({} as never, new AbortController().signal).catch(() => {})
    ],
    ["opens a window", () => void window.open("https://wallet.test")],
    ["opens a window of the global object", () => void globalThis.open("https://wallet.test")]
  ])("T10 catches a connector that %s at its start", async (_, act) => {
    const parts: ExampleParts = {
      connector: (made) => {
        act(made)
        return made
      }
    }
    await expect(clause("asks the wallet nothing at its start", parts)).rejects.toThrow(
      /questions that nobody asked for|asked of the wallet|windows opened/
    )
  })

  it("T10 catches a window that is opened through the global object", async () => {
    const parts = connecting((made) => (...args) => {
      globalThis.open("https://wallet.test")
      return made.connect(...args)
    })
    await expect(clause("in the task of the click", parts)).rejects.toThrow("windows opened")
  })

  it.each([
    ["a text", "provider"],
    ["nothing", null],
    ["an empty object", {}],
    ["plain values", { name: "Wallet", version: 1 }]
  ])("catches a grant whose provider is %s", async (_, provider) => {
    const parts = inSession((made) => ({ grants: made.grants.map((grant) => ({ ...grant, provider })) }))
    await expect(clause("the provider is there", parts)).rejects.toThrow(/the provider (is|has)/)
  })

  it("catches a window that the connector opens beside the wallet's", async () => {
    const parts = connecting((made) => (...args) => {
      window.open("https://wallet.test")
      return made.connect(...args)
    })
    await expect(clause("in the task of the click", parts)).rejects.toThrow("windows opened")
  })

  it.each([
    ["a refusal", "a refusal is an outcome", "CONNECTION_REJECTED"],
    ["a busy wallet", "busy with an earlier question", "WALLET_BUSY"]
  ])("catches %s that is told as something else", async (_, text, code) => {
    const parts = connecting(
      (made) =>
        (...args) =>
          made.connect(...args).catch(() => {
            throw new Error("It failed.")
          })
    )
    await expect(clause(text, parts)).rejects.toThrow(`expected "${code}", found "CONNECTION_FAILED"`)
  })

  it.each(["nonsense", "a refusal is an outcome"])(
    "catches a connector that connects all the same: %s",
    async (text) => {
      const parts = connecting((made) => async (request, signal) => {
        try {
          return await made.connect(request, signal)
        } catch {
          return {
            grants: [
              {
                namespace: "example",
                accounts: [{ address: "ex-a", type: "eoa" as const }],
                networkId: "example:1" as const,
                provider: {}
              }
            ]
          }
        }
      })
      await expect(clause(text, parts)).rejects.toThrow()
    }
  )

  it("catches an answer without accounts that becomes a connection to nobody's address", async () => {
    const useless = [{ name: "no account", answer: () => ({ address: "ex-nobody", networkId: "example:1" }) }]
    await expect(clause("nonsense", {}, { useless })).rejects.toThrow("resolves no account ends in success")
  })

  it("catches a reload that opens a window, and one that asks another wallet", async () => {
    const opening: ExampleParts = {
      connector: (made) => ({
        ...made,
        reconnect: (...args) => {
          window.open("https://wallet.test")
          return made.reconnect!(...args)
        }
      })
    }
    await expect(clause("comes back after a reload", opening)).rejects.toThrow("windows opened")
    const nosy: ExampleParts = {
      connector: (made) => ({
        ...made,
        reconnect: async (...args) => {
          const all = (
            window as unknown as { exampleWallets: ReadonlyArray<{ connect: () => Promise<unknown> }> }
          ).exampleWallets
          await Promise.allSettled(all.slice(1).map((wallet) => wallet.connect()))
          return made.reconnect!(...args)
        }
      })
    }
    await expect(clause("comes back after a reload", nosy)).rejects.toThrow("requests to another wallet")
  })

  it.each([
    ["another account", "shows another account"],
    ["another network", "shows another network"],
    ["no account", "accounts that vanish"],
    ["the end of the session", "a wallet that ends the session"]
  ])("catches a connector that does not listen: %s", async (_, text) => {
    const parts = inSession(() => ({ listen: () => () => {} }))
    await expect(withoutWaiting(() => clause(text, parts))).rejects.toThrow("Not within 10 s")
  })

  it("catches a listener that is left with the wallet", async () => {
    const parts = inSession((made) => ({
      listen: (onChange) => {
        made.listen!(onChange)
        return () => {}
      }
    }))
    await expect(clause("leaves no listener with the wallet", parts)).rejects.toThrow("listeners left")
  })

  it("catches a disconnect that never tells the wallet, and one whose failure nobody is told of", async () => {
    const mute = inSession(() => ({ disconnect: async () => {} }))
    await expect(clause("disconnecting tells the wallet", mute)).rejects.toThrow("the wallet was not told")
    const forgiving = inSession((made) => ({ disconnect: () => made.disconnect!().catch(() => {}) }))
    await expect(clause("fails to disconnect", forgiving)).rejects.toThrow('expected "DISCONNECT_FAILED"')
    await clause("fails to disconnect", forgiving, { disconnecting: "tried" })
  })

  it("catches a wallet that is asked aloud at a reload", async () => {
    const parts: ExampleParts = { connector: (made) => ({ ...made, reconnect: made.connect }) }
    await expect(clause("took its permission back", parts)).rejects.toThrow("status after the reload")
  })

  it("T06 shows names and pictures of hostile wallets cleaned", async () => {
    const hostile = exampleWallets().hostile!
    expect(hostile.map(({ name }) => name)).toEqual([
      "a name that turns the direction",
      "a name of 10,000 characters",
      "a picture that is a script"
    ])
    await clause("beside each one that breaks the rules", {})
  })
})
