import { isRecord } from "../decode/Decode.ts"
import type { SentRequest } from "./PluginSubject.ts"

/** A node's JSON-RPC answer to a request, for `node` and `respond`. */
export const rpcAnswer = ({ body }: SentRequest, result: unknown): object => ({
  jsonrpc: "2.0",
  id: isRecord(body) ? body["id"] : null,
  result
})
