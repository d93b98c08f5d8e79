import { attempt } from "@latchkey/core"
import type { Log } from "./Log.ts"
import { toPlain } from "./toPlain.ts"
import type { WalletFault } from "./WalletFault.ts"

type Requester = (request: unknown) => unknown

const fieldOf = (request: unknown, key: string): unknown =>
  attempt(() => (request as Readonly<Record<string, unknown>>)[key])

const record = (log: Log, connector: string, request: unknown, answer: Promise<unknown>): void => {
  const number = log.nextNumber()
  const from = performance.now()
  const method = fieldOf(request, "method")
  log.add("wallets", {
    number,
    at: Date.now(),
    connector,
    method: typeof method === "string" ? method : "",
    params: toPlain(fieldOf(request, "params") ?? null),
    status: "running"
  })
  const settle = (status: "done" | "failed", said: object) =>
    log.settle("wallets", number, { status, millis: Math.round(performance.now() - from), ...said })
  answer.then(
    (result) => settle("done", { result: toPlain(result ?? null) }),
    (error: unknown) => settle("failed", { error: toPlain(error) })
  )
}

/**
 * What stands between the kit and a wallet's provider (EIP-1193) and records each request. The provider itself is not touched: whoever
 * has it asks it as before.
 */
export const observeProvider = (
  provider: object,
  connector: string,
  log: Log,
  fault: () => WalletFault
): object => {
  const bound = new Map<unknown, unknown>()
  const ask = (request: unknown) => {
    const original = (provider as { readonly request: Requester }).request
    const answer = fault().apply(fieldOf(request, "method"), () =>
      Reflect.apply(original, provider, [request])
    )
    record(log, connector, request, answer)
    return answer
  }
  // Not over the provider: one that is frozen would have to be answered with its own functions.
  return new Proxy(
    {},
    {
      get: (_, key) => {
        const value: unknown = Reflect.get(provider, key, provider)
        if (typeof value !== "function") return value
        if (key === "request") return ask
        // Its own functions look for what is private to it, which a stand-in has not.
        if (!bound.has(value)) bound.set(value, value.bind(provider))
        return bound.get(value)
      },
      set: (_, key, value) => Reflect.set(provider, key, value, provider),
      has: (_, key) => Reflect.has(provider, key),
      getPrototypeOf: () => Reflect.getPrototypeOf(provider)
    }
  )
}
