import type { KitCore } from "@latchkey/core"
import type { Log } from "./Log.ts"
import type { Plain } from "./Plain.ts"
import { toPlain } from "./toPlain.ts"

type Callable = (...args: ReadonlyArray<unknown>) => unknown
type Owner = Record<string, unknown>

/** What only reads, or is called with each draw. */
const readers: ReadonlySet<string> = new Set([
  "getSnapshot",
  "getServerSnapshot",
  "subscribe",
  "onEvent",
  "getProvider",
  "hasCapability",
  "getNetwork"
])
/** What is no part of the kit's API. */
const data: ReadonlySet<string> = new Set(["app", "options", "~types"])

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

const measure = (name: string, from: number): void => {
  // In the browser's own timeline, beside what the page does meanwhile.
  performance.measure(`latchkey ${name}`, { start: from, end: performance.now() })
}

const recorded =
  (name: string, original: Callable, log: Log, refuse: (name: string) => unknown): Callable =>
  (...args) => {
    const refused = refuse(name)
    if (refused !== undefined) return refused === null ? undefined : refused
    const number = log.nextNumber()
    const from = performance.now()
    log.add("actions", {
      number,
      at: Date.now(),
      name,
      args: args.map((value): Plain => toPlain(value)),
      status: "running"
    })
    const settle = (outcome: "done" | "failed", value: unknown) => {
      measure(name, from)
      const millis = Math.round(performance.now() - from)
      const said = value === undefined ? {} : { [outcome === "done" ? "result" : "error"]: toPlain(value) }
      log.settle("actions", number, { status: outcome, millis, ...said })
    }
    try {
      const answer = original(...args)
      if (isPromise(answer))
        answer.then(
          (value) => settle("done", value),
          (error: unknown) => settle("failed", error)
        )
      else settle("done", answer)
      return answer
    } catch (error) {
      settle("failed", error)
      throw error
    }
  }

/**
 * Records each call of a kit's functions, and of its plugins', by standing in their place on the kit's object: a call goes on in the same
 * task, and answers with the very same Promise. `refuse` may answer in their place: with a value, or with `null` for nothing.
 *
 * Returns the way to give them back. What the app took off the kit before, by destructuring, is not seen.
 */
export const watchActions = (
  kit: KitCore,
  log: Log,
  refuse: (name: string) => unknown
): { readonly again: () => void; readonly stop: () => void } => {
  const taken: Array<readonly [owner: Owner, key: string, original: Callable, ours: Callable]> = []
  const ourOwn = new Set<unknown>()
  const take = (owner: Owner, prefix: string) => {
    for (const [key, value] of Object.entries(owner)) {
      if (typeof value !== "function" || ourOwn.has(value) || (prefix === "" && readers.has(key))) continue
      const original = value as Callable
      const ours = recorded(`${prefix}${key}`, original, log, refuse)
      ourOwn.add(ours)
      taken.push([owner, key, original, ours])
      owner[key] = ours
    }
  }
  const again = () => {
    const own = kit as unknown as Owner
    take(own, "")
    for (const [key, value] of Object.entries(own))
      if (typeof value === "object" && value !== null && !data.has(key)) take(value as Owner, `${key}.`)
  }
  again()
  return {
    again,
    stop: () => {
      for (const [owner, key, original, ours] of taken) if (owner[key] === ours) owner[key] = original
    }
  }
}
