import type { CaipNetworkId } from "@latchkey/core"
import { SdkMissingError } from "@latchkey/core/effect"
import type { ApiPromise } from "@polkadot/api"
import * as Deferred from "effect/Deferred"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { NetworkUrls } from "../networkUrls.ts"
import { NodeUnreachableError } from "../errors.ts"
import { loadSdk } from "./loadSdk.ts"

const DEADLINE = 30_000

/** The connections to nodes that one kit has open. */
export interface OpenApis {
  /**
   * The API of a network: the one that is open, else a new one, over the WebSocket URLs in turn, or the first HTTP URL
   * where there are none. Fails: `SdkMissingError`, `NodeUnreachableError` after 30 s at most.
   */
  readonly get: (
    networkId: CaipNetworkId,
    urls: NetworkUrls
  ) => Effect.Effect<ApiPromise, SdkMissingError | NodeUnreachableError>
  /** Disconnects all of them, and those that are being opened. */
  readonly close: () => Promise<void>
}

interface OpenApi {
  readonly urls: ReadonlyArray<string>
  readonly ready: Deferred.Deferred<ApiPromise, SdkMissingError | NodeUnreachableError>
  /** Undefined until the SDK is loaded. */
  api?: ApiPromise
  isReady: boolean
}

const fail = ({ ready, urls }: OpenApi, cause: unknown): void => {
  const error = cause instanceof SdkMissingError ? cause : new NodeUnreachableError({ urls }, cause)
  Deferred.doneUnsafe(ready, Exit.fail(error))
}

/** Makes the open APIs of one kit. */
export const makeOpenApis = (): OpenApis => {
  const current = new Map<CaipNetworkId, OpenApi>()
  const all = new Set<OpenApi>()

  const drop = async (entry: OpenApi) => {
    if (!all.delete(entry)) return
    fail(entry, "The connection was closed.")
    await entry.api?.disconnect().catch(() => {})
  }

  const connect = async (entry: OpenApi, { http, webSocket }: NetworkUrls) => {
    const { ApiPromise, HttpProvider, WsProvider } = await loadSdk()
    if (!all.has(entry)) return
    const provider = webSocket.length > 0 ? new WsProvider([...webSocket]) : new HttpProvider(http[0])
    // The library's types of the provider and of the option differ under exactOptionalPropertyTypes. Its WebAssembly is
    // for keys in the page, which there are none of, and a strict content security policy forbids it.
    const api = new ApiPromise({ provider: provider as never, noInitWarn: true, initWasm: false })
    entry.api = api
    let failures = 0
    // Each failure moves on to the next URL.
    api.on("error", (cause: Error) => {
      failures++
      if (failures >= entry.urls.length) fail(entry, cause)
    })
    api.isReadyOrError.catch(() => {})
    await api.isReady
    entry.isReady = true
    Deferred.doneUnsafe(entry.ready, Exit.succeed(api))
  }

  const open = (networkId: CaipNetworkId, urls: NetworkUrls): OpenApi => {
    const asked = urls.webSocket.length > 0 ? urls.webSocket : urls.http.slice(0, 1)
    const entry: OpenApi = { urls: asked, ready: Deferred.makeUnsafe(), isReady: false }
    all.add(entry)
    current.set(networkId, entry)
    connect(entry, urls).catch((cause: unknown) => fail(entry, cause))
    return entry
  }

  return {
    get: (networkId, urls) =>
      Effect.suspend(() => {
        const found = current.get(networkId)
        // One that lost its node may come back by itself, for those who hold it; others get one that works.
        const isLost = found === undefined || (found.isReady && !found.api?.isConnected)
        const entry = isLost ? open(networkId, urls) : found
        return withDeadline(Deferred.await(entry.ready), DEADLINE, () =>
          Effect.fail(new NodeUnreachableError({ urls: entry.urls }, "No answer in time."))
        ).pipe(
          Effect.tapError(() =>
            Effect.sync(() => {
              if (current.get(networkId) === entry) current.delete(networkId)
              void drop(entry)
            })
          )
        )
      }),
    close: async () => {
      current.clear()
      await Promise.all([...all].map(drop))
    }
  }
}
