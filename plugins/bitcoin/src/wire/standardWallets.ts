import { hasFunction, readField, type StandardWallet } from "@latchkey/core/chain-kit"

/** The object of Sats Connect that some wallets of the standard hand out as a feature. */
export const satsConnectProvider = (wallet: StandardWallet): object | undefined => {
  const provider = readField(wallet.feature("sats-connect:"), "provider")
  return hasFunction(provider, "request") ? provider : undefined
}

/** Whether a wallet can be connected by a feature. */
export const hasConnect = (wallet: StandardWallet, feature: string): boolean =>
  hasFunction(wallet.feature(feature), "connect")

/** Whether a wallet of the standard is one for Bitcoin that can be connected. */
export const isBitcoinWallet = (wallet: StandardWallet): boolean =>
  wallet.chains.some((chain) => chain.startsWith("bitcoin:")) &&
  (satsConnectProvider(wallet) !== undefined ||
    hasConnect(wallet, "bitcoin:connect") ||
    (hasConnect(wallet, "standard:connect") &&
      ["signMessage", "signTransaction"].some((name) => wallet.feature(`bitcoin:${name}`) !== undefined)))
