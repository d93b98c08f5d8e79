import * as Effect from "effect/Effect"

/** What a fake wallet answers, by method: returns what `request` returns, throws what it throws. */
export type Answers = Readonly<Record<string, (params: ReadonlyArray<any> | undefined) => unknown>>

/** A wallet's provider whose every answer is written down; a call that is not expected throws. */
export const fakeProvider = (answers: Answers) => {
  const calls: Array<{ readonly method: string; readonly params?: ReadonlyArray<any> }> = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const of = (event: string) => listeners.get(event) ?? listeners.set(event, new Set()).get(event)!
  return {
    calls,
    methods: () => calls.map(({ method }) => method),
    request: (args: { readonly method: string; readonly params?: ReadonlyArray<any> }): unknown => {
      calls.push(args)
      const answer = answers[args.method]
      if (answer === undefined) throw new Error(`unexpected call of ${args.method}`)
      return answer(args.params)
    },
    on: (event: string, listener: (payload: unknown) => void) => void of(event).add(listener),
    removeListener: (event: string, listener: (payload: unknown) => void) => void of(event).delete(listener),
    emit: (event: string, payload?: unknown) => {
      for (const listener of [...of(event)]) listener(payload)
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0)
  }
}

/** Lets promises and events of the page settle, in real time, whatever the test's clock says. */
export const settle = Effect.promise(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** An error as wallets make them. */
export const rpcError = (code: number, message = `code ${code}`, data?: unknown) =>
  Object.assign(new Error(message), { code, ...(data === undefined ? {} : { data }) })

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const cyclic = () => {
  const value: Record<string, unknown> = { message: "cyclic" }
  value["cause"] = value
  value["data"] = value
  return value
}

/** Everything odd that a wallet may reject with, throw, or answer. */
export const oddValues: ReadonlyArray<readonly [name: string, value: () => unknown]> = [
  ["undefined", () => undefined],
  ["null", () => null],
  ["a string", () => "no"],
  ["a number", () => 42],
  ["a symbol", () => Symbol("odd")],
  ["an empty object", () => ({})],
  ["a function", () => () => {}],
  ["a nested list", () => [[["0x1"]]]],
  ["a cyclic object", cyclic],
  ["a revoked proxy", revoked],
  [
    "an object whose getters throw",
    () =>
      Object.defineProperties(
        {},
        Object.fromEntries(
          ["code", "message", "name", "cause", "data", "length", "error"].map((key) => [
            key,
            {
              enumerable: true,
              get: () => {
                throw new Error("getter")
              }
            }
          ])
        )
      )
  ],
  ["a huge text", () => "x".repeat(1_000_000)],
  ["an error of a frozen class", () => Object.freeze(new Error("frozen"))]
]
