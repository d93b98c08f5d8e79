import { frameOrigin, type FramedWindow } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  Connections,
  Connectors,
  contractCalls,
  feePayers,
  foreignPromise,
  KeyValue,
  NotConnectedError,
  State,
  Transactions,
  transfers,
  type Host,
  type PluginModule
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { SafeFailedError } from "./errors.ts"
import type { MessagingWindow } from "./frame/makeSafeFrame.ts"
import { InstalledSafe } from "./InstalledSafe.ts"
import { makeSafeWallet, type SafeWallet } from "./makeSafeWallet.ts"
import { safeCalls, safeFeePayers, safeTransfers } from "./safeCapabilities.ts"
import type { SafeApi } from "./SafeApi.ts"
import type { SafeOptions } from "./SafeOptions.ts"

const namespace = "eip155"

/** The working part of the plugin: one connector, where a Safe shows the page. */
export const safeModule = (
  { autoConnect }: SafeOptions,
  allowedDomains: ReadonlyArray<string>,
  page: (FramedWindow & MessagingWindow) | undefined = globalThis.window
): PluginModule<SafeApi, InstalledSafe | Host> => {
  const act = <A>(use: (wallet: SafeWallet, signal: AbortSignal) => Promise<A>) =>
    Effect.flatMap(InstalledSafe, ({ wallet }) =>
      wallet === undefined
        ? Effect.fail(new NotConnectedError({ namespace }))
        : foreignPromise(
            (signal) => use(wallet, signal),
            (cause) => new SafeFailedError({ method: "getTxBySafeTxHash" }, cause)
          )
    )
  return {
    start: Effect.gen(function* () {
      const origin = frameOrigin(page, allowedDomains)
      if (page === undefined || origin === undefined)
        return Context.make(InstalledSafe, { wallet: undefined })
      const { ledger } = yield* Transactions
      const wallet = makeSafeWallet({ page, origin, state: yield* State, storage: yield* KeyValue, ledger })
      yield* Effect.addFinalizer(() => Effect.sync(wallet.close))
      yield* (yield* Connectors).register(wallet.connector)
      const capabilities = yield* Capabilities
      const registration = { source: "wallet", plugin: "safe", preferred: true } as const
      yield* capabilities.register(namespace, transfers, {
        ...registration,
        value: safeTransfers(namespace, capabilities, wallet)
      })
      yield* capabilities.register(namespace, contractCalls, {
        ...registration,
        value: safeCalls(namespace, capabilities, wallet)
      })
      yield* capabilities.register(namespace, feePayers, { ...registration, value: safeFeePayers(wallet) })
      return Context.make(InstalledSafe, { wallet })
    }),
    ready: Effect.gen(function* () {
      const { wallet } = yield* InstalledSafe
      const { status } = (yield* State).read(accountSlice)[namespace] ?? {}
      if (wallet === undefined || autoConnect === false || wallet.isLeft()) return
      if (status !== "disconnected") return
      const connecting = (yield* Connections).connect({ connectorId: wallet.connector.id })
      // Nobody asked for it: where the Safe does not answer, all is as before.
      yield* Effect.catch(Effect.asVoid(connecting), () => Effect.void)
    }),
    actions: {
      read: (request) => act((wallet) => wallet.read(request?.safeTxHash)),
      follow: (request, { signal } = {}) =>
        act((wallet, ended) =>
          wallet.follow(request?.safeTxHash, signal === undefined ? [ended] : [ended, signal])
        )
    }
  }
}
