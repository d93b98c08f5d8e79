import type { Address } from "viem"
import { chainIdHex, type WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { sameAddress } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import type { TestAccount } from "../accounts/TestAccount.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { SavedWallet } from "./SavedWallet.ts"

/** What changes while a wallet lives. */
export interface WalletFacts {
  /** The accounts that the site may see, the selected one first, in lower case; empty without permission. */
  readonly granted: readonly Address[]
  /** The accounts that the next approval grants when it names none. */
  readonly selection: readonly Address[]
  readonly locked: boolean
  /** False after `disconnect()`: every request then fails with 4900. */
  readonly connected: boolean
  readonly chainId: number
  readonly added: readonly WalletChain[]
}

/** The facts and the rules that every method shares. */
export interface WalletState {
  facts(): WalletFacts
  /** What `eth_accounts` answers now. */
  shownAccounts(): readonly Address[]
  chains(): readonly WalletChain[]
  chain(id: number): WalletChain | undefined
  activeChain(): WalletChain
  /** The account behind an address. Fails with 4100 when the site may not use it. */
  authorised(address: Address): TestAccount
  /** Checks that the wallet has keys for these. Fails with `RangeError`, as only a test's own mistake gets here. */
  owned(addresses: readonly string[]): readonly Address[]
  /** Changes facts, saves them and sends the events that follow from the change. */
  commit(change: Partial<WalletFacts>): void
}

export interface WalletStateOptions {
  readonly accounts: readonly TestAccount[]
  readonly chains: readonly WalletChain[]
  readonly chainId: number
  readonly saved: SavedWallet | undefined
  readonly save: (saved: SavedWallet) => void
  readonly emit: (event: string, payload: unknown) => void
}

export function createWalletState(options: WalletStateOptions): WalletState {
  const { accounts, saved } = options
  const lower = (address: string) => address.toLowerCase() as Address
  const owns = (address: string) => accounts.some((account) => sameAddress(account.address, address))
  const ids = new Set([...options.chains, ...(saved?.added ?? [])].map((chain) => chain.id))

  let facts: WalletFacts = {
    granted: (saved?.granted ?? []).filter(owns).map(lower),
    selection: accounts.slice(0, 1).map((account) => lower(account.address)),
    locked: saved?.locked ?? false,
    connected: true,
    chainId: saved !== undefined && ids.has(saved.chainId) ? saved.chainId : options.chainId,
    added: saved?.added ?? []
  }

  const shown = (of: WalletFacts) => (of.locked ? [] : of.granted)
  const chains = () => [...options.chains, ...facts.added]
  const chain = (id: number) => chains().find((candidate) => candidate.id === id)

  return {
    facts: () => facts,
    shownAccounts: () => [...shown(facts)],
    chains,
    chain,
    activeChain: () => chain(facts.chainId)!,
    authorised(address) {
      const account = accounts.find((candidate) => sameAddress(candidate.address, address))
      if (account === undefined || !shown(facts).some((granted) => sameAddress(granted, address))) {
        throw new ProviderRpcError(
          providerErrorCode.unauthorized,
          `The site may not use the account ${address}`
        )
      }
      return account
    },
    owned(addresses) {
      const stranger = addresses.find((address) => !owns(address))
      if (stranger !== undefined) throw new RangeError(`The virtual wallet has no key for ${stranger}`)
      return addresses.map(lower)
    },
    commit(change) {
      const before = facts
      facts = { ...facts, ...change }
      const { granted, locked, chainId, added } = facts
      options.save({ granted, locked, chainId, added })
      if (!facts.connected) return
      if (chainId !== before.chainId) options.emit("chainChanged", chainIdHex(chainId))
      if (shown(facts).join() !== shown(before).join()) options.emit("accountsChanged", [...shown(facts)])
    }
  }
}
