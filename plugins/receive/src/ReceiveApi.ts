import type { CaipNetworkId, Network } from "@latchkey/core"

/** Where the visitor can receive a payment, and the link that requests it. */
export interface PaymentDetails {
  /** The current account's address in canonical form. */
  readonly address: string
  /** The namespace's payment link for the active network: EIP-681 for EVM. Absent where it has no payment links. */
  readonly uri?: string
  /** The network that the account is on, which `uri` names. */
  readonly networkId: CaipNetworkId
  /**
   * The app's networks on which the same address can receive payments: those of the namespace that the wallet allows, and on
   * which the address is written in the same way.
   */
  readonly networks: ReadonlyArray<Network>
}

/** The actions of `kit.receive`. */
export interface ReceiveApi {
  /**
   * Where a connected account can receive a payment. `namespace` is the active one by default; `value` is in base units of
   * the network's native coin (wei, lamports, satoshi) and goes into the link. Nothing is read from a chain or a server.
   *
   * Fails: `NotConnectedError`, `CapabilityMissingError` for a `value` where the namespace has no payment links,
   * `PaymentValueInvalidError`.
   */
  readonly request: (request?: {
    readonly namespace?: string
    readonly value?: bigint
  }) => Promise<PaymentDetails>
}
