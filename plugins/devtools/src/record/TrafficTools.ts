import type { Log } from "./Log.ts"
import type { WalletFault } from "./WalletFault.ts"

/** What the engine's part takes of the recorder. */
export interface TrafficTools {
  readonly log: Log
  readonly fault: () => WalletFault
}
