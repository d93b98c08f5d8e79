import type { KitState } from "@latchkey/core"
import type { Address } from "viem"

/** The namespace that wagmi speaks to. */
export const NAMESPACE = "eip155"

/** The kit's current EVM connection, as wagmi writes one. */
export interface KitConnection {
  /** Checksummed; the first is the current one. */
  readonly accounts: readonly [Address, ...Address[]]
  /** The chain that the wallet is on, the app's or not. */
  readonly chainId: number
  /** The kit's id of the wallet. */
  readonly connectorId: string
}

/** The number in `eip155:1`. */
export const chainIdOf = (networkId: string): number => Number(networkId.slice(NAMESPACE.length + 1))

/** The current EVM connection in a state of the kit; undefined where no wallet is connected. */
export const readConnection = ({ account, connection }: KitState): KitConnection | undefined => {
  const current = connection.connections[NAMESPACE]?.[0]
  if (account[NAMESPACE]?.status !== "connected" || current === undefined) return undefined
  const [first, ...others] = current.accounts.map(({ address }) => address as Address)
  return first === undefined
    ? undefined
    : {
        accounts: [first, ...others],
        chainId: chainIdOf(current.caipNetworkId),
        connectorId: current.connectorId
      }
}

/** Whether wagmi would show two connections as the same. */
export const isSameConnection = (
  one: Pick<KitConnection, "accounts" | "chainId"> | undefined,
  other: Pick<KitConnection, "accounts" | "chainId"> | undefined
): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.chainId === other.chainId &&
    one.accounts.length === other.accounts.length &&
    one.accounts.every((address, index) => address === other.accounts[index]))
