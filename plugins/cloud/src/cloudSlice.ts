import { emptyCatalogue, type CatalogueState, type Slice } from "@latchkey/core"

/** The plugin's part of the state; what it is at first, `cloud` says. */
export const cloudSlice: Slice<CatalogueState> = { name: "cloud", initial: emptyCatalogue }
