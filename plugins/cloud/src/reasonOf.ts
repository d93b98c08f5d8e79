import { HttpStatusError, type HttpError } from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import type { CaipNetworkId } from "@latchkey/core"
import { isJson } from "./decodeWallet.ts"

/** What a service says of a question that it refuses. */
export interface Reason {
  readonly status: number
  /** What of the question is wrong; may be empty. */
  readonly field: string
  readonly description: string
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

/** Why a service refused a question, as far as it says so; undefined where it did not answer. */
export const reasonOf = (error: unknown): Reason | undefined => {
  if (!(error instanceof HttpStatusError)) return undefined
  const { status, body } = error.details
  const told: unknown = attempt(() => JSON.parse(body))
  const reasons = isJson(told) ? told["reasons"] : undefined
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const { field, description } = isJson(first) ? first : {}
  return { status, field: textOf(field), description: textOf(description) || body }
}

/** Whether a service refused a question since it does not know the network there, whatever it says that it serves. */
export const isOffNetwork = (error: HttpError, networkId: CaipNetworkId): boolean => {
  const reason = reasonOf(error)
  return reason?.status === 400 && (reason.field === "chainId" || reason.description.includes(networkId))
}
