import * as Effect from "effect/Effect"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import { State } from "../kernel/State.ts"
import type { Capability } from "./Capability.ts"
import type { AskInTurn } from "./askInTurn.ts"
import { CapabilityMissingError } from "./errors.ts"
import { Capabilities, capabilitySlice, type CapabilityEntry, type CapabilitySource } from "./Capabilities.ts"

const ORDER: ReadonlyArray<CapabilitySource> = ["wallet", "node", "server"]

const missing = (namespace: string, { name: capability }: Capability<unknown>) =>
  Effect.fail(new CapabilityMissingError({ namespace, capability }))

/** What is loaded with the first question. */
export interface CapabilityParts {
  readonly askInTurn: AskInTurn
}

/** Makes the capabilities of one kit; what asks several comes with a part. */
export const makeCapabilities = (part: Effect.Effect<CapabilityParts, PluginPartMissingError>) =>
  Effect.gen(function* () {
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
        return first === undefined ? missing(namespace, capability) : Effect.succeed(first.value)
      },
      ask: (namespace, capability, use) =>
        Effect.flatMap(part, ({ askInTurn }) =>
          askInTurn(capability, all(namespace, capability), use, () => missing(namespace, capability))
        )
    })
  })
