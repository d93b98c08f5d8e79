import { accountMethods } from "./accounts.ts"
import { clusterMethods } from "./cluster.ts"
import type { RpcMethod } from "./RpcMethod.ts"
import { tokenMethods } from "./tokens.ts"
import { transactionMethods } from "./transactions.ts"

/** Every method that a node of the stack answers over HTTP and WebSocket, by name. */
export const rpcMethods: ReadonlyMap<string, RpcMethod> = new Map(
  [clusterMethods, accountMethods, tokenMethods, transactionMethods].flatMap((group) => Object.entries(group))
)
