import type { NamespaceDeclaration, SlotFilling } from "./Plugin.ts"

/** A declared namespace and the plugin that brings it. */
export interface InstalledNamespace extends NamespaceDeclaration {
  readonly plugin: string
}

/** What is installed. */
export interface PluginState {
  /** Plugin ids, in the order of installation. */
  readonly installed: ReadonlyArray<string>
  readonly namespaces: ReadonlyArray<InstalledNamespace>
  /** Every filling of every installed plugin, in the order of installation. */
  readonly fillings: ReadonlyArray<SlotFilling>
  /** Plugins whose module failed to load or start, with the error's code. */
  readonly failed: Readonly<Record<string, string>>
}
