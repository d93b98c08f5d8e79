import { isKitError, type KitCore } from "@latchkey/core"
import { ChainNotConfiguredError } from "@wagmi/core"
import { SwitchChainError, UserRejectedRequestError, type Chain } from "viem"
import { NAMESPACE } from "./readConnection.ts"

const viemError = (cause: unknown): Error => {
  const error = cause instanceof Error ? cause : new Error("The chain was not switched.")
  return isKitError(cause) && cause.rejected
    ? new UserRejectedRequestError(error)
    : new SwitchChainError(error)
}

/**
 * Switches the kit's EVM network. A chain of wagmi's that the kit does not have is added to its networks.
 *
 * Rejects as wagmi's own connectors do: with viem's error of a refusal (4001), else with its error of a switch (4902).
 */
export const askToSwitch = async (
  kit: KitCore,
  chains: ReadonlyArray<Chain>,
  chainId: number
): Promise<Chain> => {
  const chain = chains.find(({ id }) => id === chainId)
  if (chain === undefined) throw new SwitchChainError(new ChainNotConfiguredError())
  const networkId = `${NAMESPACE}:${chainId}` as const
  if (kit.getNetwork(networkId) === undefined) kit.addNetwork(chain)
  await kit.switchNetwork({ networkId }).catch((cause: unknown) => {
    throw viemError(cause)
  })
  return chain
}
