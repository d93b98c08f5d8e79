import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Account } from "../chain/Account.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { KitError } from "../error/KitError.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { NamespaceGrant } from "./Connector.ts"
import type { NotConnectedError } from "./errors.ts"
import type { Facts } from "./Facts.ts"
import type { Networks } from "./Networks.ts"
import type { SessionActions } from "./SessionActions.ts"

type Actions = EffectApi<Pick<SessionActions, "cancelConnect" | "disconnect" | "switchConnection">>

/**
 * The connections of each namespace: one state machine a namespace, `disconnected -> connecting -> connected`,
 * `reconnecting` at start. A failure returns to the state before; a late answer is dropped.
 */
export class Connections extends Context.Service<
  Connections,
  Actions & {
    /** See `SessionActions.connect`. */
    readonly connect: EffectApi<Pick<SessionActions, "connect">, Networks>["connect"]
    /** The current grant of a namespace: accounts and live provider. Fails: `NotConnectedError`. */
    readonly current: (namespace: string) => Effect.Effect<NamespaceGrant, NotConnectedError>
    readonly peek: (namespace: string) => NamespaceGrant | undefined
    /**
     * Asks the current wallet of a namespace for something that it may never answer: ends with `NotConnectedError` as soon
     * as the connection does.
     */
    readonly ask: <A, E extends KitError>(
      namespace: string,
      use: (grant: NamespaceGrant) => Effect.Effect<A, E>
    ) => Effect.Effect<A, KitError>
    /**
     * Takes note that the current wallet of a namespace moved to a network when it was asked to, `accounts` with it, and of
     * what else is true from then on. False, and nothing changed, when none of its accounts is one of that network.
     */
    readonly moved: (
      namespace: string,
      networkId: CaipNetworkId,
      accounts: ReadonlyArray<Account> | undefined,
      also: (facts: Facts) => Facts
    ) => boolean
    /** Forgets how the latest attempt to connect went. */
    readonly forgetAttempt: Effect.Effect<void>
    /** Restores or drops the stored session; settles once. */
    readonly start: Effect.Effect<void>
  }
>()("@latchkey/core/Connections") {}
