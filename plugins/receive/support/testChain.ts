import type { CaipNetworkId, PromiseNamespace } from "@latchkey/core"
import { network as networkOf, oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

/** A network of the test chain, whose coin has as many decimals as most; nothing answers at its URL. */
export const network = (id: number) => networkOf(id, 18)

/** The payment links of the test chain. */
export const paymentUri: NonNullable<PromiseNamespace["paymentUri"]> = ({ address, network, value }) =>
  `coin:${address}@${network.id}${value === undefined ? "" : `?amount=${value}`}`

/** What the test chain's wallet grants. */
export interface TestChainOptions {
  /** Absent: the chain knows no payment links. */
  readonly paymentUri?: PromiseNamespace["paymentUri"]
  /** Addresses are written as on this network alone, as Bitcoin's are; absent: alike on all. */
  readonly addressesOf?: CaipNetworkId
  readonly networkId?: CaipNetworkId
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
}

/** A chain with one wallet, "wallet", that connects at once as `a1`. */
export const testChain = ({ paymentUri, addressesOf, ...granted }: TestChainOptions = {}) =>
  oneWalletChain({
    ...granted,
    namespace: {
      parseAddress: (text, network) =>
        addressesOf === undefined || network === undefined || network.caipNetworkId === addressesOf
          ? text
          : undefined,
      ...(paymentUri === undefined ? {} : { paymentUri })
    }
  }).plugin
