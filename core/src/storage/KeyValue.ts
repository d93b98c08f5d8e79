import * as Context from "effect/Context"
import type { Storage } from "./Storage.ts"

/** The kit's storage, for services and plugins. Plugins begin their keys with their id. */
export class KeyValue extends Context.Service<KeyValue, Storage>()("@latchkey/core/KeyValue") {}
