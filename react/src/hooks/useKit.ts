import type { KitCore } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"

/**
 * Tells the hooks the type of the app's kit, once:
 *
 * ```ts
 * declare module "@latchkey/react" {
 *   interface Register { kit: typeof kit }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- apps add the property
export interface Register {}

/** The registered kit's type; the functions of every kit where none is registered. */
export type RegisteredKit = Register extends { readonly kit: infer K extends KitCore } ? K : KitCore

/**
 * The kit of the nearest `KitProvider`, with the APIs of its plugins where its type is registered or passed.
 *
 * Fails: throws `KitProviderMissingError` outside of a provider.
 */
export const useKit = <K extends KitCore = RegisteredKit>(): K => useKitContext("useKit").kit as K
