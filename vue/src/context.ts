import type { KitCore, KitState } from "@latchkey/core"
import { inject, type InjectionKey, type ShallowRef } from "vue"
import { KitProviderMissingError } from "./KitProviderMissingError.ts"

/** What a provider passes to the components below it. */
export interface ProvidedKit {
  readonly kit: KitCore
  /** The kit's state: during hydration, the one from which the server rendered. */
  readonly state: Readonly<ShallowRef<KitState>>
}

/** The key of what a provider passes. */
export const kitKey: InjectionKey<ProvidedKit> = Symbol("@latchkey/vue")

/** The nearest provider's kit and state. Fails: throws `KitProviderMissingError`, which names `usedBy`. */
export const injectKit = (usedBy: string): ProvidedKit => {
  const provided = inject(kitKey, undefined)
  if (provided === undefined) throw new KitProviderMissingError({ usedBy })
  return provided
}
