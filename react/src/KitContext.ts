import type { KitCore } from "@latchkey/core"
import { createContext, useContext } from "react"
import { KitProviderMissingError } from "./errors.ts"
import type { ButtonMessages } from "./messages/button.ts"
import type { Messages } from "./messages/Messages.ts"

/** Colours of the kit's elements: `system` follows the visitor's setting. */
export type Theme = "light" | "dark" | "system"

/** How everything that the kit draws looks and speaks. */
export interface Appearance {
  /** BCP 47 language of words, numbers and dates; English by default. */
  readonly locale: string
  /** Words that replace the language's own, by message name. */
  readonly messages: Partial<Messages> | undefined
  readonly theme: Theme
}

/** What a provider hands to the components below it. */
export interface KitContextValue {
  readonly kit: KitCore
  readonly appearance: Appearance
  /** The words of the buttons, in the language of `appearance`. */
  readonly messages: ButtonMessages
  /** BCP 47 tag of the buttons' words: how their numbers are written. */
  readonly locale: string
}

export const KitContext = /* @__PURE__ */ createContext<KitContextValue | undefined>(undefined)

/** The nearest provider's value. Fails: throws `KitProviderMissingError`, which names `usedBy`. */
export const useKitContext = (usedBy: string): KitContextValue => {
  const value = useContext(KitContext)
  if (value === undefined) throw new KitProviderMissingError(usedBy)
  return value
}
