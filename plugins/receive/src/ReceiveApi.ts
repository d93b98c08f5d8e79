import type { CaipNetworkId, Network } from "@latchkey/core"

/** Where the visitor can be paid, and the link that asks for it. */
export interface PaymentDetails {
  /** The current account's address, canonical, in full. */
  readonly address: string
  /** The namespace's payment link for the active network: EIP-681 for EVM. */
  readonly uri: string
  /** The network that `uri` names. */
  readonly networkId: CaipNetworkId
  /** The app's networks on which the same address can be paid: those of the namespace that the wallet allows. */
  readonly networks: ReadonlyArray<Network>
}

/** What `kit.receive` offers. */
export interface ReceiveApi {
  /**
   * Where a connected account can be paid. `namespace` is the active one unless told; `value` is in base units of the
   * network's native coin (wei, lamports, satoshi) and goes into the link. Nothing is read from a chain or a server.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` where the namespace knows no payment links,
   * `PaymentValueInvalidError`.
   */
  readonly request: (request?: {
    readonly namespace?: string
    readonly value?: bigint
  }) => Promise<PaymentDetails>
}
