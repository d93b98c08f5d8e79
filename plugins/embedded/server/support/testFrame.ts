import type { FrameCallAnswer, FrameCallName, FrameCallRequest } from "@latchkey/embedded/wire"
import { vi } from "vitest"
import { answers } from "../frame/calls/answers.ts"
import type { Frame } from "../frame/Frame.ts"
import { FrameError, rejected } from "../frame/FrameError.ts"
import type { MadePasskey } from "../frame/passkey/PasskeyAsk.ts"
import type { Passkeys } from "../frame/passkey/makePasskeys.ts"
import type { Review } from "../frame/screen/Review.ts"
import type { Screen } from "../frame/screen/makeScreen.ts"
import { fromBase64Url, randomBytes } from "../frame/vault/bytes.ts"
import { makeDevice } from "../frame/vault/makeDevice.ts"
import type { Vault } from "../frame/vault/openVault.ts"
import { makeWallet } from "../frame/wallet/makeWallet.ts"
import { words } from "../frame/words/en.ts"
import type { FrameSettings } from "../src/frame/FrameSettings.ts"
import { makeTestPasskey } from "./testPasskey.ts"
import { codeOf, confirm, linkOf, PAGE, type startTestServer } from "./testServer.ts"

type Server = Awaited<ReturnType<typeof startTestServer>>

/** What the server is taken to say to a route, in its place, a whole `Response` or its body: nothing lets the real one answer. */
export type SaidInstead = (body: Readonly<Record<string, unknown>>) => object | undefined

/** A storage in memory, which a test keeps over a reload. */
export const makeTestVault = (): Vault => {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    delete: async (key) => void kept.delete(key),
    isLasting: true
  }
}

/** Puts what the frame's modules ask of their document and their server in its place; undone by `vi.unstubAllGlobals`. */
export const enterDocument = (server: Server) => {
  const real = globalThis.fetch
  const asked: Array<{ readonly route: string; readonly body: Readonly<Record<string, unknown>> }> = []
  const instead = new Map<string, SaidInstead>()
  vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} } })
  vi.stubGlobal("location", new URL(server.url))
  vi.stubGlobal("fetch", async (path: string | URL, init?: RequestInit) => {
    if (!String(path).startsWith("/api/")) return real(path, init)
    const [route, body] = [String(path).slice("/api/".length), JSON.parse(init?.body as string)]
    asked.push({ route, body })
    const said = instead.get(route)?.(body)
    if (said === undefined) return real(new URL(path, server.url), init)
    return said instanceof Response ? said : Response.json(said)
  })
  return {
    asked,
    instead,
    /** How often a route was asked. */
    count: (wanted: string) => asked.filter(({ route }) => route === wanted).length
  }
}

/** Passkeys of a device without a browser: each keeps its secret. */
const passkeysOf = (url: string, isHandy: boolean) => {
  const made = new Map<
    string,
    { readonly key: ReturnType<typeof makeTestPasskey>; readonly secret: string }
  >()
  const passkeys: Passkeys = {
    canAsk: isHandy,
    isHandy: async () => isHandy,
    begin: ((kind: "create" | "get") =>
      async ({ challenge, known }: Parameters<ReturnType<Passkeys["begin"]>>[0]) => {
        if (kind === "create") {
          const key = makeTestPasskey(url)
          const secret = randomBytes(32)
          made.set(key.id, { key, secret: Buffer.from(secret).toString("base64url") })
          return {
            id: key.id,
            publicKey: key.publicKey,
            transports: "internal",
            secret
          } satisfies MadePasskey
        }
        const one = made.get(known.find(({ id }) => made.has(id))?.id ?? "")
        if (one === undefined) throw new FrameError("No passkey was used")
        const { challenge: _, ...assertion } = one.key.assert(challenge)
        return { id: one.key.id, ...assertion, secret: fromBase64Url(one.secret)! }
      }) as Passkeys["begin"]
  }
  return { passkeys, made }
}

/** What a visitor does at the frame's panels; each may be another. */
export interface TestVisitor {
  /** Recovery codes that were shown, in their order. */
  readonly codes: Array<string>
  readonly reviews: Array<Review>
  /** What is typed where a code is asked for, one after the other; the visitor closes the panel after them. */
  readonly typed: Array<string>
  /** How often a code was asked for. */
  asked: number
  usesPasskey: boolean
  putsOff: boolean
  /** What happens before the visitor agrees to a review, or to a change of address. */
  beforeYes: () => unknown
}

const declined = () => {
  throw new FrameError(rejected)
}

/** The frame on one device, without a browser: its calls over a real server, its panels answered by a `TestVisitor`. */
export const makeTestFrame = async (
  server: Server,
  {
    vault = makeTestVault(),
    chains = [{ id: "eip155:1", name: "Ethereum", coin: { symbol: "ETH", decimals: 18 } }],
    isHandy = false,
    passkeys: shared,
    shows = {}
  }: {
    readonly vault?: Vault
    readonly chains?: FrameSettings["chains"]
    readonly isHandy?: boolean
    readonly passkeys?: Passkeys
    readonly shows?: Partial<Screen>
  } = {}
) => {
  const visitor: TestVisitor = {
    codes: [],
    reviews: [],
    typed: [],
    asked: 0,
    usesPasskey: false,
    putsOff: false,
    beforeYes: () => {}
  }
  const givenUp: Array<string> = []
  const screen: Screen = {
    saveCode: async (code, _, canWait) => {
      if (canWait === true && visitor.putsOff) return "later"
      visitor.codes.push(code)
      return "saved"
    },
    offerPasskey: async (make) => (visitor.usesPasskey ? make() : undefined),
    askCode: async (open, byPasskey) => {
      visitor.asked++
      if (visitor.usesPasskey && byPasskey !== undefined) return byPasskey()
      for (const text of visitor.typed.splice(0)) {
        const found = await open(text)
        if (found !== undefined) return found
      }
      return declined()
    },
    enter: async ({ byPasskey, byCode }) => {
      for (const text of visitor.typed.splice(0)) {
        const found = await byCode(text)
        if (found !== undefined) return found
      }
      if (byPasskey === undefined) return declined()
      return visitor.usesPasskey ? byPasskey.enter() : byPasskey.join()
    },
    review: async (review) => {
      visitor.reviews.push(review)
      await visitor.beforeYes()
    },
    changeEmail: async () => void (await visitor.beforeYes()),
    wallet: async () => {},
    devices: async () => {},
    passkeys: async () => {},
    giveUp: (text) => void givenUp.push(text),
    ...shows
  }
  const { passkeys, made } = passkeysOf(server.url, isHandy)
  const device = await makeDevice(vault, "one", PAGE)
  const used = shared ?? passkeys
  const frame: Frame = {
    settings: {
      project: { id: "one", name: "The Example" },
      origins: [PAGE],
      chains
    },
    page: { origin: PAGE, post: () => {}, show: () => {}, listen: () => {} },
    device,
    language: { words: () => words, speak: async () => {} },
    screen,
    passkeys: used,
    wallet: makeWallet(device, screen, used)
  }
  const call = <Name extends FrameCallName>(
    name: Name,
    payload: FrameCallRequest<Name>,
    signal: AbortSignal = new AbortController().signal
  ): Promise<FrameCallAnswer<Name>> => answers[name](frame, payload, signal)
  return {
    frame,
    visitor,
    vault,
    givenUp,
    passkeys,
    made,
    call,
    /** Signs in by mail, also where the device is a stranger to the account. */
    signIn: async (email: string) => {
      server.clock.now += 31_000
      const { action } = await call("CONNECT_EMAIL", { email })
      // Mails of what was done to the wallet came before.
      const mailWith = async (sought: RegExp) => {
        let mail = await server.inbox.take(email)
        while (!sought.test(mail.text)) mail = await server.inbox.take(email)
        return mail
      }
      if (action === "VERIFY_DEVICE") await confirm(linkOf(await mailWith(/\/device\?/)))
      await call("CONNECT_OTP", { otp: codeOf(await mailWith(/\b\d{6}\b/)) })
    }
  }
}
