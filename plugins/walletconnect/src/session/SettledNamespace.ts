import type { CaipNetworkId, Network } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import { deprecatedIdOf } from "./proposeNamespaces.ts"

const MAX_ACCOUNTS = 1_000
const MAX_METHODS = 500
const MAX_NAMESPACES = 100
const ACCOUNT = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/** What a wallet allows in one namespace, as far as it was asked for. */
export interface SettledNamespace {
  /** The addresses on each network, in the wallet's order; each network has one at least. Not canonical yet. */
  readonly addresses: ReadonlyMap<CaipNetworkId, ReadonlyArray<string>>
  readonly methods: ReadonlySet<string>
}

/** What was asked for: the networks that the page has, and the methods of a namespace. */
export interface Asked {
  readonly networks: ReadonlyArray<Network>
  readonly methodsOf: (namespace: string) => ReadonlyArray<string>
  /** Whether a text is an address of a network, as its namespace says. */
  readonly isAddress: (address: string, network: Network) => boolean
}

const texts = (value: unknown, most: number): ReadonlyArray<string> =>
  Array.isArray(value)
    ? value.slice(0, most).filter((entry): entry is string => typeof entry === "string")
    : []

/** Whether a foreign value has the shape of a session's namespaces, whatever they hold. Never throws. */
export const isNamespaces = (value: unknown): boolean =>
  attempt(
    () =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((entry) => Array.isArray(readField(entry, "accounts")))
  ) === true

/**
 * Decodes the namespaces of a session that a wallet settled, or changed. What was not asked for is dropped: other
 * networks, other methods; so is what is no account. A namespace without an account on a network of the page is absent.
 * Never throws.
 */
export const decodeNamespaces = (
  namespaces: unknown,
  { networks, methodsOf, isAddress }: Asked
): ReadonlyMap<string, SettledNamespace> => {
  const networkOf = new Map<string, Network>()
  for (const network of networks) {
    if (network.unknown) continue
    const deprecated = deprecatedIdOf(network)
    if (deprecated !== undefined) networkOf.set(deprecated, network)
    networkOf.set(network.caipNetworkId, network)
  }
  const settled = new Map<string, { addresses: Map<CaipNetworkId, Array<string>>; methods: Set<string> }>()
  const keys = attempt(() => Object.keys(namespaces as object)) ?? []
  for (const key of keys.slice(0, MAX_NAMESPACES)) {
    const entry = readField(namespaces, key)
    // A namespace may be given whole ("eip155") or by network ("eip155:1").
    const id = key.split(":")[0]!
    const asked = methodsOf(id)
    const methods = texts(readField(entry, "methods"), MAX_METHODS).filter((one) => asked.includes(one))
    for (const account of texts(readField(entry, "accounts"), MAX_ACCOUNTS)) {
      const [, networkId = "", address = ""] = ACCOUNT.exec(account) ?? []
      const network = networkOf.get(networkId)
      if (network?.chainNamespace !== id || !isAddress(address, network)) continue
      const own = settled.get(id) ?? { addresses: new Map(), methods: new Set() }
      settled.set(id, own)
      const known = own.addresses.get(network.caipNetworkId) ?? []
      own.addresses.set(network.caipNetworkId, known)
      if (!known.includes(address)) known.push(address)
      for (const method of methods) own.methods.add(method)
    }
  }
  return settled
}
