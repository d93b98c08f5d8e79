import type { App, Diagnostic } from "@latchkey/core"
import { Core } from "@walletconnect/core"
import { UniversalProvider as Provider } from "@walletconnect/universal-provider"
import type { WalletConnectOptions } from "../WalletConnectOptions.ts"
import { clientOf, type Client } from "./Client.ts"
import { guardRelay } from "./guardRelay.ts"
import { hasDatabase, memoryItems } from "./lastingStorage.ts"

const STORAGE = "latchkey"

/**
 * Makes the protocol's client: it stores its keys and its session in the browser, and connects to the relay when there
 * is a session, or one is wanted. Where the browser keeps nothing, they last as long as the page, which is told. Its statistics are
 * never sent.
 *
 * Rejects with what the client rejects with.
 */
export const openClient = async (
  app: App,
  { projectId, verifyUrl }: WalletConnectOptions,
  relayUrl: string,
  tell: (diagnostic: Diagnostic) => void
): Promise<Client> => {
  const isLasting = await hasDatabase()
  if (!isLasting)
    tell({
      code: "WALLETCONNECT_MEMORY_ONLY",
      message: "This browser lets WalletConnect store nothing: sessions end with the page.",
      advice: "Nothing to do: visitors pair their wallet again after a reload.",
      page: "plugins/walletconnect/#who-is-contacted-and-when",
      variant: "warning"
    })
  const core = new Core({
    projectId,
    relayUrl,
    logger: "silent",
    telemetryEnabled: false,
    customStoragePrefix: STORAGE,
    ...(isLasting ? {} : { storage: memoryItems() })
  })
  guardRelay(core.relayer, tell)
  // Switched off, its statistics still tell their maker of each start.
  core.eventClient.init = async () => {}
  if (verifyUrl === false) core.verify.register = async () => ""
  else if (verifyUrl !== undefined) Reflect.set(core.verify, "verifyUrlV3", `${verifyUrl}/v3`)
  // It would hand itself to the next client that is made on this page.
  for (const suffix of ["", "_count"])
    Reflect.deleteProperty(globalThis, `_walletConnectCore_${STORAGE}${suffix}`)

  const provider = await Provider.init({
    // Its types do not know exact optional properties.
    core: core as never,
    projectId,
    relayUrl,
    logger: "silent",
    telemetryEnabled: false,
    metadata: {
      name: app.name,
      description: app.description ?? "",
      url: app.url ?? "",
      icons: [...(app.icons ?? [])]
    }
  })
  return clientOf(provider)
}
