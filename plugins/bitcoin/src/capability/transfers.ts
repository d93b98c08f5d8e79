import { lazyPart, type Http } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { transfersOver, type TransferSteps } from "@latchkey/core/chain-kit/effect"
import { esploraReader } from "../transfer/EsploraReader.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"
import type { SilentNetworks } from "../transfer/readChain.ts"

/** Bitcoin, signed and sent by the wallet: out of a transaction of the kit's, or as the wallet makes it. */
export const makeTransfers = (http: Http["Service"], options: ReadOptions): TransferSteps => {
  const silent: SilentNetworks = new Set()
  return transfersOver(
    (network) => esploraReader(http, options, network),
    (reader, request) => prepareTransfer(reader, request, silent),
    lazyPart("bitcoin", () => import("../transfer/sending.ts"))
  )
}
