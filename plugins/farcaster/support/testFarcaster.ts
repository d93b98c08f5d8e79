import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet, WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"

/** The origin of the test's client. */
export const CLIENT_ORIGIN = "https://client.test"

/** The accounts of the client's wallet, by number. */
export const addressOf = (number: number) => `0xfa2c${String(number).padStart(36, "0")}`

interface Message {
  readonly id: string
  readonly type: string
  readonly path: ReadonlyArray<string>
  readonly argumentList: ReadonlyArray<{ readonly type: string; readonly value: any }>
}

/** A Farcaster client that shows the app, and the visitor in front of it. */
export interface TestFarcaster extends ChainWallet {
  /** Uses another account, and says so. */
  readonly choose: (number: number) => void
  /** Moves to another network, and says so. */
  readonly move: (chainId: number, said?: unknown) => void
  /** What it answers a function with, from now on; what it throws is its refusal. */
  readonly answer: (name: string, make: (argument: any) => unknown) => void
  /** Says something to the page that nobody asked for. */
  readonly say: (data: unknown, from?: { readonly origin?: string; readonly source?: unknown }) => void
  /** What the page said, to which origin. */
  readonly heard: ReadonlyArray<{ readonly data: Message; readonly target: string }>
}

/** As a client refuses: in a whole answer of JSON-RPC. */
const refusal = (cause: any): object => {
  try {
    const { code, message } = cause ?? {}
    return {
      code: typeof code === "number" ? code : 1000,
      message: typeof message === "string" ? message : String(cause)
    }
  } catch {
    return { code: 1000, message: "Unknown" }
  }
}

/** The messages of a client, in the place of its page, or of the native app around the page. `storage` keeps who was let in. */
export const testFarcaster = (
  storage?: WalletStorage,
  { isNative = false }: { readonly isNative?: boolean } = {}
): TestFarcaster => {
  const requests = createRequests()
  const desk = createApprovalDesk({ policy: "approve", policies: {}, onRequest: undefined })
  const heard: Array<{ readonly data: Message; readonly target: string }> = []
  const listeners = new Set<unknown>()
  let [number, chainId] = [1, 1]
  let place: (WalletPlace & { document?: EventTarget }) | undefined
  const isRevoked = () => storage?.getItem("revoked") === "yes"
  const hex = () => `0x${chainId.toString(16)}`

  const wallet: Record<string, (params: any) => unknown> = {
    eth_requestAccounts: () => [addressOf(number)],
    eth_accounts: () => (isRevoked() ? [] : [addressOf(number)]),
    eth_chainId: hex,
    personal_sign: () => `0x${"1".repeat(130)}`,
    wallet_switchEthereumChain: ([{ chainId: wanted }]: any) => {
      chainId = Number(wanted)
      tellWallet("chainChanged", hex())
      return null
    }
  }
  const genuine = async ({ method, params }: { readonly method: string; readonly params: unknown }) => {
    const asks = /^(eth_request|personal|eth_send)/.test(method)
    if (asks || desk.ownPolicy(method) !== undefined) await desk.decide(method, params, { kind: "held" })
    const answer = wallet[method]
    if (answer === undefined) throw Object.assign(new Error(`There is no ${method}.`), { code: 4200 })
    return answer(params)
  }
  const functions: Record<string, (argument: any) => unknown> = {
    getCapabilities: () => ["wallet.getEthereumProvider", "actions.ready"],
    ethProviderRequestV2: async (request) => {
      const whole = { jsonrpc: "2.0", id: request.id }
      try {
        const answer = requests.answer(
          request,
          deciding(() => genuine(request))
        )
        return { ...whole, result: structuredClone(await answer) }
      } catch (cause) {
        return { ...whole, error: refusal(cause) }
      }
    }
  }
  const tell = (data: unknown, { origin = CLIENT_ORIGIN, source = parent as unknown } = {}) => {
    if (!isNative) place?.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }))
    else place?.document?.dispatchEvent(Object.assign(new Event("FarcasterFrameCallback"), { data }))
  }
  const tellWallet = (event: string, payload: unknown) => {
    const told = { type: "frameEthProviderEvent", event, params: [payload] }
    if (!isNative) return tell(told)
    place?.document?.dispatchEvent(Object.assign(new Event("FarcasterFrameEthProviderEvent"), { data: told }))
  }
  const hear = (data: Message, target: string) => {
    heard.push({ data, target })
    if (!isNative && target !== CLIENT_ORIGIN) return
    void (async () => {
      try {
        const [name = ""] = data.path
        const known = functions[name]
        if (known === undefined) throw new Error(`Unsupported APPLY for ${name}`)
        const value = structuredClone(await known(data.argumentList[0]?.value))
        tell({ id: data.id, type: "RAW", value })
      } catch (cause) {
        const { message } = cause as Error
        const value = { isError: true, value: { message, name: "Error", stack: "" } }
        tell({ id: data.id, type: "HANDLER", name: "throw", value })
      }
    })()
  }
  const parent = { postMessage: hear }

  return {
    name: "Farcaster",
    namespace: "eip155",
    announce: (where = globalThis.window) => {
      const page = where as WalletPlace & {
        parent?: unknown
        document?: EventTarget
        ReactNativeWebView?: unknown
        location: { ancestorOrigins?: unknown }
      }
      const before = {
        parent: page.parent,
        document: page.document,
        ReactNativeWebView: page.ReactNativeWebView
      }
      const { ancestorOrigins } = page.location
      const target: EventTarget = isNative ? (page.document ?? new EventTarget()) : page
      const { addEventListener: add, removeEventListener: remove } = target
      place = page
      Object.assign(target, {
        addEventListener: (...args: Parameters<typeof add>) => {
          if (args[0] === "message" || args[0].startsWith("Farcaster")) listeners.add(args[1])
          add.apply(target, args)
        },
        removeEventListener: (...args: Parameters<typeof remove>) => {
          listeners.delete(args[1])
          remove.apply(target, args)
        }
      })
      Object.assign(
        page,
        isNative
          ? {
              document: target,
              ReactNativeWebView: { postMessage: (text: string) => hear(JSON.parse(text), "") }
            }
          : { parent }
      )
      Object.assign(page.location, { ancestorOrigins: isNative ? [] : [CLIENT_ORIGIN] })
      return () => {
        Object.assign(target, { addEventListener: add, removeEventListener: remove })
        Object.assign(page, before)
        Object.assign(page.location, { ancestorOrigins })
      }
    },
    accounts: () => (isRevoked() ? [] : [addressOf(number)]),
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    revoke: () => {
      storage?.setItem("revoked", "yes")
      tellWallet("accountsChanged", [])
    },
    setFault: requests.setFault,
    listenerCount: () => listeners.size,
    choose: (next) => {
      number = next
      tellWallet("accountsChanged", [addressOf(next)])
    },
    move: (next, said = `0x${next.toString(16)}`) => {
      chainId = next
      tellWallet("chainChanged", said)
    },
    answer: (name, make) => void (functions[name] = make),
    say: tell,
    heard
  }
}
