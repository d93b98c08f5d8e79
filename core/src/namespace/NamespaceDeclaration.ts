import type { AccountType } from "../chain/Account.ts"
import type { NetworkInput } from "../chain/Network.ts"
import { defineSlot, readSlot } from "../kernel/Slot.ts"
import type { PluginState } from "../kernel/PluginState.ts"

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

/** A declared namespace and the plugin that brings it. */
export interface InstalledNamespace extends NamespaceDeclaration {
  /** Id of the plugin. */
  readonly plugin: string
}

/** The namespaces of the installed plugins. */
export const namespaceDeclarations = defineSlot<InstalledNamespace>("namespaces")

/** The namespaces that are installed, in the order of installation. */
export const installedNamespaces = (
  plugin: Pick<PluginState, "fillings">
): ReadonlyArray<InstalledNamespace> => readSlot(plugin.fillings, namespaceDeclarations)
