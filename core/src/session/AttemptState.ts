import type { CaipNetworkId } from "../chain/Caip.ts"
import type { CatalogueWallet } from "./CatalogueWallet.ts"

/** How something that a wallet was asked for went. */
export type AttemptStatus =
  | { readonly status: "waiting" | "done" }
  /** `code` is the error's. */
  | { readonly status: "failed"; readonly code: string }

/** The latest attempt to connect: what was wanted, and how it went. */
export type ConnectProgress = AttemptStatus & {
  readonly connectorId: string
  /** As it was asked for; absent where every namespace of the connector was. */
  readonly namespace?: string
  /** The network that the visitor wants to be on. */
  readonly networkId?: CaipNetworkId
  /** The wallet of a catalogue that was chosen. */
  readonly wallet?: CatalogueWallet
  /** Epoch milliseconds. */
  readonly startedAt: number
}

/** The latest switch of network: where to, and how it went. */
export type SwitchProgress = AttemptStatus & { readonly networkId: CaipNetworkId }

/** How a connection ended last. */
export interface EndedConnection {
  readonly namespaces: ReadonlyArray<string>
  /** True when whoever disconnected wants the modal to stay as it is, or the wallet gave a reason that is shown there. */
  readonly keepModal: boolean
}

/** What was last asked of a wallet, and what ended last; each stays until the next, or until its view is left. */
export interface AttemptState {
  readonly connect?: ConnectProgress
  readonly networkSwitch?: SwitchProgress
  readonly ended?: EndedConnection
}
