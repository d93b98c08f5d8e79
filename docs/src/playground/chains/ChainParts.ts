import type { KitCore, NetworkInput, Plugin } from "@latchkey/core"

/** Where an action is taken. */
export interface ActionPlace {
  readonly address: string
  /** As the network's object has it: an EIP-155 number, a genesis hash, a chain id. */
  readonly networkId: string | number
}

/** Something that one chain can do and others cannot. */
export interface ChainAction {
  /** The function's name in the kit. */
  readonly name: string
  readonly label: string
  /** Whether it asks a node, so that it fails without the local networks. */
  readonly needsNode: boolean
  /** Fails: rejects with the function's own errors. */
  readonly run: (kit: KitCore, place: ActionPlace) => Promise<unknown>
}

/** What a chain brings to the kit, once its code is loaded. */
export interface ChainParts {
  /** Made with the options of the chain's declaration. */
  readonly plugin: (options: object) => Plugin<string, any>
  /** By the names that their package exports them under. */
  readonly networks: Readonly<Record<string, NetworkInput>>
  readonly actions: ReadonlyArray<ChainAction>
}

/** Declares the parts of a chain: its actions get the API of its plugin. */
export const chainParts = <Id extends string, Api extends object>(parts: {
  readonly plugin: (options: object) => Plugin<Id, Api>
  readonly networks: Readonly<Record<string, NetworkInput>>
  readonly actions: ReadonlyArray<{
    readonly name: string
    readonly label: string
    readonly needsNode?: boolean
    readonly run: (api: Api, place: ActionPlace) => Promise<unknown>
  }>
}): ChainParts => {
  const { id } = parts.plugin({})
  return {
    ...parts,
    actions: parts.actions.map(({ run, needsNode = false, ...action }) => ({
      ...action,
      needsNode,
      run: (kit, place) => run((kit as KitCore & Readonly<Record<string, unknown>>)[id] as Api, place)
    }))
  }
}
