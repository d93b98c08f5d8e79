import type { KitCore } from "@latchkey/core"
import { ConnectorNotConnectedError, type CreateConnectorFn } from "@wagmi/core"
import { UserRejectedRequestError, type Address } from "viem"
import { askToConnect, restoredConnection } from "./askToConnect.ts"
import { askToSwitch } from "./askToSwitch.ts"
import type { FollowedProvider } from "@latchkey/core/page"
import { followProvider } from "./followProvider.ts"
import { NAMESPACE, readConnection } from "./readConnection.ts"
import type { Describe } from "./SentRequest.ts"
import { tellWagmi, type During } from "./tellWagmi.ts"

/** What wagmi's functions and hooks are given of the kit. */
export interface ConnectorOptions {
  /** What visitors are told of what wagmi sends, in the kit's list of transactions. */
  readonly describe?: Describe
}

/** wagmi's connector of a kit. `tells`: it says itself what happens in the kit. */
export const makeConnector =
  (kit: KitCore, { describe }: ConnectorOptions, tells: boolean): CreateConnectorFn<FollowedProvider> =>
  ({ chains, emitter }) => {
    const provider = followProvider(kit, describe)
    const teller = tells && typeof window !== "undefined" ? tellWagmi(kit, emitter) : undefined
    const during: During = teller?.during ?? ((work) => work())
    const connected = () => {
      const connection = readConnection(kit.getSnapshot())
      if (connection === undefined) throw new ConnectorNotConnectedError()
      return connection
    }
    const connect = async (
      request: {
        readonly chainId?: number | undefined
        readonly isReconnecting?: boolean | undefined
        readonly withCapabilities?: boolean | undefined
      } = {}
    ) => {
      if (request.isReconnecting === true) await restoredConnection(kit)
      else {
        const { chainId } = await askToConnect(kit)
        if (request.chainId !== undefined && request.chainId !== chainId)
          await askToSwitch(kit, chains, request.chainId).catch((error: unknown) => {
            // Another chain is no reason to be without the wallet; a visitor's no is.
            if (error instanceof UserRejectedRequestError) throw error
          })
      }
      const { accounts, chainId } = connected()
      return {
        accounts: (request.withCapabilities === true
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts) as never,
        chainId
      }
    }
    return {
      id: "latchkey",
      name: "Latchkey",
      type: "latchkey",
      setup: async () => teller?.start(),
      connect: (request) => during(() => connect(request)),
      disconnect: () =>
        during(async () => {
          const connection = readConnection(kit.getSnapshot())
          if (connection === undefined) return
          const { connectorId } = connection
          await kit.disconnect({ namespace: NAMESPACE, connectorId }).catch((error: unknown) => {
            // The page has forgotten the wallet even where that one could not be told.
            if (readConnection(kit.getSnapshot())?.connectorId === connectorId) throw error
          })
        }),
      getAccounts: async (): Promise<ReadonlyArray<Address>> => connected().accounts,
      getChainId: async () => connected().chainId,
      getProvider: async () => provider,
      isAuthorized: async () => (await restoredConnection(kit)) !== undefined,
      switchChain: ({ chainId }) => askToSwitch(kit, chains, chainId),
      // wagmi's own connectors hear wallets by these; this one hears the kit.
      onAccountsChanged: () => {},
      onChainChanged: () => {},
      onDisconnect: () => {}
    }
  }
