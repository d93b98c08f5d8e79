import type { KitCore } from "@latchkey/core"
import { createContext, useContext } from "react"
import type { AccountFace } from "./AccountFace.ts"
import { KitProviderMissingError, type ModalLoadFailedError } from "./errors.ts"
import type { ShownButtonMessages } from "../messages/button.ts"
import type { Messages } from "../messages/Messages.ts"

/** Colours of the kit's elements: `system` follows the visitor's setting. */
export type Theme = "light" | "dark" | "system"

/** Theme, language and messages of everything that the kit draws. */
export interface Appearance {
  /** BCP 47 language of messages, numbers and dates; the page's own `lang` if undefined. */
  readonly locale: string | undefined
  /** Messages that replace those of the language, by name. */
  readonly messages: Partial<Messages> | undefined
  readonly theme: Theme
}

/** What a provider passes to the components below it. */
export interface KitContextValue {
  readonly kit: KitCore
  readonly appearance: Appearance
  /** The messages of the buttons, in the language of `appearance`. */
  readonly messages: ShownButtonMessages
  /** Canonical BCP 47 tag of the buttons' messages. */
  readonly locale: string
  /** Writes exact decimal text as the language of the buttons' messages does. */
  readonly writeDecimal: (text: string) => string
  /** What draws the connected account in a button; undefined until it was loaded. */
  readonly accountFace: AccountFace | undefined
  /** Loads it, for a button that shows or will show an account. */
  readonly loadAccountFace: () => void
  /** Puts the closed modal up, for a visitor who is about to open it. */
  readonly prepare: () => void
  /** Present while the modal could not be loaded when it was last opened. */
  readonly loadFailure: ModalLoadFailedError | undefined
  /** Told by the modals below. */
  readonly onLoadFailure: (error: ModalLoadFailedError | undefined) => void
}

export const KitContext = /* @__PURE__ */ createContext<KitContextValue | undefined>(undefined)

/** Fails: throws `KitProviderMissingError`, which names `usedBy`, where an app passed no kit. */
export const requireKit = (kit: Partial<KitCore> | undefined, usedBy: string): void => {
  if (!kit?.getSnapshot) throw new KitProviderMissingError({ usedBy })
}

/** The nearest provider's value. Fails: throws `KitProviderMissingError`, which names `usedBy`. */
export const useKitContext = (usedBy: string): KitContextValue => {
  const value = useContext(KitContext)
  requireKit(value?.kit, usedBy)
  return value!
}
