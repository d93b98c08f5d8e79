import { createApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { ChainWallet, WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import { createRequests, deciding } from "../../../tests/testing/src/wallet/Requests.ts"

/** The origin of the test's Safe. */
export const SAFE_ORIGIN = "https://safe.test"

/** The Safes that the host can show, by number. */
export const safeAddress = (number: number) => `0x5afe${String(number).padStart(36, "0")}`

interface Message {
  readonly id: string
  readonly method: string
  readonly params: unknown
}

/** A page that shows the app inside a Safe, and the visitor in front of it. */
export interface TestSafe extends ChainWallet {
  /** Shows another Safe. */
  readonly show: (number: number) => void
  /** The same Safe on another network. */
  readonly move: (chainId: number) => void
  /** What it answers a method with, from now on; what it throws is its refusal. */
  readonly answer: (method: string, make: (params: any) => unknown) => void
  /** Says something to the page that nobody asked for. */
  readonly say: (data: unknown, from?: { readonly origin?: string; readonly source?: unknown }) => void
  /** What the page said, to which origin. */
  readonly heard: ReadonlyArray<{ readonly data: Message; readonly target: string }>
}

const textOf = (cause: unknown): string => {
  try {
    const { message } = cause as { readonly message?: unknown }
    return typeof message === "string" ? message : String(cause)
  } catch {
    return ""
  }
}

/** The messages of a Safe, in the place of its page. `storage` keeps who was let in. */
export const testSafe = (storage?: WalletStorage): TestSafe => {
  const requests = createRequests()
  const desk = createApprovalDesk({ policy: "approve", policies: {}, onRequest: undefined })
  const heard: Array<{ readonly data: Message; readonly target: string }> = []
  const listeners = new Set<unknown>()
  let [number, chainId] = [1, 1]
  let place: WalletPlace | undefined
  const isRevoked = () => storage?.getItem("revoked") === "yes"

  const answers: Record<string, (params: any) => unknown> = {
    getSafeInfo: () => {
      if (isRevoked()) throw new Error("The Safe was closed.")
      return { safeAddress: safeAddress(number), chainId, owners: [], threshold: 2, isReadOnly: false }
    },
    rpcCall: () => null
  }
  const genuine = async ({ method, params }: Message) => {
    const asks = /^(send|sign)/.test(method)
    if (asks || desk.ownPolicy(method) !== undefined) await desk.decide(method, params, { kind: "held" })
    const answer = answers[method]
    if (answer === undefined) throw new Error(`There is no ${method}.`)
    return answer(params)
  }
  const tell = (data: unknown, { origin = SAFE_ORIGIN, source = parent as unknown } = {}) => {
    const event = Object.assign(new Event("message"), { data, origin, source })
    place?.dispatchEvent(event)
  }
  const parent = {
    postMessage: (data: Message, target: string) => {
      heard.push({ data, target })
      if (target !== SAFE_ORIGIN) return
      const reply = (rest: object) => tell({ id: data.id, version: "9.1.0", ...rest })
      void (async () => {
        try {
          // As between windows: only what can be cloned gets through.
          const answer = requests.answer(
            data,
            deciding(() => genuine(data))
          )
          reply({ success: true, data: structuredClone(await answer) })
        } catch (cause) {
          reply({ success: false, error: textOf(cause) })
        }
      })()
    }
  }

  return {
    name: "Safe",
    namespace: "eip155",
    announce: (where = globalThis.window) => {
      const page = where as WalletPlace & { parent?: unknown; location: { ancestorOrigins?: unknown } }
      const before = { parent: page.parent, ancestorOrigins: page.location.ancestorOrigins }
      const { addEventListener: add, removeEventListener: remove } = page
      place = page
      Object.assign(page, {
        parent,
        addEventListener: (...args: Parameters<typeof add>) => {
          if (args[0] === "message") listeners.add(args[1])
          add.apply(page, args)
        },
        removeEventListener: (...args: Parameters<typeof remove>) => {
          listeners.delete(args[1])
          remove.apply(page, args)
        }
      })
      Object.assign(page.location, { ancestorOrigins: [SAFE_ORIGIN] })
      return () => {
        Object.assign(page, { parent: before.parent, addEventListener: add, removeEventListener: remove })
        Object.assign(page.location, { ancestorOrigins: before.ancestorOrigins })
      }
    },
    accounts: () => (isRevoked() ? [] : [safeAddress(number)]),
    setPolicy: desk.setPolicy,
    pending: desk.pending,
    nextRequest: desk.nextRequest,
    requests: requests.entries,
    clearRequests: requests.clear,
    revoke: () => storage?.setItem("revoked", "yes"),
    setFault: requests.setFault,
    listenerCount: () => listeners.size,
    show: (next) => void (number = next),
    move: (next) => void (chainId = next),
    answer: (method, make) => void (answers[method] = make),
    say: tell,
    heard
  }
}
