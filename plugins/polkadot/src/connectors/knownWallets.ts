/** A wallet's name for visitors, and what it announces by EIP-6963, so that both are one wallet to them. */
export type KnownWallet = readonly [name: string, rdns?: string]

/** What is known of wallets beside the name that they go by in `window.injectedWeb3`. */
export const knownWallets: Readonly<Record<string, KnownWallet>> = {
  "polkadot-js": ["Polkadot.js"],
  talisman: ["Talisman", "xyz.talisman"],
  "subwallet-js": ["SubWallet", "app.subwallet"],
  nova: ["Nova Wallet"],
  polkagate: ["PolkaGate"]
}
