import type { PolkadotAccount } from "./PolkadotAccount.ts"

/**
 * Accounts of the development phrase that every Substrate node prints: Alice and Bob with sr25519, Alice with ed25519 and
 * with ecdsa. Prefix 42.
 *
 * Written out so that a wallet knows its addresses without loading a curve library.
 */
export const polkadotAccounts: readonly PolkadotAccount[] = [
  {
    address: "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY",
    type: "sr25519",
    privateKey: "0xe5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a",
    name: "Alice"
  },
  {
    address: "5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty",
    type: "sr25519",
    privateKey: "0x398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89",
    name: "Bob"
  },
  {
    address: "5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu",
    type: "ed25519",
    privateKey: "0xabf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115",
    name: "Alice (ed25519)"
  },
  {
    address: "5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X",
    type: "ecdsa",
    privateKey: "0xcb6df9de1efca7a3998a8ead4e02159d5fa99c3e0d4fd6432667390bb4726854",
    name: "Alice (ecdsa)"
  }
]

/** Alice's key of 20-byte chains such as Moonbeam: the first of the phrase that Anvil and Hardhat fund. */
export const polkadotEthereumAccount: PolkadotAccount = {
  address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  type: "ethereum",
  privateKey: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
  name: "Alice (ethereum)"
}

/** The 2-of-2 multisig of Alice and Bob: a wallet lists it, and has no key for it. */
export const polkadotMultisig: PolkadotAccount = {
  address: "5F3QVbS78a4aTYLiRAD8N3czjqVoNyV42L19CXyhqUMCh4Ch",
  name: "Alice and Bob"
}
