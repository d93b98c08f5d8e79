import type { KitCore } from "@latchkey/core"
import type { Config, State } from "@wagmi/core"
import { chainIdOf, isSameConnection, NAMESPACE, readConnection } from "./readConnection.ts"

const isShown = (state: State, wanted: State): boolean => {
  const [uid, connection] = [...wanted.connections][0] ?? []
  const shown = uid === undefined ? undefined : state.connections.get(uid)
  return (
    state.status === wanted.status &&
    state.chainId === wanted.chainId &&
    (state.current ?? null) === wanted.current &&
    state.connections.size === wanted.connections.size &&
    isSameConnection(shown, connection) &&
    shown?.connector === connection?.connector
  )
}

/**
 * Makes the state of wagmi what the kit's state says, from now on: what changes in the kit changes there in the same task, and what
 * wagmi's own functions write is what the kit says before anybody reads it. Only the chain of a page that is not connected goes the other
 * way too.
 *
 * `hydrates`: as long as wagmi has not mounted, its state is that of the server.
 */
export const keepInStep = (kit: KitCore, config: Config, hydrates: boolean): void => {
  const isBrowser = typeof window !== "undefined"
  const connector = config.connectors[0]!
  let isMounted = isBrowser && !hydrates
  // The chain that a page without a wallet is being switched to.
  let wantedChain: number | undefined

  const wantedState = (): State => {
    const state = isMounted ? kit.getSnapshot() : kit.getServerSnapshot()
    const connection = readConnection(state)
    const network = state.network.byNamespace[NAMESPACE]?.caipNetwork
    const chainId =
      connection?.chainId ?? wantedChain ?? (network ? chainIdOf(network.caipNetworkId) : undefined)
    return {
      status: state.account[NAMESPACE]?.status ?? "disconnected",
      // wagmi's own rule: where a wallet is on a chain that is not configured, reading goes on where it was.
      chainId: config.chains.some(({ id }) => id === chainId) ? chainId! : config.state.chainId,
      current: connection === undefined ? null : connector.uid,
      connections: new Map(
        connection === undefined
          ? []
          : [[connector.uid, { accounts: connection.accounts, chainId: connection.chainId, connector }]]
      )
    }
  }
  const show = () => {
    const wanted = wantedState()
    if (!isShown(config.state, wanted)) config.setState(wanted)
  }
  const switchTo = (chainId: number) => {
    wantedChain = chainId
    kit
      .switchNetwork({ networkId: `${NAMESPACE}:${chainId}` })
      .catch((error: unknown) =>
        kit.tell({
          code: "WAGMI_CHAIN_NOT_SWITCHED",
          message: `wagmi was switched to the chain ${chainId}, and the kit was not.`,
          advice: error instanceof Error ? error.message : "Look whether the kit has this network."
        })
      )
      // A kit that is gone is told nothing.
      .catch(() => {})
      .finally(() => {
        if (wantedChain === chainId) wantedChain = undefined
        show()
      })
  }

  show()
  if (!isBrowser) return
  kit.subscribe(() => {
    if (isMounted) show()
  })
  config.subscribe(
    (state) => state,
    (state, before) => {
      const wanted = wantedState()
      if (isMounted && isShown(state, wanted)) return
      const isSwitched =
        isMounted &&
        wanted.current === null &&
        state.status === before.status &&
        state.chainId !== wanted.chainId
      // It writes for the first time when it has mounted.
      isMounted = true
      if (isSwitched) switchTo(state.chainId)
      show()
    }
  )
}
