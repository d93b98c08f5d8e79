import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { ChainWallet, WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"
import type { WalletPage } from "../src/window/openWindow.ts"
import { secretWith, type Sealed } from "./secret.ts"

/** Where the test's wallet is. */
export const KEYS_URL = "https://keys.test/connect"
const KEYS_ORIGIN = "https://keys.test"

/** The account of the test's wallet. */
export const address = `0xc01b${"0".repeat(35)}1`

interface Message {
  readonly id: string
  readonly event?: string
  readonly requestId?: string
  readonly sender?: string
  readonly data?: any
  readonly content?: {
    readonly handshake?: { readonly method: string; readonly params: any }
    readonly encrypted?: Sealed
  }
}

/** A window of the wallet, as its visitor has it. */
export interface TestWindow {
  readonly url: URL
  /** What the page said to it, and to which origin. */
  readonly heard: ReadonlyArray<{ readonly data: Message; readonly target: string }>
  /** The visitor closes it, without an answer. */
  readonly shut: () => void
  readonly isClosed: () => boolean
  /** Says something to the page. */
  readonly say: (data: unknown, from?: { readonly origin?: string; readonly source?: unknown }) => void
}

/** The wallet in its window, and the visitor in front of it. */
export interface TestCoinbase extends ChainWallet {
  /** What the plugin takes for the page. */
  readonly page: () => WalletPage
  readonly windows: ReadonlyArray<TestWindow>
  /** What windows do from now on: `work`, are not opened, do not load, or load and say nothing. */
  readonly be: (how: "working" | "blocked" | "dead" | "silent") => void
  /** The kind of wallet that the visitor chooses. */
  readonly choose: (kind: string) => void
  /** The chains that it says it knows, and their nodes; none where undefined. */
  readonly know: (chains: Readonly<Record<number, string>> | undefined) => void
  /** What it answers a method with; what it throws is its refusal. */
  readonly answer: (method: string, make: (params: any) => unknown) => void
  /** What of the browser the SDK has kept. */
  readonly stored: Map<string, string>
  /** Each question that came through, with the chain that it was asked on. */
  readonly asked: ReadonlyArray<{
    readonly method: string
    readonly params: unknown
    readonly chainId: number
  }>
}

const refusal = (cause: unknown) => {
  const read = (key: string): unknown => {
    try {
      return (cause as Readonly<Record<string, unknown>> | null | undefined)?.[key]
    } catch {
      return undefined
    }
  }
  const [code, message] = [read("code"), read("message")]
  return {
    code: typeof code === "number" ? code : -32603,
    message: typeof message === "string" ? message : typeof cause === "string" ? cause : "It failed."
  }
}

const storageOver = (values: Map<string, string>) => ({
  get length() {
    return values.size
  },
  key: (index: number) => [...values.keys()][index] ?? null,
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key)
})

/** The wallet of the SDK's wire, in the place of its page. */
export const testCoinbase = (): TestCoinbase => {
  const requests = createRequests()
  const desk = createApprovalDesk({ policy: "approve", policies: {}, onRequest: undefined })
  const windows: Array<TestWindow> = []
  const listeners = new Set<unknown>()
  const stored = new Map<string, string>()
  const asked: Array<TestCoinbase["asked"][number]> = []
  const secret = secretWith()
  let how: Parameters<TestCoinbase["be"]>[0] = "working"
  let kind = "scw"
  let chains: Readonly<Record<number, string>> | undefined = {
    1: "https://node.wallet.coinbase.com/1",
    8453: "https://node.wallet.coinbase.com/8453"
  }
  let place: WalletPlace | undefined
  const isKnown = () => stored.has("-CBWSDK:SCWStateManager:accounts")

  const answers: Record<string, (params: any) => unknown> = {
    eth_requestAccounts: () => [address],
    personal_sign: () => "0x5166",
    wallet_switchEthereumChain: () => null
  }
  const genuine = async (method: string, params: unknown) => {
    await desk.decide(method, params, { kind: "held" })
    const answer = answers[method]
    if (answer === undefined) throw Object.assign(new Error(`There is no ${method}.`), { code: 4200 })
    return answer(params)
  }
  // Settles as the wallet does, whatever a fault gives in its place.
  const decide = async (method: string, params: unknown) =>
    requests.answer(
      { method, params },
      deciding(() => genuine(method, params))
    )

  const openWindow = (text: string) => {
    if (how === "blocked") return null
    // A wallet that is asked to connect has its question when its window opens.
    const connecting = isKnown() ? undefined : decide("eth_requestAccounts", undefined)
    connecting?.catch(() => {})
    const heard: Array<{ readonly data: Message; readonly target: string }> = []
    let closed = false
    const say: TestWindow["say"] = (data, { origin = KEYS_ORIGIN, source = popup } = {}) => {
      place?.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }))
    }
    const shut = () => {
      closed = true
    }
    const reply = async ({ id, sender = "", content }: Message) => {
      const { chainId, action } =
        content?.encrypted === undefined
          ? { chainId: 1, action: content?.handshake }
          : await secret.open(sender, content.encrypted)
      let result
      try {
        asked.push({ ...action, chainId })
        const asking = content?.handshake === undefined ? undefined : connecting
        result = { value: await (asking ?? decide(action.method, action.params)) }
        JSON.stringify(result)
      } catch (cause) {
        result = { error: refusal(cause) }
      }
      const encrypted = await secret.seal(sender, { result, ...(chains ? { data: { chains } } : {}) })
      if (closed) return
      say({ id: crypto.randomUUID(), requestId: id, sender: await secret.sender, content: { encrypted } })
      shut()
      say({ event: "PopupUnload" })
    }
    const popup = {
      get closed() {
        return closed
      },
      focus: () => {},
      close: shut,
      postMessage: (data: Message, target: string) => {
        heard.push({ data: structuredClone(data), target })
        if (target !== KEYS_ORIGIN || how === "silent") return
        if (data.event === "selectSignerType") say({ requestId: data.id, data: kind })
        if (data.content !== undefined) void reply(data)
      }
    }
    windows.push({ url: new URL(text), heard, shut, isClosed: () => closed, say })
    if (how !== "dead") setTimeout(() => closed || say({ event: "PopupLoaded", id: "loaded" }))
    return popup
  }

  return {
    name: "Coinbase",
    namespace: "eip155",
    announce: (where = globalThis.window) => {
      const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage")
      const value = storageOver(stored)
      place = where
      Object.defineProperty(globalThis, "localStorage", { value, configurable: true })
      return () => {
        if (before === undefined) Reflect.deleteProperty(globalThis, "localStorage")
        else Object.defineProperty(globalThis, "localStorage", before)
      }
    },
    page: () => ({
      open: openWindow,
      location: { origin: "http://127.0.0.1", pathname: "/shop" },
      addEventListener: (type: string, listener: any) => {
        listeners.add(listener)
        place?.addEventListener(type, listener)
      },
      removeEventListener: (type: string, listener: any) => {
        listeners.delete(listener)
        place?.removeEventListener(type, listener)
      }
    }),
    accounts: () => (isKnown() ? [address] : []),
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    revoke: () => {
      stored.clear()
      place?.dispatchEvent(Object.assign(new Event("storage"), { key: null, newValue: null }))
    },
    setFault: requests.setFault,
    listenerCount: () => listeners.size,
    windows,
    be: (next) => void (how = next),
    choose: (next) => void (kind = next),
    know: (next) => void (chains = next),
    answer: (method, make) => void (answers[method] = make),
    stored,
    asked
  }
}
