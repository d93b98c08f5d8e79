import { plainText } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { ClientError, type ClientLine, type WalletEventListener } from "./ClientLine.ts"
import type { Transport } from "./openTransport.ts"

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: ClientError) => void
}

const UNKNOWN = -32603

/** What a client says went wrong: a code where it has one, and its words. */
export const toClientError = (told: unknown): ClientError => {
  const code = readField(told, "code")
  const [message, details] = [readField(told, "message"), readField(told, "details")]
  const words = [message, details].find((text) => typeof text === "string" && text !== "")
  return new ClientError(
    typeof code === "number" && Number.isSafeInteger(code) ? code : UNKNOWN,
    plainText(typeof words === "string" ? words : "") || "The Farcaster client refused."
  )
}

/**
 * Speaks with a Farcaster client in the messages of its mini apps, which are those of Comlink: a call names a function and its
 * arguments, and is answered under its id with a value or with what was thrown.
 */
export const makeClientLine = ({ send, hear }: Transport): ClientLine => {
  const waiting = new Map<string, Waiting>()
  const listeners = new Set<WalletEventListener>()
  let count = 0

  const onAnswer = (message: unknown) => {
    const id = readField(message, "id")
    const call = typeof id === "string" ? waiting.get(id) : undefined
    if (call === undefined) return
    waiting.delete(id as string)
    const value = readField(message, "value")
    if (readField(message, "type") === "RAW") return call.resolve(value)
    call.reject(toClientError(readField(value, "value")))
  }
  const onEvent = (message: unknown) => {
    const [event, params] = [readField(message, "event"), readField(message, "params")]
    for (const listener of listeners) listener(event, params)
  }
  const stop = hear(onAnswer, onEvent)

  return {
    call: (name, args, deadline) =>
      new Promise((resolve, reject) => {
        const id = `latchkey-${Date.now().toString(36)}-${++count}`
        const settle =
          <A>(done: (value: A) => void) =>
          (value: A) => {
            clearTimeout(timer)
            done(value)
          }
        const late = () => {
          waiting.delete(id)
          reject(new ClientError(4900, `The Farcaster client did not answer ${name} in time.`))
        }
        const timer = deadline === undefined ? undefined : setTimeout(late, deadline)
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
        try {
          send({
            id,
            type: "APPLY",
            path: [name],
            argumentList: args.map((value) => ({ type: "RAW", value }))
          })
        } catch (cause) {
          waiting.delete(id)
          clearTimeout(timer)
          reject(cause as Error)
        }
      }),
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      stop()
      listeners.clear()
      for (const { reject } of [...waiting.values()])
        reject(new ClientError(4900, "The Farcaster client was left."))
      waiting.clear()
    }
  }
}
