import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { KitError } from "../error/KitError.ts"
import { defineSlice } from "../kernel/Slice.ts"
import type { Capability } from "./Capability.ts"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import type { CapabilityFailedError } from "./answerErrors.ts"
import type { CapabilityMissingError } from "./errors.ts"

/** Who answers: the connected wallet is asked first, then a node of the chain, then a server. */
export type CapabilitySource = "wallet" | "node" | "server"

/** Something a namespace can do, and who does it. */
export interface CapabilityEntry<T> {
  readonly value: T
  readonly source: CapabilitySource
  /** Id of the plugin that registered it. */
  readonly plugin: string
  /** Asked before all that are not, whoever they are: for what the app has chosen a source of its own. */
  readonly preferred?: boolean
}

/** An answer and who gave it. */
export interface Sourced<A> {
  readonly value: A
  readonly source: CapabilitySource
  readonly plugin: string
}

/** Names of what each namespace can do, by namespace. */
export const capabilitySlice = defineSlice<Readonly<Record<string, ReadonlyArray<string>>>>("capability", {})

/** What namespaces can do. Any plugin may add a capability to any namespace; several of one kind are asked in order. */
export class Capabilities extends Context.Service<
  Capabilities,
  {
    /** Adds what a namespace can do, until the scope closes. The namespace need not be registered yet. */
    readonly register: <T>(
      namespace: string,
      capability: Capability<T>,
      entry: CapabilityEntry<T>
    ) => Effect.Effect<void, never, Scope.Scope>
    /** Everything of one kind, in the order in which it is asked. */
    readonly all: <T>(namespace: string, capability: Capability<T>) => ReadonlyArray<CapabilityEntry<T>>
    /** The first of its kind. Fails: `CapabilityMissingError`. */
    readonly get: <T>(
      namespace: string,
      capability: Capability<T>
    ) => Effect.Effect<T, CapabilityMissingError>
    /**
     * Asks one after the other until one answers, and says which. Each has 30 s: what waits for the visitor is asked by `get`. What
     * the visitor declined or cancelled is final. Fails as the last one that was asked did, with `CapabilityFailedError` where that
     * was late or threw, and with `CapabilityMissingError` where there is none.
     */
    readonly ask: <T, A, E extends KitError, R>(
      namespace: string,
      capability: Capability<T>,
      use: (value: T) => Effect.Effect<A, E, R>
    ) => Effect.Effect<
      Sourced<A>,
      E | CapabilityMissingError | CapabilityFailedError | PluginPartMissingError,
      R
    >
  }
>()("@latchkey/core/Capabilities") {}
