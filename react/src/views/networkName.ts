import type { Network } from "@latchkey/core"
import type { Messages } from "../messages/Messages.ts"

/** A network's name; the visitor's words for one that the app did not ask for. */
export const networkName = (network: Network | undefined, messages: Messages): string =>
  network === undefined || network.unknown ? messages.button.unknownNetwork : network.name
