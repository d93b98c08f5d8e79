import type { Address } from "viem"
import type { ApprovalDesk } from "../../../../tests/testing/src/approval/ApprovalDesk.ts"
import type { CallNode } from "../../../../tests/testing/src/rpc/callNode.ts"
import type { Operations } from "../VirtualWallet.ts"
import type { WalletState } from "../state/WalletState.ts"

/** What a method works with. */
export interface MethodContext {
  readonly method: string
  /** The params as received, cloned; `[]` when there were none. */
  readonly params: unknown
  readonly state: WalletState
  readonly desk: ApprovalDesk
  readonly callNode: CallNode
  /** The latest transaction of each chain and account; the next one waits for it. */
  readonly turns: Map<string, Promise<unknown>>
  /** Whether `wallet_addEthereumChain` also makes the chain the active one. */
  readonly switchOnAdd: boolean
  /** What a page gets that asks for a chain the wallet does not know. */
  readonly unknownChain: (chainId: number) => unknown
  /** The contract that accounts delegate to for several calls at once; without it the wallet has no batches. */
  readonly batchAccount: Address | undefined
  /** How accounts have operations that others may pay for; without it the wallet takes no paymaster. */
  readonly operations: Operations | undefined
  /** Whether keys of others may act for an account within permissions (EIP-7715). */
  readonly grantsSessions: boolean
  /** The origin that permissions name as their invoker. */
  readonly origin: string
}

/** One JSON-RPC method of the wallet: decodes its params, asks for consent where a wallet would, and answers. */
export type Method = (context: MethodContext) => unknown
