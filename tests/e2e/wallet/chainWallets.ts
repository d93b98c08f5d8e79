// Written by `npm run lists` from the package.json of each plugin.
import { bitcoinWallets } from "../../../plugins/bitcoin/e2e/bitcoinWallets.ts"
import { cosmosWallets } from "../../../plugins/cosmos/e2e/cosmosWallets.ts"
import { polkadotWallets } from "../../../plugins/polkadot/e2e/polkadotWallets.ts"
import { solanaWallets } from "../../../plugins/solana/e2e/solanaWallets.ts"

/** The wallets that pages can have, by the plugin that brings them. */
export const chainWallets = {
  solana: solanaWallets,
  bitcoin: bitcoinWallets,
  polkadot: polkadotWallets,
  cosmos: cosmosWallets
}
