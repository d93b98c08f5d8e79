import type { Account, KitError } from "@latchkey/core"
import { NetworkSwitchFailedError, type NetworkSwitching } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { accountsOn, NO_ACCOUNT } from "../InjectedAccount.ts"
import type { WalletSessions } from "../WalletSession.ts"

/**
 * The page alone chooses the network: no wallet is asked, and the accounts are written as the network writes them. An
 * account that its wallet keeps for another network is left out.
 */
export const makeNetworkSwitching = (sessions: WalletSessions): NetworkSwitching => ({
  switchNetwork: ({ provider, network }) =>
    Effect.suspend((): Effect.Effect<ReadonlyArray<Account>, KitError> => {
      const session = sessions.get(provider as object)
      const accounts = session === undefined ? [] : accountsOn(session.accounts, network)
      if (session === undefined || accounts.length === 0)
        return Effect.fail(new NetworkSwitchFailedError(network.caipNetworkId, NO_ACCOUNT))
      session.network = network
      return Effect.succeed(accounts)
    })
})
