import { definePlugin, memoryStorage } from "@latchkey/core"
import { toBase58 } from "@latchkey/core/chain-kit"
import nacl from "tweetnacl"
import { describe, expect, it, vi } from "vitest"
import { evmAddress, referenceFrame } from "../support/referenceFrame.ts"
import { withKits } from "../support/withKits.ts"
import { errorMessage, readyMessage, uiMessage } from "./wire/envelope.ts"
import { methodKind, safeMethods, unsafeMethods } from "./wire/rpcMethods.ts"

const make = withKits()
type Made = ReturnType<typeof make>

const accountOf = ({ kit }: Made, namespace = "eip155") => kit.getSnapshot().account[namespace]
const stateOf = ({ kit }: Made) => kit.getSnapshot().embedded
const settled = (kit: Made["kit"]) =>
  vi.waitFor(() => expect(kit.getSnapshot().connection.settled).toBe(true))

const signIn = async (made: Made) => {
  const { action } = await made.kit.embedded.connectEmail("ada@example.org")
  expect(action).toBe("VERIFY_OTP")
  await made.kit.embedded.verifyOtp(made.frame.code)
  return made
}
const providerOf = ({ kit }: Made, namespace = "eip155") =>
  kit.getProvider(namespace) as {
    request: (request: { method: string; params?: unknown }) => Promise<any>
  }

describe("signing in by e-mail", () => {
  it("S1.02 in part: a code is sent, and gives an account that signs", async () => {
    const made = await signIn(make())
    expect(accountOf(made)).toMatchObject({ status: "connected", address: evmAddress })
    expect(stateOf(made)).toMatchObject({
      step: "none",
      busy: false,
      user: { email: "ada@example.org", accountType: "eoa" }
    })
    expect(await made.kit.signMessage({ message: "hello" })).toBe(`0x${"11".repeat(65)}`)
    expect(made.frame.port.posted.find(({ type }) => type.endsWith("RPC_REQUEST"))?.payload).toEqual({
      method: "personal_sign",
      params: ["0x68656c6c6f", evmAddress],
      chainId: 1,
      chainNamespace: "eip155"
    })
  })

  it("T19 amounts are handed on as hex text, also where a page writes them as bigint", async () => {
    const made = await signIn(make())
    made.frame.silent.add("RPC_REQUEST")
    const to = `0x${"ab".repeat(20)}`
    const sent = providerOf(made).request({
      method: "eth_sendTransaction",
      params: [{ from: evmAddress, to, value: 10n ** 18n, gas: 21_000n }]
    })
    await settled(made.kit)
    const request = made.frame.port.posted.findLast(({ type }) => type.endsWith("RPC_REQUEST"))?.payload
    expect(request).toMatchObject({
      params: [{ from: evmAddress, to, value: "0xde0b6b3a7640000", gas: "0x5208" }]
    })
    made.frame.port.answer("RPC_REQUEST", `0x${"22".repeat(32)}`)
    expect(await sent).toBe(`0x${"22".repeat(32)}`)
  })

  const circle: Record<string, unknown> = {}
  circle["self"] = circle
  it.each([
    ["a negative amount", { value: -1n }],
    ["a function", { value: () => 1n }],
    ["a Map", { value: new Map() }],
    ["a date", { value: new Date(0) }],
    ["a circle", circle],
    ["more than the frame reads", { data: `0x${"00".repeat(40_000)}` }]
  ])("T16 what no frame could read is refused at once: %s", async (_, change) => {
    const made = await signIn(make())
    const before = made.frame.port.posted.length
    const asked = providerOf(made).request({
      method: "eth_sendTransaction",
      params: [{ from: evmAddress, ...change }]
    })
    await expect(asked).rejects.toMatchObject({ code: -32602 })
    expect(made.frame.port.posted.slice(before)).toEqual([])
  })

  it("nothing is asked of the frame before, and nothing loads it", async () => {
    const { kit, frame } = make()
    kit.open()
    await settled(kit)
    expect(frame.port.opened()).toBe(0)
  })

  it("S4.18[connect e-mail, OTP verification, e-mail stored, login-used flag, last login time cleared] an address and its use are remembered, and the time of the e-mail is forgotten", async () => {
    const storage = memoryStorage()
    const made = make({ storage })
    await made.kit.embedded.connectEmail(" ada@example.org ")
    expect(storage.get("embedded.LAST_EMAIL_LOGIN_TIME")).toMatch(/^\d{13}$/)
    await made.kit.embedded.verifyOtp("123456")
    expect(storage.get("embedded.EMAIL")).toBe("ada@example.org")
    expect(storage.get("embedded.EMAIL_LOGIN_USED_KEY")).toBe("true")
    expect(storage.get("embedded.LAST_USED_CHAIN_KEY")).toBe("eip155:1")
    expect(storage.get("embedded.LAST_EMAIL_LOGIN_TIME")).toBeUndefined()
    await vi.waitFor(() => expect(storage.get("embedded.SMART_ACCOUNT_ENABLED_NETWORKS")).toBe("1,137"))
  })

  it("T18 in part: nothing of the code, and no name where a server reads it, is stored", async () => {
    const kept = new Map<string, string>()
    const memory = memoryStorage()
    const storage = {
      ...memory,
      serverReadable: true,
      set: (key: string, value: string) => {
        kept.set(key, value)
        memory.set(key, value)
      }
    }
    await signIn(make({ storage }))
    expect(JSON.stringify([...kept])).not.toContain("123456")
    expect(JSON.stringify([...kept])).not.toContain("ada@example.org")
  })

  it("S4.18[device verification] a new device is confirmed before the code is awaited", async () => {
    const made = make()
    made.frame.emailAction = "VERIFY_DEVICE"
    made.frame.silent.add("CONNECT_DEVICE")
    const asked = made.kit.embedded.connectEmail("ada@example.org")
    await vi.waitFor(() => expect(stateOf(made).step).toBe("device"))
    await vi.waitFor(() => expect(made.frame.port.names()).toContain("CONNECT_DEVICE"))
    expect(made.kit.getSnapshot().attempt.connect?.status).toBe("waiting")
    made.frame.port.answer("CONNECT_DEVICE", null)
    expect(await asked).toEqual({ action: "VERIFY_OTP" })
    await made.kit.embedded.verifyOtp("123456")
    expect(accountOf(made)?.status).toBe("connected")
  })

  it("S4.18[connect] whom the frame still knows is connected at once", async () => {
    const made = make()
    made.frame.emailAction = "CONNECT"
    expect(await made.kit.embedded.connectEmail("ada@example.org")).toEqual({ action: "CONNECT" })
    expect(accountOf(made)?.status).toBe("connected")
    expect(made.frame.port.names()).not.toContain("CONNECT_OTP")
  })

  it("a wrong code says what the frame says, and another can be given", async () => {
    const made = make()
    await made.kit.embedded.connectEmail("ada@example.org")
    await expect(made.kit.embedded.verifyOtp("000000")).rejects.toMatchObject({
      code: "EMBEDDED_REFUSED",
      message: "The code is wrong"
    })
    expect(stateOf(made)).toMatchObject({ step: "code", problem: { code: "EMBEDDED_REFUSED" } })
    expect(accountOf(made)?.status).not.toBe("connected")
    await made.kit.embedded.verifyOtp("123456")
    expect(accountOf(made)?.status).toBe("connected")
    expect(stateOf(made).problem).toBeUndefined()
  })

  it.each(["ada", "", "ada@", "a b@c.d"])(
    "S5.07 in part: %j is no e-mail address, and not asked about",
    async (email) => {
      const { kit, frame } = make()
      await expect(kit.embedded.connectEmail(email)).rejects.toMatchObject({
        code: "EMBEDDED_EMAIL_INVALID",
        message: "That isn't an e-mail address. Try again."
      })
      expect(frame.port.opened()).toBe(0)
    }
  )

  it("what the frame calls an invalid e-mail is one, and a code without an e-mail is none", async () => {
    const { kit, frame } = make()
    frame.failing.set("CONNECT_EMAIL", "Invalid email: no such domain")
    await expect(kit.embedded.connectEmail("ada@example.org")).rejects.toMatchObject({
      code: "EMBEDDED_EMAIL_INVALID"
    })
    await expect(kit.embedded.verifyOtp("123456")).rejects.toMatchObject({ code: "EMBEDDED_NOT_SIGNED_IN" })
    await expect(kit.embedded.resend()).rejects.toMatchObject({ code: "EMBEDDED_NOT_SIGNED_IN" })
  })

  it("S5.08 S5.09 S9.10[e-mail cooldown] a second e-mail within 30 s is refused, after a reload too, and allowed after", async () => {
    const storage = memoryStorage()
    const { kit } = make({ storage })
    await kit.embedded.connectEmail("ada@example.org")
    vi.setSystemTime(Date.now() + 5_000)
    const reloaded = make({ storage })
    const error = await reloaded.kit.embedded.connectEmail("ada@example.org").catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: "EMBEDDED_EMAIL_COOLDOWN" })
    expect((error as Error).message).toMatch(/^Please try again after 2[45] seconds$/)
    expect(reloaded.frame.port.opened()).toBe(0)
    vi.setSystemTime(Date.now() + 24_999)
    const early = reloaded.kit.embedded.connectEmail("ada@example.org")
    await expect(early).rejects.toMatchObject({ code: "EMBEDDED_EMAIL_COOLDOWN" })
    vi.setSystemTime(Date.now() + 1)
    expect(await reloaded.kit.embedded.connectEmail("ada@example.org")).toEqual({ action: "VERIFY_OTP" })
  })

  it("a clock that was put back makes nobody wait", async () => {
    const storage = memoryStorage()
    storage.set("embedded.LAST_EMAIL_LOGIN_TIME", String(Date.now() + 86_400_000))
    const { kit } = make({ storage })
    expect(await kit.embedded.connectEmail("ada@example.org")).toEqual({ action: "VERIFY_OTP" })
  })

  it("ending it leaves nobody signed in, and the attempt ended", async () => {
    const made = make()
    made.frame.emailAction = "VERIFY_DEVICE"
    made.frame.silent.add("CONNECT_DEVICE")
    const asked = made.kit.embedded.connectEmail("ada@example.org")
    const refused = asked.catch((error: unknown) => error)
    await vi.waitFor(() => expect(made.kit.getSnapshot().attempt.connect?.status).toBe("waiting"))
    made.kit.cancelConnect()
    expect(await refused).toMatchObject({ code: "EMBEDDED_REQUEST_ABORTED", rejected: true })
    expect(stateOf(made)).toMatchObject({ step: "none", busy: false })
    expect(accountOf(made)?.status).toBe("disconnected")
  })

  it("kit.connect asks for the address first, and goes on with what is given", async () => {
    const made = make()
    const connecting = made.kit.connect({ connectorId: "embedded" })
    await vi.waitFor(() => expect(stateOf(made).step).toBe("email"))
    await signIn(made)
    expect((await connecting).map(({ namespace }) => namespace)).toEqual(["eip155"])
  })

  it("who declines in the frame has declined, and is not asked for the e-mail again", async () => {
    const made = make()
    made.frame.failing.set("GET_USER", "User rejected the request")
    await made.kit.embedded.connectEmail("ada@example.org")
    await expect(made.kit.embedded.verifyOtp("123456")).rejects.toMatchObject({ code: "CONNECTION_REJECTED" })
    made.frame.failing.clear()
    await made.kit.connect({ connectorId: "embedded" })
    expect(accountOf(made)?.status).toBe("connected")
  })

  it("T16 an account that is none of its network is not connected", async () => {
    const made = make()
    made.frame.accounts.eip155 = "0x1234"
    await made.kit.embedded.connectEmail("ada@example.org")
    await expect(made.kit.embedded.verifyOtp("123456")).rejects.toMatchObject({ code: "EMBEDDED_NO_ACCOUNT" })
    expect(accountOf(made)?.status).toBe("disconnected")
  })
})

describe("the session", () => {
  it("comes back with a reload, and asks for nothing", async () => {
    const { storage, frame } = await signIn(make())
    const reloaded = make({ storage, frame })
    const before = frame.port.posted.length
    await reloaded.kit.ready()
    await vi.waitFor(() => expect(accountOf(reloaded)?.status).toBe("connected"))
    expect(accountOf(reloaded)?.address).toBe(evmAddress)
    const asked = frame.port.names().slice(before)
    expect(asked.filter((name) => name === "IS_CONNECTED" || name.startsWith("CONNECT"))).toEqual([
      "IS_CONNECTED"
    ])
    expect(stateOf(reloaded).user?.email).toBe("ada@example.org")
  })

  it("a reload never shows the frame: where it needs to be seen, nobody is connected, and the memory stays", async () => {
    const { storage, frame } = await signIn(make())
    frame.silent.add("GET_USER")
    const reloaded = make({ storage, frame })
    frame.port.posted.splice(0)
    const isReady = reloaded.kit.ready()
    await vi.waitFor(() => expect(frame.port.names().at(-1)).toBe("GET_USER"))
    frame.port.say(uiMessage(true))
    await isReady
    await settled(reloaded.kit)
    expect(frame.port.isShown()).toBe(false)
    expect(accountOf(reloaded)?.status).toBe("disconnected")
    expect(storage.get("embedded.EMAIL_LOGIN_USED_KEY")).toBe("true")
  })

  it("a frame that cannot be reached takes nothing from the memory of the sign-in", async () => {
    const { storage, frame } = await signIn(make())
    frame.silent.add("IS_CONNECTED")
    frame.port.posted.splice(0)
    const reloaded = make({ storage, frame })
    const isReady = reloaded.kit.ready()
    await vi.waitFor(() => expect(frame.port.names()).toContain("IS_CONNECTED"))
    await vi.advanceTimersByTimeAsync(12_000)
    await isReady
    await settled(reloaded.kit)
    expect(accountOf(reloaded)?.status).toBe("disconnected")
    expect(storage.get("embedded.EMAIL_LOGIN_USED_KEY")).toBe("true")
  })

  const remembered = [
    "EMAIL_LOGIN_USED_KEY",
    "EMAIL",
    "LAST_EMAIL_LOGIN_TIME",
    "LAST_USED_CHAIN_KEY",
    "SOCIAL_USERNAME",
    "SOCIAL_PROVIDER"
  ].map((key) => `embedded.${key}`)

  it.each<[string, (frame: Made["frame"]) => void]>([
    [
      "knows nobody any more",
      (frame) => {
        frame.signedIn = false
      }
    ],
    ["refuses to say", (frame) => void frame.failing.set("IS_CONNECTED", "The session is broken")]
  ])(
    "S4.21 a frame that %s takes all that is remembered of the sign-in with it, and is asked who it is no more",
    async (_, change) => {
      const { storage, frame } = await signIn(make())
      storage.set("embedded.SOCIAL_USERNAME", "ada")
      storage.set("embedded.SOCIAL_PROVIDER", "google")
      storage.set("embedded.LAST_EMAIL_LOGIN_TIME", "1700000000000")
      expect(remembered.filter((key) => storage.get(key) === undefined)).toEqual([])
      change(frame)
      frame.port.posted.splice(0)
      const reloaded = make({ storage, frame })
      await reloaded.kit.ready()
      await settled(reloaded.kit)
      expect(accountOf(reloaded)?.status).toBe("disconnected")
      expect(stateOf(reloaded).user).toBeUndefined()
      expect(remembered.filter((key) => storage.get(key) !== undefined)).toEqual([])
      expect(frame.port.names()).toContain("IS_CONNECTED")
      expect(frame.port.names()).not.toContain("GET_USER")
      // What it said of its networks is of no person.
      expect(storage.get("embedded.SMART_ACCOUNT_ENABLED_NETWORKS")).toBe("1,137")
    }
  )

  it("S4.21 in part: a frame that still knows who signed in leaves it as it is; who never signed in is not asked for", async () => {
    const { storage, frame } = await signIn(make())
    const before = remembered.map((key) => storage.get(key))
    const reloaded = make({ storage, frame })
    await reloaded.kit.ready()
    await vi.waitFor(() => expect(accountOf(reloaded)?.status).toBe("connected"))
    expect(remembered.map((key) => storage.get(key))).toEqual(before)

    frame.port.posted.splice(0)
    storage.remove("embedded.EMAIL_LOGIN_USED_KEY")
    const again = make({ storage, frame })
    await again.kit.ready()
    await settled(again.kit)
    expect(frame.port.names()).not.toContain("IS_CONNECTED")
  })

  it("S4.20[all] S9.10[sign-out wait] disconnecting forgets first, then tells the frame, and waits 3 s for it at most", async () => {
    const made = await signIn(make())
    made.frame.silent.add("SIGN_OUT")
    let isDone = false
    const leaving = made.kit.disconnect().then(() => {
      isDone = true
    })
    // Each look moves the clock by a millisecond.
    await vi.waitFor(() => expect(made.frame.port.names()).toContain("SIGN_OUT"), {
      interval: 1,
      timeout: 10_000
    })
    expect(made.storage.get("embedded.EMAIL_LOGIN_USED_KEY")).toBeUndefined()
    expect(stateOf(made).user).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2_997)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(3)
    expect(isDone).toBe(true)
    await leaving
    expect(accountOf(made)?.status).toBe("disconnected")
  })

  it("S1.13[all] has an account on Ethereum and on Solana, and each signs", async () => {
    const pair = nacl.sign.keyPair()
    const frame = referenceFrame()
    frame.accounts.solana = toBase58(pair.publicKey)
    const made = await signIn(make({ frame }))
    expect(accountOf(made, "eip155")?.address).toBe(evmAddress)
    expect(accountOf(made, "solana")?.address).toBe(toBase58(pair.publicKey))
    const text = new TextEncoder().encode("hello")
    frame.sign = ({ method, params }) => {
      expect([method, params]).toEqual([
        "solana_signMessage",
        { message: toBase58(text), pubkey: toBase58(pair.publicKey) }
      ])
      return { signature: toBase58(nacl.sign.detached(text, pair.secretKey)) }
    }
    const signature = await made.kit.signMessage({ message: "hello", namespace: "solana" })
    expect(signature).toBe(toBase58(nacl.sign.detached(text, pair.secretKey)))
    // Leaving one of the two leaves the session to the other.
    await made.kit.disconnect({ namespace: "solana" })
    expect(frame.port.names()).not.toContain("SIGN_OUT")
    await made.kit.disconnect()
    expect(frame.port.names()).toContain("SIGN_OUT")
  })

  it("moves to a network when the frame says so, and stays where the frame refuses", async () => {
    const made = await signIn(make())
    await made.kit.switchNetwork({ networkId: "eip155:137" })
    expect(made.kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe(
      "eip155:137"
    )
    expect(await providerOf(made).request({ method: "eth_chainId" })).toBe("0x89")
    made.frame.failing.set("SWITCH_NETWORK", "This wallet does not know the network eip155:1")
    await expect(made.kit.switchNetwork({ networkId: "eip155:1" })).rejects.toMatchObject({
      code: "NETWORK_SWITCH_FAILED"
    })
    expect(await providerOf(made).request({ method: "eth_chainId" })).toBe("0x89")
    expect(made.kit.getSnapshot().navigation.open).toBe(false)
  })

  it("S5.13[all] S3.04[smartAccount] the account of the other type takes the place of the first", async () => {
    const made = await signIn(make())
    const types = () => accountOf(made)!.allAccounts.map(({ address, type }) => [address, type])
    expect(types()).toEqual([[evmAddress, "eoa"]])
    await made.kit.embedded.setPreferredAccount("smartAccount")
    await vi.waitFor(() =>
      expect(accountOf(made)?.address).toBe("0x70997970C51812dc3A010C7d01b50e0d17dc79C8")
    )
    expect(types()).toEqual([["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "smartAccount"]])
    expect(stateOf(made).user?.accountType).toBe("smartAccount")
    expect(made.frame.port.posted.at(-1)?.payload).toEqual({ type: "smartAccount" })
  })

  it("S4.19[all] the address is changed by a code to the old, then one to the new", async () => {
    const made = await signIn(make())
    await made.kit.embedded.updateEmail("grace@example.org")
    expect(stateOf(made).update).toEqual({ email: "grace@example.org", step: "primary" })
    await made.kit.embedded.verifyUpdateOtp("111111")
    expect(stateOf(made).update).toEqual({ email: "grace@example.org", step: "secondary" })
    expect(made.storage.get("embedded.EMAIL")).toBe("ada@example.org")
    await made.kit.embedded.verifyUpdateOtp("222222")
    expect(stateOf(made).update).toBeUndefined()
    expect(stateOf(made).user?.email).toBe("grace@example.org")
    expect(made.storage.get("embedded.EMAIL")).toBe("grace@example.org")
    expect(
      made.frame.port.posted.filter(({ type }) => type.includes("_OTP")).map(({ payload }) => payload)
    ).toEqual([{ otp: "123456" }, { otp: "111111" }, { otp: "222222" }])
  })

  it("S4.23 a page that asked for another address looks for it every second, since another tab may have changed it", async () => {
    const made = await signIn(make())
    vi.useFakeTimers({ now: Date.now() })
    const told: Array<unknown> = []
    const editing = made.kit.embedded.editEmail()
    void editing.then((answer) => told.push(answer))
    expect(made.kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("embedded/UpdateEmailWallet")
    await vi.advanceTimersByTimeAsync(1_000)
    made.storage.set("embedded.EMAIL", "grace@example.org")
    await vi.advanceTimersByTimeAsync(999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ email: "grace@example.org" }])
    expect(stateOf(made).user?.email).toBe("grace@example.org")
  })

  it("S4.23 in part: it is answered with the address that the visitor changed to here, and not twice", async () => {
    const made = await signIn(make())
    const editing = made.kit.embedded.editEmail()
    await made.kit.embedded.updateEmail("grace@example.org")
    await made.kit.embedded.verifyUpdateOtp("111111")
    await made.kit.embedded.verifyUpdateOtp("222222")
    made.kit.close()
    expect(await editing).toEqual({ email: "grace@example.org" })
  })

  it("S8.07[all] each failure of a connection says what failed", async () => {
    const failing = definePlugin({
      id: "failing",
      setup: (host) => {
        host.registerConnector({
          id: "failing",
          name: "Failing",
          namespaces: ["eip155"],
          connect: () => Promise.reject(new Error("no"))
        })
      }
    })
    const message = (asked: Promise<unknown>) =>
      asked.then(
        () => "no error",
        (error: Error) => error.message
      )
    const frame = referenceFrame()
    const { kit } = make({ frame, more: [failing] })
    const nowhere = make()
    await nowhere.kit.ready()
    await nowhere.kit.remove("evm")
    await nowhere.kit.remove("solana")
    expect(await message(nowhere.kit.embedded.connectEmail("ada@example.org"))).toBe(
      "No auth connector found"
    )
    expect(nowhere.frame.port.opened()).toBe(0)
    expect(await message(kit.embedded.editEmail())).toBe("Not connected to email or social")
    expect(await message(kit.connect({ connectorId: "failing" }))).toBe("Failed to connect")
    frame.failing.set("GET_SOCIAL_REDIRECT_URI", "This wallet has no sign-in by x")
    frame.failing.set("GET_FARCASTER_URI", "This wallet has no sign-in by Farcaster")
    const popup = { closed: false, close: () => {}, location: { href: "" } }
    const social = (closed: boolean) =>
      kit.embedded.connectSocial({ provider: "x", popup: { ...popup, closed } as never })
    expect(await message(social(false))).toBe("Failed to initiate social connection")
    expect(await message(kit.embedded.connectFarcaster())).toBe("Failed to connect to farcaster")
    frame.failing.clear()
    expect(await message(social(true))).toBe("Popup closed")
    await kit.embedded.cancel()
    frame.failing.set("GET_USER", "User rejected the request")
    vi.setSystemTime(Date.now() + 31_000)
    await kit.embedded.connectEmail("ada@example.org")
    expect(await message(kit.embedded.verifyOtp("123456"))).toBe("Connection rejected")
    frame.failing.clear()
    await kit.connect({ connectorId: "embedded" })
    const editing = kit.embedded.editEmail()
    const ended = message(editing)
    await vi.waitFor(() => expect(kit.getSnapshot().navigation.open).toBe(true))
    kit.close()
    expect(await ended).toBe("Modal closed")
    frame.failing.set("SIGN_OUT", "no")
    expect(await message(kit.disconnect())).toMatch(/^Failed to disconnect/)
  })

  it("nobody changes an address, a type of account or a backup without being signed in", async () => {
    const { kit, frame } = make()
    for (const asked of [
      kit.embedded.updateEmail("ada@example.org"),
      kit.embedded.verifyUpdateOtp("123456"),
      kit.embedded.editEmail(),
      kit.embedded.setPreferredAccount("eoa"),
      kit.embedded.showWallet()
    ])
      await expect(asked).rejects.toMatchObject({ code: "EMBEDDED_NOT_SIGNED_IN" })
    expect(frame.port.opened()).toBe(0)
  })
})

describe("what the wallet is asked for", () => {
  it("S5.17 in part, T19 each method of the lists reaches the frame, those of accounts and network are answered here", async () => {
    const made = await signIn(make())
    made.frame.sign = () => "0x"
    const params = (method: string) =>
      method === "wallet_sendCalls"
        ? [{ calls: [{ to: evmAddress }] }]
        : method.startsWith("solana_")
          ? { message: "1", pubkey: "1", transaction: "1", transactions: ["1"] }
          : []
    for (const method of [...safeMethods, ...unsafeMethods]) {
      const before = made.frame.port.posted.length
      await providerOf(made).request({ method, params: params(method) })
      const isLocal = method === "eth_chainId" || method === "eth_accounts"
      expect([method, made.frame.port.posted.length - before]).toEqual([method, isLocal ? 0 : 1])
    }
  })

  it.each(["eth_sign", "eth_signTransaction", "wallet_watchAsset", "personal_ecRecover", "__proto__", ""])(
    "T19 S8.03 in part: %j is not allowed, the modal opens and is told to say so after 300 ms, not before",
    async (method) => {
      const made = await signIn(make())
      expect(methodKind(method)).toBe("notAllowed")
      const before = made.frame.port.posted.length
      await expect(providerOf(made).request({ method })).rejects.toMatchObject({ code: 4200 })
      expect(made.frame.port.posted.length).toBe(before)
      expect(made.kit.getSnapshot().navigation.open).toBe(true)
      const asked = Date.now()
      expect(made.kit.getSnapshot().notice.toast).toBeUndefined()
      await vi.waitFor(() => expect(made.kit.getSnapshot().notice.toast).toBeDefined(), { interval: 20 })
      // The clock of the test steps by 20 ms.
      expect(Date.now() - asked).toBeGreaterThanOrEqual(280)
      await vi.waitFor(() =>
        expect(made.kit.getSnapshot().notice.toast).toMatchObject({
          variant: "error",
          code: "EMBEDDED_METHOD_NOT_ALLOWED"
        })
      )
    }
  )

  it("S5.12 in part: calls without a receiver do not reach the frame", async () => {
    const made = await signIn(make())
    const before = made.frame.port.posted.length
    await expect(
      providerOf(made).request({ method: "wallet_sendCalls", params: [{ calls: [{ to: "ada.eth" }] }] })
    ).rejects.toMatchObject({ code: -32602 })
    expect(made.frame.port.posted.length).toBe(before)
  })

  it.each(["success", "error"] as const)(
    "S4.15[closes when empty] a closed modal opens while the frame asks, and closes with the answer: %s",
    async (outcome) => {
      const made = await signIn(make())
      const { port } = made.frame
      made.frame.silent.add("RPC_REQUEST")
      const signing = made.kit.signMessage({ message: "hello" }).catch(({ code }: { code: string }) => code)
      await vi.waitFor(() =>
        expect(made.kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("embedded/ApproveTransaction")
      )
      expect(made.frame.port.isShown()).toBe(true)
      const signature = `0x${"22".repeat(65)}`
      if (outcome === "success") port.answer("RPC_REQUEST", signature)
      else port.say(errorMessage("RPC_REQUEST", port.idOf("RPC_REQUEST"), "No"))
      expect(await signing).toBe(outcome === "success" ? signature : "SIGNING_FAILED")
      await vi.waitFor(() => expect(made.kit.getSnapshot().navigation.open).toBe(false))
      expect(made.frame.port.isShown()).toBe(false)
    }
  )

  it("S4.15 in part: an open modal stays where it is", async () => {
    const made = await signIn(make())
    made.kit.open({ view: "Account" })
    made.frame.silent.add("RPC_REQUEST")
    const signing = made.kit.signMessage({ message: "hello" })
    await vi.waitFor(() => expect(made.frame.port.isShown()).toBe(true))
    expect(made.kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
    made.frame.port.answer("RPC_REQUEST", `0x${"22".repeat(65)}`)
    await signing
    expect(made.kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account"])
  })

  it("S4.15 in part: leaving the view that opened for what is asked ends it", async () => {
    const made = await signIn(make())
    made.frame.silent.add("RPC_REQUEST")
    const signing = made.kit.signMessage({ message: "hello" }).catch((error: unknown) => error)
    await vi.waitFor(() => expect(made.frame.port.isShown()).toBe(true))
    made.kit.navigation.reset("Account")
    expect(await signing).toMatchObject({ code: "SIGNING_REJECTED" })
    expect(made.frame.port.names().at(-1)).toBe("RPC_ABORT")
  })

  it("S4.16 closing the modal ends what is asked, and tells the frame", async () => {
    const made = await signIn(make())
    made.frame.silent.add("RPC_REQUEST")
    const signing = made.kit.signMessage({ message: "hello" })
    const refused = signing.catch((error: unknown) => error)
    await vi.waitFor(() => expect(made.kit.getSnapshot().navigation.open).toBe(true))
    made.kit.close()
    expect(await refused).toMatchObject({ code: "SIGNING_REJECTED" })
    expect(made.frame.port.names().at(-1)).toBe("RPC_ABORT")
    expect(made.frame.port.isShown()).toBe(false)
  })

  it("says after the sign-out that nobody is signed in", async () => {
    const made = await signIn(make())
    const provider = providerOf(made)
    await made.kit.disconnect()
    const before = made.frame.port.posted.length
    await expect(provider.request({ method: "personal_sign", params: [] })).rejects.toMatchObject({
      code: 4900
    })
    expect(made.frame.port.posted.length).toBe(before)
  })
})

describe("a browser that keeps nothing for the frame", () => {
  it("T17 is told to the developer once, with what to do, and to the visitor by the state", async () => {
    const made = make()
    const told: Array<string> = []
    made.kit.onEvent(({ event, properties }) => {
      if (event === "DIAGNOSTIC") told.push(`${properties["code"]} ${properties["advice"]}`)
    })
    await signIn(made)
    expect(stateOf(made).isForgetful).toBeUndefined()
    for (const _ of [1, 2]) made.frame.port.say(readyMessage("4", false))
    await vi.waitFor(() => expect(stateOf(made).isForgetful).toBe(true))
    await made.kit.tell({ code: "LAST", message: "", advice: "" })
    expect(told).toEqual([expect.stringMatching(/^EMBEDDED_STORAGE_BLOCKED .*frameUrl/), "LAST "])
  })

  it("one that keeps it, or a frame that does not say, is told to nobody", async () => {
    const made = await signIn(make())
    const told: Array<unknown> = []
    made.kit.onEvent(({ event, properties }) => event === "DIAGNOSTIC" && told.push(properties["code"]))
    for (const keeps of [true, undefined]) made.frame.port.say(readyMessage("4", keeps))
    await made.kit.tell({ code: "LAST", message: "", advice: "" })
    expect(told).toEqual(["LAST"])
    expect(stateOf(made)).not.toHaveProperty("isForgetful")
  })
})
