import * as Context from "effect/Context"
import type { KitState } from "../state/KitState.ts"
import type { Store } from "../state/Store.ts"
import type { Storage } from "../storage/Storage.ts"
import type { TelemetryEvent } from "../telemetry/TelemetryEvent.ts"
import type { App, KitOptions, Navigation } from "./Kit.ts"

/** What the page-load part of the kit made and the engine works on. */
export interface ShellShape {
  readonly app: App
  readonly options: KitOptions
  readonly store: Store<KitState>
  readonly storage: Storage
  readonly navigation: Navigation
  readonly emit: (event: TelemetryEvent) => void
  readonly onEvent: (listener: (event: TelemetryEvent) => void) => () => void
}

/** The page-load part of the kit: its options, its state, its navigation. */
export class Shell extends Context.Service<Shell, ShellShape>()("@latchkey/core/Shell") {}
