// Written by `npm run lists` from the package.json of each plugin.
import { bitcoin } from "../../../plugins/bitcoin/e2e/bitcoin.ts"
import { cosmos } from "../../../plugins/cosmos/e2e/cosmos.ts"
import { evm } from "../../../plugins/evm/e2e/evm.ts"
import { polkadot } from "../../../plugins/polkadot/e2e/polkadot.ts"
import { solana } from "../../../plugins/solana/e2e/solana.ts"
import type { Chain } from "./Chain.ts"

/** The journey of each chain, by its plugin, in the order of the page. */
export const journeys: Readonly<Record<string, Chain>> = { evm, solana, bitcoin, polkadot, cosmos }
