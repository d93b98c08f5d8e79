/** @ts-ignore: who does not install it gets the rest of the types. */
import type { Account, Chain, Transport, WalletClient } from "viem"
import type { EvmKit, Sending } from "./EvmKit.ts"
import { networkIdOf } from "./EvmKit.ts"
import { sendingError } from "./requestErrors.ts"

type Wallet = WalletClient<Transport, Chain | undefined, Account>

/**
 * Sends by the connected wallet, and hands what was sent to the kit, which follows it. Fails as `EvmApi.getWalletClient`, and with
 * `WalletRequestRejectedError`, `WalletRequestFailedError`.
 */
export const sendAs = async (
  kit: EvmKit,
  request: Sending,
  send: (wallet: Wallet, chain: Chain | null) => Promise<`0x${string}`>
): Promise<`0x${string}`> => {
  try {
    const wallet = await kit.evm.getWalletClient()
    const { caipNetwork } = kit.getSnapshot().network.byNamespace["eip155"] ?? {}
    const networkId = networkIdOf(request, caipNetwork?.caipNetworkId)
    const network = networkId === undefined ? undefined : kit.getNetwork(networkId)
    // viem compares it with the wallet's chain before it asks.
    const hash = await send(wallet, (network?.input as Chain | undefined) ?? null)
    const { description } = request
    if (network !== undefined)
      void kit.transactions.add({
        networkId: network.caipNetworkId,
        hash,
        ...(description === undefined ? {} : { description })
      })
    return hash
  } catch (cause) {
    throw await sendingError(cause)
  }
}
