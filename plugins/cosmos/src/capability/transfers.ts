import { lazyPart, type JsonRpc } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { rpcReader, transfersOver, type TransferSteps } from "@latchkey/core/chain-kit/effect"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"

/** The native coin, signed by the wallet and sent over the network's own nodes. */
export const makeTransfers = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  memoBytes: number
): TransferSteps =>
  transfersOver(
    (network) => rpcReader(rpc, options, network),
    (reader, request) => prepareTransfer(reader, request, memoBytes),
    lazyPart("cosmos", () => import("../transfer/sending.ts"))
  )
