import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { State } from "../kernel/State.ts"
import type { Capability } from "./Capability.ts"
import { CapabilityMissingError } from "./errors.ts"
import {
  Capabilities,
  capabilitySlice,
  type CapabilityEntry,
  type CapabilitySource,
  type Sourced
} from "./Capabilities.ts"

const ORDER: ReadonlyArray<CapabilitySource> = ["wallet", "node", "server"]

/** Whether the visitor ended it: nobody else is asked for what was declined. */
const isFinal = ({ rejected, _tag }: KitError) => rejected || _tag === "CancelledError"

/** Makes the capabilities of one kit. */
export const makeCapabilities = /* @__PURE__ */ Effect.gen(function* () {
  const state = yield* State
  const registered = new Map<string, ReadonlyArray<CapabilityEntry<unknown> & { readonly name: string }>>()

  const set = (namespace: string, next: typeof registered extends Map<string, infer V> ? V : never) => {
    registered.set(namespace, next)
    const names = [...new Set(next.map(({ name }) => name))]
    state.write(capabilitySlice, (before) => {
      const { [namespace]: _gone, ...others } = before
      return names.length === 0 ? others : { ...others, [namespace]: names }
    })
  }
  const of = (namespace: string) => registered.get(namespace) ?? []
  const all = <T>(namespace: string, { name }: Capability<T>) =>
    of(namespace).filter((entry) => entry.name === name) as unknown as ReadonlyArray<CapabilityEntry<T>>

  return Capabilities.of({
    register: (namespace, { name }, entry) => {
      const own = { ...entry, name }
      const place = ({ source, preferred }: CapabilityEntry<unknown>) =>
        preferred ? -1 : ORDER.indexOf(source)
      return Effect.acquireRelease(
        Effect.sync(() =>
          set(
            namespace,
            [...of(namespace), own].toSorted((a, b) => place(a) - place(b))
          )
        ),
        () =>
          Effect.sync(() =>
            set(
              namespace,
              of(namespace).filter((other) => other !== own)
            )
          )
      )
    },
    all,
    get: (namespace, capability) => {
      const first = all(namespace, capability)[0]
      return first === undefined
        ? Effect.fail(new CapabilityMissingError({ namespace, capability: capability.name }))
        : Effect.succeed(first.value)
    },
    ask: <T, A, E extends KitError, R>(
      namespace: string,
      capability: Capability<T>,
      use: (value: T) => Effect.Effect<A, E, R>
    ) => {
      const none: Effect.Effect<Sourced<A>, E | CapabilityMissingError, R> = Effect.fail(
        new CapabilityMissingError({ namespace, capability: capability.name })
      )
      return all(namespace, capability)
        .map(({ value, source, plugin }) =>
          Effect.map(
            Effect.suspend(() => use(value)),
            (answer): Sourced<A> => ({ value: answer, source, plugin })
          )
        )
        .reduce(
          (earlier, next) =>
            earlier === none
              ? next
              : Effect.catch(earlier, (error) => (isFinal(error) ? Effect.fail(error) : next)),
          none
        )
    }
  })
})
