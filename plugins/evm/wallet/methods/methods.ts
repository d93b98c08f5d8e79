import * as accounts from "./accounts.ts"
import * as batches from "./batches.ts"
import * as capabilities from "./capabilities.ts"
import * as chains from "./chains.ts"
import type { Method } from "./Method.ts"
import * as permissions from "./permissions.ts"
import { read, readMethods } from "./reads.ts"
import { wallet_grantPermissions } from "./sessions.ts"
import * as signing from "./signing.ts"
import * as transactions from "./transactions.ts"

/** Every method that the wallet answers. */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ["eth_accounts", accounts.eth_accounts],
  ["eth_requestAccounts", accounts.eth_requestAccounts],
  ["wallet_getPermissions", permissions.wallet_getPermissions],
  ["wallet_requestPermissions", permissions.wallet_requestPermissions],
  ["wallet_revokePermissions", permissions.wallet_revokePermissions],
  ["personal_sign", signing.personal_sign],
  ["eth_signTypedData_v4", signing.eth_signTypedData_v4],
  ["eth_sendTransaction", transactions.eth_sendTransaction],
  ["eth_chainId", chains.eth_chainId],
  ["net_version", chains.net_version],
  ["wallet_switchEthereumChain", chains.wallet_switchEthereumChain],
  ["wallet_addEthereumChain", chains.wallet_addEthereumChain],
  ["wallet_getCapabilities", capabilities.wallet_getCapabilities],
  ["wallet_grantPermissions", wallet_grantPermissions],
  ["wallet_sendCalls", batches.wallet_sendCalls],
  ["wallet_getCallsStatus", batches.wallet_getCallsStatus],
  ...Object.entries(readMethods).map(([name, decode]) => [name, read(decode)] as const)
])

/** Methods that wallets know and refuse: blind or outdated signing. They fail with 4200. */
export const refusedMethods: ReadonlySet<string> = new Set([
  "eth_sign",
  "eth_signTransaction",
  "eth_signTypedData",
  "eth_signTypedData_v1",
  "eth_signTypedData_v3",
  "eth_decrypt",
  "eth_getEncryptionPublicKey"
])
