import type {
  StandardAccount,
  StandardChange
} from "../../../tests/testing/src/walletStandard/StandardWallet.ts"
import { unauthorised } from "./refusals.ts"
import type { SolanaTestAccount } from "./SolanaTestAccount.ts"

/** Which accounts the site may use, and what it has been told of them. */
export interface SolanaPermission {
  /** The addresses that the site sees, the selected one first. */
  shown(): readonly string[]
  /** The same as the page gets them. */
  shownAccounts(): readonly StandardAccount[]
  /** The addresses that it gets without asking anybody. */
  granted(): readonly string[]
  /** The addresses that the next approval shares when it names none. */
  selection(): readonly string[]
  select(addresses: readonly string[]): void
  /** Shares these from now on, and remembers it. */
  grant(addresses: readonly string[]): void
  /** Shows what is granted. */
  show(): void
  /** Shows nothing, and forgets the permission too when `forget`. */
  hide(forget: boolean): void
  /** The account object of an address that the wallet holds. */
  account(address: string): StandardAccount
  /** The key behind an account object. Fails with 4100 for any that the site does not see now. */
  authorised(account: unknown): SolanaTestAccount
  /** Checks that the wallet has keys for these. Fails with `RangeError`, as only a test's own mistake gets here. */
  owned(addresses: readonly string[]): readonly string[]
}

export interface SolanaPermissionOptions {
  readonly keys: readonly SolanaTestAccount[]
  readonly accounts: ReadonlyMap<string, StandardAccount>
  readonly saved: readonly string[]
  readonly sharesAtStart: boolean
  readonly save: (granted: readonly string[]) => void
  readonly tell: (change: StandardChange) => void
}

export function createSolanaPermission(options: SolanaPermissionOptions): SolanaPermission {
  const { keys, accounts } = options
  let granted = options.saved.filter((address) => accounts.has(address))
  let shown = options.sharesAtStart ? granted : []
  let selection = keys.slice(0, 1).map((key) => key.address)

  const shownAccounts = () => shown.map((address) => accounts.get(address)!)
  const commit = (next: { readonly granted: readonly string[]; readonly shown: readonly string[] }) => {
    const before = shown
    granted = [...next.granted]
    shown = [...next.shown]
    options.save(granted)
    if (before.join() !== shown.join()) options.tell({ accounts: shownAccounts() })
  }

  return {
    shown: () => [...shown],
    shownAccounts,
    granted: () => [...granted],
    selection: () => [...selection],
    select: (addresses) => void (selection = [...addresses]),
    grant: (addresses) => commit({ granted: addresses, shown: addresses }),
    show: () => commit({ granted, shown: granted }),
    hide: (forget) => commit({ granted: forget ? [] : granted, shown: [] }),
    account: (address) => accounts.get(address)!,
    authorised(account) {
      if (shown.length === 0) throw unauthorised("The site is not connected")
      // The very object counts, as in real wallets: a copy is an account that nobody gave out.
      const address = shown.find((each) => accounts.get(each) === account)
      if (address === undefined) throw unauthorised("Invalid account")
      return keys.find((key) => key.address === address)!
    },
    owned(addresses) {
      const stranger = addresses.find((address) => !accounts.has(address))
      if (stranger !== undefined) throw new RangeError(`The virtual wallet has no key for ${stranger}`)
      return addresses
    }
  }
}
