import { attempt } from "@latchkey/core/chain-kit"
import { FrameUrlInvalidError } from "../errors.ts"

/** The frame that is used where an app names none. */
export const DEFAULT_FRAME = "https://secure.walletconnect.org/sdk"

const VERSION = "4"

/** Where the frame's document is, and the one origin that its messages come from. */
export interface FrameAddress {
  readonly url: string
  readonly origin: string
}

/** What a frame's address is made of. */
export interface FrameAddressParts {
  readonly frameUrl?: string | undefined
  readonly projectId?: string | undefined
  /** CAIP-2 id of the network that the page is on. */
  readonly chainId?: string | undefined
  /** The page's own origin. */
  readonly pageOrigin?: string | undefined
}

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === "http:" && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/**
 * The frame's address with the parameters that every frame is given: project, network, version of the protocol, and whether
 * it writes a log, which it need not.
 *
 * Fails: throws `FrameUrlInvalidError`.
 */
export const frameAddress = ({
  frameUrl = DEFAULT_FRAME,
  projectId = "",
  chainId = "eip155:1",
  pageOrigin
}: FrameAddressParts): FrameAddress => {
  const url = attempt(() => new URL(frameUrl))
  const isSecure = url?.protocol === "https:" || (url !== undefined && isLoopback(url))
  if (url === undefined || !isSecure || url.username !== "" || url.password !== "")
    throw new FrameUrlInvalidError()
  if (url.origin === pageOrigin) throw new FrameUrlInvalidError()
  url.searchParams.set("projectId", projectId)
  url.searchParams.set("chainId", chainId)
  url.searchParams.set("version", VERSION)
  url.searchParams.set("enableLogger", "false")
  return { url: url.href, origin: url.origin }
}
