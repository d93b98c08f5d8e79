import { plainText } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { SafeRequestError, type SafeFrame } from "./SafeFrame.ts"

// The version of the protocol that is spoken: hosts answer in the words of the major one.
const SDK_VERSION = "9.1.0"
// A host tells why in words alone.
const words: ReadonlyArray<readonly [RegExp, number]> = [
  [/already pending/i, -32002],
  [/reject|declin|denied|cancel/i, 4001]
]

/** As much of a window as messages need. */
export interface MessagingWindow extends Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  readonly parent?: unknown
}

interface Waiting {
  readonly resolve: (data: unknown) => void
  readonly reject: (error: SafeRequestError) => void
}

const refusal = (answer: unknown): SafeRequestError => {
  const told = readField(answer, "error")
  const text = plainText(typeof told === "string" ? told : "") || "The Safe refused."
  return new SafeRequestError(words.find(([pattern]) => pattern.test(text))?.[1] ?? -32603, text)
}

/**
 * Opens the line to a Safe: requests are addressed to its origin alone, and only what the parent window says from that origin, under
 * the id of a request that waits, is an answer.
 */
export const makeSafeFrame = (page: MessagingWindow, origin: string): SafeFrame => {
  const waiting = new Map<string, Waiting>()
  const parent = page.parent as Pick<Window, "postMessage">
  let count = 0

  const onMessage = (event: Event) => {
    const { data, origin: from, source } = event as MessageEvent<unknown>
    const id = readField(data, "id")
    if (source !== parent || from !== origin || typeof id !== "string") return
    const request = waiting.get(id)
    if (request === undefined) return
    forget(id)
    if (readField(data, "success") === true) request.resolve(readField(data, "data"))
    else request.reject(refusal(data))
  }
  const forget = (id: string) => {
    waiting.delete(id)
    if (waiting.size === 0) page.removeEventListener("message", onMessage)
  }

  return {
    call: (method, params, deadline) =>
      new Promise((resolve, reject) => {
        const id = `latchkey-${Date.now().toString(36)}-${++count}`
        const late = () => {
          forget(id)
          reject(new SafeRequestError(4900, `The Safe did not answer ${method} in time.`))
        }
        const timer = deadline === undefined ? undefined : setTimeout(late, deadline)
        if (waiting.size === 0) page.addEventListener("message", onMessage)
        waiting.set(id, {
          resolve: (data) => {
            clearTimeout(timer)
            resolve(data)
          },
          reject: (error) => {
            clearTimeout(timer)
            reject(error)
          }
        })
        try {
          parent.postMessage({ id, method, params, env: { sdkVersion: SDK_VERSION } }, origin)
        } catch (cause) {
          forget(id)
          clearTimeout(timer)
          reject(cause)
        }
      }),
    close: () => {
      for (const [id, { reject }] of [...waiting]) {
        forget(id)
        reject(new SafeRequestError(4900, "The Safe was left."))
      }
    }
  }
}
