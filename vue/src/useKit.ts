import type { KitCore, KitTypes } from "@latchkey/core"
import { injectKit } from "./context.ts"

/**
 * Registers the type of the app's kit for the composables, once:
 *
 * ```ts
 * declare module "@latchkey/vue" {
 *   interface Register { kit: typeof kit }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- apps add the property
export interface Register {}

/** The type of the registered kit; if none is registered, the functions that every kit has. */
export type RegisteredKit = Register extends { readonly kit: infer K extends KitCore } ? K : KitCore

/** What the type checker knows of the registered kit: its networks, addresses, providers, errors, the plugins' state. */
export type RegisteredTypes = RegisteredKit extends { readonly "~types"?: infer Types extends KitTypes }
  ? Types
  : KitTypes

/**
 * The kit of the nearest `KitProvider`, with the actions of its plugins if its type is registered or passed.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useKit = <K extends KitCore = RegisteredKit>(): K => injectKit("useKit").kit as K
