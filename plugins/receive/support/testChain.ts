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
  readonly networkId?: CaipNetworkId
  readonly approvedNetworkIds?: ReadonlyArray<CaipNetworkId>
}

/** A chain with one wallet, "wallet", that connects at once as `a1`. */
export const testChain = ({ paymentUri, ...granted }: TestChainOptions = {}) =>
  oneWalletChain({
    ...granted,
    namespace: { parseAddress: (text) => text, ...(paymentUri === undefined ? {} : { paymentUri }) }
  }).plugin
