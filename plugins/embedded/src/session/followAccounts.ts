import type { AccountState, KitState } from "@latchkey/core"
import type { Accounts } from "@latchkey/core/effect"
import type { EmbeddedState, EmbeddedUser } from "../EmbeddedState.ts"
import { servedNamespaces } from "../servedNamespaces.ts"

/** What an account's state says that the wallet alone knows. */
type Known = Pick<
  AccountState,
  | "user"
  | "connectedWalletInfo"
  | "socialProvider"
  | "socialWindow"
  | "farcasterUrl"
  | "shouldUpdateToAddress"
> & { readonly smartAccountDeployed?: boolean }

const fields = [
  "user",
  "connectedWalletInfo",
  "socialProvider",
  "socialWindow",
  "farcasterUrl",
  "shouldUpdateToAddress",
  "smartAccountDeployed"
] as const satisfies ReadonlyArray<keyof Known>

/** What following the accounts needs. */
export interface FollowAccountsNeeds {
  readonly connectorId: string
  readonly snapshot: () => KitState
  readonly read: () => EmbeddedState
  readonly change: Accounts["Service"]["change"]
  readonly subscribe: (listener: () => void) => () => void
}

/** Writes into the state of accounts who their owner is, and how far a sign-in is. */
export interface FollowedAccounts {
  /** The window that a provider is in; undefined once it is in none. */
  readonly setWindow: (window: Window | undefined) => void
  /** The address that the EVM account is being moved to; undefined once it is, or is not. */
  readonly setTarget: (address: string | undefined) => void
  readonly stop: () => void
}

/** Follows the accounts of the embedded wallet: those fields of their state that it alone knows are written here. */
export const followAccounts = ({
  connectorId,
  snapshot,
  read,
  change,
  subscribe
}: FollowAccountsNeeds): FollowedAccounts => {
  const owners = new WeakMap<
    EmbeddedUser,
    Required<Pick<Known, "user">> & Pick<Known, "connectedWalletInfo">
  >()
  const written = new Map<string, string>()
  let socialWindow: Window | undefined
  let target: string | undefined

  const ownerOf = (user: EmbeddedUser, name: string) => {
    const { email, userName, accounts, provider } = user
    const identifier = email ?? userName
    const owner = owners.get(user) ?? {
      user: {
        ...(email === undefined ? {} : { email }),
        ...(userName === undefined ? {} : { userName }),
        accounts
      },
      connectedWalletInfo: {
        name,
        ...(identifier === undefined ? {} : { identifier }),
        ...(provider === undefined ? {} : { social: provider })
      }
    }
    owners.set(user, owner)
    return owner
  }

  const knownOf = (namespace: string, caipAddress: string | undefined): Known => {
    const { step, provider, farcasterUrl, user } = read()
    const [connection] = snapshot().connection.connections[namespace] ?? []
    if (connection !== undefined || caipAddress !== undefined) {
      if (connection?.connectorId !== connectorId || user === undefined) return {}
      const isEvm = namespace === "eip155"
      const { smartAccountDeployed } = user
      return {
        ...ownerOf(user, connection.name),
        ...(user.provider === undefined ? {} : { socialProvider: user.provider }),
        ...(isEvm && smartAccountDeployed !== undefined ? { smartAccountDeployed } : {}),
        ...(isEvm && target !== undefined ? { shouldUpdateToAddress: target } : {})
      }
    }
    if (provider === undefined || (step !== "social" && step !== "farcaster")) return {}
    return {
      socialProvider: provider,
      ...(socialWindow === undefined ? {} : { socialWindow }),
      ...(farcasterUrl === undefined ? {} : { farcasterUrl })
    }
  }

  const follow = () => {
    const state = snapshot()
    for (const namespace of servedNamespaces(state)) {
      const account = state.account[namespace]
      if (account === undefined) continue
      const { caipAddress = "" } = account
      const known = knownOf(namespace, account.caipAddress)
      const isKnown = Object.keys(known).length > 0
      // What another wallet, or the kit, says of an account is theirs.
      if (!isKnown && written.get(namespace) !== caipAddress) continue
      const isSaid = fields.every((field) =>
        isKnown && field === "smartAccountDeployed"
          ? account[field] === (known[field] ?? false)
          : isKnown && Object.is(account[field], known[field])
      )
      if (isSaid) continue
      if (isKnown) written.set(namespace, caipAddress)
      else written.delete(namespace)
      change(namespace, account.caipAddress, (details) => ({
        ...Object.fromEntries(
          Object.entries(details).filter(([field]) => !(fields as ReadonlyArray<string>).includes(field))
        ),
        ...known
      }))
    }
  }

  const stop = subscribe(follow)
  return {
    setWindow: (window) => {
      socialWindow = window
      follow()
    },
    setTarget: (address) => {
      target = address
      follow()
    },
    stop
  }
}
