import { isRejection, type KitError } from "@latchkey/core"
import { ConnectionRejectedError } from "@latchkey/core/effect"

/** An error of the frame while it connects: what says that the visitor declined is that, the rest stays as it is. */
export const toConnectError = (connectorId: string, error: KitError): KitError =>
  error.rejected || isRejection(error) ? new ConnectionRejectedError({ connectorId }, error) : error
