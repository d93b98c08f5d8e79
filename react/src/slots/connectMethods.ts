import { defineSlot, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"

/** A way to connect next to the list of wallets: an e-mail field, social buttons. */
export interface ConnectMethod {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /** Its name in `features.connectMethodsOrder`; decides its place. */
  readonly method: string
  /** The block's module; loaded when the Connect view is shown. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Height in px that is reserved while the module loads. */
  readonly height: number
  /** Whether it is offered; always by default. */
  readonly when?: (state: KitState) => boolean
}

/** The slot of ways to connect in the Connect view. */
export const connectMethods = defineSlot<ConnectMethod>("connectMethods")
