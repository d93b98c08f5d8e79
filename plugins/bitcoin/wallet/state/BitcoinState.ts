import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { BitcoinTestAccount } from "../accounts/BitcoinTestAccount.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import { holdingOf, type BitcoinPaymentType, type BitcoinPurpose, type Holding } from "./Holding.ts"
import type { SavedBitcoinWallet } from "./SavedBitcoinWallet.ts"

/** What a page can notice of a wallet. */
export interface SeenByPage {
  readonly holdings: readonly Holding[]
  readonly network: WalletNetwork
}

/**
 * How much of itself a kind of wallet shares: any `addresses`, one `account` with all its addresses, or one `address`.
 */
export type Sharing = "addresses" | "account" | "address"

/** What changes while a wallet lives, and the rules that all its methods share. */
export interface BitcoinState {
  readonly networks: readonly WalletNetwork[]
  network(): WalletNetwork
  /** What the site sees on a network, the active one when absent; the selected address first. */
  shown(network?: WalletNetwork): readonly Holding[]
  /** Every address that it has a key for on a network, the active one when absent. */
  held(network?: WalletNetwork): readonly Holding[]
  /** What a site that asks for these purposes gets when the person chooses nothing else. */
  offered(purposes: readonly BitcoinPurpose[], network?: WalletNetwork): readonly Holding[]
  /** The address, if the site may use it on that network. Fails with 4100. */
  authorised(address: string, network?: WalletNetwork): Holding
  /** Those addresses, on whatever network they are. Fails with `RangeError`, as only a test's own mistake gets here. */
  owned(addresses: readonly string[]): readonly Holding[]
  /** Lets the site see these and no others. */
  grant(holdings: readonly Holding[]): void
  /** The person selects these: the site sees them if it sees any, and else when it connects. */
  select(holdings: readonly Holding[]): void
  /** Makes a network active. */
  move(network: WalletNetwork): void
}

export interface BitcoinStateOptions {
  readonly accounts: readonly BitcoinTestAccount[]
  readonly networks: readonly WalletNetwork[]
  readonly sharing: Sharing
  readonly paymentType: BitcoinPaymentType
  /** What the one address is for, with the sharing `address`. */
  readonly purpose: BitcoinPurpose
  readonly saved: SavedBitcoinWallet | undefined
  readonly save: (saved: SavedBitcoinWallet) => void
  readonly changed: (before: SeenByPage, after: SeenByPage) => void
}

interface Slot {
  readonly account: BitcoinTestAccount
  readonly purpose: BitcoinPurpose
}

const bothPurposes: readonly BitcoinPurpose[] = ["payment", "ordinals"]

export function createBitcoinState(options: BitcoinStateOptions): BitcoinState {
  const { accounts, networks, sharing, paymentType, saved } = options
  const nameOf = (account: BitcoinTestAccount) => account.mainnet.payment.address
  const find = (caipNetworkId: string) => networks.find((each) => each.caipNetworkId === caipNetworkId)
  const at = ({ account, purpose }: Slot, network: WalletNetwork) =>
    holdingOf(account, purpose, network, paymentType)

  let granted: readonly Slot[] = (saved?.granted ?? []).flatMap(({ account: name, purpose }) => {
    const account = accounts.find((candidate) => nameOf(candidate) === name)
    return account === undefined ? [] : [{ account, purpose }]
  })
  let selection: readonly Slot[] = bothPurposes.map((purpose) => ({ account: accounts[0]!, purpose }))
  let active = (saved === undefined ? undefined : find(saved.network)) ?? networks[0]!

  const shown = (network = active) => granted.map((slot) => at(slot, network))
  const held = (network = active) =>
    accounts.flatMap((account) => bothPurposes.map((purpose) => at({ account, purpose }, network)))

  /** Cuts what was chosen to what this kind of wallet can share. */
  function shareable(slots: readonly Slot[]): readonly Slot[] {
    const [first] = slots
    if (first === undefined || sharing === "addresses") return slots
    if (sharing === "address") return [first]
    return bothPurposes.map((purpose) => ({ account: first.account, purpose }))
  }

  function commit(change: { granted?: readonly Slot[]; active?: WalletNetwork }): void {
    const before = { holdings: shown(), network: active }
    granted = change.granted ?? granted
    active = change.active ?? active
    options.save({
      granted: granted.map(({ account, purpose }) => ({ account: nameOf(account), purpose })),
      network: active.caipNetworkId
    })
    options.changed(before, { holdings: shown(), network: active })
  }

  return {
    networks,
    network: () => active,
    shown,
    held,
    offered(purposes, network = active) {
      const wanted =
        sharing === "address" ? [options.purpose] : sharing === "account" ? bothPurposes : purposes
      const chosen = [...new Set(selection.map((slot) => slot.account))]
      const slots = chosen.flatMap((account) => wanted.map((purpose) => ({ account, purpose })))
      return shareable(slots).map((slot) => at(slot, network))
    },
    authorised(address, network = active) {
      const holding = shown(network).find((candidate) => candidate.address === address)
      if (holding === undefined) {
        throw new ProviderRpcError(
          providerErrorCode.unauthorized,
          `The site may not use the address ${address}`
        )
      }
      return holding
    },
    owned(addresses) {
      const all = networks.flatMap((network) => held(network))
      return addresses.map((address) => {
        const holding = all.find((candidate) => candidate.address === address)
        if (holding === undefined) throw new RangeError(`The virtual wallet has no key for ${address}`)
        return holding
      })
    },
    grant: (holdings) => commit({ granted: shareable(holdings) }),
    select(holdings) {
      if (holdings.length > 0) selection = holdings
      if (granted.length > 0) commit({ granted: shareable(holdings) })
    },
    move: (network) => commit({ active: network })
  }
}
