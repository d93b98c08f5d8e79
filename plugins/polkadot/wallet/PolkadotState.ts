import { hexOfBytes } from "./bytes.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import { accountIdOf } from "./accountId.ts"
import type { InjectedAccount, InjectedMetadata } from "./InjectedExtension.ts"
import type { PolkadotAccount } from "./PolkadotAccount.ts"
import type { SavedPolkadotWallet } from "./SavedPolkadotWallet.ts"

/** What changes while a wallet lives. */
export interface PolkadotFacts {
  /** The accounts that the site may see; undefined until it is let in. */
  readonly granted: readonly string[] | undefined
  /** The accounts that the next approval grants when it names none. */
  readonly selection: readonly string[]
  readonly metadata: readonly InjectedMetadata[]
}

/** The facts and the rules that every method shares. */
export interface PolkadotState {
  facts(): PolkadotFacts
  /** The accounts that the site sees, made anew. */
  listed(anyType: boolean): readonly InjectedAccount[]
  /** Fails (4100) until the site is let in. */
  requireEnabled(): void
  /** The account behind an address of any prefix. Fails when it is no address (-32602) or the site may not use it (4100). */
  authorised(address: string): Promise<PolkadotAccount>
  /** Checks that the wallet holds these. Fails with `RangeError`, as only a test's own mistake gets here. */
  owned(addresses: readonly string[]): readonly string[]
  /** Changes facts, saves them, and tells the accounts if others are to be seen. */
  commit(change: Partial<PolkadotFacts>): void
}

export interface PolkadotStateOptions {
  readonly accounts: readonly PolkadotAccount[]
  readonly shared: readonly string[] | undefined
  readonly metadata: readonly InjectedMetadata[]
  /** How error texts name the page. */
  readonly source: string
  readonly saved: SavedPolkadotWallet | undefined
  readonly save: (saved: SavedPolkadotWallet) => void
  readonly tell: (accounts: readonly InjectedAccount[]) => void
}

export function createPolkadotState(options: PolkadotStateOptions): PolkadotState {
  const { accounts, saved, source } = options
  const byAddress = new Map(accounts.map((account) => [account.address, account]))

  const owned = (addresses: readonly string[]) => {
    const stranger = addresses.find((address) => !byAddress.has(address))
    if (stranger !== undefined) throw new RangeError(`The virtual wallet does not hold ${stranger}`)
    return [...addresses]
  }
  const first = accounts.filter((account) => account.hidden !== true).slice(0, 1)
  let facts: PolkadotFacts = {
    granted: saved?.granted?.filter((address) => byAddress.has(address)),
    selection: owned(options.shared ?? first.map((account) => account.address)),
    metadata: saved?.metadata ?? options.metadata
  }

  const visible = () =>
    (facts.granted ?? []).flatMap((address) => {
      const account = byAddress.get(address)
      return account === undefined || account.hidden === true ? [] : [account]
    })

  const listed = (anyType: boolean) =>
    visible()
      .filter((account) => anyType || account.type !== undefined)
      .map(({ address, name, type, genesisHash }): InjectedAccount => ({
        address,
        ...(genesisHash !== undefined && { genesisHash }),
        ...(name !== undefined && { name }),
        ...(type !== undefined && { type })
      }))

  const idOf = async (address: string) => {
    try {
      return hexOfBytes(await accountIdOf(address))
    } catch (error) {
      throw new ProviderRpcError(providerErrorCode.invalidParams, (error as Error).message)
    }
  }

  async function find(address: string): Promise<PolkadotAccount | undefined> {
    const same = visible().find((account) => account.address === address)
    if (same !== undefined) return same
    const wanted = await idOf(address)
    const ids = await Promise.all(
      visible().map(async (account) => [account, await idOf(account.address)] as const)
    )
    return ids.find(([, id]) => id === wanted)?.[0]
  }

  const requireEnabled = () => {
    if (facts.granted !== undefined) return
    throw new ProviderRpcError(
      providerErrorCode.unauthorized,
      `The source ${source} has not been enabled yet`
    )
  }

  return {
    facts: () => facts,
    listed,
    requireEnabled,
    async authorised(address) {
      requireEnabled()
      const account = await find(address)
      if (account?.privateKey === undefined) {
        throw new ProviderRpcError(providerErrorCode.unauthorized, `Unable to retrieve keypair '${address}'`)
      }
      return account
    },
    owned,
    commit(change) {
      const before = JSON.stringify(listed(false))
      facts = { ...facts, ...change }
      const { granted, metadata } = facts
      options.save({ metadata, ...(granted !== undefined && { granted }) })
      if (JSON.stringify(listed(false)) !== before) options.tell(listed(false))
    }
  }
}
