import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { KitError } from "../error/KitError.ts"
import type { Slice } from "./Slice.ts"
import type { SlotFilling } from "./Slot.ts"

/** An origin that a plugin may call, or that may show the page, and why: feeds the content security policy and the silence test. */
export interface HostUse {
  /** `https://api.example.com`, or a configuration name in angle brackets. */
  readonly origin: string
  readonly purpose: string
  /**
   * What the page does there: it sends requests (`fetch`, the default), shows its frame, or loads its images; or, as an
   * `ancestor`, it shows the page in a frame of its own.
   */
  readonly uses?: ReadonlyArray<"fetch" | "frame" | "image" | "ancestor">
}

/** Actions as the engine implements them: what is a Promise outside is an Effect inside, which may require services. */
export type EffectApi<Api extends object, Services = never> = {
  readonly [K in keyof Api]: Api[K] extends (...args: infer A) => infer R
    ? (...args: A) => Effect.Effect<Awaited<R>, KitError, Services>
    : never
}

/**
 * What a plugin's `load` gives: what runs as long as the plugin is installed, and its actions.
 *
 * `Services` is what both may require: the host's services, and contracts of the plugins that this one requires.
 */
export interface PluginModule<Api extends object = object, Services = any> {
  /**
   * Registers into the host's services. Its Scope is the plugin's lifetime: all that was registered, listened to or
   * forked is undone when the plugin is removed. The services that it answers with are there for the plugin's own
   * actions and for plugins that require it; `Layer.build(layer)` is such an effect.
   */
  readonly start?: Effect.Effect<Context.Context<any> | void, KitError, Services | Scope.Scope>
  /**
   * The actions; or the tag of the service that they are, which `start` answers with; or what makes or loads them when the first is
   * called, where a failed load is tried again with the next.
   */
  readonly actions?:
    | EffectApi<Api, Services>
    | Context.Key<any, EffectApi<Api, Services>>
    | ((services: Context.Context<Services>) => EffectApi<Api, Services> | Promise<EffectApi<Api, Services>>)
  /** What is put into slots from the start on: what nobody needs before, and the page load need not bring. */
  readonly fills?: ReadonlyArray<SlotFilling>
  /** Runs once, when every plugin of the engine has started. */
  readonly ready?: Effect.Effect<void, KitError, Services>
}

/** A plugin: a declaration of a few hundred bytes; all that works is behind `load`. */
export interface KernelPlugin<Id extends string = string, Api extends object = object, State = unknown> {
  readonly id: Id
  /** A part of every kit: it is not among what is installed, and cannot be removed. */
  readonly isOwn?: true
  /** Ids of plugins that must be installed too. They start first, also those of `demand`. */
  readonly requires?: ReadonlyArray<string>
  /** Ids of plugins of which one has to be installed for this one to be of any use: the developer is told where none is. */
  readonly serves?: ReadonlyArray<string>
  /** What tells which copy of core its function is of; absent for a plain object. */
  readonly by?: unknown
  /** Options of which it tells the developer itself where they are not set. */
  readonly tells?: ReadonlyArray<string>
  readonly hosts?: ReadonlyArray<HostUse>
  /** What is put into slots at once, before the engine runs. */
  readonly fills?: ReadonlyArray<SlotFilling>
  /**
   * Loads what is put into slots when the engine starts, also where the plugin itself starts later: what nobody needs before,
   * and the page load need not bring.
   */
  readonly lateFills?: () => Promise<ReadonlyArray<SlotFilling>>
  /** The plugin's part of the kit's state, named as the plugin: `kit.getSnapshot()[id]`. */
  readonly slice?: Slice<State>
  /**
   * `engine`: its module loads with the engine (chains, connectors); `page`: the same, and the engine starts with the page, as it
   * does for a stored session; `demand`: when one of its actions is first called.
   */
  readonly when?: "page" | "engine" | "demand"
  /** Names of the actions; they appear as `kit.<id>.<action>` at once and load the module when called. */
  readonly actions?: ReadonlyArray<keyof Api & string>
  readonly load: () => Promise<PluginModule<Api>>
}
