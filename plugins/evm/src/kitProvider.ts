import { followProvider, type FollowedKit, type FollowedProvider, type WalletCall } from "@latchkey/core/page"

export type { FollowedKit, FollowedProvider, WalletCall }

/**
 * A provider (EIP-1193) of whichever EVM wallet the kit is connected to, for libraries that take one: viem's `custom`, web3.js, ethers.
 * It stays the same object when the visitor changes wallet, account or network, and tells these as events.
 */
export const kitProvider = (kit: FollowedKit): FollowedProvider =>
  followProvider(kit, "eip155", (reference) => `0x${Number(reference).toString(16)}`)

/** ethers' class of providers over a wallet: `BrowserProvider` of ethers 6, `providers.Web3Provider` of ethers 5. */
export type EthersProviderClass<Provider> = new (wallet: any, network?: any) => Provider

/**
 * ethers' provider over the kit's connection: `ethersProvider(kit, BrowserProvider)`, of ethers 5 `ethersProvider(kit, providers.Web3Provider)`.
 * Made once for a page: it follows the network and the wallet.
 */
export const ethersProvider = <Provider>(
  kit: FollowedKit,
  BrowserProvider: EthersProviderClass<Provider>
): Provider => new BrowserProvider(kitProvider(kit), "any")

/**
 * ethers' signer of the current account. Get another one after the account has changed: a signer of ethers has one address.
 *
 * Fails: with ethers' own error where no wallet is connected.
 */
export const ethersSigner = async <Signer>(
  kit: FollowedKit,
  BrowserProvider: EthersProviderClass<{ readonly getSigner: () => Signer | Promise<Signer> }>
): Promise<Signer> => ethersProvider(kit, BrowserProvider).getSigner()
