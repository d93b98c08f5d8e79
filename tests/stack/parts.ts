// Written by `npm run lists` from the package.json of each plugin.
import type { PartOptions } from "./PartOptions.ts"

/** The part of each plugin that has one, and how many ports it takes. */
export const parts = {
  evm: {
    ports: 4,
    start: async (options: PartOptions) =>
      (await import("../../plugins/evm/stack/startEvm.ts")).startEvm(options)
  },
  solana: {
    ports: 5,
    start: async (options: PartOptions) =>
      (await import("../../plugins/solana/stack/startSolana.ts")).startSolana(options)
  },
  bitcoin: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/bitcoin/stack/startBitcoin.ts")).startBitcoin(options)
  },
  polkadot: {
    ports: 2,
    start: async (options: PartOptions) =>
      (await import("../../plugins/polkadot/stack/startPolkadot.ts")).startPolkadot(options)
  },
  cosmos: {
    ports: 6,
    start: async (options: PartOptions) =>
      (await import("../../plugins/cosmos/stack/startCosmos.ts")).startCosmos(options)
  },
  walletConnect: {
    ports: 2,
    start: async (options: PartOptions) =>
      (await import("../../plugins/walletconnect/stack/startWalletConnect.ts")).startWalletConnect(options)
  },
  embedded: {
    ports: 6,
    start: async (options: PartOptions) =>
      (await import("../../plugins/embedded/stack/startEmbedded.ts")).startEmbedded(options)
  },
  safe: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/safe/stack/startSafe.ts")).startSafe(options)
  },
  coinbase: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/coinbase/stack/startCoinbase.ts")).startCoinbase(options)
  },
  farcaster: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/farcaster/stack/startFarcaster.ts")).startFarcaster(options)
  },
  onramp: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/onramp/stack/startOnramp.ts")).startOnramp(options)
  },
  pay: {
    ports: 1,
    start: async (options: PartOptions) =>
      (await import("../../plugins/pay/stack/startPay.ts")).startPay(options)
  },
  cloud: {
    ports: 2,
    start: async (options: PartOptions) =>
      (await import("../../plugins/cloud/stack/startCloud.ts")).startCloud(options)
  }
}
