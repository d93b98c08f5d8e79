import { isRecord } from "../decode/Decode.ts"
import type { Fault } from "../faults/Fault.ts"
import { createRequestLog, type RequestLog } from "./RequestLog.ts"

/** Says what the wallet itself did with a request. */
export type Decided = ReturnType<RequestLog["add"]>

/** What a page asks of a wallet: logged, and a fault may stand in for the wallet's answer. */
export interface Requests extends Pick<RequestLog, "add" | "entries" | "clear"> {
  /** Logs a request, and gives what the fault for its method, or for "*", makes of `genuine`; `genuine`'s without one. */
  answer(args: unknown, genuine: (decided: Decided) => Promise<unknown>): unknown
  /** Sets the fault for a method, "*" for all; undefined takes it away. */
  setFault(method: string, fault: Fault | undefined): void
  /** Whether a fault stands in for the method. */
  isFaulty(method: string): boolean
}

export function createRequests(): Requests {
  const log = createRequestLog()
  const faults = new Map<string, Fault>()
  const faultOf = (method: string) => faults.get(method) ?? faults.get("*")
  return {
    add: log.add,
    entries: log.entries,
    clear: log.clear,
    answer(args, request) {
      const decided = log.add(args)
      const genuine = () => request(decided)
      const fault = faultOf(String(isRecord(args) ? args["method"] : undefined))
      return fault === undefined ? genuine() : fault(genuine, args as never)
    },
    setFault(method, fault) {
      if (fault === undefined) faults.delete(method)
      else faults.set(method, fault)
    },
    isFaulty: (method) => faultOf(method) !== undefined
  }
}

/** Runs a request and says how it ended, with the code of its error. */
export const deciding =
  <A>(run: () => Promise<A>) =>
  async (decided: Decided): Promise<A> => {
    try {
      const result = await run()
      decided("resolved")
      return result
    } catch (error) {
      decided("rejected", codeOf(error))
      throw error
    }
  }

const codeOf = (error: unknown) => {
  const code = isRecord(error) ? error["code"] : undefined
  return typeof code === "number" ? code : undefined
}
