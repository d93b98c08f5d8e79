import { readSlice, type KitState } from "@latchkey/core"
import { embeddedSlice } from "../EmbeddedState.ts"
import { isServed } from "./isServed.ts"
import { providerNames, type ShownProvider } from "../providerNames.ts"

/** The providers that are offered: those of the options that the project's configuration does not leave out. */
export const shownProviders = (state: KitState): ReadonlyArray<ShownProvider> => {
  if (!isServed(state)) return []
  const { socials } = state.feature.values
  return readSlice(state, embeddedSlice).methods.filter(
    (method): method is ShownProvider =>
      Object.hasOwn(providerNames, method) &&
      (typeof socials === "boolean" ? socials : socials.includes(method))
  )
}
