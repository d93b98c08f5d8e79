import * as Context from "effect/Context"
import type { makeSwitching } from "./makeSwitching.ts"
import type { makeRestore } from "./makeRestore.ts"

/** Loads what the session needs when a wallet is asked to connect or to come back. */
export class SessionParts extends Context.Service<
  SessionParts,
  () => Promise<{ readonly makeRestore: typeof makeRestore; readonly makeSwitching: typeof makeSwitching }>
>()("@latchkey/core/SessionParts") {}
