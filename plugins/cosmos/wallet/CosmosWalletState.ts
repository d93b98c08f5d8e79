import { encodeBech32 } from "./bech32.ts"
import { fromHex } from "./bytes.ts"
import { isLikeEthereum, type CosmosChainInfo } from "./CosmosChainInfo.ts"
import type { CosmosKey } from "./CosmosKey.ts"
import type { CosmosTestAccount } from "./CosmosTestAccount.ts"
import type { SavedCosmosWallet } from "./SavedCosmosWallet.ts"

/** What changes while a Cosmos wallet lives. */
export interface CosmosWalletFacts {
  /** The chains that the site may use, in order of permission. Permission is for a chain, whichever account is selected. */
  readonly granted: readonly string[]
  /** Whether the site may list the wallet's chains. */
  readonly mayList: boolean
  /** Name of the selected account. */
  readonly selected: string
  /** The chains that pages suggested. */
  readonly suggested: readonly CosmosChainInfo[]
  readonly locked: boolean
  /** Whether the extension has left the browser. */
  readonly gone: boolean
}

export interface CosmosWalletState {
  facts(): CosmosWalletFacts
  chains(): readonly CosmosChainInfo[]
  chain(chainId: string): CosmosChainInfo | undefined
  account(): CosmosTestAccount
  /** The account of that name, or with that address on a chain that the wallet knows. Fails: `RangeError`. */
  find(nameOrAddress: string): CosmosTestAccount
  /** Changes facts and saves them. */
  commit(change: Partial<CosmosWalletFacts>): void
}

/** The key of an account for a chain. */
export const keyOf = ({ keys }: CosmosTestAccount, { bip44 }: CosmosChainInfo): CosmosKey =>
  bip44.coinType === 60 ? keys.ethereum : keys.cosmos

/** The 20 bytes of an account's address on a chain. */
export function addressBytesOf(account: CosmosTestAccount, chain: CosmosChainInfo): Uint8Array {
  const key = keyOf(account, chain)
  return fromHex(isLikeEthereum(chain) ? key.ethereumAddress : key.cosmosAddress)
}

/** An account's address on a chain, in bech32. */
export const addressOn = (account: CosmosTestAccount, chain: CosmosChainInfo): string =>
  encodeBech32(chain.bech32Config.bech32PrefixAccAddr, addressBytesOf(account, chain))

export interface CosmosWalletStateOptions {
  readonly accounts: readonly CosmosTestAccount[]
  readonly chains: readonly CosmosChainInfo[]
  readonly saved: SavedCosmosWallet | undefined
  readonly save: (saved: SavedCosmosWallet) => void
}

export function createCosmosWalletState(options: CosmosWalletStateOptions): CosmosWalletState {
  const { accounts, saved } = options
  const [first] = accounts
  if (first === undefined) throw new RangeError("A virtual Cosmos wallet needs an account")
  const byName = (name: string | undefined) => accounts.find((account) => account.name === name)

  let facts: CosmosWalletFacts = {
    granted: saved?.granted ?? [],
    mayList: saved?.mayList ?? false,
    selected: (byName(saved?.selected) ?? first).name,
    suggested: saved?.suggested ?? [],
    locked: saved?.locked ?? false,
    gone: false
  }
  const chains = () => [...options.chains, ...facts.suggested]

  return {
    facts: () => facts,
    chains,
    chain: (chainId) => chains().find((chain) => chain.chainId === chainId),
    account: () => byName(facts.selected) ?? first,
    find(nameOrAddress) {
      const found =
        byName(nameOrAddress) ??
        accounts.find((account) => chains().some((chain) => addressOn(account, chain) === nameOrAddress))
      if (found === undefined) throw new RangeError(`The virtual wallet has no account ${nameOrAddress}`)
      return found
    },
    commit(change) {
      facts = { ...facts, ...change }
      const { gone: _, ...kept } = facts
      options.save(kept)
    }
  }
}
