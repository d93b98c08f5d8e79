import { describe, expect, it, vi } from "vitest"
import type { SiweConfig, SiweMessageParams } from "./SiweConfig.ts"
import { siweBackend } from "./siweBackend.ts"

const account = { chainId: "eip155:10", address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" } as const
const page: SiweMessageParams = { domain: "shop.test", uri: "https://shop.test/" }
const session = {
  data: {
    ...page,
    accountAddress: account.address,
    chainId: account.chainId,
    version: "1",
    nonce: "n0nce4567"
  },
  message: "the message",
  signature: "0xsigned"
} as const

const open = (more: Partial<SiweConfig> = {}) => {
  const config = {
    getNonce: vi.fn(async (_: string) => "n0nce4567"),
    getMessageParams: vi.fn(async () => page),
    verifyMessage: vi.fn(async (_: object) => true),
    getSession: vi.fn(async (): ReturnType<SiweConfig["getSession"]> => ({
      address: account.address,
      chainId: 10
    })),
    signOut: vi.fn(async () => {}),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
    ...more
  }
  return { config, backend: siweBackend(config, () => 1_700_000_000_000) }
}
const made = async (params: SiweMessageParams, more: object = {}) => {
  const { backend } = open({ getMessageParams: async () => params })
  return backend.createMessage({ ...account, ...more })
}

describe("a Sign-In with Ethereum that an app has already", () => {
  it("is asked for unless the app says otherwise", () => {
    expect(open().backend.getRequired?.()).toBe(true)
    expect(open({ required: true }).backend.getRequired?.()).toBe(true)
    expect(open({ required: false }).backend.getRequired?.()).toBe(false)
  })

  it("T29 in part: the message is the app's own, with the account, the nonce for it and the time", async () => {
    const { config, backend } = open()
    const { data, text } = await backend.createMessage(account)
    expect(config.getNonce).toHaveBeenCalledExactlyOnceWith(account.address)
    expect(data).toEqual({
      ...page,
      accountAddress: account.address,
      chainId: "eip155:10",
      version: "1",
      nonce: "n0nce4567",
      issuedAt: "2023-11-14T22:13:20.000Z"
    })
    expect(text).toContain(`shop.test wants you to sign in with your Ethereum account:\n${account.address}`)
    expect(text).toContain("Chain ID: 10\nNonce: n0nce4567\nIssued At: 2023-11-14T22:13:20.000Z")
    // A wallet that fills in its own account writes the text itself.
    expect((await made(page, { address: "" })).text).toBe("")
  })

  it("T29 in part: times that the app says are in the message, before those that the page wishes for", async () => {
    const [exp, nbf] = ["2030-01-01T00:00:00.000Z", "2020-01-01T00:00:00.000Z"]
    const { data } = await made({ ...page, exp, nbf }, { notBefore: exp })
    expect(data).toMatchObject({ expirationTime: exp, notBefore: nbf })
    expect(data).not.toHaveProperty("exp")
    expect(data).not.toHaveProperty("nbf")
    expect((await made(page, { notBefore: nbf })).data).toMatchObject({ notBefore: nbf })
  })

  it("T29 in part: a sign-in counts where the app's server says a plain yes; then the app is told of it", async () => {
    const { config, backend } = open()
    await backend.addSession(session)
    expect(config.verifyMessage).toHaveBeenCalledExactlyOnceWith({
      message: "the message",
      signature: "0xsigned"
    })
    expect(config.onSignIn).toHaveBeenCalledExactlyOnceWith({ address: account.address, chainId: 10 })
    await backend.addSession({ ...session, cacao: { proof: 1 } } as never)
    expect(vi.mocked(config.verifyMessage).mock.calls[1]?.[0]).toHaveProperty("cacao", { proof: 1 })
    for (const answer of [false, undefined, "true", 1, {}]) {
      const refusing = open({ verifyMessage: async () => answer as boolean })
      await expect(refusing.backend.addSession(session)).rejects.toMatchObject({
        code: "SIWX_SIGNATURE_INVALID",
        details: { chainId: "eip155:10" }
      })
      expect(refusing.config.onSignIn).not.toHaveBeenCalled()
    }
    // Who is not told of it need not be.
    const { onSignIn: _, onSignOut: __, ...quiet } = config
    await siweBackend(quiet).addSession(session)
    await siweBackend(quiet).revokeSession(account)
  })

  it.each<readonly [string, unknown, number]>([
    ["the account", { address: account.address, chainId: 10 }, 1],
    ["the account in small letters", { address: account.address.toLowerCase(), chainId: 10 }, 1],
    ["another account", { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 10 }, 0],
    ["the account on another network", { address: account.address, chainId: 1 }, 0],
    ["a number that is a text", { address: account.address, chainId: "10" }, 0],
    ["nobody", null, 0],
    ["nothing", undefined, 0],
    ["no address", { chainId: 10 }, 0]
  ])("T30 in part: of a server that names %s", async (_case, told, count) => {
    const { backend } = open({ getSession: async () => told as never })
    const found = await backend.getSessions(account)
    expect(found).toHaveLength(count)
    if (count === 1)
      expect(found[0]?.data).toMatchObject({ accountAddress: account.address, chainId: "eip155:10" })
  })

  it("T30 in part: signing out tells the server, then the app", async () => {
    const order: Array<string> = []
    const { backend } = open({
      signOut: async () => void order.push("server"),
      onSignOut: () => void order.push("app")
    })
    await backend.revokeSession(account)
    await backend.setSessions([])
    expect(order).toEqual(["server", "app", "server", "app"])
    const failing = open({ signOut: () => Promise.reject(new Error("no")) })
    await expect(failing.backend.revokeSession(account)).rejects.toThrow("no")
    expect(failing.config.onSignOut).not.toHaveBeenCalled()
  })

  it("T30 in part: of sign-ins that are to stay, one that the server has is not offered again", async () => {
    const known = open()
    await known.backend.setSessions([session])
    expect(known.config.verifyMessage).not.toHaveBeenCalled()
    expect(known.config.signOut).not.toHaveBeenCalled()
    const lost = open({ getSession: async () => null })
    await lost.backend.setSessions([session])
    expect(lost.config.verifyMessage).toHaveBeenCalledOnce()
  })
})
