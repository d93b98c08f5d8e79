import * as Context from "effect/Context"
import type { Navigation } from "./Navigation.ts"

/** The modal's back-stack, for services and plugins. */
export class Navigator extends Context.Service<Navigator, Navigation>()("@latchkey/core/Navigator") {}
