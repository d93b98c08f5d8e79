import type { EffectApi } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import type { CloudApi } from "./CloudApi.ts"

/** The actions of the plugin, as its module keeps them. */
export class ProjectCloud extends Context.Service<ProjectCloud, EffectApi<CloudApi>>()(
  "@latchkey/cloud/ProjectCloud"
) {}
