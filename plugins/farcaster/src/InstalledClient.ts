import * as Context from "effect/Context"

/** The client that shows the page, for the plugin's own parts; nothing happens outside of one. */
export class InstalledClient extends Context.Service<
  InstalledClient,
  {
    /** The kit is ready: connects by itself, at once or when the client has answered. */ readonly begin: () => void
  }
>()("@latchkey/farcaster/InstalledClient") {}
