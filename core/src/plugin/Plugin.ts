import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { AccountType } from "../chain/Account.ts"
import type { NetworkInput } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import type { Host } from "./Host.ts"

/** An origin that a plugin may call, and why: feeds the content security policy and the silence test. */
export interface HostUse {
  /** `https://api.example.com`, or a configuration name in angle brackets. */
  readonly origin: string
  readonly purpose: string
}

/** A chain namespace that a plugin brings, known before its module is loaded. */
export interface NamespaceDeclaration {
  /** CAIP-2 namespace. */
  readonly id: string
  /** Its display name. */
  readonly name: string
  /** The account type preferred where neither the app nor the visitor chose one. */
  readonly defaultAccountType?: AccountType
  /** Whether a network without a namespace of its own belongs here. */
  readonly owns?: (network: NetworkInput) => boolean
}

/** One value for one slot; made by `fillSlot`. */
export interface SlotFilling {
  readonly slot: string
  readonly value: unknown
}

/** Promise functions as they look inside the engine. */
export type EffectApi<Api extends object> = {
  readonly [K in keyof Api]: Api[K] extends (...args: infer A) => Promise<infer R>
    ? (...args: A) => Effect.Effect<R, KitError>
    : never
}

/** Loads an API with the first call of one of its functions; a failed load is tried again with the next. */
export type LazyApi<Api extends object> = () => Promise<EffectApi<Api>>

/** What a plugin's `load` gives. */
export interface PluginModule<Api extends object = object> {
  /**
   * Registers into the host's services and answers with the plugin's API, or with what loads it. Its Scope is the
   * plugin's lifetime: all that was registered, listened to or forked is undone when the plugin is removed.
   */
  readonly start: Effect.Effect<EffectApi<Api> | LazyApi<Api>, KitError, Host | Scope.Scope>
}

/** A plugin: a declaration of a few hundred bytes; all that works is behind `load`. */
export interface Plugin<Id extends string = string, Api extends object = object> {
  readonly id: Id
  /** Ids of plugins that must be installed too. */
  readonly requires?: ReadonlyArray<string>
  readonly hosts?: ReadonlyArray<HostUse>
  readonly namespaces?: ReadonlyArray<NamespaceDeclaration>
  readonly fills?: ReadonlyArray<SlotFilling>
  /** `engine`: its module loads with the engine (chains, connectors); `demand`: when its API is first called. */
  readonly when?: "engine" | "demand"
  /** Names of the API's functions; they appear as `kit.<id>.<name>` at once and load the module when called. */
  readonly methods?: ReadonlyArray<keyof Api & string>
  readonly load: () => Promise<PluginModule<Api>>
}

/** The APIs of a list of plugins, by plugin id. */
export type PluginApis<Plugins extends ReadonlyArray<Plugin<string, any>>> = {
  readonly [P in Plugins[number] as P["id"]]: P extends Plugin<string, infer Api> ? Api : never
}
