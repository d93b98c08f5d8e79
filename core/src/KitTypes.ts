import type { CaipNetworkId } from "./chain/Caip.ts"
import type { NetworkInput } from "./chain/Network.ts"
import type { JourneyView } from "./journey/journeyViews.ts"
import type { KitErrorCode } from "./KitErrorCode.ts"
import type { AnyPlugin, ErrorCodeOf, NamespacesOf, PluginStates, ViewOf } from "./plugin/Plugin.ts"
import type { NamespaceTypes } from "./plugin/PluginTypes.ts"
import type { AccountState } from "./session/AccountState.ts"
import type { KitState } from "./state/KitState.ts"

/** What the type checker knows of a kit by its networks and plugins; of any kit, what is true of all. */
export interface KitTypes {
  readonly state: KitState
  /** CAIP-2 ids of the networks. */
  readonly networkId: CaipNetworkId
  /** By CAIP-2 namespace: those whose plugins say how they read. */
  readonly namespaces: object
  /** The address of whichever namespace is active. */
  readonly address: string
  readonly errorCode: string
  /** The ids of the views that there are. */
  readonly view: string
}

// `Union[Key]` would ask for a key that every member has.
type Merged<Union> = {
  readonly [Key in Union extends unknown ? keyof Union : never]: Union extends {
    readonly [_ in Key]: infer Value extends NamespaceTypes
  }
    ? Value
    : never
}

// A network that names no namespace belongs to the one that owns its kind of id: one of those that are known, if any is.
type OwnerOf<Namespaces> = [keyof Namespaces] extends [never] ? string : keyof Namespaces & string

/** The CAIP-2 id of a network, in a kit with these namespaces. */
export type NetworkIdOf<Input extends NetworkInput, Namespaces = object> = Input extends {
  readonly caipNetworkId: infer Id extends CaipNetworkId
}
  ? Id
  : Input extends { readonly chainNamespace: infer Namespace extends string }
    ? `${Namespace}:${Input["id"]}`
    : `${OwnerOf<Namespaces>}:${Input["id"]}`

// `undefined` for a network that names no namespace, `string` for one that may name any.
type NamespaceOf<Input> = Input extends { readonly chainNamespace: infer Namespace extends string }
  ? Namespace
  : Input extends { readonly caipNetworkId: `${infer Namespace}:${string}` }
    ? Namespace
    : Input extends { readonly chainNamespace?: infer Namespace }
      ? unknown extends Namespace
        ? undefined
        : Namespace
      : undefined

type AddressOf<Namespaces, Name> = Name extends keyof Namespaces
  ? Namespaces[Name] extends { readonly address: infer Address extends string }
    ? Address
    : string
  : Name extends undefined
    ? [keyof Namespaces] extends [never]
      ? string
      : AddressOf<Namespaces, keyof Namespaces>
    : string

type AccountsOf<Namespaces> = {
  readonly [Name in keyof Namespaces]?: AccountState<AddressOf<Namespaces, Name>>
}

/** What the type checker knows of the kit that `createKit` makes of these plugins and networks. */
export interface TypesOfKit<
  Plugins extends ReadonlyArray<AnyPlugin>,
  Networks extends ReadonlyArray<NetworkInput>
> extends KitTypes {
  readonly state: KitState &
    PluginStates<Plugins> & {
      readonly account: AccountsOf<Merged<NamespacesOf<Plugins[number]>>>
    }
  readonly networkId: NetworkIdOf<Networks[number], Merged<NamespacesOf<Plugins[number]>>>
  readonly namespaces: Merged<NamespacesOf<Plugins[number]>>
  readonly address: AddressOf<Merged<NamespacesOf<Plugins[number]>>, NamespaceOf<Networks[number]>>
  readonly errorCode: KitErrorCode | ErrorCodeOf<Plugins[number]>
  readonly view: JourneyView | ViewOf<Plugins[number]>
}

/** How the address of a namespace reads; of the active one where no name is given. */
export type AddressIn<Types extends KitTypes, Name extends string | undefined> = Name extends undefined
  ? Types["address"]
  : AddressOf<Types["namespaces"], Name>

/** The provider of a connected namespace; `unknown` where its plugin does not say, or none is named. */
export type ProviderIn<
  Types extends KitTypes,
  Name extends string | undefined
> = Name extends keyof Types["namespaces"]
  ? Types["namespaces"][Name] extends { readonly provider: infer Provider }
    ? Provider
    : unknown
  : unknown
