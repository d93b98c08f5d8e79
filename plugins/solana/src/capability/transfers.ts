import { lazyPart, type JsonRpc } from "@latchkey/core/effect"
import { rpcReader, transfersOver, type TransferSteps } from "@latchkey/core/chain-kit/effect"
import type { SolanaOptions } from "../SolanaApi.ts"
import type { SignedTransfers } from "../transfer/resend.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"

/** The native coin, and tokens of both token programs, signed by the wallet and sent over the network's own nodes. */
export const makeTransfers = (
  rpc: JsonRpc["Service"],
  options: SolanaOptions,
  signed: SignedTransfers
): TransferSteps =>
  transfersOver(
    (network) => rpcReader(rpc, options, network),
    (reader, request) => prepareTransfer(reader, options, request),
    lazyPart("solana", async () => (await import("../transfer/makeSending.ts")).makeSending(signed))
  )
