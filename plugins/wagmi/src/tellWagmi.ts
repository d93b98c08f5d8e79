import type { KitCore } from "@latchkey/core"
import type { CreateConnectorFn } from "@wagmi/core"
import { isSameConnection, readConnection, type KitConnection } from "./readConnection.ts"

type Emitter = Parameters<CreateConnectorFn>[0]["emitter"]

// Until wagmi, which hears nothing while it asks another wallet, hears that the kit is connected.
const RETRY = 500

/** What a connector does while wagmi waits for it: wagmi writes its own state then, and is told nothing meanwhile. */
export type During = <A>(work: () => Promise<A>) => Promise<A>

/**
 * Tells wagmi what happens in the kit, by the events of the connector alone: for a configuration that we did not make. wagmi listens to
 * `change` exactly while it counts the connector as connected.
 */
export const tellWagmi = (
  kit: KitCore,
  emitter: Emitter
): { readonly start: () => void; readonly during: During } => {
  let told: KitConnection | undefined
  let busy = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const isHeard = () => emitter.listenerCount("change") > 0
  const tell = () => {
    clearTimeout(retry)
    if (busy > 0) return
    const now = readConnection(kit.getSnapshot())
    if (now === undefined) {
      told = undefined
      if (isHeard()) emitter.emit("disconnect")
      return
    }
    if (isHeard() && isSameConnection(told, now)) return
    const { accounts, chainId } = now
    emitter.emit(isHeard() ? "change" : "connect", { accounts, chainId })
    if (isHeard()) told = now
    else retry = setTimeout(tell, RETRY)
  }
  return {
    start: () => {
      kit.subscribe(tell)
      tell()
    },
    during: async (work) => {
      busy += 1
      try {
        return await work()
      } finally {
        busy -= 1
        // What it waited for is told of again, unless it is what wagmi has by then.
        told = undefined
        retry = setTimeout(tell)
      }
    }
  }
}
