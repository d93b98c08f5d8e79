import type { KitCore } from "@latchkey/core"
import { UserRejectedRequestError } from "viem"
import { type KitConnection, NAMESPACE, readConnection } from "./readConnection.ts"

/** The kit's connection once its stored session is restored or dropped; the engine is not loaded where there is none to restore. */
export const restoredConnection = async (kit: KitCore): Promise<KitConnection | undefined> => {
  const { account } = kit.getSnapshot()
  if (typeof window !== "undefined" && account[NAMESPACE]?.status === "reconnecting") await kit.ready()
  return readConnection(kit.getSnapshot())
}

/**
 * The kit's connection, which visitors are asked for in the modal where there is none.
 *
 * Rejects as wagmi's own connectors do, with viem's error of a refusal (4001), where they close it.
 */
export const askToConnect = async (kit: KitCore): Promise<KitConnection> => {
  const restored = await restoredConnection(kit)
  if (restored !== undefined) return restored
  kit.open({ namespace: NAMESPACE })
  return new Promise((resolve, reject) => {
    const look = () => {
      const state = kit.getSnapshot()
      const connection = readConnection(state)
      const isAsking = state.navigation.open || state.account[NAMESPACE]?.status === "connecting"
      if (connection === undefined && isAsking) return
      stop()
      if (connection === undefined)
        reject(new UserRejectedRequestError(new Error("The list of wallets was closed.")))
      else resolve(connection)
    }
    const stop = kit.subscribe(look)
    look()
  })
}
