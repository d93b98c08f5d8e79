import { NetworkSwitchFailedError, type NetworkSwitching } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { accountsOn } from "../InjectedAccount.ts"
import type { WalletSessions } from "../WalletSession.ts"

/**
 * The page alone chooses the network: no wallet is asked, and the accounts are written as the network writes them. An
 * account that its wallet keeps for another network is left out.
 */
export const makeNetworkSwitching = (sessions: WalletSessions): NetworkSwitching => ({
  switchNetwork: ({ provider, network }) =>
    Effect.suspend(() => {
      const session = sessions.get(provider as object)
      const accounts = session && accountsOn(session.accounts, network)
      if (session === undefined || accounts?.[0] === undefined)
        return Effect.fail(
          new NetworkSwitchFailedError(
            { networkId: network.caipNetworkId },
            "The wallet shares no account of the network."
          )
        )
      session.network = network
      return Effect.succeed(accounts)
    })
})
