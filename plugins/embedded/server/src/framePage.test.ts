import { mkdtempSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { tmpdir } from "node:os"
import { AxeBuilder } from "@axe-core/playwright"

import { describe, expect, it } from "vitest"
import { withFrameBrowser } from "../support/frameBrowser.ts"
import { verifyMessage, verifyTypedData } from "viem"
import { ed25519 } from "@noble/curves/ed25519"
import { base58 } from "@scure/base"
import { signUp, writeDown } from "../support/signUp.ts"
import { startTestSite, typeNumber, visit, visitIn, type VisitOptions } from "../support/testPage.ts"
import { codeOf, confirm, linkOf, startTestServer, type TestOptions } from "../support/testServer.ts"

const ada = "ada@example.org"
const chains = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "http://127.0.0.1:9", coin: { symbol: "ETH", decimals: 18 } },
  {
    id: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    name: "Solana",
    rpcUrl: "http://127.0.0.1:9",
    coin: { symbol: "SOL", decimals: 9 }
  }
]

const { ends, lastEnds, made } = withFrameBrowser()
const startUntil = async (over: typeof ends, options: TestOptions = {}) => {
  const server = await startTestServer({ files: made().files, chains, ...options })
  over.push(server.stop)
  const site = await startTestSite(server.url)
  over.push(site.stop)
  const open = async (how?: VisitOptions) => {
    const visitor = await visit(made().browser, site.origin, how)
    over.push(() => visitor.context.close())
    return { ...visitor, origin: site.origin }
  }
  return { ...server, site, open }
}
const start = (options?: TestOptions) => startUntil(ends, options)

/** Ada, who has a wallet that no test of those that she visits changes: signed up once, and in a page of her own at each visit. */
const settled: { ada?: ReturnType<typeof settle> } = {}
const settle = async () => {
  const { inbox, open, site } = await startUntil(lastEnds)
  const { context, ...first } = await open()
  const { user } = await signUp(first, inbox, ada)
  await first.page.close()
  return { context, origin: site.origin, user }
}
const comeBack = async (how?: VisitOptions) => {
  settled.ada ??= settle().catch((error: unknown) => {
    delete settled.ada
    throw error
  })
  const { context, origin, user } = await settled.ada
  const visitor = await visitIn(context, origin, how)
  ends.push(() => visitor.page.close())
  await visitor.ready()
  return { visitor: { ...visitor, origin }, user }
}

const MINUTE = 60_000

/** A device that the account does not know, let in by who reads its mails. */
const stranger = async ({ inbox, clock, open }: Awaited<ReturnType<typeof start>>) => {
  clock.now += MINUTE
  const visitor = await open()
  await visitor.call("CONNECT_EMAIL", { email: ada })
  const waiting = visitor.call("CONNECT_DEVICE")
  await confirm(linkOf(await inbox.take(ada)))
  await waiting
  await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
  clock.now += MINUTE
  return visitor
}
const hex = (text: string) => `0x${Buffer.from(text).toString("hex")}`

describe("signing up", () => {
  it("S4.18 in part: signs up by mail, makes a wallet, and signs a message that its address verifies", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    const { begun, connected, user } = await signUp(visitor, inbox, ada)
    expect(begun.payload).toEqual({ action: "VERIFY_OTP" })
    expect(connected).toMatchObject({ type: "@w3m-frame/CONNECT_OTP_SUCCESS" })
    expect(user).toMatchObject({ email: ada, chainId: 1 })
    const message = "Hello, Ada"
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [hex(message), user.address]
    })
    const frame = await visitor.panel("Sign a message")
    const shown = await frame.locator("main").innerText()
    expect(shown).toContain(message)
    expect(shown).toContain(`${visitor.origin} asks`)
    await frame.getByRole("button", { name: "Sign" }).click()
    const { payload } = await signing
    expect(await verifyMessage({ address: user.address, message, signature: payload as `0x${string}` })).toBe(
      true
    )
    expect(visitor.faults).toEqual([])
  })

  it("S4.18 in part: after a reload the visitor is still there, and asked for nothing", async () => {
    const { visitor, user } = await comeBack()
    await visitor.page.reload()
    expect(await visitor.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: true } })
    expect((await visitor.call("GET_USER", {})).payload).toEqual(user)
    expect(await visitor.call("CONNECT_EMAIL", { email: "Ada@example.org" })).toMatchObject({
      payload: { action: "CONNECT" }
    })
    expect(await visitor.said("@w3m-frame/UI")).toEqual([])
  })

  it("keeps no wallet whose owner has not written the code down, and makes another the next time", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    await visitor.call("CONNECT_EMAIL", { email: ada })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel("Your recovery code")
    await frame.getByLabel("Type the last four characters").fill("----")
    await frame.getByRole("button", { name: "Continue" }).click()
    await frame.getByText("These are not the last four characters").waitFor()
    await frame.getByRole("button", { name: "Cancel" }).click()
    expect(await asking).toMatchObject({
      type: "@w3m-frame/GET_USER_ERROR",
      payload: { message: "User rejected the request" }
    })
    const again = visitor.call("GET_USER", {})
    const second = await visitor.panel("Your recovery code")
    expect(await second.locator("output.code").count()).toBe(1)
    await visitor.call("SIGN_OUT")
    expect(await again).toMatchObject({ type: "@w3m-frame/GET_USER_ERROR" })
    expect(await visitor.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
  })

  it("T18 a wrong code is told, and the right one still taken", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    await visitor.call("CONNECT_EMAIL", { email: ada })
    const code = codeOf(await inbox.take(ada))
    const wrong = code === "000000" ? "000001" : "000000"
    expect(await visitor.call("CONNECT_OTP", { otp: wrong })).toMatchObject({
      type: "@w3m-frame/CONNECT_OTP_ERROR",
      payload: { message: "The code is wrong" }
    })
    // Kept over a reload, so that who fetched the code in between can type it.
    await visitor.page.reload()
    expect(await visitor.call("CONNECT_OTP", { otp: code })).toMatchObject({
      type: "@w3m-frame/CONNECT_OTP_SUCCESS"
    })
  })
})

describe("another device", () => {
  it("S4.18 in part: is let in by mail, and opens the same wallet with the recovery code alone", async () => {
    const { inbox, clock, open } = await start()
    const { user, code } = await signUp(await open(), inbox, ada)
    clock.now += MINUTE
    const visitor = await open()
    expect(await visitor.call("CONNECT_EMAIL", { email: ada })).toMatchObject({
      payload: { action: "VERIFY_DEVICE" }
    })
    const waiting = visitor.call("CONNECT_DEVICE")
    await confirm(linkOf(await inbox.take(ada)))
    expect(await waiting).toMatchObject({ type: "@w3m-frame/CONNECT_DEVICE_SUCCESS" })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
    const asking = visitor.call("GET_USER", {})
    const frame = await visitor.panel("Open your wallet")
    const field = frame.getByLabel("Recovery code")
    await field.fill(code.replace(/^./, (sign) => (sign === "A" ? "B" : "A")))
    await frame.getByRole("button", { name: "Open the wallet" }).click()
    await frame.getByText("This is not the code of this wallet").waitFor()
    await field.fill(code.toLowerCase().replaceAll("-", " "))
    await frame.getByRole("button", { name: "Open the wallet" }).click()
    expect((await asking).payload).toEqual(user)
    await visitor.page.reload()
    expect((await visitor.call("GET_USER", {})).payload).toEqual(user)
    expect(await visitor.said("@w3m-frame/UI")).toEqual([])
  })

  it("S4.18 in part: the same device signs in again by a code, and is not asked for the recovery code", async () => {
    const { inbox, clock, open } = await start()
    const visitor = await open()
    const { user } = await signUp(visitor, inbox, ada)
    expect(await visitor.call("SIGN_OUT")).toMatchObject({ type: "@w3m-frame/SIGN_OUT_SUCCESS" })
    expect(await visitor.call("GET_USER", {})).toMatchObject({ payload: { message: "Sign in first" } })
    clock.now += MINUTE
    expect(await visitor.call("CONNECT_EMAIL", { email: ada })).toMatchObject({
      payload: { action: "VERIFY_OTP" }
    })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
    expect((await visitor.call("GET_USER", {})).payload).toEqual(user)
  })
})

describe("who lost the recovery code and every device", () => {
  const DAY = 86_400_000
  const askToStartOver = async (visitor: Awaited<ReturnType<typeof stranger>>) => {
    const asking = visitor.call("GET_USER", {})
    await (
      await visitor.panel("Open your wallet")
    )
      .getByRole("button", { name: "I lost the code and every device" })
      .click()
    const frame = await visitor.panel("Start over with a new wallet")
    expect(await frame.locator("main").innerText()).toContain(
      "can then no longer be reached with this address"
    )
    await frame.getByLabel(`Type ${ada} to confirm`).fill("grace@example.org")
    await frame.getByRole("button", { name: "Ask to start over" }).click()
    await frame.getByText("This is not the address that you are signed in with").waitFor()
    await frame.getByLabel(`Type ${ada} to confirm`).fill(ada)
    await frame.getByRole("button", { name: "Ask to start over" }).click()
    await frame.getByText("Starting over was asked for").waitFor()
    return { frame, asking }
  }

  it("gives the address a new wallet after the wait and another code, and the old one is not in it", async () => {
    const server = await start()
    const { inbox, clock, open } = server
    const { user } = await signUp(await open(), inbox, ada)
    const visitor = await stranger(server)
    const { frame, asking } = await askToStartOver(visitor)
    expect((await inbox.take(ada)).text).toContain("/start-over?token=")
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await frame.getByRole("button", { name: "Back" }).click()
    await (await visitor.panel("Open your wallet")).getByRole("button", { name: "Cancel" }).click()
    await asking

    clock.now += 14 * DAY
    const early = visitor.call("GET_USER", {})
    const lostAll = { name: "I lost the code and every device" }
    await (await visitor.panel("Open your wallet")).getByRole("button", lostAll).click()
    const told = await visitor.panel("Start over with a new wallet")
    await told.getByText("Sign out and sign in by e-mail once more").waitFor()
    await visitor.call("SIGN_OUT")
    await early

    await visitor.call("CONNECT_EMAIL", { email: ada })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
    const again = visitor.call("GET_USER", {})
    await (await visitor.panel("Open your wallet")).getByRole("button", lostAll).click()
    const last = await visitor.panel("Start over with a new wallet")
    await last.getByLabel(`Type ${ada} to confirm`).fill(ada)
    await last.getByRole("button", { name: "Give up the old wallet" }).click()
    await writeDown(visitor)
    const { payload } = await again
    expect(payload).toMatchObject({ email: ada })
    expect((payload as { readonly address: string }).address).not.toBe(user.address)
  })

  it("T18 cannot be stopped by who is only signed in: the panel offers nothing that could", async () => {
    const server = await start()
    const { inbox, open } = server
    await signUp(await open(), inbox, ada)
    const attacker = await stranger(server)
    const { frame, asking } = await askToStartOver(attacker)
    await inbox.take(ada)
    await frame.getByRole("button", { name: "Back" }).click()
    await (
      await attacker.panel("Open your wallet")
    )
      .getByRole("button", { name: "I lost the code and every device" })
      .click()
    const told = await attacker.panel("Start over with a new wallet")
    expect(await told.getByRole("button").allInnerTexts()).toEqual(["Back"])
    expect(await told.locator("main").innerText()).toContain("who opens the wallet with its code")
    await attacker.call("RELOAD")
    await asking.catch(() => {})
  })

  it("T18 keeps the wallet where it is opened on a device that has it", async () => {
    const server = await start()
    const { inbox, open } = server
    const owner = await open()
    await signUp(owner, inbox, ada)
    const attacker = await stranger(server)
    const { asking } = await askToStartOver(attacker)
    await inbox.take(ada)
    await owner.page.reload()
    await owner.call("GET_USER", {})
    expect((await inbox.take(ada)).subject).toContain("is kept")
    await attacker.call("RELOAD")
    await asking.catch(() => {})
  })
})

describe("what is signed", () => {
  it("S5.17 in part, T19: what is in neither list is refused, and nothing is shown for it", async () => {
    const { visitor } = await comeBack()
    await visitor.forget()
    for (const method of ["eth_sign", "eth_requestAccounts", "wallet_addEthereumChain", "constructor"])
      expect(await visitor.call("RPC_REQUEST", { method, params: [] })).toMatchObject({
        type: "@w3m-frame/RPC_REQUEST_ERROR",
        payload: { message: "Requested RPC call is not allowed" }
      })
    expect(await visitor.said("@w3m-frame/UI")).toEqual([])
  })

  it("is nothing when the visitor declines, or the page aborts", async () => {
    const { visitor, user } = await comeBack()
    const ask = () =>
      visitor.call("RPC_REQUEST", { method: "personal_sign", params: [hex("Hello"), user.address] })
    const declined = ask()
    await (await visitor.panel("Sign a message")).getByRole("button", { name: "Decline" }).click()
    expect((await declined).payload).toEqual({ message: "User rejected the request" })
    const [first, second] = [ask(), ask()]
    await visitor.panel("Sign a message")
    expect(await visitor.call("RPC_ABORT")).toMatchObject({ type: "@w3m-frame/RPC_ABORT_SUCCESS" })
    expect((await first).payload).toEqual({ message: "Request was aborted" })
    expect((await second).payload).toEqual({ message: "Request was aborted" })
  })

  it("T20 typed data is shown field by field, and verified by its address", async () => {
    const { visitor, user } = await comeBack()
    const data = {
      domain: { name: "Shop", chainId: 1, verifyingContract: "0x000000000000000000000000000000000000dEaD" },
      types: {
        Order: [
          { name: "item", type: "string" },
          { name: "count", type: "uint256" }
        ]
      },
      primaryType: "Order",
      message: { item: "Tea", count: "3", unsigned: "not signed" }
    } as const
    const signing = visitor.call("RPC_REQUEST", {
      method: "eth_signTypedData_v4",
      params: [user.address, JSON.stringify(data)]
    })
    const frame = await visitor.panel("Sign typed data")
    const shown = await frame.locator("main").innerText()
    for (const text of [
      'item\n"Tea"',
      "count\n3",
      '"Shop"',
      data.domain.verifyingContract,
      "Order(string item,uint256 count)"
    ])
      expect(shown).toContain(text)
    expect(shown).not.toContain("not signed")
    // An order can sell something: a second act is asked for.
    expect(await frame.getByRole("button", { name: "Sign" }).isDisabled()).toBe(true)
    await frame.getByRole("checkbox").check()
    await frame.getByRole("button", { name: "Sign" }).click()
    const { payload } = await signing
    const signature = payload as `0x${string}`
    const { message } = data
    expect(
      await verifyTypedData({
        ...data,
        message: { item: message.item, count: 3n },
        address: user.address,
        signature
      })
    ).toBe(true)
  })

  it("T29 a sign-in for another site needs a second act, and says where it signs in", async () => {
    const { visitor, user } = await comeBack()
    const text = `bank.example wants you to sign in with your Ethereum account:\n${user.address}\n\nURI: https://bank.example`
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [hex(text), user.address]
    })
    const frame = await visitor.panel("Sign a message")
    await frame.getByText("This signs you in at bank.example").waitFor()
    expect(await frame.getByRole("button", { name: "Sign" }).isDisabled()).toBe(true)
    await frame.getByRole("button", { name: "Decline" }).click()
    await signing
  })

  it("S9.17 in part: a Solana account signs a message that its address verifies", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    await signUp(visitor, inbox, ada)
    const { payload } = await visitor.call("GET_USER", { chainId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" })
    const { address, chainId } = payload as { readonly address: string; readonly chainId: string }
    expect(chainId).toBe("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
    const message = new TextEncoder().encode("Hello")
    const signing = visitor.call("RPC_REQUEST", {
      method: "solana_signMessage",
      params: { message: base58.encode(message), pubkey: address }
    })
    await (await visitor.panel("Sign a message")).getByRole("button", { name: "Sign" }).click()
    const { signature } = (await signing).payload as { readonly signature: string }
    expect(ed25519.verify(base58.decode(signature), message, base58.decode(address))).toBe(true)
  })
})

describe("who may press", () => {
  const asked = async () => {
    const { visitor, user } = await comeBack()
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [hex("Hello"), user.address]
    })
    const frame = await visitor.panel("Sign a message")
    return { visitor, signing, frame, approve: frame.getByRole("button", { name: "Sign" }) }
  }
  const isUnsigned = async ({ visitor }: Awaited<ReturnType<typeof asked>>) =>
    (await visitor.said("@w3m-frame/RPC_REQUEST_SUCCESS")).length === 0

  it("T17 no script", async () => {
    const all = await asked()
    await all.frame.locator("button.main:not(.unseen)").waitFor()
    await all.approve.evaluate((button: HTMLElement) => {
      button.click()
      button.dispatchEvent(new MouseEvent("click", { bubbles: true }))
    })
    expect(await all.visitor.call("GET_CHAIN_ID")).toMatchObject({ payload: { chainId: 1 } })
    expect(await isUnsigned(all)).toBe(true)
    await all.approve.click()
    expect((await all.signing).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
  })

  it("T17 nobody in the first half second, in which a click meant for what was there before would land", async () => {
    const { visitor, user } = await comeBack()
    // The clock of the frame stands still from here on.
    const frame = await visitor.frame()
    await frame.evaluate(() => {
      const now = performance.now()
      Object.assign(performance, { now: () => now })
    })
    const ask = () =>
      visitor.call("RPC_REQUEST", { method: "personal_sign", params: [hex("Hello"), user.address] })
    const signing = ask()
    const approve = (await visitor.panel("Sign a message")).getByRole("button", { name: "Sign" })
    await approve.click()
    await approve.press("Enter")
    expect(await visitor.call("GET_CHAIN_ID")).toMatchObject({ payload: { chainId: 1 } })
    expect(await visitor.said("@w3m-frame/RPC_REQUEST_SUCCESS")).toEqual([])
    await visitor.call("RPC_ABORT")
    await signing
  })

  it("T20 nobody who has not looked down to the end of what is to be signed", async () => {
    const { visitor, user } = await comeBack()
    await visitor.page.evaluate(() => document.body.classList.add("small"))
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [hex("Hello\n".repeat(20)), user.address]
    })
    const frame = await visitor.panel("Sign a message")
    const approve = frame.getByRole("button", { name: "Sign" })
    expect(await approve.isDisabled()).toBe(true)
    await frame.locator("main").evaluate((main) => main.scrollTo(0, main.scrollHeight))
    // The message scrolls in a box of its own, whose end was not seen yet.
    await frame.getByText("Scroll each box to its end").waitFor()
    expect(await approve.isDisabled()).toBe(true)
    await frame.locator(".message dd").press("End")
    await frame.getByText("Scroll each box to its end").waitFor({ state: "detached" })
    await approve.click()
    expect((await signing).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
  })

  it("T20 nobody else than whose review it was: who signed in meanwhile signs nothing by it", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    const { user } = await signUp(visitor, inbox, ada)
    const signing = visitor.call("RPC_REQUEST", {
      method: "personal_sign",
      params: [hex("Hello"), user.address]
    })
    const frame = await visitor.panel("Sign a message")
    const grace = "grace@example.org"
    await visitor.call("CONNECT_EMAIL", { email: grace })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(grace)) })
    await frame.getByRole("button", { name: "Sign" }).click()
    expect((await signing).payload).toEqual({ message: "Somebody else is signed in now. Ask again." })
  })

  it.each([
    ["something almost clear lies over it", "cover"],
    ["it is faded", "faded"],
    ["it is outside of the window", "outside"]
  ])("T17 nobody while %s, and again somebody after that", async (_, trick) => {
    const all = await asked()
    const { visitor, frame, approve } = all
    await frame.locator("button.main:not(.unseen)").waitFor()
    await visitor.page.evaluate((name) => document.body.classList.add(name), trick)
    await frame.locator("button.main.unseen").waitFor()
    await approve.press("Enter")
    expect(await visitor.call("GET_CHAIN_ID")).toMatchObject({ payload: { chainId: 1 } })
    expect(await isUnsigned(all)).toBe(true)
    await visitor.page.evaluate((name) => document.body.classList.remove(name), trick)
    await frame.locator("button.main:not(.unseen)").waitFor()
    await approve.click()
    expect((await all.signing).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
  })
})

describe("where the browser cannot tell what covers the frame", () => {
  const asked = async () => {
    const { visitor, user } = await comeBack({ isBlind: true })
    const ask = () =>
      visitor.call("RPC_REQUEST", { method: "personal_sign", params: [hex("Hello"), user.address] })
    const signing = ask()
    const frame = await visitor.panel("Sign a message")
    const field = frame.getByLabel("Type the number that is marked above")
    return { visitor, ask, signing, frame, field, sign: frame.getByRole("button", { name: "Sign" }) }
  }
  const wrongTo = (number: string) => (number === "100" ? "101" : "100")

  it("T17 a press under a cover signs nothing: it takes the number that the panel shows", async () => {
    const { visitor, signing, frame, sign, field } = await asked()
    const box = (await (await visitor.page.waitForSelector("iframe")).boundingBox())!
    const button = (await sign.boundingBox())!
    expect(button.y).toBeLessThan(box.y + box.height)
    await visitor.page.evaluate(() => {
      const style = document.getElementById("cover")!.style
      Object.assign(style, { background: "white", display: "block" })
    })
    await visitor.page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    await frame.getByRole("alert").getByText("Type the number").waitFor()
    await field.press("Enter")
    expect(await visitor.call("GET_CHAIN_ID")).toMatchObject({ payload: { chainId: 1 } })
    expect(await visitor.said("@w3m-frame/RPC_REQUEST_SUCCESS")).toEqual([])
    await typeNumber(frame)
    await sign.click()
    expect((await signing).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
  })

  it("T17 the number is another one for each request, is told to assistive technology, and Enter takes it", async () => {
    const { ask, frame, visitor, signing, field } = await asked()
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const numbers: Array<string> = []
    const places = new Set<string>()
    let asking = signing
    for (let time = 0; time < 8; time++) {
      if (time > 0) asking = ask()
      const mark = frame.locator("span.number")
      await mark.waitFor()
      places.add(
        await mark.evaluate((node) => `${node.parentElement!.textContent} ${node.previousSibling === null}`)
      )
      const described = await field.evaluate(
        (node) => document.getElementById(node.getAttribute("aria-describedby")!.split(" ")[0]!)!.textContent
      )
      numbers.push(await typeNumber(frame))
      expect(described!.trim()).toBe(`Number ${numbers.at(-1)}`)
      if (time === 7) break
      await visitor.call("RPC_ABORT")
      await asking
    }
    expect(new Set(numbers).size).toBeGreaterThan(6)
    expect(places.size).toBeGreaterThan(2)
    await visitor.panel("Sign a message")
    await field.press("Enter")
    expect((await asking).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
    expect(await visitor.said("@w3m-frame/RPC_REQUEST_SUCCESS")).toHaveLength(1)
  })

  it("T17 digits of an Arabic keyboard are the number too", async () => {
    const { frame, signing, field } = await asked()
    const number = await typeNumber(frame)
    await field.fill([...number].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join(""))
    await field.press("Enter")
    expect((await signing).type).toBe("@w3m-frame/RPC_REQUEST_SUCCESS")
  })

  it("T17 the third wrong number declines, and after six in an hour none is taken, also after a reload", async () => {
    const { inbox, open } = await start()
    const visitor = await open({ isBlind: true })
    const { user } = await signUp(visitor, inbox, ada)
    const ask = () =>
      visitor.call("RPC_REQUEST", { method: "personal_sign", params: [hex("Hello"), user.address] })
    const signing = ask()
    const frame = await visitor.panel("Sign a message")
    const miss = async (times: number, inner = frame) => {
      const typing = inner.getByLabel("Type the number that is marked above")
      for (let time = 0; time < times; time++) {
        await typing.fill(wrongTo(await typeNumber(inner)))
        await typing.press("Enter")
      }
    }
    await miss(1)
    await frame.getByText("That is not the number.").waitFor()
    await miss(2)
    expect((await signing).payload).toEqual({ message: "User rejected the request" })
    const second = ask()
    await visitor.panel("Sign a message")
    await miss(3)
    expect((await second).payload).toEqual({ message: "User rejected the request" })
    await visitor.page.reload()
    const third = ask()
    const after = await visitor.panel("Sign a message")
    await typeNumber(after)
    await after.getByLabel("Type the number that is marked above").press("Enter")
    await after.getByText("Too many wrong numbers").waitFor()
    expect(await visitor.said("@w3m-frame/RPC_REQUEST_SUCCESS")).toEqual([])
    await visitor.call("RPC_ABORT")
    await third
  })

  it("T17, T18 the words, a new code, the end of a device and another address take it too", async () => {
    const server = await start()
    const visitor = await server.open({ isBlind: true })
    await signUp(visitor, server.inbox, ada)
    const other = await stranger(server)
    const showing = visitor.call("SHOW_WALLET")
    const frame = await visitor.panel("Your wallet")
    await frame.getByRole("checkbox").check()
    await frame.getByRole("button", { name: "Show the 24 words" }).click()
    await frame.getByRole("alert").getByText("Type the number").waitFor()
    await frame.getByRole("button", { name: "Make a new code" }).click()
    expect(await frame.locator("h1").innerText()).toContain("Your wallet")
    expect(await frame.locator("ol li").count()).toBe(0)
    await typeNumber(frame)
    await frame.getByRole("button", { name: "Show the 24 words" }).click()
    await frame.locator("ol li").nth(23).waitFor()
    await frame.getByRole("button", { name: "Show devices" }).click()
    const devices = await visitor.panel("Devices")
    const end = devices.getByRole("button", { name: /^Sign out: / })
    await end.click()
    await devices.getByRole("alert").getByText("Type the number").waitFor()
    expect(await other.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: true } })
    await typeNumber(devices)
    await end.click()
    await end.waitFor({ state: "detached" })
    expect(await other.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
    await devices.getByRole("button", { name: "Close" }).click()
    await showing
    const changing = visitor.call("UPDATE_EMAIL", { email: "ada@example.net" })
    const change = await visitor.panel("Change the e-mail address of your wallet")
    await change.getByRole("button", { name: "Change the address" }).click()
    await change.getByRole("alert").getByText("Type the number").waitFor()
    await change.getByRole("button", { name: "Decline" }).click()
    expect(await changing).toMatchObject({ payload: { message: "User rejected the request" } })
  })
})

describe("the owner's page", () => {
  it("shows the 24 words to the owner and not to the page, and makes a new code that alone opens the wallet", async () => {
    const server = await start()
    const { inbox, open } = server
    const visitor = await open()
    const { user, code: old } = await signUp(visitor, inbox, ada)
    const showing = visitor.call("SHOW_WALLET")
    const frame = await visitor.panel("Your wallet")
    await frame.getByRole("checkbox").check()
    await frame.getByRole("button", { name: "Show the 24 words" }).click()
    await frame.locator("li").nth(23).waitFor()
    const words = await frame.locator("li").allTextContents()
    const { mnemonicToAccount } = await import("viem/accounts")
    expect(mnemonicToAccount(words.join(" ")).address).toBe(user.address)
    await frame.getByRole("button", { name: "Make a new code" }).click()
    // By a press here, and by Enter elsewhere.
    const next = await visitor.panel("Your recovery code")
    const code = (await next.locator("output.code span").allTextContents()).join("-")
    await next.getByLabel("Type the last four characters").fill(code.slice(-4))
    await next.getByRole("button", { name: "Continue" }).click()
    expect(await showing).toMatchObject({ type: "@w3m-frame/SHOW_WALLET_SUCCESS" })
    const told = JSON.stringify(await visitor.page.evaluate(() => window.messages))
    for (const secret of [words.slice(0, 3).join(" "), code, old]) expect(told).not.toContain(secret)
    expect((await visitor.call("GET_USER", {})).payload).toEqual(user)
    expect((await inbox.take(ada)).subject).toContain("has a new recovery code")
    const other = await stranger(server)
    const asking = other.call("GET_USER", {})
    const ask = await other.panel("Open your wallet")
    await ask.getByLabel("Recovery code").fill(old)
    await ask.getByRole("button", { name: "Open the wallet" }).click()
    await ask.getByText("This is not the code of this wallet").waitFor()
    await ask.getByLabel("Recovery code").fill(code)
    await ask.getByRole("button", { name: "Open the wallet" }).click()
    expect((await asking).payload).toEqual(user)
  })
})

describe("what a device has kept", () => {
  it("T18 opens the words while the server is silent, and for nobody who has signed out", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    await signUp(visitor, inbox, ada)
    const showing = visitor.call("SHOW_WALLET")
    await (await visitor.panel("Your wallet")).getByRole("button", { name: "Close" }).click()
    await showing
    await visitor.page.route("**/api/**", (route) => route.abort())
    const silent = visitor.call("SHOW_WALLET")
    const frame = await visitor.panel("Your wallet")
    await frame.getByLabel("I am alone, and I type them into no page").check()
    await frame.getByRole("button", { name: "Show the 24 words" }).click()
    await frame.locator("ol li").nth(23).waitFor()
    await frame.getByRole("button", { name: "Close" }).click()
    await silent
    await visitor.call("SIGN_OUT")
    expect(await visitor.call("SHOW_WALLET")).toMatchObject({ payload: { message: "Sign in first" } })
  })

  it("T18 comes back to a server that was restored to before there was a wallet: no other one is made", async () => {
    const folder = mkdtempSync(`${tmpdir()}/embedded-`)
    ends.push(async () => rmSync(folder, { recursive: true }))
    const database = `${folder}/wallets.db`
    const { inbox, open } = await start({ database })
    const visitor = await open()
    const { user } = await signUp(visitor, inbox, ada)
    const restored = new DatabaseSync(database)
    restored.exec("update latchkey_account set wallet = null, wallet_id = null, verifier = null")
    restored.close()
    await visitor.page.reload()
    expect((await visitor.call("GET_USER", {})).payload).toEqual(user)
    expect(await visitor.said("@w3m-frame/UI")).toEqual([])
    const after = new DatabaseSync(database)
    expect(after.prepare("select wallet, verifier from latchkey_account").get()).toMatchObject({
      wallet: expect.stringMatching(/^1\./),
      verifier: expect.stringMatching(/^[\w-]{43}$/)
    })
    after.close()
  })

  it("T17, T18 is seen by its owner, who ends another device, and not while something lies over the list", async () => {
    const server = await start()
    const { inbox, open } = server
    const visitor = await open()
    await signUp(visitor, inbox, ada)
    const other = await stranger(server)
    expect(await other.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: true } })
    const showing = visitor.call("SHOW_WALLET")
    await (await visitor.panel("Your wallet")).getByRole("button", { name: "Show devices" }).click()
    const frame = await visitor.panel("Devices")
    await frame.getByText("This device").waitFor()
    const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const end = frame.getByRole("button", { name: /^Sign out: / })
    await visitor.page.evaluate(() => document.body.classList.add("cover"))
    await frame.locator("main:not(.seen)").waitFor()
    await end.press("Enter")
    expect(await other.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: true } })
    await visitor.page.evaluate(() => document.body.classList.remove("cover"))
    await frame.locator("main.seen").waitFor()
    await end.click()
    await frame.getByRole("listitem").nth(1).waitFor({ state: "detached" })
    await frame.getByRole("button", { name: "Close" }).click()
    await showing
    expect(await other.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
  })
})

describe("another address", () => {
  it("S4.19 in part: a code to the old one, one to the new one, and the wallet stays", async () => {
    const { inbox, clock, open } = await start()
    const visitor = await open()
    const { user } = await signUp(visitor, inbox, ada)
    const email = "ada@example.net"
    const change = async (press: string) => {
      const asking = visitor.call("UPDATE_EMAIL", { email })
      const frame = await visitor.panel("Change the e-mail address of your wallet")
      const shown = await frame.locator("main").innerText()
      for (const told of [`${visitor.origin} asks`, ada, email, "every other device is signed out"])
        expect(shown).toContain(told)
      await frame.getByRole("button", { name: press }).click()
      return asking
    }
    expect(await change("Decline")).toMatchObject({ payload: { message: "User rejected the request" } })
    expect(await change("Change the address")).toMatchObject({ payload: { action: "VERIFY_PRIMARY_OTP" } })
    expect(await change("Change the address")).toMatchObject({
      payload: { message: "Please try again after 30 seconds" }
    })
    clock.now += MINUTE
    expect(
      await visitor.call("UPDATE_EMAIL_PRIMARY_OTP", { otp: codeOf(await inbox.take(ada)) })
    ).toMatchObject({
      type: "@w3m-frame/UPDATE_EMAIL_PRIMARY_OTP_SUCCESS"
    })
    expect(
      await visitor.call("UPDATE_EMAIL_SECONDARY_OTP", { otp: codeOf(await inbox.take(email)) })
    ).toMatchObject({
      payload: { newEmail: email }
    })
    expect((await visitor.call("GET_USER", {})).payload).toEqual({ ...user, email })
    expect(await visitor.call("UPDATE_EMAIL_SECONDARY_OTP", { otp: "123456" })).toMatchObject({
      type: "@w3m-frame/UPDATE_EMAIL_SECONDARY_OTP_ERROR"
    })
  })
})

describe("each panel", () => {
  it("speaks the page's language where it has it, from the next panel on", async () => {
    const { visitor, user } = await comeBack()
    const frame = await visitor.frame()
    const language = () => frame.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
    expect(await language()).toEqual(["en", "ltr"])
    const askIn = async (locale: string, title: string, decline: string) => {
      await visitor.call("SYNC_THEME", { locale })
      const asking = visitor.call("RPC_REQUEST", {
        method: "personal_sign",
        params: [hex("Hello"), user.address]
      })
      const panel = await visitor.panel(title)
      expect(await panel.locator("main").innerText()).toContain("Hello")
      await panel.getByRole("button", { name: decline }).click()
      expect(await asking).toMatchObject({ payload: { message: "User rejected the request" } })
    }
    await askIn("de-AT", "Nachricht signieren", "Ablehnen")
    expect(await language()).toEqual(["de", "ltr"])
    await askIn("ar", "توقيع رسالة", "رفض")
    expect(await language()).toEqual(["ar", "rtl"])
    await askIn("eo", "Sign a message", "Decline")
    expect(await language()).toEqual(["en", "ltr"])
    await askIn("__proto__", "Sign a message", "Decline")
  })

  it("has nothing that axe finds, in light and in dark", async () => {
    const { inbox, open } = await start()
    const visitor = await open()
    const faultsOf = async (title: string) => {
      const faults: Array<string> = []
      await visitor.panel(title)
      for (const themeMode of ["light", "dark"]) {
        await visitor.call("SYNC_THEME", { themeMode })
        const { violations } = await new AxeBuilder({ page: visitor.page }).include("iframe").analyze()
        faults.push(
          ...violations.map(
            ({ id, nodes }) => `${title}, ${themeMode}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`
          )
        )
      }
      return faults
    }
    await visitor.call("CONNECT_EMAIL", { email: ada })
    await visitor.call("CONNECT_OTP", { otp: codeOf(await inbox.take(ada)) })
    const asking = visitor.call("GET_USER", {})
    expect(await faultsOf("Your recovery code")).toEqual([])
    await writeDown(visitor)
    const { address } = (await asking).payload as { readonly address: string }
    const data = `0x${"ff".repeat(600)}`
    const signing = visitor.call("RPC_REQUEST", { method: "personal_sign", params: [data, address] })
    expect(await faultsOf("Sign a message")).toEqual([])
    await visitor.call("RPC_ABORT")
    await signing
    const showing = visitor.call("SHOW_WALLET")
    expect(await faultsOf("Your wallet")).toEqual([])
    await (await visitor.frame()).getByRole("button", { name: "Close" }).click()
    await showing
  })
})

describe("who is heard", () => {
  it("T15 a message of another window, or of a page inside the page, is not answered", async () => {
    const { open } = await start()
    const visitor = await open()
    await visitor.ready()
    const frame = await visitor.frame()
    // From the frame's own window, which is another source than the page's.
    await frame.evaluate(() => postMessage({ type: "@w3m-app/IS_CONNECTED", id: "own" }, "*"))
    // From a sibling, which posts through the page to the frame.
    await visitor.page.evaluate(() => {
      const sibling = document.createElement("iframe")
      document.body.append(sibling)
      const script = sibling.contentDocument!.createElement("script")
      script.textContent =
        'parent.document.querySelector("iframe").contentWindow.postMessage({ type: "@w3m-app/IS_CONNECTED", id: "sibling" }, "*")'
      sibling.contentDocument!.body.append(script)
    })
    expect(await visitor.call("IS_CONNECTED")).toMatchObject({ payload: { isConnected: false } })
    const answers = await visitor.said("@w3m-frame/IS_CONNECTED_SUCCESS")
    expect(answers).toHaveLength(1)
  })

  it("T17 a page of an origin that is not allowed does not get the frame, nor one around an allowed page", async () => {
    const { site, open, url } = await start()
    const visitor = await open()
    const evil = site.origin.replace("localhost", "127.0.0.1")
    await visitor.page.goto(evil)
    await expect.poll(async () => (await visitor.frame()).url()).toMatch(/^chrome-error:/)
    await visitor.page.setContent(`<iframe src="${site.origin}"></iframe>`)
    await expect
      .poll(() => visitor.page.frames().some((frame) => frame.url().startsWith("chrome-error:")))
      .toBe(true)
    expect(visitor.page.frames().filter((frame) => frame.url().startsWith(url))).toEqual([])
  })

  it("T16 a malformed request is answered with an error, and a strange message with nothing", async () => {
    const { open } = await start()
    const visitor = await open()
    expect(await visitor.call("CONNECT_EMAIL", { email: "ada" })).toMatchObject({
      payload: { message: "The request is malformed" }
    })
    await visitor.forget()
    await visitor.page.evaluate(() => {
      const { contentWindow } = document.querySelector("iframe")!
      for (const message of [
        null,
        1,
        {},
        { type: "@w3m-app/NOTHING", id: "a" },
        { type: "@w3m-app/IS_CONNECTED" }
      ])
        contentWindow!.postMessage(message, "*")
    })
    expect(await visitor.call("GET_CHAIN_ID")).toMatchObject({ payload: { chainId: 1 } })
    expect(await visitor.page.evaluate(() => window.messages.length)).toBe(1)
  })

  it("T16 of a page that asks and asks, 64 calls wait at a time, and abort still works", async () => {
    const { visitor, user } = await comeBack()
    const asking = visitor.page.evaluate(
      async ([message, address]) => {
        const all = Array.from({ length: 70 }, () =>
          window.call("RPC_REQUEST", { method: "personal_sign", params: [message, address] })
        )
        return Promise.all(all)
      },
      [hex("Hello"), user.address] as const
    )
    const refused = async () => (await visitor.said("@w3m-frame/RPC_REQUEST_ERROR")).length
    await expect.poll(refused).toBe(6)
    await visitor.panel("Sign a message")
    await visitor.call("RPC_ABORT")
    await expect.poll(refused).toBe(70)
    const texts = (await asking).map(({ payload }) => (payload as { message: string }).message)
    expect(texts.filter((text) => text === "Too many requests at a time")).toHaveLength(6)
    expect(texts.filter((text) => text === "Request was aborted")).toHaveLength(64)
  })

  it("S4.20 in part, S7.30 in part: after RELOAD the frame is ready once more", async () => {
    const { open } = await start()
    const visitor = await open()
    await visitor.ready()
    await visitor.forget()
    expect(await visitor.call("RELOAD")).toMatchObject({ type: "@w3m-frame/RELOAD_SUCCESS" })
    await expect.poll(() => visitor.said("@w3m-frame/READY")).toHaveLength(1)
  })
})
