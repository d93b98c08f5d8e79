// Written by `npm run lists` from the package.json of each plugin.
import { bitcoinPage } from "../../../plugins/bitcoin/e2e/bitcoinPage.ts"
import { cosmosPage } from "../../../plugins/cosmos/e2e/cosmosPage.ts"
import { evmPage } from "../../../plugins/evm/e2e/evmPage.ts"
import { polkadotPage } from "../../../plugins/polkadot/e2e/polkadotPage.ts"
import { solanaPage } from "../../../plugins/solana/e2e/solanaPage.ts"
import type { PagePart } from "./PagePart.ts"

/** What each chain puts on the page of all namespaces, in the order of their journeys. */
export const chainPages: ReadonlyArray<PagePart> = [evmPage, solanaPage, bitcoinPage, polkadotPage, cosmosPage]
