import * as Context from "effect/Context"
import type { Events } from "./makeEvents.ts"

/** The kit's event stream, as the shell made it. */
export class EventStream extends Context.Service<EventStream, Events>()("@latchkey/core/EventStream") {}
