/** An error that a node answers with. Codes: JSON-RPC 2.0 and Solana's own. */
export class RpcError extends Error {
  readonly code: number
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

export const rpcErrorCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  preflightFailure: -32002,
  signatureVerification: -32003,
  minContextSlotNotReached: -32016,
  unsupportedVersion: -32015
} as const

export const invalidParams = (message: string) => new RpcError(rpcErrorCode.invalidParams, message)
