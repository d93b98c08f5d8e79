import { isRecord, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { quantity } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import { transaction } from "../../../../tests/testing/src/decode/transaction.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { MethodContext } from "./Method.ts"

/** What a contract that an account delegates to is asked for, to make several calls at once. */
export const executeAbi = [
  {
    type: "function",
    name: "execute",
    stateMutability: "payable",
    inputs: [
      {
        name: "calls",
        type: "tuple[]",
        components: [
          { name: "to", type: "address" },
          { name: "value", type: "uint256" },
          { name: "data", type: "bytes" }
        ]
      }
    ],
    outputs: []
  }
] as const

const refuse = (text: string) => new ProviderRpcError(providerErrorCode.invalidParams, text)

/** Reads the params of `wallet_sendCalls` as EIP-5792 has them in its version 2. */
export const readCalls = ({ params }: MethodContext) => {
  const [asked] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (!isRecord(asked) || asked["version"] !== "2.0.0") throw refuse("This is no batch of version 2.0.0")
  const { from, chainId, atomicRequired, calls } = asked
  if (typeof atomicRequired !== "boolean") throw refuse("atomicRequired is missing")
  if (!Array.isArray(calls) || calls.length === 0) throw refuse("calls is no list")
  const read = calls.map((call: unknown) => {
    const given = isRecord(call) ? call : {}
    return tuple([transaction])([{ ...given, from }], "calls")[0]
  })
  return { from: read[0]!.from, chainId: Number(quantity(chainId, "chainId")), calls: read }
}
