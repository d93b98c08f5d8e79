import type { MessageNamespace } from "./MessageNamespace.ts"
import type { SiwxCloudOptions } from "./SiwxCloudOptions.ts"
import type { SiweConfig } from "./SiweConfig.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"

/** How `siwx` works. A statement or a resource that is wrong is left out, and the developer is told of it, as of a wrong server. */
export interface SiwxOptions {
  /** Where the server part answers: a path of the page's own server, `/siwx` by default. */
  readonly server?: string
  /**
   * Whether a wallet that does not sign in is disconnected, and the modal cannot be closed meanwhile; by default what the
   * backend says: the server part requires it.
   */
  readonly required?: boolean
  /**
   * What a sign-in is for. `network`, the default: an account on one network, so that a visitor who moves to another is asked there.
   * `account`: an account on each network of its namespace that the app uses. Its message names the network where it was signed.
   */
  readonly askOn?: "account" | "network"
  /** A sentence that the message shows, in ASCII and on one line. */
  readonly statement?: string
  /** URIs that the message lists, ten at most. */
  readonly resources?: ReadonlyArray<string>
  /** Further namespaces that can sign in. Their signatures need a verifier in the server part. */
  readonly namespaces?: ReadonlyArray<MessageNamespace>
  /** A service that keeps sign-ins of many sites, in place of the server part. */
  readonly cloud?: SiwxCloudOptions
  /** An implementation of the app's own, in place of the server part. */
  readonly backend?: SiwxBackend
  /** The callbacks of an app that has Sign-In with Ethereum already, in place of the server part. EVM networks only. */
  readonly siweConfig?: SiweConfig
}
