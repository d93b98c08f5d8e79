// Written by `npm run lists` from the package.json of each plugin.
export * from "../../../plugins/evm/wallet/index.ts"
export * from "../../../plugins/solana/wallet/index.ts"
export * from "../../../plugins/bitcoin/wallet/index.ts"
export * from "../../../plugins/polkadot/wallet/index.ts"
export * from "../../../plugins/cosmos/wallet/index.ts"
