import type { InjectionKey } from "vue"

/** Theme and language of the buttons and the modal. */
export interface Appearance {
  /** `dark` by default; `system` follows the visitor's setting. */
  theme?: "light" | "dark" | "system" | undefined
  /** BCP 47 language; the page's own `lang` by default. */
  locale?: string | undefined
}

/** The key of the appearance that a provider passes. */
export const appearanceKey: InjectionKey<Readonly<Appearance>> = Symbol("@latchkey/vue appearance")
