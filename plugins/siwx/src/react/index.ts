import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { siwx as headless, type SiwxTypes } from "../siwx.ts"
import type { SiwxApi } from "../SiwxApi.ts"
import type { SiwxOptions } from "../SiwxOptions.ts"
import type { SiwxState } from "../SiwxState.ts"
import type { viewIds } from "../viewIds.ts"

export { signedIn, type SiwxState } from "../SiwxState.ts"
export type { MessageNamespace } from "../MessageNamespace.ts"
export type { SiwxApi } from "../SiwxApi.ts"
export type { SiwxBackend } from "../SiwxBackend.ts"
export type { SiwxCloudOptions } from "../SiwxCloudOptions.ts"
export type { SiwxOptions } from "../SiwxOptions.ts"
export type { SiweConfig, SiweMessageParams, SiweSession } from "../SiweConfig.ts"

/**
 * `siwx` with its view: after connecting, and when the account or the network changes, the visitor is asked to sign in,
 * once for each account and network. Where signing in is required, the modal cannot be closed meanwhile.
 *
 * Fails: throws `SiwxConfigDuplicateError` where more than one of `backend`, `cloud` and `siweConfig` is given.
 */
export const siwx = (
  options?: SiwxOptions
): Plugin<"siwx", SiwxApi, SiwxState, SiwxTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.siwxFills(options)))
