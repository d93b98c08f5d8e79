import { generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { freePort } from "../../../../tests/stack/process/freePort.ts"
import { startInbox } from "../stack/startInbox.ts"
import { ownerMessage, type OwnerAct } from "../src/owner/ownerMessage.ts"
import { startEmbedded, toConfiguration, type FrameFiles } from "../src/index.ts"

/** What a configuration of tests says beside what all of them say. */
export interface TestOptions {
  readonly database?: string
  readonly limits?: object
  readonly chains?: ReadonlyArray<object>
  readonly files?: FrameFiles
  /** The newest first, where there are several. */
  readonly secret?: string | ReadonlyArray<string>
  readonly trustProxy?: boolean
  readonly farcaster?: object
  readonly providers?: ReadonlyArray<object>
  readonly startOverDays?: unknown
  /** Visitors reach it by a name, as passkeys want it. */
  readonly isNamed?: boolean
}

export const PAGE = "https://app.example.com"
export const SECRET = Buffer.alloc(32, 1).toString("base64")

/** A configuration of tests, with two projects. */
export const testConfiguration = (
  smtp: string,
  { limits = {}, chains = [], secret = SECRET, farcaster, providers = [], startOverDays }: TestOptions
) =>
  toConfiguration({
    projects: [
      {
        id: "one",
        name: "The Example",
        origins: ["https://app.example.com", "https://*.example.org", "http://localhost:*"]
      },
      { id: "two", origins: ["https://two.example.com"] }
    ],
    chains,
    farcaster,
    providers,
    startOverDays,
    mail: { smtp, from: "Wallet <wallet@example.com>" },
    secret,
    // Tests sign in more strangers than a minute has.
    limits: { strangersPerMinute: 1_000_000, ...limits }
  })

/** A real server and a real mail server, with a clock that a test moves. */
export const startTestServer = async (options: TestOptions = {}) => {
  const inbox = await startInbox()
  const clock = { now: Date.UTC(2026, 0, 1) }
  const { database, files = new Map(), trustProxy = false, isNamed = false } = options
  const port = isNamed ? await freePort() : 0
  try {
    const server = await startEmbedded({
      configuration: testConfiguration(inbox.smtp, options),
      port,
      files,
      trustProxy,
      now: () => clock.now,
      ...(isNamed ? { publicUrl: `http://localhost:${port}` } : {}),
      ...(database === undefined ? {} : { database })
    })
    return {
      url: isNamed ? `http://localhost:${port}` : server.url,
      inbox,
      clock,
      stop: async () => {
        await Promise.all([server.stop(), inbox.stop()])
      }
    }
  } catch (error) {
    await inbox.stop()
    throw error
  }
}

export type OwnerKey = ReturnType<typeof makeOwnerKey>

export interface TestAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** The key that the owner of a wallet proves things by. */
export const makeOwnerKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519")
  return {
    verifier: publicKey.export({ format: "jwk" }).x!,
    sign: (message: Uint8Array) => sign(null, message, privateKey).toString("base64url")
  }
}

/** A device as the frame's page is one: what it asks, with its secret and, once signed in, its session. */
export const makeDevice = (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const secret = randomBytes(32).toString("base64url")
  /** `work` is what it has worked for, for the next requests. */
  const state: { session?: string; work?: string } = {}
  const askAt = async (base: string, route: string, body: object): Promise<TestAnswer> => {
    const response = await fetch(`${base}/api/${route}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-latchkey-device": secret,
        ...(state.session === undefined ? {} : { authorization: `Bearer ${state.session}` }),
        ...(state.work === undefined ? {} : { "x-latchkey-work": state.work }),
        ...headers
      },
      body: JSON.stringify(body)
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const ask = (route: string, body: object = {}) => askAt(url, route, body)
  /** What the owner of a wallet sends along to prove an act. */
  const prove = async (key: OwnerKey, act: OwnerAct, details: ReadonlyArray<string>) => {
    const [account, challenge] = [
      String((await ask("session")).body["account"]),
      String((await ask("challenge")).body["challenge"])
    ]
    return { challenge, signature: key.sign(ownerMessage(account, act, details, challenge)) }
  }
  return {
    state,
    secret,
    ask,
    prove,
    /** Has the server keep a wallet, as its owner; `share` is a new half of the server as it gave it. */
    keep: async (key: OwnerKey, sealed: string, before: string | null, share?: string) =>
      ask("wallet", {
        sealed,
        before,
        ...(share === undefined ? {} : { share }),
        verifier: key.verifier,
        proof: await prove(key, "keep", [before ?? "", sealed, share ?? ""])
      }),
    /** Asks another server of the same database. */
    askAt,
    signIn: (email: string, more: object = {}) =>
      ask("sign-in", { projectId: "one", origin: PAGE, email, ...more }),
    /** Signs in with the code, and keeps the session. */
    code: async (attempt: unknown, code: string) => {
      const answer = await ask("code", { attempt, code })
      if (answer.status === 200) state.session = String(answer.body["session"])
      return answer
    }
  }
}

/** The code in a mail. */
export const codeOf = ({ text }: { readonly text: string }): string => /\b\d{6}\b/.exec(text)![0]

/** A code that is not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

/** The link in a mail. */
export const linkOf = ({ text }: { readonly text: string }): string =>
  /https?:\/\/\S+\/device\?\S+/.exec(text)![0]

/** Presses the button of the page behind a link. */
export const confirm = (link: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL("/device", link), {
    method: "POST",
    headers,
    body: new URLSearchParams({
      token: new URL(link).searchParams.get("token")!,
      lang: new URL(link).searchParams.get("lang")!
    })
  })

/** The statuses of some answers, lowest first. */
export const statusesOf = (answers: ReadonlyArray<{ readonly status: number }>): ReadonlyArray<number> =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
