import { loadConnected } from "./loadConnected.ts"
import * as engine from "./startKit.ts"

// Here and not in `startKit.ts`: that is joined with what these parts need, and what a module loads that needs it again
// is in no bundler's power to leave out.
/** What the engine loads later. */
export const later: engine.LaterParts = {
  connected: loadConnected,
  httpClient: () => import("./http/httpClient.ts"),
  rpcClient: () => import("./http/rpcClient.ts")
}

/** Starts the engine of a kit over what its shell made. */
export const startKit = (shell: engine.ShellParts) => engine.startKit(shell, later)
