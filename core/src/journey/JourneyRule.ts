import { defineSlot } from "../kernel/Slot.ts"
import type { KitState } from "../state/KitState.ts"

/**
 * Something that happened, after which something else may be shown:
 * `connecting`: a wallet is asked; `connected`: an attempt succeeded; `disconnected`: connections ended; `switched`: the
 * active network is another one; `unsupported`: the wallet is on a network that the app does not use.
 */
export type Moment = "connecting" | "connected" | "disconnected" | "switched" | "unsupported"

/** What a rule does to the modal: one command, or none. */
export type JourneyCommand =
  | {
      readonly show: string
      readonly params?: Readonly<Record<string, unknown>>
      /** Over the shown view (`push`), in its place (`replace`), or alone (`reset`, the default). */
      readonly how?: "push" | "replace" | "reset"
      readonly blocking?: boolean
      /** Code of a success that is told to the visitor. */
      readonly toast?: string
    }
  | { readonly close: true }
  /** Back past all of these views that are on top. */
  | { readonly leave: ReadonlyArray<string> }

/**
 * What is shown next after something happened. The first rule that matches decides, the rest are not asked.
 *
 * A rule of a plugin shows a view of its own: `{ id: "acme/sign", on: "connected", before: "close", show: "acme/Sign",
 * blocking: true, when: (state) => !isSigned(state) }`. The view stays as long as `when` holds; then the rules after it
 * are asked what comes next, as if it had not been there.
 */
export interface JourneyRule {
  /** Unique; a plugin's rule begins with the plugin's id. */
  readonly id: string
  readonly on: Moment | ((before: KitState, after: KitState) => boolean)
  /** Id of the rule that this one is asked before; a rule without it is asked last. */
  readonly before?: string
  /** Must hold for the rule to match. */
  readonly when?: (state: KitState) => boolean
  /** The view to show. */
  readonly show: string
  readonly params?: Readonly<Record<string, unknown>>
  /** Closing the modal is refused while the view is shown. */
  readonly blocking?: boolean
}

/**
 * Rules of plugins. Core's own have the ids `unsupported`, `connecting`, `added`, `close`, `switched`, `supported`,
 * `left`, `home`.
 */
export const journeyRules = defineSlot<JourneyRule>("journeyRules")
