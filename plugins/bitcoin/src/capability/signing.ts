import { foreignPromise, NetworkMismatchError, type Signing } from "@latchkey/core/effect"
import { toSigningError, toWalletFault } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"

/** Message signing, by ECDSA or BIP-322 as the kind of address and the wallet allow. */
export const signing: Signing = {
  signMessage: ({ provider, address, network, message }) =>
    Effect.suspend(() => {
      const wallet = provider as BitcoinProvider
      const actual = wallet.networkId()
      return actual === network.caipNetworkId
        ? foreignPromise(
            () => wallet.signMessage({ message, address }),
            (cause) => toSigningError(toWalletFault(cause))
          )
        : Effect.fail(new NetworkMismatchError({ expected: network.caipNetworkId, actual }))
    })
}
