import * as Effect from "effect/Effect"
import type { PluginPartMissingError } from "../../kernel/pluginErrors.ts"
import type { Namespace } from "../../namespace/Namespace.ts"
import { Namespaces } from "../../namespace/Namespaces.ts"
import { startWhenFound } from "./startWhenFound.ts"
import { walletCapabilities, type WalletCapabilities } from "./walletCapabilities.ts"

/** The part of a chain that talks to wallets. */
export interface WalletPart<Window, R> extends WalletCapabilities {
  /** Registers a connector for each wallet of the page, as long as the scope is open. */
  readonly discoverWallets: (window: Window) => Effect.Effect<void, never, R>
}

/** A chain whose wallets not every page has. */
export interface ChainStart<Window, R> {
  /** What it can do without a wallet. */
  readonly namespace: Namespace
  /** Loads what talks to wallets: a `lazyPart`. */
  readonly wallets: Effect.Effect<WalletPart<Window, R>, PluginPartMissingError>
  /** Where wallets are looked for; none on a server. */
  readonly window: Window | undefined
  /** Calls `begin` at each sign of a wallet, until the returned function is called. */
  readonly watch: (window: Window, begin: () => void) => () => void
}

/**
 * Starts a chain: registers its namespace, with signing and switching as its wallets do them, and looks for wallets on
 * the page. What talks to them is loaded at the first sign of one.
 */
export const startChain = <Window, R>({ namespace, wallets, window, watch }: ChainStart<Window, R>) =>
  Effect.gen(function* () {
    const namespaces = yield* Namespaces
    yield* namespaces.register({
      ...namespace,
      capabilities: { ...walletCapabilities(wallets), ...namespace.capabilities }
    })
    if (window === undefined) return
    yield* startWhenFound(
      Effect.flatMap(wallets, ({ discoverWallets }) => discoverWallets(window)),
      (begin) => watch(window, begin)
    )
  })
