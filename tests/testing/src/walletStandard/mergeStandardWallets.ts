import type {
  StandardAccount,
  StandardChange,
  StandardConnectInput,
  StandardWallet
} from "./StandardWallet.ts"

/**
 * Makes one Wallet Standard wallet out of several, as wallets do that serve more than one chain: one name, one connect,
 * the features, chains and accounts of all.
 *
 * Each part keeps its own policies: connecting asks them in order, and if one rejects, the permissions that the others gave
 * are revoked. `change` reports the accounts of all whenever those of one change.
 *
 * @param wallets at least one; version and, if `icon` is absent, icon are those of the first
 */
export function mergeStandardWallets(
  name: string,
  wallets: readonly StandardWallet[],
  icon?: string
): StandardWallet {
  const [first] = wallets
  if (first === undefined) throw new RangeError("A merged wallet needs at least one wallet")
  const accounts = (): readonly StandardAccount[] => wallets.flatMap((wallet) => wallet.accounts)
  const chains = () => [...new Set(wallets.flatMap((wallet) => wallet.chains))]

  const disconnectAll = (which: readonly StandardWallet[]) =>
    Promise.all(which.map(async (wallet) => wallet.features["standard:disconnect"]?.disconnect()))

  const connect = async (input?: StandardConnectInput) => {
    const asked: StandardWallet[] = []
    try {
      for (const wallet of wallets) {
        if (wallet.accounts.length === 0) asked.push(wallet)
        await wallet.features["standard:connect"]?.connect(input)
      }
    } catch (error) {
      await disconnectAll(asked.filter((wallet) => wallet.accounts.length > 0))
      throw error
    }
    return { accounts: accounts() }
  }

  const on = (event: "change", listener: (change: StandardChange) => void) => {
    const forward = (change: StandardChange) =>
      listener({
        ...change,
        ...("accounts" in change && { accounts: accounts() }),
        ...("chains" in change && { chains: chains() }),
        ...("features" in change && { features: features() })
      })
    const stops = wallets.map((wallet) => wallet.features["standard:events"]?.on(event, forward))
    return () => stops.forEach((stop) => stop?.())
  }

  const has = (feature: string) => wallets.some((wallet) => feature in wallet.features)
  const features = (): StandardWallet["features"] => ({
    ...Object.assign({}, ...wallets.map((wallet) => wallet.features)),
    ...(has("standard:connect") && { "standard:connect": { version: "1.0.0", connect } }),
    ...(has("standard:disconnect") && {
      "standard:disconnect": {
        version: "1.0.0",
        disconnect: async () => void (await disconnectAll(wallets))
      }
    }),
    ...(has("standard:events") && { "standard:events": { version: "1.0.0", on } })
  })

  return {
    version: first.version,
    name,
    icon: icon ?? first.icon,
    get chains() {
      return chains()
    },
    get features() {
      return features()
    },
    get accounts() {
      return accounts()
    }
  }
}
