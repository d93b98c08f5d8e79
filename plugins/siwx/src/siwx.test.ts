import { isKitError, type KitState } from "@latchkey/core"
import { describe, expect, it, onTestFinished } from "vitest"
import { newBrowser, openPage, type Browser } from "../support/signInKit.ts"
import { testNamespace } from "../support/testChain.ts"
import { formatMessage, signedIn, siwx, type SiwxBackend, type SiwxOptions } from "./index.ts"
import { siwx as siwxWithView } from "./react/index.ts"
import { SiwxNetworkRefusedError } from "./errors.ts"

const visit = async (browser: Browser = newBrowser(), options: SiwxOptions = {}) => {
  const page = await openPage(browser, options)
  onTestFinished(() => page.kit.dispose())
  return page
}
const asked = async (browser?: Browser, options?: SiwxOptions) => {
  const page = await visit(browser, options)
  await page.connect()
  await page.until("asked")
  return page
}
const signedUp = async (browser?: Browser, options?: SiwxOptions) => {
  const page = await asked(browser, options)
  await page.kit.siwx.signIn()
  return page
}
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (isKitError(error) ? error.code : String(error))
  )
const messageOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : String(error))
  )
const a1 = { chainId: "test:1", address: "a1" } as const
const status = ({ kit }: { readonly kit: { readonly getSnapshot: () => KitState } }) =>
  kit.getSnapshot().account["test"]?.status
const overriding = (browser: Browser, change: Partial<SiwxBackend>): SiwxOptions => ({
  backend: { ...browser.site.backend, ...change }
})

describe("an option that is wrong", () => {
  it("T29 is told to the developer", async () => {
    const statement = "Sign in.\nURI: https://evil.test"
    const resources = ["javascript:alert(1)", "https://shop.test/terms"]
    const page = await asked(newBrowser(), { statement, resources })
    expect(page.kit.getSnapshot().notice.alerts.map(({ code }) => code)).toEqual([
      "SIWX_OPTION_INVALID",
      "SIWX_OPTION_INVALID"
    ])
  })
})

describe("after connecting", () => {
  it("S4.24[opens, signature] the view opens; a signature adds a session and closes the modal", async () => {
    const page = await asked()
    expect(page.views().at(-1)).toBe("siwx/Sign")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    const session = await page.kit.siwx.signIn()
    expect(session).toMatchObject({ data: { accountAddress: "a1", chainId: "test:1", domain: "shop.test" } })
    expect(page.wallet.asked).toEqual([session.message])
    expect(page.isOpen()).toBe(false)
    expect(signedIn(page.kit.getSnapshot())).toEqual(session)
    expect(await page.site.session()).toMatchObject(a1)
  })

  it("a wallet that asks in the page itself is asked at once: its owner confirms once, and is asked again where they declined", async () => {
    const browser = newBrowser()
    browser.wallet.connectorType = "auth"
    browser.wallet.onSign = () => Promise.reject(new Error("User rejected the request."))
    const page = await visit(browser)
    await page.connect()
    await page.until("declined", "failed")
    expect(page.wallet.asked).toHaveLength(1)
    expect(page.views().at(-1)).toBe("siwx/Sign")
    page.wallet.onSign = undefined
    await page.kit.siwx.signIn()
    expect(page.wallet.asked).toHaveLength(2)
    expect(page.isOpen()).toBe(false)
  })

  it("a wallet that asks in the page itself is not asked by a page that finds it connected", async () => {
    const browser = newBrowser()
    browser.wallet.connectorType = "auth"
    browser.wallet.onSign = () => new Promise(() => {})
    const first = await visit(browser, { required: true })
    await first.connect()
    await first.until("signing")
    await first.kit.dispose()
    const second = await visit(browser, { required: true })
    await second.until("asked")
    expect(second.wallet.asked).toHaveLength(1)
  })

  it("S3.14[all] a session has each field of the data, the message that was signed, and its signature", async () => {
    const browser = newBrowser()
    const own = {
      statement: "Sign in to the shop.",
      resources: ["https://shop.test/terms"],
      requestId: "order-7"
    }
    const page = await signedUp(
      browser,
      overriding(browser, {
        createMessage: async (...given) => {
          const { data } = await browser.site.backend.createMessage(...given)
          const full = { ...data, ...own }
          return { data: full, text: formatMessage(full, [testNamespace]) }
        }
      })
    )
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(signedIn(page.kit.getSnapshot())).toEqual({
      data: {
        accountAddress: "a1",
        chainId: "test:1",
        domain: "shop.test",
        uri: expect.stringMatching(/^http:\/\/shop\.test/),
        version: "1",
        nonce: expect.stringMatching(/^[0-9a-zA-Z]{8,}$/),
        issuedAt: date,
        expirationTime: date,
        notBefore: date,
        ...own
      },
      message: browser.wallet.asked[0],
      signature: expect.any(String)
    })
  })

  it("S4.24 in part: nothing is asked where there is a session, on a network that the page does not use, or without a way to sign", async () => {
    const browser = newBrowser()
    const first = await signedUp(browser)
    await first.kit.dispose()
    const again = await visit(browser)
    await again.until("signedIn")
    expect([again.isOpen(), again.wallet.asked.length]).toEqual([false, 1])

    const lost = newBrowser()
    lost.wallet.networkId = "test:9"
    const elsewhere = await visit(lost)
    await elsewhere.kit.connect({ connectorId: "wallet" })
    expect([elsewhere.now().status, elsewhere.views().includes("siwx/Sign")]).toEqual(["none", false])
  })

  it("S4.24[failure] a failure leaves the view with what went wrong, and opens it again where it was closed", async () => {
    const page = await asked()
    page.wallet.onSign = async () => {
      throw Object.assign(new Error("No"), { code: 4001 })
    }
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_DECLINED")
    expect([page.now().status, page.views().at(-1)]).toEqual(["declined", "siwx/Sign"])
    page.kit.navigation.unblock()
    page.kit.close()
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_DECLINED")
    expect(page.views()).toEqual(["siwx/Sign"])
    page.wallet.onSign = async () => {
      throw new Error("broken")
    }
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_FAILED")
    expect(page.now()).toMatchObject({ status: "failed", code: "SIWX_FAILED" })
    page.wallet.onSign = async () => "forged"
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_SIGNATURE_INVALID")
    expect(await page.site.session()).toBeUndefined()
    page.wallet.onSign = undefined
    await page.kit.siwx.signIn()
    expect([page.now().status, page.isOpen()]).toEqual(["signedIn", false])
  })

  it("S8.09[A problem occurred while trying initialize authentication, Signature declined, This application might not support Smart Accounts] each failure says what failed", async () => {
    const browser = newBrowser()
    const page = await asked(browser)
    const signing = (onSign: typeof page.wallet.onSign) => {
      page.wallet.onSign = onSign
      return messageOf(page.kit.siwx.signIn())
    }
    expect(await signing(() => Promise.reject(new Error("broken")))).toBe(
      "A problem occurred while trying initialize authentication"
    )
    expect(await signing(() => Promise.reject(Object.assign(new Error("No"), { code: 4001 })))).toBe(
      "Signature declined"
    )
    // What an account of a key may have wrong is its signature, not its kind.
    expect(await signing(async () => "forged")).toBe("The signature is not valid")

    const smart = newBrowser()
    smart.wallet.type = "smartAccount"
    const other = await asked(smart)
    other.wallet.onSign = async () => "forged"
    const failed = await other.kit.siwx.signIn().catch((error: unknown) => error)
    expect(failed).toMatchObject({
      code: "SIWX_SMART_ACCOUNT",
      message: "This application might not support Smart Accounts",
      advice: expect.stringContaining("test:1")
    })
    expect(other.now()).toMatchObject({ status: "failed", code: "SIWX_SMART_ACCOUNT" })
    expect(await other.site.session()).toBeUndefined()
    expect(await codeOf(other.kit.disconnect().then(() => other.kit.siwx.signIn()))).toBe("NOT_CONNECTED")
  })

  it("S4.25 closing is refused while it is required and nobody signed", async () => {
    const page = await asked()
    page.kit.navigation.requestClose()
    expect(page.kit.getSnapshot().navigation).toMatchObject({ open: true, shakes: 1 })
    page.kit.close()
    page.kit.open()
    page.kit.navigation.goBack()
    expect(page.kit.getSnapshot().navigation).toMatchObject({ open: true, shakes: 4 })
    expect(page.views().at(-1)).toBe("siwx/Sign")
    page.kit.navigation.push("Networks")
    page.kit.close()
    expect(page.isOpen()).toBe(true)
    page.kit.navigation.goBack()
    expect(page.views().at(-1)).toBe("siwx/Sign")
    await page.kit.siwx.signIn()
    page.kit.open()
    page.kit.navigation.requestClose()
    expect(page.isOpen()).toBe(false)
  })

  it("S4.25 in part: the question comes back with the modal where it could not be drawn", async () => {
    const page = await asked()
    page.kit.navigation.unblock()
    page.kit.close()
    page.kit.open()
    expect(page.views()).toEqual(["siwx/Sign"])
    page.kit.close()
    expect(page.isOpen()).toBe(true)
  })

  it("S4.26[closes, disconnects] cancelling disconnects where it is required, and closes the modal", async () => {
    const page = await asked()
    await page.kit.siwx.cancel()
    expect([status(page), page.isOpen(), page.now().status]).toEqual(["disconnected", false, "none"])
  })

  it("S4.26[switches back] cancelling goes back to the network of the latest sign-in, where that one still holds", async () => {
    const page = await signedUp()
    await page.kit.switchNetwork({ networkId: "test:2" })
    await page.until("asked")
    expect(page.views()).toEqual(["siwx/Sign"])
    await page.kit.siwx.cancel()
    await page.until("signedIn")
    expect(page.kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId).toBe("test:1")
    expect([page.isOpen(), status(page)]).toEqual([false, "connected"])
    expect(await page.site.session()).toMatchObject(a1)

    await page.kit.siwx.revoke(a1)
    expect(status(page)).toBe("disconnected")
  })

  it("S4.26[closes] cancelling leaves the wallet connected where it is optional, and nobody is asked again", async () => {
    const browser = newBrowser()
    const page = await asked(browser, { required: false })
    page.wallet.onSign = () => new Promise(() => {})
    const signing = codeOf(page.kit.siwx.signIn())
    await page.kit.siwx.cancel()
    expect(await signing).toBe("CANCELLED")
    expect([page.now().status, page.isOpen(), status(page)]).toEqual(["skipped", false, "connected"])
    await page.kit.dispose()
    const again = await visit(browser, { required: false })
    await again.until("skipped")
    expect(again.isOpen()).toBe(false)
  })

  it("S4.26 in part: closing the modal is cancelling where it is optional", async () => {
    const page = await asked(undefined, { required: false })
    page.kit.navigation.requestClose()
    expect([page.now().status, status(page)]).toEqual(["skipped", "connected"])
    page.kit.open()
    expect(page.views()).toEqual(["Account"])
  })

  it.each([
    ["getSessions", "rejects"],
    ["createMessage", "rejects"],
    ["createMessage", "names another account"]
  ] as const)("S4.27 who cannot be asked is disconnected, and told: %s %s", async (name, how) => {
    const browser = newBrowser()
    const message = await browser.site.backend.createMessage(a1)
    const other = { ...message, data: { ...message.data, accountAddress: "a2" } }
    const answer = async () => {
      if (how === "rejects") throw new Error("down")
      return other
    }
    const page = await visit(browser, overriding(browser, { [name]: answer }))
    await page.connect()
    await page.until("none")
    expect([status(page), page.views()]).toEqual(["disconnected", ["Connect"]])
    // By its code, for which the modal has words in each language.
    expect(page.kit.getSnapshot().notice.toast).toMatchObject({ variant: "error", code: "SIWX_FAILED" })
    expect(page.kit.getSnapshot().notice.toast?.text).toBeUndefined()
  })
})

describe("one question for each account and network", () => {
  it("T30 another account is asked, and the one before is not, when it comes back", async () => {
    const page = await signedUp()
    page.wallet.tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await page.until("asked")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    expect(await page.site.session()).toBeUndefined()
    await page.kit.siwx.signIn()
    expect(await page.site.session()).toMatchObject({ address: "a2" })
    page.wallet.tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a1", type: "eoa" }]
    })
    await expect.poll(() => signedIn(page.kit.getSnapshot())?.data.accountAddress).toBe("a1")
    expect(await page.site.session()).toMatchObject(a1)
    expect(page.wallet.asked).toHaveLength(2)
  })

  it("T30 two clicks ask the wallet once, and a later one not at all", async () => {
    const page = await asked()
    const [first, second] = await Promise.all([page.kit.siwx.signIn(), page.kit.siwx.signIn()])
    expect(second).toEqual(first)
    expect(await page.kit.siwx.signIn()).toEqual(first)
    expect(page.wallet.asked).toHaveLength(1)
  })

  it("T30 a sign-in of an account that left meanwhile signs nobody in", async () => {
    const page = await asked()
    page.wallet.onSign = async (sign) => {
      page.wallet.tell({
        type: "accounts",
        namespace: "test",
        accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
      })
      await page.until("asked")
      return sign()
    }
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_FAILED")
    expect(page.now()).toMatchObject({ status: "asked", account: "test:1:a2" })
    expect(await page.site.session()).toBeUndefined()
    expect(page.site.requests).not.toContain("verify")
  })

  it("T30 a sign-in during whose verification the account left is taken back", async () => {
    const browser = newBrowser()
    const page = await asked(
      browser,
      overriding(browser, {
        addSession: async (session) => {
          await browser.site.backend.addSession(session)
          browser.wallet.tell({
            type: "accounts",
            namespace: "test",
            accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
          })
          await new Promise<void>((done) => {
            const stop = page.kit.subscribe(() => {
              if (page.kit.getSnapshot().account["test"]?.address !== "a2") return
              stop()
              done()
            })
          })
        }
      })
    )
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_FAILED")
    await page.until("asked")
    expect(await page.site.session()).toBeUndefined()
    expect(await browser.site.backend.getSessions(a1)).toEqual([])
  })

  it("T30 a sign-in during whose verification the wallet left and came back is of the visit before: the visitor is asked", async () => {
    const browser = newBrowser()
    const verified = Promise.withResolvers<void>()
    const page = await asked(
      browser,
      overriding(browser, {
        addSession: async (session) => {
          await browser.site.backend.addSession(session)
          await verified.promise
        }
      })
    )
    const signing = codeOf(page.kit.siwx.signIn())
    await expect.poll(() => browser.site.session()).toMatchObject(a1)
    await page.kit.disconnect()
    await page.connect()
    verified.resolve()
    expect(await signing).toBe("SIWX_FAILED")
    await page.until("asked")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    expect(await browser.site.session()).toBeUndefined()
    expect(await browser.site.kept()).toEqual([])
  })

  it("T30 revoking another account's sign-in, or one that is not there, leaves the visitor where they are", async () => {
    const page = await signedUp()
    await page.kit.siwx.revoke({ chainId: "test:2", address: "a1" })
    expect([page.now().status, status(page)]).toEqual(["signedIn", "connected"])
    expect(await page.site.session()).toMatchObject(a1)
    const waiting = await asked()
    await waiting.kit.siwx.revoke(a1)
    await waiting.kit.siwx.revoke()
    expect([waiting.now().status, status(waiting)]).toEqual(["asked", "connected"])
  })

  it("S4.24 in part: nobody is asked on a namespace that its keeper does not take", async () => {
    const browser = newBrowser()
    const page = await visit(browser, overriding(browser, { namespaces: ["other"] }))
    await page.connect()
    await expect.poll(() => status(page)).toBe("connected")
    expect([page.now().status, browser.site.requests]).toEqual(["none", []])
    expect(await codeOf(page.kit.siwx.signIn())).toBe("SIWX_NETWORK_REFUSED")
    expect(browser.wallet.asked).toEqual([])
  })

  it("S4.06 in part: disconnecting signs out, in the page and on the server", async () => {
    const page = await signedUp()
    await page.kit.disconnect()
    await expect.poll(() => page.site.session()).toBeUndefined()
    expect([page.now().status, page.isOpen()]).toEqual(["none", false])
    expect(await page.site.backend.getSessions(a1)).toEqual([])
  })

  it("T30 who is not connected any more when the page is opened again is signed out", async () => {
    const browser = newBrowser()
    const first = await signedUp(browser)
    await first.kit.dispose()
    browser.wallet.connected = false
    const again = await visit(browser)
    await expect.poll(() => browser.site.session()).toBeUndefined()
    expect(again.now().status).toBe("none")
  })

  it("T30 a sign-out that never reached the server is told by the next page", async () => {
    const browser = newBrowser()
    const lost = overriding(browser, { setSessions: () => new Promise(() => {}) })
    const page = await signedUp(browser, lost)
    await page.kit.disconnect()
    await page.kit.dispose()
    expect(await browser.site.session()).toMatchObject(a1)
    await visit(browser)
    await expect.poll(() => browser.site.session()).toBeUndefined()
    expect(await browser.site.kept()).toEqual([])
  })

  it("T30 a sign-out that failed is told again before the next visitor is looked at, who is asked", async () => {
    const browser = newBrowser()
    let fails = 1
    const { setSessions } = browser.site.backend
    const page = await signedUp(
      browser,
      overriding(browser, {
        setSessions: async (...given) => {
          if (fails-- > 0) throw new Error("down")
          return setSessions(...given)
        }
      })
    )
    await page.kit.disconnect()
    await expect.poll(() => fails).toBe(0)
    expect(await browser.site.session()).toMatchObject(a1)
    await page.connect()
    await page.until("asked")
    expect(await browser.site.kept()).toEqual([])
    expect(await page.site.session()).toBeUndefined()
  })

  it("T30 of two sign-outs, the second is remembered when the first has been heard", async () => {
    const browser = newBrowser()
    const answers: Array<() => void> = []
    const setSessions = () => new Promise<void>((resolve) => void answers.push(resolve))
    const page = await signedUp(browser, overriding(browser, { setSessions }))
    await page.kit.disconnect()
    await page.connect()
    await page.kit.disconnect()
    await expect.poll(() => answers.length).toBe(1)
    answers[0]!()
    await expect.poll(() => answers.length).toBe(2)
    await page.kit.dispose()
    expect(await browser.site.session()).toMatchObject(a1)
    await visit(browser)
    await expect.poll(() => browser.site.session()).toBeUndefined()
  })

  it("S4.26 in part: who did not want to sign in is asked again after disconnecting", async () => {
    const page = await asked(undefined, { required: false })
    await page.kit.siwx.cancel()
    expect(page.now().status).toBe("skipped")
    await page.kit.disconnect()
    await page.connect()
    await page.until("asked")
  })

  it("T30 a page that was left during the verification is signed out by the next one, where nobody is connected", async () => {
    const browser = newBrowser()
    const page = await asked(
      browser,
      overriding(browser, {
        addSession: async (session) => {
          await browser.site.backend.addSession(session)
          return new Promise(() => {})
        }
      })
    )
    void codeOf(page.kit.siwx.signIn())
    await expect.poll(() => browser.site.session()).toMatchObject(a1)
    await page.kit.dispose()
    browser.wallet.connected = false
    await visit(browser)
    await expect.poll(() => browser.site.session()).toBeUndefined()
  })

  it("T30 on a network that is asked nothing, the server takes the visitor for nobody", async () => {
    const page = await signedUp()
    page.wallet.tell({ type: "network", namespace: "test", networkId: "test:9" })
    await page.until("none")
    await expect.poll(() => page.site.session()).toBeUndefined()
    page.wallet.tell({ type: "network", namespace: "test", networkId: "test:1" })
    await page.until("signedIn")
    expect(await page.site.session()).toMatchObject(a1)
    expect(page.wallet.asked).toHaveLength(1)
  })

  it("T30 a click before it is known who is signed in asks the wallet only if nobody is", async () => {
    const browser = newBrowser()
    const first = await signedUp(browser)
    await first.kit.dispose()
    let look = () => {}
    const looked = new Promise<void>((resolve) => (look = resolve))
    const page = await visit(
      browser,
      overriding(browser, {
        getSessions: async (...given) => {
          await looked
          return browser.site.backend.getSessions(...given)
        }
      })
    )
    await page.until("checking")
    const clicks = [page.kit.siwx.signIn(), page.kit.siwx.signIn()]
    look()
    const [one, two] = await Promise.all(clicks)
    expect(one).toMatchObject({ data: { accountAddress: "a1" } })
    expect(two).toEqual(one)
    expect(browser.wallet.asked).toHaveLength(1)
    expect(page.now().status).toBe("signedIn")
  })

  it("is asked again after a reload only by a page that got no answer", async () => {
    const browser = newBrowser()
    const first = await asked(browser)
    await first.kit.dispose()
    const again = await visit(browser)
    await again.until("asked")
    expect(again.views()).toEqual(["siwx/Sign"])
    await again.kit.siwx.signIn()
    expect([again.isOpen(), browser.wallet.asked.length]).toEqual([false, 1])
  })

  it("T30 another tab that signs in or out is followed", async () => {
    const browser = newBrowser()
    const listeners = new Set<(key?: string) => void>()
    const shared = (mine: Set<(key?: string) => void>): Browser => ({
      ...browser,
      storage: {
        ...browser.storage,
        set: (key, value) => {
          browser.storage.set(key, value)
          for (const listener of listeners) if (!mine.has(listener)) listener(key)
        },
        remove: (key) => {
          browser.storage.remove(key)
          for (const listener of listeners) if (!mine.has(listener)) listener(key)
        },
        subscribe: (listener) => {
          listeners.add(listener)
          mine.add(listener)
          return () => void listeners.delete(listener)
        }
      }
    })
    const one = await asked(shared(new Set()), { required: false })
    const two = await visit(shared(new Set()), { required: false })
    await two.until("asked")
    await one.kit.siwx.signIn()
    await two.until("signedIn")
    expect([two.isOpen(), browser.wallet.asked.length]).toEqual([false, 1])
    await one.kit.siwx.revoke()
    await two.until("skipped")
    expect(two.isOpen()).toBe(false)
  })
})

describe("for apps", () => {
  it("S5.15 two ways to keep sign-ins are refused where they are declared", () => {
    const siweConfig = {
      getNonce: async () => "",
      getMessageParams: async () => ({ domain: "", uri: "" }),
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => {}
    }
    const { backend } = newBrowser().site
    for (const declare of [siwx, siwxWithView]) {
      expect(() => declare({ backend, siweConfig })).toThrow(
        expect.objectContaining({
          code: "SIWX_CONFIG_DUPLICATE",
          message: expect.stringContaining("Cannot set both `siweConfig` and `siwx` options")
        })
      )
      expect(declare({ siweConfig }).id).toBe("siwx")
    }
  })

  it("signs in by the function alone, and says why it cannot", async () => {
    const page = await visit()
    expect(await codeOf(page.kit.siwx.signIn())).toBe("NOT_CONNECTED")
    expect(await page.kit.siwx.isRequired()).toBe(true)
    const browser = newBrowser()
    const refusing = await asked(
      browser,
      overriding(browser, {
        addSession: async ({ data: { chainId } }) => {
          throw new SiwxNetworkRefusedError({ chainId })
        }
      })
    )
    expect(await codeOf(refusing.kit.siwx.signIn())).toBe("SIWX_NETWORK_REFUSED")
    expect(refusing.now()).toMatchObject({ status: "failed", code: "SIWX_NETWORK_REFUSED" })
  })

  it("takes a signature for no proof where nobody checks it", async () => {
    const browser = newBrowser()
    const page = await asked(browser)
    const { data, text } = await page.kit.siwx.message(a1)
    const session = { data, message: text, signature: `a1 signed ${text}` }
    await page.kit.siwx.verify(session)
    expect(await codeOf(page.kit.siwx.verify({ ...session, signature: "x" }))).toBe("SIWX_SIGNATURE_INVALID")
    await page.kit.siwx.add([session])
    expect(page.now().status).toBe("signedIn")
    const { verify: _, ...blind } = browser.site.backend
    const other = await visit(newBrowser(), { backend: blind })
    expect(await codeOf(other.kit.siwx.verify(session))).toBe("SIWX_SIGNATURE_INVALID")
  })
})

describe("askOn: account", () => {
  const wide = { askOn: "account" } as const
  const moveTo = async (page: Awaited<ReturnType<typeof visit>>, id: number) => {
    page.wallet.networkId = `test:${id}`
    page.wallet.tell({ type: "network", namespace: "test", networkId: `test:${id}` })
    await expect
      .poll(() => page.kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.caipNetworkId, {
        interval: 1
      })
      .toBe(`test:${id}`)
  }

  it("an account that signed in stays signed in on the app's other networks, and neither it nor the server is asked there", async () => {
    const browser = newBrowser()
    const looks: Array<string> = []
    const page = await signedUp(browser, {
      ...overriding(browser, {
        getSessions: (account, options) => {
          looks.push(account.chainId)
          return browser.site.backend.getSessions(account, options)
        }
      }),
      ...wide
    })
    const session = signedIn(page.kit.getSnapshot())
    expect(session?.data.chainId).toBe("test:1")
    await moveTo(page, 2)
    expect(signedIn(page.kit.getSnapshot())).toEqual(session)
    expect([page.isOpen(), page.wallet.asked.length, looks]).toEqual([false, 1, ["test:1"]])
    expect(await page.kit.siwx.signIn({ namespace: "test" })).toEqual(session)
    expect(await page.kit.siwx.sessions({ chainId: "test:2", address: "a1" })).toEqual([session])
    expect(await browser.site.session()).toMatchObject(a1)
  })

  it("a page that is opened on another network finds the sign-in, and so it does after a network that is asked nothing", async () => {
    const browser = newBrowser()
    const first = await signedUp(browser, wide)
    await moveTo(first, 2)
    await first.kit.dispose()
    const again = await visit(browser, wide)
    await again.until("signedIn")
    expect(signedIn(again.kit.getSnapshot())?.data.chainId).toBe("test:1")
    await moveTo(again, 9)
    await again.until("none")
    await expect.poll(() => browser.site.session(), { interval: 1 }).toBeUndefined()
    await moveTo(again, 2)
    await again.until("signedIn")
    expect(await browser.site.session()).toMatchObject(a1)
    expect([again.isOpen(), again.wallet.asked.length]).toEqual([false, 1])
  })

  it("another account is asked all the same", async () => {
    const page = await signedUp(newBrowser(), wide)
    page.wallet.account = "a2"
    page.wallet.tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await page.until("asked")
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
  })

  it("revoking it on any of its networks ends it", async () => {
    const browser = newBrowser()
    const page = await signedUp(browser, { ...wide, required: false })
    await moveTo(page, 2)
    await page.kit.siwx.revoke({ chainId: "test:2", address: "a1" })
    expect(signedIn(page.kit.getSnapshot())).toBeUndefined()
    expect(await browser.site.session()).toBeUndefined()
  })

  it("a question that is open comes along to the next network; one that was refused is not put there", async () => {
    const page = await asked(newBrowser(), { ...wide, required: false })
    const statuses = new Set<string>()
    const stop = page.kit.subscribe(() => statuses.add(page.now().status))
    await moveTo(page, 2)
    await expect.poll(() => page.now().account, { interval: 1 }).toBe("test:2:a1")
    stop()
    // It stands as it was, and is not put once more.
    expect([page.isOpen(), [...statuses]]).toEqual([true, ["asked"]])
    await page.kit.siwx.cancel()
    expect(page.now().status).toBe("skipped")
    await moveTo(page, 1)
    await page.until("skipped")
    expect([page.isOpen(), page.wallet.asked.length]).toEqual([false, 0])
  })

  it("a question that has come along is answered for the network where the visitor is", async () => {
    const browser = newBrowser()
    const page = await asked(browser, { ...wide, required: false })
    await moveTo(page, 2)
    const [session] = await Promise.all([page.kit.siwx.signIn(), page.until("signedIn")])
    expect(session).toMatchObject({ data: { chainId: "test:2", accountAddress: "a1" } })
    expect([page.wallet.asked.length, await browser.site.session()]).toMatchObject([1, { chainId: "test:2" }])
  })

  it("a word that is neither is told, and asks on each network", async () => {
    const page = await signedUp(newBrowser(), { askOn: "wallet" as "account" })
    expect(page.kit.getSnapshot().notice.alerts.map(({ code }) => code)).toEqual(["SIWX_OPTION_INVALID"])
    await moveTo(page, 2)
    await page.until("asked")
  })
})
