import type { KernelPlugin } from "../kernel/Plugin.ts"
import type { Slice } from "../kernel/Slice.ts"
import type { NamespaceDeclaration } from "../namespace/NamespaceDeclaration.ts"
import type { PluginTypes } from "./PluginTypes.ts"

/** A plugin: a declaration of a few hundred bytes; all that works is behind `load`. */
export interface Plugin<
  Id extends string = string,
  Api extends object = object,
  State = any,
  Types extends PluginTypes = PluginTypes
> extends KernelPlugin<Id, Api, State> {
  /** The chain namespaces that it brings. */
  readonly namespaces?: ReadonlyArray<NamespaceDeclaration>
  /** The options that the app passed to the plugin's function, as they are: a development build judges them. See `fromOptions`. */
  readonly given?: unknown
  /** For the type checker only, never set: `Plugin<"tea", TeaApi, any, { errorCode: TeaErrorCode }>`. */
  readonly "~types"?: Types
}

/** Any plugin. */
export type AnyPlugin = Plugin<string, any, any>

/** The APIs of a list of plugins, by plugin id. */
export type PluginApis<Plugins extends ReadonlyArray<AnyPlugin>> = {
  readonly [P in Plugins[number] as P["id"]]: P extends KernelPlugin<string, infer Api, any> ? Api : never
}

type StateOf<P> = P extends { readonly slice?: Slice<infer State> } ? State : unknown

/** The state of a list of plugins, by plugin id: of those that have any. */
export type PluginStates<Plugins extends ReadonlyArray<AnyPlugin>> = {
  readonly [P in Plugins[number] as unknown extends StateOf<P> ? never : P["id"]]: StateOf<P>
}

type TypesOf<P> = P extends { readonly "~types"?: infer Types } ? NonNullable<Types> : never

type NamespacesIn<Types> = Types extends { readonly namespaces: infer Namespaces } ? Namespaces : never

/** What plugins say of their namespaces, one record each. */
export type NamespacesOf<P> = NamespacesIn<TypesOf<P>>

type ErrorCodeIn<Types> = Types extends { readonly errorCode: infer Code extends string }
  ? Code
  : "errorCode" extends keyof Types
    ? string
    : never

type ViewIn<Id extends string, Types> = "view" extends keyof Types
  ? string extends NonNullable<Types["view"]>
    ? string extends Id
      ? string
      : `${Id}/${string}`
    : NonNullable<Types["view"]> & string
  : never

/** The ids of plugins' views; any that begins with its id for a plugin that says nothing of itself. */
export type ViewOf<P> = P extends { readonly id: infer Id extends string; readonly "~types"?: infer Types }
  ? ViewIn<Id, NonNullable<Types>>
  : never

/** The codes of plugins' errors; any text for a plugin that says nothing of itself. */
export type ErrorCodeOf<P> = ErrorCodeIn<TypesOf<P>>
