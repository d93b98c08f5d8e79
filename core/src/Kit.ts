import type { BalanceActions } from "./balance/BalanceActions.ts"
import type { Network, NetworkInput } from "./chain/Network.ts"
import type { FeatureValues } from "./feature/FeatureState.ts"
import type { JourneyActions } from "./journey/JourneyActions.ts"
import type { Navigation, OpenRequest } from "./navigation/Navigation.ts"
import type { NoticeActions } from "./notice/NoticeActions.ts"
import type { KitTypes, ProviderIn, TypesOfKit } from "./KitTypes.ts"
import type { AnyPlugin, PluginApis } from "./plugin/Plugin.ts"
import type { App } from "./session/App.ts"
import type { SessionActions } from "./session/SessionActions.ts"
import type { SessionOptions } from "./session/SessionOptions.ts"
import type { Storage } from "./storage/Storage.ts"
import type { TransactionsApi } from "./transaction/TransactionsApi.ts"
import type { TelemetryEvent } from "./telemetry/TelemetryEvent.ts"

/** How a kit is made. */
export interface KitOptions<
  Plugins extends ReadonlyArray<AnyPlugin> = ReadonlyArray<AnyPlugin>,
  Networks extends ReadonlyArray<NetworkInput> = ReadonlyArray<NetworkInput>
> extends SessionOptions {
  /** At least one: those that the chains' packages export, or objects like them; viem's chain objects fit unchanged. */
  readonly networks: Networks
  /** What wallets and people are told about the page. */
  readonly app: App
  /** What is installed: chains, ways to connect, features. At least the chains of `networks`. */
  readonly plugins: Plugins
  /** Local features; options not set keep their default, and a remote configuration goes over them. */
  readonly features?: Partial<FeatureValues>
  /** Basic mode: e-mail, socials, swaps, on-ramp, activity and several wallets are off, installed or not, and no project is asked. */
  readonly basic?: boolean
  /** Fetch the engine and the modal when the page is idle; on unless `false`, and never under Save-Data. */
  readonly prefetch?: boolean
  /** Where the session is kept; by default `localStorage`. */
  readonly storage?: Storage
  /** Show alerts to the page's developer in the modal; off by default. */
  readonly debug?: boolean
}

/** The actions of the modules that every kit has. */
export interface BuiltInActions<Types extends KitTypes = KitTypes>
  extends
    SessionActions<Types["networkId"]>,
    JourneyActions<Types["networkId"]>,
    BalanceActions,
    NoticeActions {}

/**
 * The functions of every kit, whatever is installed. Each Promise rejects with a `KitError`; where nobody waits for it,
 * nothing is raised in the page.
 */
export interface KitCore<Types extends KitTypes = KitTypes> extends BuiltInActions<Types> {
  /** For the type checker only, never set: what is known of this kit. */
  readonly "~types"?: Types
  readonly app: Required<Pick<App, "name" | "url">> & App
  readonly options: Pick<KitOptions, "enableNetworkSwitch" | "unsupportedNetwork" | "debug" | "prefetch">
  /** The current state: immutable, parts that did not change keep their identity. */
  readonly getSnapshot: () => Types["state"]
  /** The state that a server renders from: what the options and cookies say, and nothing else. */
  readonly getServerSnapshot: () => Types["state"]
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls `listener` for each telemetry event; nothing is sent anywhere by the kit. */
  readonly onEvent: (listener: (event: TelemetryEvent) => void) => () => void
  readonly navigation: Navigation
  /** What wallets were asked for, followed until it is known what became of it. */
  readonly transactions: TransactionsApi
  /**
   * Opens the modal: at a view, by its id or with more, or at Account when connected and at Connect when not. Loads the engine.
   * An id that is no view's shows that it is not there.
   */
  open(request?: Types["view"] | OpenRequest<Types["view"]>): void
  readonly close: Navigation["close"]
  /** Loads the engine now; resolves when the stored session is settled. */
  readonly ready: () => Promise<void>
  /** Fetches the engine without running it, and what it loads later. */
  readonly prefetch: () => void
  /** The live provider of a connected namespace, the active one by default. */
  readonly getProvider: <const Name extends string | undefined = undefined>(
    namespace?: Name
  ) => ProviderIn<Types, Name> | undefined
  /** Whether a namespace can do something: `signing`, `paymentRequest` ... */
  readonly hasCapability: (capability: string, namespace?: string) => boolean
  readonly getNetwork: (networkId: string) => Network | undefined
  /**
   * Installs a plugin into the running kit.
   *
   * Fails: `PluginDuplicateError`, `PluginMissingError`, `PluginRingError`, `PluginFailedError`.
   */
  readonly use: (plugin: AnyPlugin) => Promise<void>
  /** Removes a plugin and those that require it; all they registered is undone. Fails: `PluginNotFoundError`. */
  readonly remove: (id: string) => Promise<void>
  /** Ends everything: interrupts what is under way, removes listeners and timers. The kit answers nothing after it. */
  readonly dispose: () => Promise<void>
}

/** A kit: its own functions, each installed plugin's API under the plugin's id, and each plugin's state in the snapshots. */
export type Kit<
  Plugins extends ReadonlyArray<AnyPlugin> = ReadonlyArray<never>,
  Networks extends ReadonlyArray<NetworkInput> = ReadonlyArray<NetworkInput>
> = KitCore<[Plugins[number]] extends [never] ? KitTypes : TypesOfKit<Plugins, Networks>> &
  PluginApis<Plugins>
