import { announceMalformedStandard, announceStandard, malformedStandardWallets } from "@latchkey/testing"
import { describe, expect, it, vi } from "vitest"
import { asScript } from "../../../../tests/support/asScript.ts"
import {
  awaitStandardWallet,
  callStandardFeature,
  connectStandardWallet,
  disconnectStandardWallet,
  listenToStandardAccounts,
  StandardFeatureMissing,
  watchStandardWallets,
  type StandardWallet
} from "../index.ts"

const account = { address: "a1", publicKey: new Uint8Array(32), chains: ["one:main"], features: ["one:sign"] }
const walletNamed = (name: string, more: object = {}) => ({
  version: "1.0.0",
  name,
  icon: "data:image/png;base64,AA==",
  chains: ["one:main"],
  features: {} as Readonly<Record<string, unknown>>,
  accounts: [],
  ...more
})

// oxlint-disable-next-line no-control-regex -- what a name must not hold
const controls = /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/

/** Registers a wallet as the script of an extension does; answers with the way to take it away. */
const register = (page: EventTarget, extension: string, name: string): (() => void) => {
  let remove = () => {}
  const detail = asScript(
    `chrome-extension://${extension}/inpage.js`,
    (api: { readonly register: (wallet: object) => () => void }) => {
      remove = api.register(walletNamed(name))
    }
  )
  page.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }))
  return () => remove()
}

const watch = (page: EventTarget) => {
  const wallets: Array<StandardWallet> = []
  const gone: Array<string> = []
  const stop = watchStandardWallets(page, (wallet) => {
    wallets.push(wallet)
    return () => void gone.push(wallet.id)
  })
  return { wallets, gone, stop, ids: () => wallets.map(({ id }) => id) }
}

const found = (features: Readonly<Record<string, unknown>>, more: object = {}): StandardWallet => {
  const page = new EventTarget()
  announceStandard(walletNamed("Fox", { features, ...more }), page)
  return watch(page).wallets[0]!
}

describe("watchStandardWallets", () => {
  it("finds wallets that were there before it and that come later, each once", () => {
    const page = new EventTarget()
    const early = walletNamed("Early")
    announceStandard(early, page)
    const { ids } = watch(page)
    announceStandard(early, page)
    announceStandard(walletNamed("Late"), page)
    expect(ids()).toEqual(["Early", "Late"])
  })

  it("T06 T07 freezes what a wallet says of itself, and tells a second one of the name apart", () => {
    const page = new EventTarget()
    const chains = ["one:main"]
    const wallet = walletNamed("Fox\u202e", { chains })
    announceStandard(wallet, page)
    announceStandard(walletNamed("Fox"), page)
    const { wallets, ids } = watch(page)
    Object.assign(wallet, { name: "Other", icon: "data:image/png;base64,BB==" })
    chains.push("one:other")
    expect(ids()).toEqual(["Fox", "Fox#2"])
    expect(wallets[0]).toMatchObject({
      name: "Fox",
      icon: "data:image/png;base64,AA==",
      chains: ["one:main"]
    })
  })

  it.each(malformedStandardWallets)(
    "T02 T07 $name: no wallet, or one fit to show, and hides no other",
    (lie) => {
      const page = new EventTarget()
      const genuine = walletNamed("Genuine")
      announceStandard(genuine, page)
      announceMalformedStandard(genuine, [lie], page)
      announceStandard(walletNamed("Last"), page)
      const { wallets, ids } = watch(page)
      expect(ids()).toContain("Genuine")
      expect(ids()).toContain("Last")
      for (const { name, icon, accounts } of wallets) {
        expect([...name].length).toBeLessThanOrEqual(64)
        expect(name).not.toMatch(controls)
        expect(icon ?? "data:image/").toMatch(/^data:image\//)
        expect(() => accounts()).not.toThrow()
      }
    }
  )

  it("T02 outlives a callback that throws", () => {
    const page = new EventTarget()
    const { ids } = watch(page)
    const detail = () => {
      throw new Error("no")
    }
    page.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }))
    announceStandard(walletNamed("Last"), page)
    expect(ids()).toEqual(["Last"])
  })

  it("T07 takes at most 20 wallets of one script, and 100 of all", () => {
    const page = new EventTarget()
    const { ids } = watch(page)
    const flood = (extension: string) => {
      for (let number = 0; number < 30; number++) register(page, extension, `${extension}${number}`)
    }
    flood("a")
    expect(ids()).toHaveLength(20)
    flood("a")
    expect(ids()).toHaveLength(20)
    for (const script of ["b", "c", "d", "e", "f", "g"]) flood(script)
    expect(ids()).toHaveLength(100)
  })

  it("T07 a wallet that takes itself away gives its place back to those of its script", () => {
    const page = new EventTarget()
    const { ids } = watch(page)
    for (let number = 0; number < 50; number++) register(page, "a", `W${number}`)()
    register(page, "a", "Last")
    expect(ids()).toContain("Last")
  })

  it("forgets a wallet that takes itself away, and tells of nothing after the end", () => {
    const page = new EventTarget()
    const { ids, gone, stop } = watch(page)
    const wallet = walletNamed("Fox")
    let leave = () => {}
    page.dispatchEvent(
      new CustomEvent("wallet-standard:register-wallet", {
        detail: ({ register }: { register: (wallet: unknown) => () => void }) =>
          void (leave = register(wallet))
      })
    )
    leave()
    leave()
    expect(gone).toEqual(["Fox"])
    announceStandard(wallet, page)
    expect(ids()).toEqual(["Fox", "Fox"])
    stop()
    announceStandard(walletNamed("After"), page)
    expect(ids()).toEqual(["Fox", "Fox"])
  })
})

describe("awaitStandardWallet", () => {
  const waiting = (page: EventTarget) => {
    const onFound = vi.fn()
    return { onFound, stop: awaitStandardWallet(page, "one:", onFound) }
  }

  it("tells of a wallet for the chain that was there before or comes later, and of no other", () => {
    const page = new EventTarget()
    announceStandard(walletNamed("Other", { chains: ["two:main", "one"] }), page)
    const { onFound, stop } = waiting(page)
    expect(onFound).not.toHaveBeenCalled()
    announceStandard(walletNamed("Fox"), page)
    expect(onFound).toHaveBeenCalledOnce()
    expect(waiting(page).onFound).toHaveBeenCalledOnce()
    stop()
    announceStandard(walletNamed("Hen"), page)
    expect(onFound).toHaveBeenCalledOnce()
  })

  it.each(malformedStandardWallets)("T02 survives a wallet with $name", (lie) => {
    const page = new EventTarget()
    const { onFound } = waiting(page)
    announceMalformedStandard(walletNamed("Genuine"), [lie], page)
    announceStandard(walletNamed("Fox"), page)
    expect(onFound).toHaveBeenCalled()
  })
})

describe("features of the standard", () => {
  it("connects in the caller's task, loudly or silently, and decodes what it gets", async () => {
    const connect = vi.fn(async (_input?: object) => ({
      accounts: [account, null, { address: 1 }, account.address]
    }))
    const wallet = found({ "standard:connect": { connect } })
    const asked = connectStandardWallet(wallet)
    expect(connect.mock.calls).toEqual([[]])
    expect(await asked).toMatchObject([{ address: "a1", chains: ["one:main"], source: account }])
    await connectStandardWallet(wallet, { silent: true })
    expect(connect.mock.calls[1]).toEqual([{ silent: true }])
  })

  it("reads the wallet's own list where connecting answered with none", async () => {
    const wallet = found({ "standard:connect": { connect: async () => undefined } }, { accounts: [account] })
    expect(await connectStandardWallet(wallet)).toMatchObject([{ address: "a1" }])
  })

  it("rejects with what the wallet throws, and says which feature is missing", async () => {
    const odd = found({
      "one:sign": {
        sign: () => {
          throw "no"
        }
      }
    })
    await expect(callStandardFeature(odd, "one:sign", "sign")).rejects.toBe("no")
    await expect(callStandardFeature(odd, "one:sign", "other")).rejects.toBeInstanceOf(StandardFeatureMissing)
    await expect(connectStandardWallet(odd)).rejects.toBeInstanceOf(StandardFeatureMissing)
    await disconnectStandardWallet(odd)
  })

  const speaking = (off: () => void) => {
    let say: (change: unknown) => void = () => {}
    const on = (_event: string, listener: (change: unknown) => void) => {
      say = listener
      return off
    }
    const source = {
      ...walletNamed("Fox"),
      accounts: [account] as unknown,
      features: { "standard:events": { on } }
    }
    const page = new EventTarget()
    announceStandard(source, page)
    return { source, wallet: watch(page).wallets[0]!, say: (change: unknown) => say(change) }
  }

  it("T09 hears a flood of changes once a task, with what holds at its end", async () => {
    const { source, wallet, say } = speaking(() => {})
    const heard: Array<number> = []
    listenToStandardAccounts(wallet, (accounts) => heard.push(accounts.length))
    for (let count = 0; count < 1_000; count++) say({ accounts: [] })
    say({ features: {} })
    source.accounts = "none"
    expect(heard).toEqual([])
    await Promise.resolve()
    expect(heard).toEqual([0])
    say({ features: {} })
    await Promise.resolve()
    expect(heard).toEqual([0])
  })

  it.each([
    undefined,
    null,
    7,
    new Proxy(
      {},
      {
        has: () => {
          throw new Error("no")
        }
      }
    )
  ])("T09 looks into a change that it cannot read", async (change) => {
    const { wallet, say } = speaking(() => {})
    const heard: Array<number> = []
    listenToStandardAccounts(wallet, (accounts) => heard.push(accounts.length))
    say(change)
    await Promise.resolve()
    expect(heard).toEqual([1])
  })

  it("hears nothing after it stopped, though the wallet cannot be stopped", async () => {
    const off = vi.fn(() => {
      throw new Error("no")
    })
    const { wallet, say } = speaking(off)
    const heard: Array<number> = []
    const stop = listenToStandardAccounts(wallet, (accounts) => heard.push(accounts.length))
    say({ accounts: [] })
    stop()
    say({ accounts: [] })
    await Promise.resolve()
    expect(heard).toEqual([])
    expect(off).toHaveBeenCalledOnce()
  })
})
