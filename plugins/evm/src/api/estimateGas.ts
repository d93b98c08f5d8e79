import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import type { GasRequest } from "../EvmApi.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import { GasEstimateFailedError } from "../errors.ts"
import { causeOf, type NetworkReader } from "./NetworkReader.ts"
import { findRevert } from "./revertReason.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"

const MAX_VALUE = 2n ** 256n
const MAX_GAS = 2n ** 64n

const decodeGas = (value: unknown): bigint | undefined => {
  const gas = decodeQuantity(value)
  return gas !== undefined && gas > 0n && gas < MAX_GAS ? gas : undefined
}

const encodeCall = ({ address, to, value = 0n, data = "0x" }: GasRequest) => {
  const [from, target] = [address, to].map((text) =>
    typeof text === "string" ? parseAddress(text) : undefined
  )
  return from !== undefined &&
    target !== undefined &&
    typeof value === "bigint" &&
    value >= 0n &&
    value < MAX_VALUE &&
    /^0x(?:[0-9a-f]{2})*$/i.test(data)
    ? { from, to: target, value: toQuantity(value), data }
    : undefined
}

/** See `EvmApi.estimateGas`; `address` is the current account where none was asked for. */
export const estimateGas = ({ networkId, read }: NetworkReader, request: GasRequest) =>
  Effect.suspend(() => {
    const call = encodeCall(request)
    return call === undefined
      ? Effect.fail(new GasEstimateFailedError({ networkId }, "An address, value or data is malformed."))
      : Effect.mapError(read("eth_estimateGas", [call], decodedWith(decodeGas)), (fault) => {
          if (fault._tag === "RpcUrlMissingError") return fault
          const cause = causeOf(fault)
          return new GasEstimateFailedError({ networkId, ...findRevert(cause) }, cause)
        })
  })
