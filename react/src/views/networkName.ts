import type { Network } from "@latchkey/core"
import type { Messages } from "../messages/Messages.ts"

/** A network's name; the translated "Unknown network" for one that the app does not use. */
export const networkName = (network: Network | undefined, messages: Messages): string =>
  network === undefined || network.unknown ? messages.button.unknownNetwork : network.name
