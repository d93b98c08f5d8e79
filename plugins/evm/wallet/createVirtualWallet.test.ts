import { describe, expect, it, vi } from "vitest"
import { testAccounts } from "./accounts/testAccounts.ts"
import type { VirtualWallet, VirtualWalletOptions } from "./VirtualWallet.ts"
import { createVirtualWallet } from "./createVirtualWallet.ts"

const chains = [
  { id: 1, rpcUrl: "http://127.0.0.1:1" },
  { id: 8453, rpcUrl: "http://127.0.0.1:2" }
]
const [first, second, third] = testAccounts.map(
  (account) => account.address.toLowerCase() as `0x${string}`
) as [`0x${string}`, `0x${string}`, `0x${string}`]

const make = (options: Partial<VirtualWalletOptions> = {}) => createVirtualWallet({ chains, ...options })
const ask = (wallet: VirtualWallet, method: string, params?: unknown) =>
  wallet.provider.request({ method, ...(params === undefined ? {} : { params }) })
const connect = (wallet: VirtualWallet) => ask(wallet, "eth_requestAccounts")

/** Everything that the wallet tells from now on. */
function hear(wallet: VirtualWallet) {
  const heard: unknown[][] = []
  for (const event of ["connect", "disconnect", "accountsChanged", "chainChanged"]) {
    wallet.provider.on(event, (...args) => void heard.push([event, ...args]))
  }
  return heard
}

function createStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value)
  }
}

describe("a virtual wallet", () => {
  it("shows nothing before the site is permitted, and its first account after", async () => {
    const wallet = make()
    expect(await ask(wallet, "eth_accounts")).toEqual([])
    expect(await connect(wallet)).toEqual([first])
    expect(await ask(wallet, "eth_accounts", [])).toEqual([first])
    expect(wallet.accounts()).toEqual([first])
    expect(wallet.addresses).toEqual(testAccounts.map((account) => account.address))
  })

  it("does not ask a permitted site again", async () => {
    const wallet = make()
    await connect(wallet)
    wallet.setPolicy("reject")
    expect(await connect(wallet)).toEqual([first])
  })

  it("shares the accounts that the person picks", async () => {
    const wallet = make({
      policy: "ask",
      onRequest: (request) => request.approve({ accounts: [second, first] })
    })
    expect(await connect(wallet)).toEqual([second, first])
  })

  it("takes an approval without accounts for a no", async () => {
    const wallet = make({ policy: "ask", onRequest: (request) => request.approve({ accounts: [] }) })
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
  })

  it("keeps nothing of a rejected connection", async () => {
    const wallet = make({ policy: "reject" })
    const heard = hear(wallet)
    await expect(connect(wallet)).rejects.toMatchObject({ code: 4001, name: "ProviderRpcError" })
    expect(await ask(wallet, "eth_accounts")).toEqual([])
    expect(heard).toEqual([["connect", { chainId: "0x1" }]])
  })

  it.each([
    ["eth_requestAccounts", undefined],
    ["wallet_requestPermissions", [{ eth_accounts: {} }]]
  ])("answers a second permission request by %s with -32002", async (method, params) => {
    const wallet = make({ policy: "hang" })
    const waiting = connect(wallet)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    await expect(ask(wallet, method, params)).rejects.toMatchObject({ code: -32002 })
    wallet.pending()[0]?.approve()
    expect(await waiting).toEqual([first])
  })

  it("asks one person once when two requests come in one task", async () => {
    const onRequest = vi.fn()
    const wallet = make({ policy: "ask", onRequest })
    const both = [connect(wallet), connect(wallet)]
    await expect(both[1]).rejects.toMatchObject({ code: -32002 })
    wallet.pending()[0]?.approve()
    expect(await both[0]).toEqual([first])
    expect(onRequest).toHaveBeenCalledTimes(1)
  })

  it("reads back permission, chain and lock after a reload", async () => {
    const storage = createStorage()
    const before = make({ storage })
    await connect(before)
    before.setAccounts([third])
    before.switchTo(8453)
    const after = make({ storage, policy: "reject" })
    expect(await ask(after, "eth_accounts")).toEqual([third])
    expect(await ask(after, "eth_chainId")).toBe("0x2105")
    after.lock()
    expect(make({ storage }).accounts()).toEqual([])
    after.unlock()
    after.revoke()
    expect(make({ storage }).accounts()).toEqual([])
  })

  it("drops what it saved about accounts and chains that are no longer its own", async () => {
    const storage = createStorage()
    const before = make({ storage, chainId: 8453 })
    await connect(before)
    const after = make({ storage, chains: chains.slice(0, 1), accounts: testAccounts.slice(1) })
    expect(after.accounts()).toEqual([])
    expect(after.chainId()).toBe(1)
  })

  it("keeps apart what two wallets save", async () => {
    const storage = createStorage()
    await connect(make({ storage, info: { rdns: "test.one" } }))
    expect(make({ storage, info: { rdns: "test.two" } }).accounts()).toEqual([])
    expect([...storage.entries.keys()]).toEqual(["virtual-wallet:test.one"])
  })

  it("says what it is, each wallet by a UUID of its own", () => {
    const wallet = make({ info: { name: "Other" }, flags: { isOther: true } })
    expect(wallet.info).toMatchObject({ name: "Other", rdns: "test.latchkey.virtual" })
    expect(wallet.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(wallet.info.uuid).not.toBe(make().info.uuid)
    expect(wallet.info.icon).toMatch(/^data:image\/svg\+xml,%3Csvg[^"<>]*%3C\/svg%3E$/)
    expect(wallet.provider).toMatchObject({ isOther: true })
  })

  it.each([
    ["no chain", { chains: [] }],
    ["a chain that is not among its chains", { chainId: 137 }],
    ["no account", { accounts: [] }]
  ])("is not made with %s", (_, options) => {
    expect(() => make(options)).toThrow(RangeError)
  })
})

describe("the person behind a virtual wallet", () => {
  it("picks other accounts", async () => {
    const wallet = make()
    const heard = hear(wallet)
    wallet.setAccounts([second])
    await connect(wallet)
    wallet.setAccounts([third, second])
    wallet.setAccounts([third, second])
    wallet.setAccounts([])
    expect(await connect(wallet)).toEqual([third, second])
    expect(heard).toEqual([
      ["connect", { chainId: "0x1" }],
      ["accountsChanged", [second]],
      ["accountsChanged", [third, second]],
      ["accountsChanged", []],
      ["accountsChanged", [third, second]]
    ])
    expect(() => wallet.setAccounts(["0x0000000000000000000000000000000000000001"])).toThrow(RangeError)
  })

  it("switches the chain", () => {
    const wallet = make()
    const heard = hear(wallet)
    wallet.switchTo(8453)
    wallet.switchTo(8453)
    expect(heard).toEqual([["chainChanged", "0x2105"]])
    expect(wallet.chainId()).toBe(8453)
    expect(() => wallet.switchTo(5)).toThrow(RangeError)
  })

  it("takes the permission away", async () => {
    const wallet = make()
    await connect(wallet)
    const heard = hear(wallet)
    wallet.revoke()
    expect(heard).toEqual([["accountsChanged", []]])
    expect(await ask(wallet, "wallet_getPermissions")).toEqual([])
  })

  it("locks and unlocks, the permission staying", async () => {
    const wallet = make()
    await connect(wallet)
    const heard = hear(wallet)
    wallet.lock()
    expect(await ask(wallet, "eth_accounts")).toEqual([])
    expect(await ask(wallet, "wallet_getPermissions")).toHaveLength(1)
    await expect(ask(wallet, "personal_sign", ["0x", first])).rejects.toMatchObject({ code: 4100 })
    wallet.unlock()
    wallet.lock()
    expect(await connect(wallet)).toEqual([first])
    expect(heard).toEqual([
      ["accountsChanged", []],
      ["accountsChanged", [first]],
      ["accountsChanged", []],
      ["accountsChanged", [first]]
    ])
  })

  it("disconnects and reconnects", async () => {
    const wallet = make({ policies: { personal_sign: "hang" } })
    await connect(wallet)
    const heard = hear(wallet)
    const waiting = ask(wallet, "personal_sign", ["0x", first])
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.disconnect()
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    await expect(ask(wallet, "eth_chainId")).rejects.toMatchObject({ code: 4900 })
    await expect(ask(wallet, "eth_accounts")).rejects.toMatchObject({ code: 4900 })
    wallet.switchTo(8453)
    wallet.reconnect()
    expect(await ask(wallet, "eth_accounts")).toEqual([first])
    expect(heard).toEqual([
      ["disconnect", expect.objectContaining({ code: 4900 })],
      ["connect", { chainId: "0x2105" }]
    ])
  })

  it("revokes while a signature waits: the approval then signs nothing", async () => {
    const wallet = make({ policies: { personal_sign: "hang" } })
    await connect(wallet)
    const waiting = ask(wallet, "personal_sign", ["0x", first])
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.revoke()
    wallet.pending()[0]?.approve()
    await expect(waiting).rejects.toMatchObject({ code: 4100 })
  })
})

describe("a request", () => {
  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a string", "eth_accounts"],
    ["a list", ["eth_accounts"]],
    ["no method", {}],
    ["a method that is no name", { method: 1 }],
    ["an empty method", { method: "" }],
    ["params as text", { method: "eth_accounts", params: "latest" }],
    ["params of null", { method: "eth_accounts", params: null }],
    ["params that hold a function", { method: "eth_call", params: [() => {}] }]
  ])("of %s is refused with -32600", async (_, args) => {
    await expect(make().provider.request(args as never)).rejects.toMatchObject({ code: -32600 })
  })

  it.each(["eth_frobnicate", "wallet_frobnicate", "anvil_setBalance", "evm_mine", "toString", "__proto__"])(
    "for %s is refused with -32601",
    async (method) => {
      await expect(ask(make(), method)).rejects.toMatchObject({ code: -32601 })
    }
  )

  it.each(["eth_sign", "eth_signTransaction", "eth_signTypedData", "eth_signTypedData_v3", "eth_decrypt"])(
    "for %s is refused with 4200",
    async (method) => {
      await expect(ask(make(), method, [])).rejects.toMatchObject({ code: 4200 })
    }
  )

  it("cannot be changed by the page once it is made", async () => {
    const wallet = make({ policies: { personal_sign: "hang" } })
    await connect(wallet)
    const params = ["0x6869", first]
    const waiting = ask(wallet, "personal_sign", params)
    params[0] = "0x00"
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]).toMatchObject({ params: ["0x6869", first], review: { text: "hi" } })
    wallet.disconnect()
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
  })

  it("of a method without consent waits when its own policy says so, not by the general one", async () => {
    const wallet = make({ policy: "hang" })
    expect(await ask(wallet, "eth_chainId")).toBe("0x1")
    wallet.setPolicy("reject", "eth_chainId")
    await expect(ask(wallet, "eth_chainId")).rejects.toMatchObject({ code: 4001 })
    wallet.setPolicy("hang", "eth_chainId")
    const waiting = ask(wallet, "eth_chainId")
    await vi.waitFor(() => expect(wallet.pending()[0]?.review).toEqual({ kind: "held" }))
    wallet.pending()[0]?.approve()
    expect(await waiting).toBe("0x1")
  })

  it("is logged with what became of it", async () => {
    const wallet = make({ policies: { eth_requestAccounts: "hang" } })
    await ask(wallet, "eth_chainId")
    await expect(ask(wallet, "personal_sign", ["0x", first])).rejects.toMatchObject({ code: 4100 })
    const waiting = connect(wallet)
    expect(wallet.requests()).toEqual([
      { method: "eth_chainId", params: undefined, outcome: "resolved" },
      { method: "personal_sign", params: ["0x", first], outcome: "rejected", code: 4100 },
      { method: "eth_requestAccounts", params: undefined, outcome: "pending" }
    ])
    wallet.pending()[0]?.approve()
    await waiting
    expect(wallet.requests()[2]).toMatchObject({ outcome: "resolved" })
    wallet.clearRequests()
    expect(wallet.requests()).toEqual([])
  })
})

describe("the provider's listeners", () => {
  it("can be counted, so that a page can prove that it leaves none behind", () => {
    const wallet = make()
    const listener = () => {}
    wallet.provider.on("chainChanged", listener).on("connect", listener)
    expect([wallet.listenerCount(), wallet.listenerCount("connect")]).toEqual([2, 1])
    wallet.provider.removeListener("connect", listener).removeListener("chainChanged", listener)
    expect(wallet.listenerCount()).toBe(0)
  })
})
