import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { isAsked, limitIn, limitsText } from "../../frame/wallet/limits.ts"
import type { WalletDoings } from "../../frame/screen/walletPanel.ts"
import { enterDocument, makeTestFrame } from "../../support/testFrame.ts"
import { makeDevice, makeOwnerKey, startTestServer } from "../../support/testServer.ts"

const ada = "ada@example.org"
const ETH = { symbol: "ETH", decimals: 18 }
const to = "0x000000000000000000000000000000000000dEaD"

let server: Awaited<ReturnType<typeof startTestServer>>
let document: ReturnType<typeof enterDocument>
beforeEach(async () => {
  server = await startTestServer()
  document = enterDocument(server)
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBalance: `0x${(10n ** 20n).toString(16)}`,
    eth_getTransactionCount: "0x5",
    eth_getBlockByNumber: { baseFeePerGas: "0x1" },
    eth_maxPriorityFeePerGas: "0x1",
    eth_estimateGas: "0x5208",
    eth_sendRawTransaction: "0x",
    eth_call: "0x"
  }
  document.instead.set("rpc", ({ method }) => ({ result: answers[String(method)] }))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.stop()
})

type TestFrame = Awaited<ReturnType<typeof makeTestFrame>>
const signedIn = async (options: Parameters<typeof makeTestFrame>[1] = {}) => {
  const shown: { doings?: WalletDoings } = {}
  const wallet = async (doings: WalletDoings) => {
    shown.doings = doings
  }
  const device = await makeTestFrame(server, { ...options, shows: { wallet } })
  await device.signIn(ada)
  device.visitor.usesPasskey = options.isHandy === true
  const user = await device.call("GET_USER", {})
  return { ...device, user, shown }
}
/** Sets limits as the owner does in the wallet's page. */
const set = async ({ call, shown }: Awaited<ReturnType<typeof signedIn>>, limits: object) => {
  await call("SHOW_WALLET", null)
  return shown.doings!.limits.save(limits as never)
}
const send = ({ call }: TestFrame, value: bigint, more: object = {}) =>
  call("RPC_REQUEST", {
    method: "eth_sendTransaction",
    params: [{ to, value: `0x${value.toString(16)}`, ...more }]
  })
const ether = (tenths: bigint) => tenths * 10n ** 17n
const declined = { message: "User rejected the request" }

describe("limits that an owner sets", () => {
  it("S4.18 in part: what is sent below them takes a press, what is above, or cannot be known, the recovery code", async () => {
    const device = await signedIn()
    const { visitor, call, user } = device
    const [code] = visitor.codes
    await send(device, ether(50n))
    await call("RPC_REQUEST", { method: "personal_sign", params: ["tea", user.address] })
    expect(await set(device, { ETH: "0.5" })).toBeUndefined()
    expect(visitor.asked).toBe(0)
    await send(device, ether(4n))
    expect(visitor.asked).toBe(0)
    // The fee counts too.
    await expect(send(device, ether(5n))).rejects.toMatchObject(declined)
    visitor.typed.push("wrong", code!)
    await expect(send(device, ether(5n))).resolves.toMatch(/^0x/)
    for (const unknown of [
      () => send(device, 1n, { data: "0x12345678" }),
      () => call("RPC_REQUEST", { method: "personal_sign", params: ["tea", user.address] })
    ]) {
      const before = visitor.asked
      await expect(unknown()).rejects.toMatchObject(declined)
      visitor.typed.push(code!)
      expect(await unknown()).toMatch(/^0x/)
      expect(visitor.asked).toBe(before + 2)
    }
  })

  it("S4.18 in part: a passkey confirms too, and the server is shown that its owner was there", async () => {
    const device = await signedIn({ isHandy: true })
    await set(device, { ETH: "0.5" })
    await send(device, ether(6n))
    expect([device.visitor.asked, document.count("passkey-open")]).toEqual([1, 1])
    device.visitor.usesPasskey = false
    await expect(send(device, ether(6n))).rejects.toMatchObject(declined)
  })

  it("T17 the wallet's own page, where they are lifted and the words are shown, takes the same", async () => {
    const device = await signedIn()
    await set(device, { ETH: "0.5" })
    await expect(device.call("SHOW_WALLET", null)).rejects.toMatchObject(declined)
    device.visitor.typed.push(device.visitor.codes[0]!)
    await device.call("SHOW_WALLET", null)
    expect(device.shown.doings!.limits.set).toEqual({ ETH: "0.5" })
    expect(await device.shown.doings!.limits.save({})).toBeUndefined()
    const asked = device.visitor.asked
    await send(device, ether(6n))
    expect(device.visitor.asked).toBe(asked)
  })

  it("T17, T18 another address takes the same where there are any, and a press alone where there are none", async () => {
    const device = await signedIn()
    const { call, visitor } = device
    const email = "ada@example.net"
    await set(device, { ETH: "0.5" })
    server.clock.now += 31_000
    await expect(call("UPDATE_EMAIL", { email })).rejects.toMatchObject(declined)
    expect([visitor.asked, document.count("email")]).toEqual([1, 0])
    visitor.typed.push(visitor.codes[0]!)
    expect(await call("UPDATE_EMAIL", { email })).toEqual({ action: "VERIFY_PRIMARY_OTP" })
    visitor.typed.push(visitor.codes[0]!)
    await call("SHOW_WALLET", null)
    await device.shown.doings!.limits.save({})
    const asked = visitor.asked
    server.clock.now += 31_000
    expect(await call("UPDATE_EMAIL", { email })).toEqual({ action: "VERIFY_PRIMARY_OTP" })
    expect(visitor.asked).toBe(asked)
  })

  it("T17, T18 hold while the server is silent: the words are not shown to who only cuts it off", async () => {
    const device = await signedIn()
    const { call, visitor, frame } = device
    await set(device, { ETH: "0.5" })
    await call("IS_CONNECTED", null)
    const real = globalThis.fetch
    const cut = () =>
      vi.stubGlobal("fetch", async () => {
        throw new TypeError("offline")
      })
    cut()
    const silent = { message: "The wallet's server cannot be reached. Try again." }
    await expect(call("SHOW_WALLET", null)).rejects.toMatchObject(silent)
    const { account } = frame.device.record()
    await expect(frame.wallet.phrase(account!)).rejects.toMatchObject(silent)
    vi.stubGlobal("fetch", real)
    visitor.typed.push(visitor.codes[0]!)
    await call("SHOW_WALLET", null)
    await device.shown.doings!.limits.save({})
    await call("IS_CONNECTED", null)
    cut()
    await call("SHOW_WALLET", null)
    expect((await device.shown.doings!.phrase()).split(" ")).toHaveLength(24)
    expect(visitor.asked).toBe(1)
  })

  it("T18 hold on every device, are set by no session alone, and what somebody else signed asks each time", async () => {
    const device = await signedIn()
    const code = device.visitor.codes[0]!
    await set(device, { ETH: "0.5" })
    const other = await makeTestFrame(server)
    await other.signIn(ada)
    other.visitor.typed.push(code)
    await other.call("GET_USER", {})
    await expect(send(other, ether(6n))).rejects.toMatchObject(declined)

    const thief = makeDevice(server.url)
    thief.state.session = device.frame.device.record().session!
    const key = makeOwnerKey()
    const asOwner = { ...device.frame.device.record() }
    const ask = (sent: object) =>
      fetch(`${server.url}/api/limits`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-latchkey-device": asOwner.secret,
          authorization: `Bearer ${asOwner.session}`
        },
        body: JSON.stringify(sent)
      })
    const forged = { challenge: "1.a", signature: key.sign(new Uint8Array(3)) }
    for (const proof of [undefined, {}, forged])
      expect((await ask({ text: '{"ETH":"99"}', proof })).status).toBe(403)
    expect((await ask({ text: 7 })).status).toBe(400)

    const { limits, ...session } = await device.frame.wallet.owner().then((owner) => owner!)
    for (const kept of [
      limits!.replace("0.5", "99"),
      JSON.stringify({ text: "", proof: JSON.parse(limits!).proof }),
      "{}",
      "no limits"
    ]) {
      document.instead.set("session", () => ({ ...session, limits: kept }))
      await expect(send(device, 1n)).rejects.toMatchObject(declined)
    }
  })

  it("T21 an amount that is none is named, and nothing is kept of it", async () => {
    const device = await signedIn()
    for (const text of ["1e3", "-1", "0x1", "1,5", ".5", "1.", "1.0000000000000000001", "٣", " "])
      expect(await set(device, { ETH: text })).toMatchObject(ETH)
    expect(document.count("limits")).toBe(0)
  })

  it("T21 are compared in base units, and a coin without one, or an amount nobody knows, is always asked for", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 24n }),
        fc.bigInt({ min: 0n, max: 10n ** 24n }),
        (limit, most) => {
          const whole = limit / 10n ** 18n
          const text = `${whole}.${String(limit % 10n ** 18n).padStart(18, "0")}`
          expect(limitIn(text, ETH)).toBe(limit)
          expect(isAsked({ ETH: text }, { coin: ETH, most })).toBe(most > limit)
        }
      )
    )
    expect(isAsked({ ETH: "1" }, { coin: ETH, most: undefined })).toBe(true)
    expect(isAsked({ ETH: "1" }, { coin: { symbol: "SOL", decimals: 9 }, most: 1n })).toBe(true)
    expect(isAsked({}, { coin: { symbol: "toString", decimals: 9 }, most: 0n })).toBe(true)
    expect([limitsText({}), limitsText({ ETH: "1" })]).toEqual(["", '{"ETH":"1"}'])
  })
})
