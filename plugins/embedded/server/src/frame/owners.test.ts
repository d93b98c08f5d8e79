import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { recoverMessageAddress, type Hex } from "viem"
import { enterDocument, makeTestFrame } from "../../support/testFrame.ts"
import { startTestServer } from "../../support/testServer.ts"

const ada = "ada@example.org"
let server: Awaited<ReturnType<typeof startTestServer>>
let document: ReturnType<typeof enterDocument>
beforeEach(async () => {
  server = await startTestServer()
  document = enterDocument(server)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.stop()
})

type TestFrame = Awaited<ReturnType<typeof makeTestFrame>>

/** A device that is signed in, and has opened the wallet; `code` is typed where it is asked for. */
const opened = async (options: Parameters<typeof makeTestFrame>[1] = {}, code?: string, email = ada) => {
  const device = await makeTestFrame(server, options)
  await device.signIn(email)
  if (code !== undefined) device.visitor.typed.push(code)
  const user = await device.frame.wallet.user()
  return { ...device, user }
}
/** Who signs with the wallet. */
const signer = async ({ frame }: TestFrame, account: string) => {
  const message = "tea"
  const signature = await frame.wallet.withKeys(account, ({ evm }) => evm.signMessage({ message }))
  return recoverMessageAddress({ message, signature: signature as Hex })
}
const refused = (message: string | RegExp) => ({ message: expect.stringMatching(message) as string })

describe("a wallet on its first device", () => {
  it("T18 is kept once its owner has seen the code, and opens without it from then on, after a reload too", async () => {
    const first = await opened()
    expect(first.visitor.codes).toHaveLength(1)
    expect(first.user).toMatchObject({ email: ada, evm: expect.stringMatching(/^0x/) })
    expect(await signer(first, first.user.account)).toBe(first.user.evm)
    const again = await makeTestFrame(server, { vault: first.vault })
    expect(await again.frame.wallet.user()).toMatchObject({ evm: first.user.evm, solana: first.user.solana })
    expect(await signer(again, first.user.account)).toBe(first.user.evm)
    expect([first.visitor.asked, again.visitor.asked, again.visitor.codes.length]).toEqual([0, 0, 0])
  })

  it("T18 is kept nowhere while its owner has not shown that the code is written down", async () => {
    const saveCode = vi.fn(async () => {
      throw new Error("closed")
    })
    const device = await makeTestFrame(server, { shows: { saveCode } })
    await device.signIn(ada)
    await expect(device.frame.wallet.user()).rejects.toThrow("closed")
    expect(document.count("wallet")).toBe(0)
    expect(await device.frame.wallet.owner()).toMatchObject({ sealed: null, isOwned: false })
    expect(await device.frame.wallet.kept()).toBeUndefined()
  })

  it("S4.18 in part: a browser that has forgotten all of it, as Safari does after seven days without a visit, signs in anew, takes the code and makes no other wallet", async () => {
    const first = await opened()
    const later = await makeTestFrame(server)
    expect(await later.call("IS_CONNECTED", null)).toEqual({ isConnected: false })
    await expect(later.call("GET_USER", {})).rejects.toThrow("Sign in first")
    await expect(later.call("SHOW_WALLET", null)).rejects.toThrow("Sign in first")
    server.clock.now += 7 * 86_400_000
    // The account knows another device, so that this one is confirmed by a mail first.
    expect(await later.call("CONNECT_EMAIL", { email: ada })).toEqual({ action: "VERIFY_DEVICE" })
    await server.inbox.take(ada)
    await later.signIn(ada)
    await expect(later.call("GET_USER", {})).rejects.toThrow("User rejected the request")
    later.visitor.typed.push(first.visitor.codes[0]!)
    expect(await later.call("GET_USER", {})).toMatchObject({ address: first.user.evm })
    expect([later.visitor.asked, later.visitor.codes]).toEqual([2, []])
    expect(await later.call("GET_USER", {})).toMatchObject({ address: first.user.evm })
    expect(later.visitor.asked).toBe(2)
  })

  it("two calls at once make one wallet, and ask once", async () => {
    const device = await makeTestFrame(server)
    await device.signIn(ada)
    const [one, other] = await Promise.all([device.frame.wallet.user(), device.frame.wallet.user()])
    expect(one.evm).toBe(other.evm)
    expect(device.visitor.codes).toHaveLength(1)
  })

  it("one that fails leaves the next its turn", async () => {
    const device = await opened()
    const failing = device.frame.wallet.withKeys(device.user.account, async () => {
      throw new Error("no")
    })
    const next = signer(device, device.user.account)
    await expect(failing).rejects.toThrow("no")
    expect(await next).toBe(device.user.evm)
  })
})

describe("a wallet on another device", () => {
  it("T18 opens by its code alone, asks for it once, and is the same", async () => {
    const first = await opened()
    const [code] = first.visitor.codes as [string]
    const second = await makeTestFrame(server)
    await second.signIn(ada)
    second.visitor.typed.push(
      "nonsense",
      code.replace(/^./, (sign) => (sign === "A" ? "B" : "A"))
    )
    await expect(second.frame.wallet.user()).rejects.toMatchObject(refused("rejected"))
    expect(await second.frame.wallet.kept()).toBeUndefined()
    second.visitor.typed.push(code)
    expect(await second.frame.wallet.user()).toMatchObject({ evm: first.user.evm })
    expect(await signer(second, first.user.account)).toBe(first.user.evm)
    expect(second.visitor.asked).toBe(2)
    expect(second.visitor.codes).toEqual([])
  })

  it("T18 a new code ends the one before, on every device that had it", async () => {
    const first = await opened()
    const [code] = first.visitor.codes as [string]
    const second = await opened({}, code)
    let renewed = ""
    await first.frame.wallet.renewCode(first.user.account, async (shown) => void (renewed = shown))
    expect(renewed).not.toBe(code)
    expect(await signer(first, first.user.account)).toBe(first.user.evm)
    expect(first.visitor.asked).toBe(0)
    second.visitor.typed.push(code)
    await expect(signer(second, first.user.account)).rejects.toMatchObject(refused("rejected"))
    second.visitor.typed.push(renewed)
    expect(await signer(second, first.user.account)).toBe(first.user.evm)
    const third = await makeTestFrame(server)
    await third.signIn(ada)
    third.visitor.typed.push(code, renewed)
    expect(await third.frame.wallet.user()).toMatchObject({ evm: first.user.evm })
  })

  it("T18 a new code that its owner did not see is not taken", async () => {
    const first = await opened()
    const closed = first.frame.wallet.renewCode(first.user.account, async () => {
      throw new Error("closed")
    })
    await expect(closed).rejects.toThrow("closed")
    await opened({}, first.visitor.codes[0]!)
    expect(await signer(first, first.user.account)).toBe(first.user.evm)
  })

  it("that makes one at the same moment takes the one that was quicker, by its code", async () => {
    const first = await makeTestFrame(server)
    await first.signIn(ada)
    const second = await makeTestFrame(server)
    await second.signIn(ada)
    let made: Promise<unknown> | undefined
    const slow = await makeTestFrame(server, {
      vault: second.vault,
      shows: {
        saveCode: async () => {
          made = first.frame.wallet.user()
          await made
          slow.visitor.typed.push(first.visitor.codes[0]!)
          return "saved"
        }
      }
    })
    expect((await slow.frame.wallet.user()).evm).toBe((await first.frame.wallet.user()).evm)
    expect(slow.visitor.asked).toBe(1)
  })
})

describe("whose keys are lent", () => {
  it("T18 nobody's where nobody is signed in, nor another's than who agreed", async () => {
    const device = await makeTestFrame(server)
    const work = vi.fn(async () => {})
    await expect(device.frame.wallet.withKeys("any", work)).rejects.toMatchObject(refused("Sign in first"))
    await expect(device.frame.wallet.user()).rejects.toMatchObject(refused("Sign in first"))
    await device.signIn(ada)
    const { account } = await device.frame.wallet.user()
    await device.signIn("bob@example.org")
    const { wallet } = device.frame
    const other = refused("Somebody else is signed in now")
    await expect(wallet.withKeys(account, work)).rejects.toMatchObject(other)
    await expect(wallet.phrase(account)).rejects.toMatchObject(other)
    await expect(wallet.renewCode(account, async () => {})).rejects.toMatchObject(other)
    expect(work).not.toHaveBeenCalled()
    expect((await wallet.user()).account).not.toBe(account)
  })

  it("T18 each account has its own, on one device too", async () => {
    const device = await opened()
    await device.signIn("bob@example.org")
    const bob = await device.frame.wallet.user()
    expect(bob.evm).not.toBe(device.user.evm)
    expect(await signer(device, bob.account)).toBe(bob.evm)
  })
})

describe("where the server is not what it was", () => {
  const silent = () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline")
    })
  }

  it("T18 without it, a device that has opened the wallet shows its words, and nothing else", async () => {
    const device = await opened()
    const words = await device.frame.wallet.phrase(device.user.account)
    const stranger = await makeTestFrame(server)
    silent()
    expect(await device.frame.wallet.phrase(device.user.account)).toBe(words)
    expect(await device.frame.wallet.kept()).toBe(device.user.account)
    await expect(device.frame.wallet.phrase("another")).rejects.toMatchObject(refused("cannot be reached"))
    await expect(signer(device, device.user.account)).rejects.toMatchObject(refused("cannot be reached"))
    expect(await stranger.frame.wallet.kept()).toBeUndefined()
  })

  it("T18 a session that it ended shows no words", async () => {
    const device = await opened()
    document.instead.set("session", () => undefined)
    await device.frame.device.change((record) => ({ ...record, session: "x".repeat(43) }))
    expect(await device.frame.wallet.owner()).toBeUndefined()
    await expect(device.frame.wallet.phrase(device.user.account)).rejects.toMatchObject(
      refused("Sign in first")
    )
  })

  it("T18 a refusal that is not of the session is told, and leaves who is signed in", async () => {
    const device = await opened()
    const refusal = { code: "too-often", message: "Please try again after 9 seconds" }
    document.instead.set("session", () => Response.json(refusal, { status: 429 }))
    await expect(device.frame.wallet.owner()).rejects.toMatchObject(refusal)
    await expect(signer(device, device.user.account)).rejects.toMatchObject(refusal)
    document.instead.set("session", () => Response.json({}, { status: 500 }))
    await expect(device.frame.wallet.owner()).rejects.toMatchObject({ code: "failed" })
    document.instead.set("session", () => Response.json([]))
    await expect(device.frame.wallet.owner()).rejects.toMatchObject(refused("strange answer"))
    document.instead.delete("session")
    expect(await signer(device, device.user.account)).toBe(device.user.evm)
  })

  it("T18 a device of before, which has the key alone, keeps the wallet too once it opened it again", async () => {
    const device = await opened()
    const { account } = device.user
    for (const key of [`sealed ${account}`, `server ${account}`]) await device.vault.delete(key)
    expect(await device.frame.wallet.kept()).toBeUndefined()
    expect(await signer(device, account)).toBe(device.user.evm)
    expect(device.visitor.asked).toBe(0)
    expect(await device.frame.wallet.kept()).toBe(account)
  })

  it("a wallet that it lost is given back by a device that opened it; no new one is made", async () => {
    const device = await opened()
    const { account, sealed } = (await device.frame.wallet.owner())!
    document.instead.set("session", () => ({
      account,
      email: ada,
      sealed: null,
      isOwned: false,
      startOver: null
    }))
    document.instead.set("wallet", () => ({}))
    const again = await makeTestFrame(server, { vault: device.vault })
    expect(await again.frame.wallet.user()).toMatchObject({ evm: device.user.evm })
    expect(document.asked.findLast(({ route }) => route === "wallet")?.body).toMatchObject({
      sealed,
      before: null,
      verifier: expect.stringMatching(/^[\w-]{43}$/),
      proof: { signature: expect.stringMatching(/^[\w-]{86}$/) }
    })
    expect(again.visitor.codes).toEqual([])
    await again.vault.delete(`sealed ${account}`)
    await expect(again.frame.wallet.user()).rejects.toMatchObject(refused("has lost your wallet"))
  })

  it.each([
    ["no account", {}],
    ["an account that is no text", { account: 7 }]
  ])("T07 in part: a session of %s is a strange answer", async (_, said) => {
    const device = await opened()
    document.instead.set("session", () => said)
    await expect(device.frame.wallet.user()).rejects.toMatchObject(refused("strange answer"))
  })

  it("T07 in part: of a session it takes what is of its kind, and leaves out the rest", async () => {
    const device = await opened()
    const odd = { account: "a", email: 7, name: {}, providerEmail: null, sealed: 1, isOwned: "yes" }
    for (const startOver of [undefined, null, 7, {}, { due: "soon" }]) {
      document.instead.set("session", () => ({ ...odd, startOver }))
      expect(await device.frame.wallet.owner()).toEqual({
        account: "a",
        email: null,
        name: null,
        providerEmail: null,
        isAlone: false,
        sealed: null,
        isOwned: false,
        limits: null,
        startOver: null
      })
    }
    document.instead.set("session", () => ({
      ...odd,
      isOwned: true,
      startOver: { due: 9, isDue: 1, isProven: true }
    }))
    expect(await device.frame.wallet.owner()).toMatchObject({
      isOwned: true,
      startOver: { due: 9, isDue: false, isProven: true }
    })
  })

  it.each(["share", "challenge", "new-share"])(
    "T07 in part: an answer to %s without what was asked keeps and lends nothing",
    async (route) => {
      const device = await makeTestFrame(server)
      await device.signIn(ada)
      document.instead.set(route, () => ({}))
      const strange = refused("strange answer")
      if (route !== "new-share") await expect(device.frame.wallet.user()).rejects.toMatchObject(strange)
      else {
        const { account } = await device.frame.wallet.user()
        const shown = vi.fn(async () => {})
        await expect(device.frame.wallet.renewCode(account, shown)).rejects.toMatchObject(strange)
        expect(shown).not.toHaveBeenCalled()
      }
    }
  )
})

describe("what the server is told of a wallet that was opened", () => {
  it("T18 its owner's key where it knows none, once, and nothing where it knows it", async () => {
    const device = await opened()
    expect(document.count("owner")).toBe(0)
    const known = (await device.frame.wallet.owner())!
    document.instead.set("session", () => ({ ...known, isOwned: false }))
    document.instead.set("owner", () => ({}))
    expect(await signer(device, known.account)).toBe(device.user.evm)
    expect(document.count("owner")).toBe(1)
    const { verifier } = document.asked.findLast(({ route }) => route === "owner")!.body
    expect(verifier).toBe(document.asked.find(({ route }) => route === "wallet")!.body["verifier"])
  })

  it("T18 that it is not lost: starting over that somebody asked for is stopped, and its failure keeps no one out", async () => {
    const device = await opened()
    const [code] = device.visitor.codes as [string]
    const thief = await makeTestFrame(server)
    await thief.signIn(ada)
    server.clock.now += 31_000
    const known = (await thief.frame.wallet.owner())!
    await expect(thief.frame.wallet.user()).rejects.toMatchObject(refused("rejected"))
    expect(
      (await fetch("/api/start-over", { method: "POST", headers: headersOf(thief), body: "{}" })).ok
    ).toBe(true)
    await server.inbox.take(ada)
    expect((await thief.frame.wallet.owner())!.startOver).not.toBeNull()
    document.instead.set("start-over-stop", () => {
      throw new TypeError("offline")
    })
    expect(await signer(device, known.account)).toBe(device.user.evm)
    expect((await thief.frame.wallet.owner())!.startOver).not.toBeNull()
    document.instead.delete("start-over-stop")
    expect(await signer(device, known.account)).toBe(device.user.evm)
    expect((await thief.frame.wallet.owner())!.startOver).toBeNull()
    expect(await opened({}, code)).toMatchObject({ user: { evm: device.user.evm } })
  })
})

const headersOf = ({ frame }: TestFrame) => {
  const { secret, session } = frame.device.record()
  return {
    "content-type": "application/json",
    "x-latchkey-device": secret,
    authorization: `Bearer ${session}`
  }
}

describe("who lost the code", () => {
  const DAY = 86_400_000

  it("T18 starts over when the wait is over: who looks gets the new account, and nothing is signed by it that was meant for the other", async () => {
    const first = await opened()
    const device = await makeTestFrame(server)
    await device.signIn(ada)
    const seen: Array<unknown> = []
    let act: "ask" | "finish" = "ask"
    Object.assign(device.frame.screen, {
      askCode: async (...[, , over]: Parameters<TestFrame["frame"]["screen"]["askCode"]>) => {
        seen.push(over?.email, over?.asked())
        if (act === "finish") {
          await over!.finish()
          return "startedOver"
        }
        seen.push(await over!.ask(), over?.asked())
        throw new Error("closed")
      }
    })
    server.clock.now += 31_000
    await expect(device.frame.wallet.user()).rejects.toThrow("closed")
    const due = server.clock.now + 14 * DAY
    expect(seen).toEqual([ada, null, due, { due, isDue: false, isProven: false }])
    server.clock.now = due
    await device.call("SIGN_OUT", null)
    await device.signIn(ada)
    act = "finish"
    await expect(signer(device, first.user.account)).rejects.toMatchObject(refused("another one now"))
    const after = await device.frame.wallet.user()
    expect(after.account).not.toBe(first.user.account)
    expect(after.evm).not.toBe(first.user.evm)
    expect(after.email).toBe(ada)
  })

  it("T07 in part: no session in the answer to starting over is a strange one, and an account without an address has no such way", async () => {
    await opened()
    const device = await makeTestFrame(server)
    await device.signIn(ada)
    const overs: Array<unknown> = []
    Object.assign(device.frame.screen, {
      askCode: async (...[, , over]: Parameters<TestFrame["frame"]["screen"]["askCode"]>) => {
        overs.push(over)
        await over!.finish()
      }
    })
    document.instead.set("start-over-finish", () => ({}))
    await expect(device.frame.wallet.user()).rejects.toMatchObject(refused("strange answer"))
    const known = (await device.frame.wallet.owner())!
    document.instead.set("session", () => ({ ...known, email: null }))
    await expect(device.frame.wallet.user()).rejects.toThrow()
    expect(overs).toEqual([expect.objectContaining({ email: ada }), undefined])
  })
})

describe("a passkey", () => {
  it("T18 made with the wallet opens it on another device without the code", async () => {
    const first = await makeTestFrame(server, { isHandy: true })
    Object.assign(first.visitor, { usesPasskey: true, putsOff: true })
    await first.signIn(ada)
    const user = await first.frame.wallet.user()
    expect(first.visitor.codes).toEqual([])
    expect(first.made.size).toBe(1)
    const second = await makeTestFrame(server, { isHandy: true, passkeys: first.passkeys })
    second.visitor.usesPasskey = true
    await second.signIn(ada)
    expect((await second.frame.wallet.user()).evm).toBe(user.evm)
    expect(await signer(second, user.account)).toBe(user.evm)
    expect(second.visitor.asked).toBe(1)
    // This device has a key of its own now.
    const again = await makeTestFrame(server, { vault: second.vault })
    expect(await signer(again, user.account)).toBe(user.evm)
    expect(again.visitor.asked).toBe(0)
  })

  it("T18 whose other half or copy is not the wallet's opens nothing, and says so", async () => {
    const first = await makeTestFrame(server, { isHandy: true })
    Object.assign(first.visitor, { usesPasskey: true, putsOff: true })
    await first.signIn(ada)
    await first.frame.wallet.user()
    const [[id, one]] = [...first.made] as [[string, { readonly key: never; readonly secret: string }]]
    first.made.set(id, { ...one, secret: Buffer.alloc(32, 9).toString("base64url") })
    const second = await makeTestFrame(server, { isHandy: true, passkeys: first.passkeys })
    second.visitor.usesPasskey = true
    await second.signIn(ada)
    await expect(second.frame.wallet.user()).rejects.toMatchObject({ reason: "noSecret" })
    expect(await second.frame.wallet.kept()).toBeUndefined()
  })

  it("T18 that the server does not take shows the code after all, to who had put it off", async () => {
    for (const putsOff of [true, false]) {
      const device = await makeTestFrame(server, { isHandy: true })
      Object.assign(device.visitor, { usesPasskey: true, putsOff })
      document.instead.set("passkey-add", () => {
        throw new TypeError("offline")
      })
      const email = `${putsOff}@example.org`
      const shown: Array<boolean | undefined> = []
      const { saveCode } = device.frame.screen
      Object.assign(device.frame.screen, {
        saveCode: async (code: string, kind: "new", canWait?: boolean) => {
          shown.push(canWait)
          return saveCode(code, kind, canWait)
        }
      })
      await device.signIn(email)
      const { evm } = await device.frame.wallet.user()
      expect(shown).toEqual(putsOff ? [true, false] : [true])
      expect(device.visitor.codes).toHaveLength(1)
      const other = await opened({}, device.visitor.codes[0]!, email)
      expect(other.user.evm).toBe(evm)
    }
  })

  it("T18 added later opens the wallet too, under its name, and no other account's", async () => {
    const first = await opened({ isHandy: true })
    const made = await first.passkeys.begin("create")({ account: "", owner: "", challenge: "", known: [] })
    await first.frame.wallet.addPasskey(first.user.account, made, "Phone")
    expect(document.asked.findLast(({ route }) => route === "passkey-add")?.body).toMatchObject({
      name: "Phone"
    })
    const second = await makeTestFrame(server, { isHandy: true, passkeys: first.passkeys })
    second.visitor.usesPasskey = true
    await second.signIn(ada)
    expect((await second.frame.wallet.user()).evm).toBe(first.user.evm)
    await expect(second.frame.wallet.addPasskey("another", made, "Phone")).rejects.toMatchObject(
      refused("Somebody else")
    )
  })

  it("T07 in part: of a list of passkeys it takes those that are whole", async () => {
    const first = await opened({ isHandy: true })
    const second = await makeTestFrame(server, {
      passkeys: {
        ...first.passkeys,
        canAsk: true,
        begin: (() =>
          async ({ known }: { readonly known: ReadonlyArray<object> }) => {
            throw new Error(JSON.stringify(known))
          }) as never
      }
    })
    second.visitor.usesPasskey = true
    await second.signIn(ada)
    const whole = { id: "i", name: "n", since: 1, opens: true, transports: ["usb"] }
    document.instead.set("passkeys", () => ({
      passkeys: [
        null,
        7,
        {},
        { ...whole, id: 7 },
        { ...whole, name: 7 },
        { ...whole, since: "1" },
        { ...whole, transports: ["usb", 7] }
      ]
    }))
    await expect(second.frame.wallet.user()).rejects.toThrow(JSON.stringify([whole]))
  })
})
