import { isRecord } from "../decode/Decode.ts"
import type { Fault } from "../faults/Fault.ts"
import { createRequestLog, type RequestLog } from "./RequestLog.ts"

/** Records what the wallet itself did with a request. */
export type Decided = ReturnType<RequestLog["add"]>

/** The requests of a page: each is logged, and a fault may replace the wallet's answer. */
export interface Requests extends Pick<RequestLog, "add" | "entries" | "clear"> {
  /** Logs a request and answers it: with the fault for its method or for "*", or without one with `genuine`. */
  answer(args: unknown, genuine: (decided: Decided) => Promise<unknown>): unknown
  /** Sets the fault for a method, "*" for all; undefined removes it. */
  setFault(method: string, fault: Fault | undefined): void
  /** Whether the method has a fault. */
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

/** Runs a request and records how it ended, with the code of its error. */
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
