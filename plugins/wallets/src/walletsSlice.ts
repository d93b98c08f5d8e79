import { emptyCatalogue, type CatalogueState, type Slice } from "@latchkey/core"

/** The plugin's part of the state. */
export const walletsSlice: Slice<CatalogueState> = { name: "wallets", initial: emptyCatalogue }
