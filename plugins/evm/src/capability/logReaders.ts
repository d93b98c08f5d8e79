import type { JsonRpc } from "@latchkey/core/effect"
import type { EvmOptions } from "../EvmApi.ts"
import { makeApprovalReader } from "../approvals/makeApprovalReader.ts"
import type { LogMemory } from "../history/LogMemory.ts"
import { makeHistory } from "../history/makeHistory.ts"
import { makeNftReader } from "../nfts/makeNftReader.ts"

/**
 * What is found in the logs of the chain, as one part: what one learns of a node spares the others to ask, and as several a bundler would
 * cut what they share off from other parts as well.
 */
export const makeLogReaders = (rpc: JsonRpc["Service"], options: EvmOptions) => {
  const memory: LogMemory = { spans: new Map(), looks: new Map() }
  return {
    history: makeHistory(rpc, options, memory),
    nfts: makeNftReader(rpc, options, memory),
    approvals: makeApprovalReader(rpc, options, memory)
  }
}
