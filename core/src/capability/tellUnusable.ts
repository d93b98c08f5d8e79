import * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"
import { tellDeveloper } from "../notice/tellDeveloper.ts"

/** Failures that are a source's own. What was asked for in vain, and what a visitor declined, is none. */
const OWN =
  /^(?:CAPABILITY_FAILED|HTTP_BODY_INVALID|NODE_ANSWER_INVALID|NAME_FAILED|EXCHANGE_FAILED|(?:SWAP|ONRAMP)_PROVIDER|(?:EXCHANGE|ONRAMP)_LINK)$/
/** Behind these lies a request that came to nothing, of which HTTP has told, or for which there was nobody to ask. */
const TOLD = /^(?:Http|RpcUrl)/

/**
 * Tells the page's developer that a source gave no usable answer, once: which one, and what was wrong with it. Nothing for failures that
 * somebody else tells of, and for those that are no fault of the source's.
 */
export const tellUnusable = (error: KitError): Effect.Effect<void> => {
  const { code, cause, message } = error
  if (!OWN.test(code) || TOLD.test(cause?.name ?? "")) return Effect.void
  return tellDeveloper(
    cause?.message ? Object.create(error, { message: { value: `${message} ${cause.message}` } }) : error
  )
}
