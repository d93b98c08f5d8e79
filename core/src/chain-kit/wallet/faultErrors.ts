import { SigningFailedError, SigningRejectedError } from "../../capability/errors.ts"
import type { Network } from "../../chain/Network.ts"
import {
  ConnectionFailedError,
  ConnectionRejectedError,
  ProviderNotFoundError,
  WalletBusyError
} from "../../session/errors.ts"
import {
  NetworkSwitchFailedError,
  NetworkSwitchRejectedError,
  NetworkSwitchUnsupportedError
} from "../../session/errors.ts"
import type { WalletFault } from "./WalletFault.ts"

/** The kit's error for a connection that a wallet did not make; `ProviderNotFoundError` where it is silent. */
export const toConnectionError =
  (connectorId: string) =>
  ({
    kind,
    cause
  }: WalletFault):
    | ConnectionFailedError
    | ConnectionRejectedError
    | ProviderNotFoundError
    | WalletBusyError =>
    kind === "silent"
      ? new ProviderNotFoundError({ connectorId })
      : kind === "rejected"
        ? new ConnectionRejectedError({ connectorId }, cause)
        : kind === "busy"
          ? new WalletBusyError({ connectorId }, cause)
          : new ConnectionFailedError({ connectorId }, cause)

/** The kit's error for a signature that a wallet did not give. */
export const toSigningError = ({ kind, cause }: WalletFault): SigningFailedError | SigningRejectedError =>
  kind === "rejected" ? new SigningRejectedError(cause) : new SigningFailedError(cause)

/** The kit's error for a network that a wallet did not move to. */
export const toSwitchError =
  ({ chainNamespace, caipNetworkId }: Pick<Network, "chainNamespace" | "caipNetworkId">) =>
  ({
    kind,
    cause
  }: WalletFault): NetworkSwitchFailedError | NetworkSwitchRejectedError | NetworkSwitchUnsupportedError =>
    kind === "unsupported"
      ? new NetworkSwitchUnsupportedError({ namespace: chainNamespace })
      : kind === "rejected"
        ? new NetworkSwitchRejectedError({ networkId: caipNetworkId }, cause)
        : new NetworkSwitchFailedError({ networkId: caipNetworkId }, cause)
