import type { AnyPlugin } from "@latchkey/core"
import { trafficModule } from "./trafficModule.ts"
import type { TrafficTools } from "./TrafficTools.ts"

/**
 * The plugin that hears the wallets' requests: it starts with the engine. Of a wallet that came back before it started, from its next
 * connection on.
 */
export const walletTraffic = (tools: TrafficTools): AnyPlugin => ({
  id: "devtools",
  when: "engine",
  load: async () => trafficModule(tools)
})
